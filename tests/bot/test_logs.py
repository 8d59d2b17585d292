"""Tests of the log: entries have their context, as text and as JSON, and contain no stored values."""

import json
import logging

import pytest
import structlog

from bot.app import logs
from bot.app.logs import LogFormat
from storage import program_values
from storage.database import Database


@pytest.fixture(autouse=True)
def root():
    """Restore the root logger after a test."""
    logger = logging.getLogger()
    handlers, level = logger.handlers[:], logger.level
    yield
    logger.handlers[:], logger.level = handlers, level


def fault():
    """Raise an error."""
    return 1 / 0


def test_text_entries_end_with_their_context(capsys):
    """An entry as text ends with its context, if it has any."""
    logs.set_up("INFO")
    log = logging.getLogger("bot.some")
    log.info("nobody in particular")
    with structlog.contextvars.bound_contextvars(game="kifo", seq=7):
        log.error("trouble %d", 3)
    plain, about = capsys.readouterr().err.splitlines()
    assert plain.endswith("INFO    bot.some: nobody in particular")
    assert about.endswith("ERROR   bot.some: trouble 3 [game=kifo seq=7]")


async def test_no_level_logs_what_is_stored(capsys, empty_database):
    """With the level DEBUG, too, no values of a statement are logged."""
    logs.set_up("DEBUG")
    database = await Database.open(str(empty_database))
    async with database.begin() as connection:
        await program_values.put(connection, "seed", "a secret")
    await database.close()
    assert "secret" not in capsys.readouterr().err


def test_json_entries_are_one_object_a_line(capsys):
    """JSON entries are one object a line, also with a traceback."""
    logs.set_up("INFO", LogFormat.JSON)
    log = logging.getLogger("bot.some")
    with structlog.contextvars.bound_contextvars(game="kifo", interaction=9):
        log.warning("ohé %s", "là")
        try:
            fault()
        except ZeroDivisionError:
            log.exception("fault")
    warning, error = map(json.loads, capsys.readouterr().err.splitlines())
    assert (warning["event"], warning["level"], warning["logger"]) == ("ohé là", "warning", "bot.some")
    assert (warning["game"], warning["interaction"]) == ("kifo", 9)
    assert "ZeroDivisionError" in error["exception"]
    assert warning["timestamp"].endswith("Z")
