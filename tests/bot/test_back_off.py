"""Tests of what is logged while failed deliveries are tried again."""

import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta

import aiohttp
import pytest

from bot.delivery import back_off
from model.errors import StorageTrouble


def failing(*failures: Exception) -> Callable[[], Awaitable[None]]:
    """Return work that raises these failures in turn, and then succeeds."""
    left = list(failures)

    async def work() -> None:
        if left:
            raise left.pop(0)

    return work


@pytest.mark.parametrize(
    ("failure", "logged"),
    [
        (StorageTrouble("gone"), ["INFO"]),
        (aiohttp.ClientConnectionError("away"), ["WARNING"]),
        (ValueError("a fault"), ["ERROR"] * 3),
    ],
    ids=["database", "Discord", "fault"],
)
async def test_only_faults_are_errors(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, failure: Exception, logged: list[str]
) -> None:
    """An outage of the database or of Discord is logged once and without traceback, a fault with each attempt."""
    monkeypatch.setattr(back_off, "AFTER_FAULT", timedelta())
    monkeypatch.setattr("host.background.AFTER_TROUBLE", timedelta())
    caplog.set_level(logging.INFO)
    await back_off.until_done("the work", failing(failure, failure, failure))
    assert [record.levelname for record in caplog.records] == logged
    assert all(message.startswith("the work ") for message in caplog.messages)
    assert ("Traceback" in caplog.text) is isinstance(failure, ValueError)
