"""Tests of background loops and cooldowns when the clock jumps, the database is gone or a call fails."""

import asyncio
import logging
from datetime import datetime, timedelta

import pytest
from games_played import DAY, HOUR, HandClock

from host.background import AFTER_FAULT, MOST_FAULTS, BackgroundLoop, Cooldown, FaultLog
from host.events import Signal
from model.errors import StorageTrouble
from storage.database import Conflict


class Looks:
    """A call of a background loop that counts how often it was made; the next one is due in an hour."""

    def __init__(self, clock: HandClock) -> None:
        self._clock = clock
        self.count = 0
        self.looked = asyncio.Event()

    async def __call__(self) -> datetime:
        self.count += 1
        self.looked.set()
        return self._clock.time + HOUR

    async def next_call(self) -> int:
        """Wait for the next call and return how many there were."""
        self.looked.clear()
        async with asyncio.timeout(60):
            await self.looked.wait()
        return self.count


@pytest.mark.parametrize("by", [2 * HOUR, -30 * DAY], ids=["forward", "back"])
async def test_a_loop_calls_when_the_clock_has_jumped(
    clock: HandClock, monkeypatch: pytest.MonkeyPatch, by: timedelta
) -> None:
    """A loop whose next call is due in an hour calls at once when the clock has jumped forward or back."""
    monkeypatch.setattr("host.background.TICK_SECONDS", 0.01)
    looks = Looks(clock)
    watch = BackgroundLoop("watch", looks, Signal(), clock)
    watch.start()
    assert await looks.next_call() == 1
    clock.forward(by)
    assert await looks.next_call() == 2
    await watch.stop()


async def test_a_cooldown_ends_when_the_clock_is_set_back(clock: HandClock) -> None:
    """A cooldown lasts for its time, but not longer when the clock was set back."""
    cooldown = Cooldown(clock)
    cooldown.add("game")
    assert "game" in cooldown
    clock.forward(AFTER_FAULT / 2)
    assert "game" in cooldown
    clock.forward(-DAY)
    assert "game" not in cooldown


async def test_a_loop_calls_again_two_seconds_after_a_failure_of_the_database(
    clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A loop whose call failed because the database was gone calls again within two seconds."""
    monkeypatch.setattr("host.background.TICK_SECONDS", 0.01)
    looks = Looks(clock)

    async def look() -> datetime:
        moment = await looks()
        if looks.count == 1:
            raise StorageTrouble("gone")
        return moment

    watch = BackgroundLoop("watch", look, Signal(), clock)
    watch.start()
    assert await looks.next_call() == 1
    clock.forward(timedelta(seconds=2))
    assert await looks.next_call() == 2
    await watch.stop()


async def test_a_loop_goes_on_after_a_fault(
    clock: HandClock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A loop whose call fails for any reason logs the error, and calls again after a longer wait."""
    monkeypatch.setattr("host.background.TICK_SECONDS", 0.01)
    looks = Looks(clock)

    async def look() -> datetime:
        moment = await looks()
        if looks.count == 1:
            raise ZeroDivisionError
        return moment

    watch = BackgroundLoop("the clock", look, Signal(), clock)
    watch.start()
    assert await looks.next_call() == 1
    clock.forward(AFTER_FAULT)
    assert await looks.next_call() == 2
    await watch.stop()
    (fault,) = caplog.records
    assert (fault.levelname, fault.exc_info is None) == ("ERROR", False)
    assert fault.getMessage() == "the clock failed and is tried again in 60 seconds"


async def test_a_loop_logs_an_outage_once(
    clock: HandClock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A loop logs once that it waits for the database, however often it tries, and once more for the next outage."""
    monkeypatch.setattr("host.background.TICK_SECONDS", 0.01)
    caplog.set_level(logging.INFO)
    looks = Looks(clock)

    async def look() -> datetime:
        moment = await looks()
        if looks.count != 4:
            raise StorageTrouble("gone")
        return moment

    watch = BackgroundLoop("the clock", look, Signal(), clock)
    watch.start()
    lines = []
    for _ in range(6):
        await looks.next_call()
        clock.forward(HOUR)
        lines.append(len(caplog.records))
    await watch.stop()
    assert lines == [1, 1, 1, 1, 2, 2]
    assert {(record.levelname, record.getMessage()) for record in caplog.records} == {
        ("INFO", "the clock waits for the database: gone")
    }


async def test_work_refused_by_a_constraint_is_not_repeated_at_once(
    clock: HandClock, caplog: pytest.LogCaptureFixture
) -> None:
    """A write that a constraint refuses would be refused again at once: it is logged as a fault and put off."""
    cooldown = Cooldown(clock)

    async def do() -> bool:
        raise Conflict("a match has one game with each number")

    assert not await cooldown.attempt("tournament", "cup", do)
    assert "cup" in cooldown
    assert [record.levelname for record in caplog.records] == ["ERROR"]


async def test_work_that_failed_without_the_database_is_tried_again(clock: HandClock) -> None:
    """Work that failed because the database was gone is tried again after two seconds."""
    cooldown, tried = Cooldown(clock), []

    async def do() -> bool:
        tried.append(clock.time)
        raise StorageTrouble("gone")

    for _ in range(2):
        assert not await cooldown.attempt("game", "Ash", do)
    assert len(tried) == 1
    clock.forward(timedelta(seconds=2))
    await cooldown.attempt("game", "Ash", do)
    assert len(tried) == 2


async def test_an_item_that_fails_in_the_same_way_is_logged_as_an_error_once(
    clock: HandClock, caplog: pytest.LogCaptureFixture
) -> None:
    """Damaged data fails each minute; another fault, and the same one after a success, are logged again."""
    cooldown = Cooldown(clock)
    outcomes: list[Exception | None] = [
        ValueError("1"),
        ValueError("1"),
        ValueError("2"),
        None,
        ValueError("2"),
    ]

    async def do() -> bool:
        outcome = outcomes.pop(0)
        if outcome is not None:
            raise outcome
        return True

    while outcomes:
        await cooldown.attempt("tournament", "id", do)
        clock.forward(AFTER_FAULT + timedelta(seconds=1))
    errors = [
        str(record.exc_info[1])
        for record in caplog.records
        if record.levelno == logging.ERROR and record.exc_info
    ]
    assert errors == ["1", "2", "2"]


def test_the_faults_of_a_limited_number_of_items_are_remembered(caplog: pytest.LogCaptureFixture) -> None:
    """An item whose fault is forgotten, as so many others have failed since, is logged as an error again."""
    faults = FaultLog(logging.getLogger("faults"))
    for item in (*range(MOST_FAULTS + 1), MOST_FAULTS, 0):
        faults.failed(item, ValueError("damaged"), "item %s", item)
    errors = [record.getMessage() for record in caplog.records if record.levelno == logging.ERROR]
    assert errors == [f"item {item}" for item in (*range(MOST_FAULTS + 1), 0)]
