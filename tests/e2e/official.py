"""Discord's official description as a judge of our requests, where it lies beside the project."""

import importlib.util
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
    checker = _checker()
    found = []
    for one in exchanges:
        if "method" not in one:
            continue
        path = one["path"].removeprefix("/api/v10").split("?")[0]
        files = [file["name"] for file in one["files"]]
        judged = checker.check(one["method"], path, one["body"], files)
        found += [f"{one['method']} {path}: {fault}" for fault in judged]
    return found
