"""Discord's REST API; each module serves one part of it."""

from __future__ import annotations

from sandbox.rest import application, channels, interactions, messages, threads
from sandbox.rest.routing import Route


def routes() -> list[Route]:
    """Return all routes, those with literal paths before those with parameters."""
    found = [
        route
        for part in (application, channels, interactions, messages, threads)
        for route in part.routes.held
    ]
    return sorted(found, key=lambda route: [step.startswith("{") for step in route.template.split("/")])
