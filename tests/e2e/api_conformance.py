"""Validation of requests and answers against Discord's official description, where it lies beside the project."""

import importlib.util
import json
import re
from functools import cache
from pathlib import Path

import pytest

from sandbox.rest.validation import likely_first

PLACE = Path(__file__).resolve().parents[3] / "shared" / "discord" / "check_requests.py"


@cache
def _checker():
    jsonschema = pytest.importorskip("jsonschema")
    spec = importlib.util.spec_from_file_location("check_requests", PLACE)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    checker = module.Checker()
    any_of = jsonschema.Draft202012Validator.VALIDATORS["anyOf"]

    def one_of(validator, branches, instance, schema):
        # The result is the same in any order; the likely branch first saves trying all kinds of components.
        yield from any_of(validator, likely_first(branches, instance, checker.spec), instance, schema)

    module.Validator = jsonschema.validators.extend(module.Validator, {"oneOf": one_of, "anyOf": one_of})
    return checker


def faults(exchanges):
    """Return the faults of these requests by the official description and the limits that Discord states in prose."""
    if not PLACE.is_file():
        return []
    return [
        f"{exchange['method']} {exchange['path']}: {fault}"
        for exchange in exchanges
        if "method" in exchange
        for fault in _request_faults(exchange)
    ]


def answer_faults(exchanges):
    """Return the faults of the sandbox's answers by the official description."""
    if not PLACE.is_file():
        return []
    return sorted(
        {fault for exchange in exchanges if exchange.get("template") for fault in _faults_of_answer(exchange)}
    )


def open_mentions(exchanges):
    """Return the requests with a message that may mention roles, @everyone or people who are not named."""
    return [
        exchange
        for exchange in exchanges
        if "method" in exchange and any(_is_open(part) for part in _messages(exchange["body"]))
    ]


def _messages(body):
    """Yield the body as a message, or the message in an interaction's answer, if there is one."""
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


def _request_faults(exchange):
    """Return the faults of one request. Equal requests are checked once: every test registers the same commands."""
    files = [file["name"] for file in exchange["files"]]
    key = (exchange["method"], exchange["template"], json.dumps(exchange["body"]), *files)
    if key not in _known:
        path = exchange["path"].removeprefix("/api/v10").split("?")[0]
        _known[key] = _checker().check(exchange["method"], path, exchange["body"], files)
    return _known[key]


def _faults_of_answer(exchange):
    """Return the faults of one answer, without positions in lists. One answer of each shape is checked."""
    if exchange["fault"]:
        return []
    key = (exchange["method"], exchange["template"], exchange["status"], _shape(exchange["answer"]))
    if key not in _known_answers:
        path = exchange["path"].removeprefix("/api/v10")
        found = _checker().check_response(exchange["method"], path, exchange["status"], exchange["answer"])
        _known_answers[key] = [
            f"{exchange['method']} {exchange['template']} {exchange['status']}: {re.sub(r'[0-9]+', 'n', fault)}"
            for fault in found
        ]
    return _known_answers[key]


def _shape(value, name=""):
    """Return the value without texts, ids and amounts, which do not affect whether the description allows it."""
    if isinstance(value, dict):
        return tuple((inner, _shape(value[inner], inner)) for inner in sorted(value))
    if isinstance(value, list):
        return frozenset(_shape(inner) for inner in value)
    if isinstance(value, str):
        return "digits" if value.isdecimal() else "text" if value else ""
    return value if name in ("type", "style") or value is None else type(value).__name__


_known = {}
_known_answers = {}
