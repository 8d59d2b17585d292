"""Tests of the clock of the bot's process: beside a sandbox that moves it, and with a shared database."""

import asyncio
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace

from bot.app import clock as process_clock
from bot.app.clock import Clock
from sandbox.world.clock import Clock as SandboxClock


def ahead(clock):
    """Return how far the clock is ahead of the machine's, to the minute."""
    return timedelta(minutes=round((clock.now() - datetime.now(UTC)) / timedelta(minutes=1)))


def test_a_moved_clock_is_noticed_at_once(tmp_path):
    """A moved clock is noticed at once, also by a clock that was read before."""
    file = tmp_path / "clock"
    moved, clock = SandboxClock(file), Clock(file)
    assert ahead(clock) == timedelta()
    moved.advance(86_400)
    assert ahead(clock) == timedelta(days=1)
    moved.advance(0.25 * 86_400)
    assert ahead(clock) == timedelta(days=1, hours=6)


def test_without_a_file_the_machines_time_is_returned(tmp_path):
    """Without a file the machine's time is returned; a file that is written later takes effect."""
    clock = Clock(tmp_path / "clock")
    assert ahead(clock) == ahead(Clock()) == timedelta()
    SandboxClock(tmp_path / "clock").advance(3_600)
    assert ahead(clock) == timedelta(hours=1)


async def test_the_database_time_is_that_half_way_through_the_query(monkeypatch):
    """The time that a database returns is taken as that half-way between the query and its answer."""
    seconds = iter((100.0, 104.0, 110.0))
    monkeypatch.setattr(process_clock, "time", SimpleNamespace(monotonic=lambda: next(seconds)))
    noon, clock = datetime(2026, 3, 2, 12, tzinfo=UTC), Clock()

    async def query():
        return noon

    await clock.synchronise(query)
    assert clock.now() - noon == timedelta(seconds=8)


async def test_a_fault_does_not_end_the_following_of_the_database_time(monkeypatch, caplog):
    """A fault in reading the time of a database is logged, and the time is read again later."""
    monkeypatch.setattr(process_clock, "FOLLOW_EVERY_SECONDS", 0.0)
    clock, read, readings = Clock(), asyncio.Event(), 0

    async def query():
        nonlocal readings
        readings += 1
        if readings == 1:
            raise ValueError("no time")
        read.set()
        return datetime.now(UTC) + timedelta(hours=1)

    following = asyncio.create_task(clock.follow(query))
    async with asyncio.timeout(10):
        await read.wait()
    following.cancel()
    await asyncio.gather(following, return_exceptions=True)
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    assert ahead(clock) == timedelta(hours=1)
