"""Discord's official description as a judge of our requests, where it lies beside the project."""

import importlib.util
import json
from functools import cache
from pathlib import Path

import pytest

PLACE = Path(__file__).resolve().parents[3] / "shared" / "discord" / "check_requests.py"


@cache
def _checker():
    pytest.importorskip("jsonschema")
    spec = importlib.util.spec_from_file_location("check_requests", PLACE)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.Checker()


def faults(exchanges):
    """What the official description and the limits of Discord's prose have against these requests."""
    if not PLACE.is_file():
        return []
    return [
        f"{one['method']} {one['path']}: {fault}"
        for one in exchanges
        if "method" in one
        for fault in _judged(one)
    ]


def open_mentions(exchanges):
    """The messages that could call a role, everybody or somebody who is not named as the one to call."""
    return [
        one for one in exchanges if "method" in one and any(_is_open(part) for part in _messages(one["body"]))
    ]


def _messages(body):
    """The body as a message, or the message in an interaction's answer, if there is one."""
    found = body.get("data") or {} if isinstance(body, dict) and body.get("type") in (4, 7) else body
    if (
        isinstance(found, dict)
        and (found.get("content") or found.get("components"))
        and "options" not in found
    ):
        yield found


def _is_open(message):
    allowed = message.get("allowed_mentions")
    return allowed is None or bool(allowed.get("parse")) or bool(allowed.get("roles"))


def _judged(one):
    """The faults of one request. The same is judged once: every test registers the same commands."""
    files = [file["name"] for file in one["files"]]
    key = (one["method"], one["template"], json.dumps(one["body"]), *files)
    if key not in _known:
        path = one["path"].removeprefix("/api/v10").split("?")[0]
        _known[key] = _checker().check(one["method"], path, one["body"], files)
    return _known[key]


_known = {}
