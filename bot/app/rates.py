"""Discord's rate limits for a bot, shared by all processes with the same database."""

from __future__ import annotations

from datetime import timedelta

from host.host import Host
from host.rate_limits import RateLimit

REQUESTS_AT_ONCE, REQUESTS_A_SECOND = 2, 42
"""Discord allows a bot fifty within any second. Those of 1.1 seconds may come within one, since each may be late by
`host.rate_limits.TOO_LATE`: 48. A turn has two, for its message and for the one before, whose controls are disabled."""

BETWEEN_SESSIONS = timedelta(seconds=5)
"""The time in which Discord allows one new session; very large bots may begin several."""


def request_limit(host: Host) -> RateLimit:
    """Return the rate limit of requests to Discord."""
    return host.rate_limit("requests", timedelta(seconds=1) / REQUESTS_A_SECOND, REQUESTS_AT_ONCE)


def session_limit(host: Host) -> RateLimit:
    """Return the rate limit of new sessions."""
    return host.rate_limit("sessions", BETWEEN_SESSIONS, 1)
