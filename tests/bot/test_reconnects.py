"""Tests of what is logged when discord.py has lost a connection."""

import logging

import aiohttp
import discord
import pytest

from bot.app import client

assert client, "it sets the filter"

LINE = "Attempting a reconnect for shard ID %s in %.2fs"


@pytest.mark.parametrize(
    "failure",
    [discord.GatewayNotFound(), aiohttp.ClientConnectionError("away"), TimeoutError("too slow")],
    ids=lambda failure: type(failure).__name__,
)
def test_a_lost_connection_is_logged_in_one_line(
    caplog: pytest.LogCaptureFixture, failure: Exception
) -> None:
    """What discord.py logs as an error with a traceback, although it connects again, is a warning in one line."""
    log = logging.getLogger("discord.shard")
    log.error(LINE, 3, 1.5, exc_info=failure)
    (record,) = caplog.records
    assert (record.levelname, record.exc_info) == ("WARNING", None)
    assert record.getMessage().startswith("Attempting a reconnect for shard ID 3 in 1.50s")
    assert str(failure) in record.getMessage()
    caplog.clear()
    caplog.set_level(logging.ERROR, logger="discord.shard")
    log.error(LINE, 3, 1.5, exc_info=failure)
    assert caplog.records == []


def test_a_fault_keeps_its_traceback(caplog: pytest.LogCaptureFixture) -> None:
    """A fault in handling the gateway stays an error."""
    logging.getLogger("discord.shard").error(LINE, 3, 1.5, exc_info=ValueError("a fault"))
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    assert "a fault" in caplog.text
