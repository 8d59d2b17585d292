"""Tests of what is logged while the database cannot be used."""

import logging
import sqlite3
from pathlib import Path

import pytest

from model.errors import StorageTrouble
from storage import outages
from storage.database import Database
from storage.outages import LASTING_SECONDS, SETTLED_SECONDS, Outages

GONE = StorageTrouble("gone")


class Watch:
    """A clock for `time.monotonic`, moved by hand."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def monotonic(self) -> float:
        return self.seconds


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> Watch:
    caplog.set_level(logging.INFO)
    fake_time = Watch()
    monkeypatch.setattr(outages, "time", fake_time)
    return fake_time


def levels(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.levelname for record in caplog.records if record.name == "storage.outages"]


def test_a_short_outage_is_a_warning(watch: Watch, caplog: pytest.LogCaptureFixture) -> None:
    """A short outage is a warning at its beginning and a line at its end, however much failed meanwhile."""
    database = Outages()
    for _ in range(200):
        database.failed(GONE, writes=False)
        watch.seconds += 0.1
    database.succeeded(writes=False)
    assert levels(caplog) == ["WARNING"]
    for _ in range(3):
        watch.seconds += SETTLED_SECONDS
        database.succeeded(writes=False)
    assert levels(caplog) == ["WARNING", "INFO"]
    assert caplog.messages[1].endswith("after 20 seconds")
    database.failed(GONE, writes=False)
    assert levels(caplog) == ["WARNING", "INFO", "WARNING"]


def test_a_long_outage_is_an_error(watch: Watch, caplog: pytest.LogCaptureFixture) -> None:
    """Each long outage is logged as an error, once."""
    database = Outages()
    for _ in range(2):
        for _ in range(3):
            database.failed(GONE, writes=False)
            watch.seconds += LASTING_SECONDS
        for _ in range(2):
            database.succeeded(writes=False)
            watch.seconds += SETTLED_SECONDS
    assert levels(caplog) == ["WARNING", "ERROR", "INFO"] * 2
    assert "for 60 seconds: gone" in caplog.messages[1]


def test_successes_between_failures_do_not_end_an_outage(
    watch: Watch, caplog: pytest.LogCaptureFixture
) -> None:
    """An outage of a server that answers now and then ends only when nothing fails any more."""
    database = Outages()
    for _ in range(50):
        database.failed(GONE, writes=False)
        watch.seconds += SETTLED_SECONDS / 4
        database.succeeded(writes=False)
        watch.seconds += SETTLED_SECONDS / 4
        database.succeeded(writes=False)
    assert levels(caplog) == ["WARNING", "ERROR"]


def test_reads_do_not_end_an_outage_of_writes(watch: Watch, caplog: pytest.LogCaptureFixture) -> None:
    """While nothing can be stored, as on a full disk, reading does not end the outage; it ends one of reads alone."""
    database = Outages()
    for fails, works, lines in (((True, False), False, 1), ((), True, 2), ((False,), False, 4)):
        for writes in fails:
            database.failed(GONE, writes=writes)
        for _ in range(2):
            watch.seconds += SETTLED_SECONDS
            database.succeeded(writes=works)
        assert len(caplog.records) == lines


async def test_transactions_report_outages(
    tmp_path: Path, watch: Watch, caplog: pytest.LogCaptureFixture
) -> None:
    """What SQLite refuses in a transaction, and what it stores later, is in the log."""
    database = await Database.open(str(tmp_path / "bastide.db"))
    with pytest.raises(StorageTrouble):
        async with database.begin():
            raise sqlite3.OperationalError("database or disk is full")
    for _ in range(2):
        watch.seconds += SETTLED_SECONDS
        async with database.read_once():
            pass
    assert levels(caplog) == ["WARNING"]
    assert "database or disk is full" in caplog.text
    for _ in range(2):
        watch.seconds += SETTLED_SECONDS
        async with database.begin():
            pass
    await database.close()
    assert levels(caplog) == ["WARNING", "INFO"]


async def test_a_database_that_cannot_be_opened_is_not_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The caller reports that a database cannot be opened, so it is not logged as an outage."""
    (tmp_path / "bastide.db").mkdir()
    with pytest.raises(Exception, match="database-unreadable"):
        await Database.open(str(tmp_path / "bastide.db"))
    assert caplog.records == []
