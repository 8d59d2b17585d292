"""Tests of deadlines after a downtime: time in which the program, the machine or the database was not there."""

import datetime
import logging
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from functools import partial
from types import SimpleNamespace

import pytest
from games_played import ANN, BEN, DAY, HOUR, HandClock, post_all, started, turn

from host.clocks import downtimes
from host.clocks.clocks import share_of
from host.clocks.downtimes import AFTER_OUTAGE, BEAT_EVERY
from host.host import Host
from model.errors import StorageTrouble
from model.games import Maker
from model.ids import ChannelId, GameId
from model.outbox import MessageKind
from storage import outages
from storage.database import Database

MINUTE = timedelta(minutes=1)


async def restarted(restart: Callable[[], Host], clock: HandClock, after: timedelta) -> Host:
    """Return a host that was restarted on the same database after a downtime."""
    clock.forward(after)
    host = restart()
    await host.downtimes.record_downtime()
    await host.timekeeper.run_due()
    return host


def spread_of(game: GameId) -> timedelta:
    """Return a game's share of the six hours over which ends of turns are spread."""
    return share_of(game) * 6 * HOUR


async def test_a_turn_that_ran_out_in_a_downtime_gets_half_a_day(
    host: Host, restart: Callable[[], Host], clock: HandClock
) -> None:
    """A turn whose time ran out during a downtime gets twelve hours from the start, and its message says so."""
    view = await started(host, ANN, BEN, turn_seconds=48 * 3600)
    await post_all(host, count=1)
    clock.forward(40 * HOUR)
    await host.downtimes.heartbeat()
    back = await restarted(restart, clock, 20 * HOUR)
    assert (await back.games.view(view.id)).deadline == clock.time + 12 * HOUR + spread_of(view.id)
    assert await back.history.reports(view.id) == ()
    assert [delivery.kind for delivery in await post_all(back, count=1)] == [MessageKind.REMINDER_TENTH]
    clock.forward(11 * HOUR)
    await back.timekeeper.run_due()
    assert await back.history.reports(view.id) == ()
    clock.forward(HOUR + spread_of(view.id))
    await back.timekeeper.run_due()
    assert [report.maker for report in await back.history.reports(view.id)] == [Maker.CLOCK]


async def test_a_turn_gets_a_day_at_most_after_a_downtime(
    host: Host, restart: Callable[[], Host], clock: HandClock
) -> None:
    """After a downtime a turn has at most one day more, although a tenth of a month would be three."""
    view = await started(host, ANN, BEN, turn_seconds=30 * 24 * 3600)
    await host.downtimes.heartbeat()
    back = await restarted(restart, clock, 31 * DAY)
    assert (await back.games.view(view.id)).deadline == clock.time + DAY + spread_of(view.id)


async def test_the_ends_of_turns_are_spread_after_a_downtime(
    host: Host, restart: Callable[[], Host], clock: HandClock
) -> None:
    """After a week of downtime turns end spread over hours, and in nobody's quiet hours."""
    channels = [ChannelId(1000 + number) for number in range(12)]
    games = [await started(host, ANN, BEN, channel=channel, turn_seconds=48 * 3600) for channel in channels]
    for person in (ANN, BEN):
        quiet = (datetime.time(0), datetime.time(23, 30))
        await host.people.change(person.id, partial(replace, quiet=quiet))
    await host.downtimes.heartbeat()
    back = await restarted(restart, clock, 7 * DAY)
    ends = [(await back.games.view(view.id)).deadline for view in games]
    assert all(end is not None and end >= clock.time + 12 * HOUR for end in ends)
    assert all(end is not None and end.time() >= datetime.time(23, 30) for end in ends)
    for person in (ANN, BEN):
        await back.people.change(person.id, partial(replace, quiet=None))
    await back.timekeeper.run_due()
    spread = {(await back.games.view(view.id)).deadline for view in games} - {None}
    assert len(spread) == len(games)
    assert min(spread) >= clock.time + 12 * HOUR
    assert max(spread) - min(spread) > HOUR


async def test_a_turn_of_minutes_gets_minutes_after_a_downtime(
    host: Host, restart: Callable[[], Host], clock: HandClock
) -> None:
    """A turn of ten minutes gets its own time again and a short spread, not half a day."""
    view = await started(host, ANN, BEN, turn_seconds=600)
    await host.downtimes.heartbeat()
    back = await restarted(restart, clock, DAY)
    deadline = (await back.games.view(view.id)).deadline
    assert deadline is not None
    assert 600 <= (deadline - clock.time).total_seconds() <= 900


async def test_a_downtime_of_minutes_gives_no_half_day(
    host: Host, restart: Callable[[], Host], clock: HandClock
) -> None:
    """A turn whose end is near after a short downtime gets a tenth of its time and the spread, not half a day."""
    view = await started(host, ANN, BEN, turn_seconds=20 * 3600)
    clock.forward(19 * HOUR - 5 * MINUTE)
    await host.timekeeper.run_due()
    await host.downtimes.heartbeat()
    back = await restarted(restart, clock, 5 * MINUTE)
    deadline = (await back.games.view(view.id)).deadline
    assert deadline is not None
    assert 2 * HOUR <= deadline - clock.time <= 3 * HOUR


async def test_a_second_restart_keeps_the_deadline(
    host: Host, restart: Callable[[], Host], clock: HandClock
) -> None:
    """The deadline that a downtime has moved stays, though the program is started again at once."""
    view = await started(host, ANN, BEN, turn_seconds=48 * 3600)
    await host.downtimes.heartbeat()
    back = await restarted(restart, clock, 60 * HOUR)
    deadline = (await back.games.view(view.id)).deadline
    next_host = await restarted(restart, clock, MINUTE)
    assert (await next_host.games.view(view.id)).deadline == deadline


async def test_downtimes_that_leave_enough_time_change_nothing(
    host: Host, restart: Callable[[], Host], clock: HandClock
) -> None:
    """Neither a restart for an update nor a downtime that leaves a turn time enough moves a deadline."""
    view = await started(host, ANN, BEN, turn_seconds=48 * 3600)
    await host.downtimes.heartbeat()
    back = await restarted(restart, clock, 30 * HOUR)
    assert (await back.games.view(view.id)).deadline == view.deadline
    await turn(back, view.id)
    assert (await back.games.view(view.id)).deadline == clock.time + 48 * HOUR, (
        "a new turn has its whole time"
    )
    clock.forward(48 * HOUR - MINUTE)
    await back.downtimes.heartbeat()
    last = await restarted(restart, clock, 2 * MINUTE)
    assert len(await last.history.reports(view.id)) == 2


async def test_hours_in_which_the_process_stood_still_are_a_downtime(
    host: Host, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A turn that would have ended while the machine slept is not over when it wakes."""
    passed = [0.0]
    monkeypatch.setattr(downtimes, "passed_seconds", lambda: passed[0])
    await host.downtimes.heartbeat()
    view = await started(host, ANN, BEN, turn_seconds=3600)
    clock.forward(8 * HOUR)
    passed[0] += 8 * 3600
    await host.downtimes.heartbeat()
    await host.timekeeper.run_due()
    deadline = (await host.games.view(view.id)).deadline
    assert deadline is not None
    assert deadline > clock.time
    assert await host.history.reports(view.id) == ()


async def test_hours_in_which_the_database_was_away_are_a_downtime(
    host: Host, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Time in which the heartbeat could not be stored counts as a downtime, so that no turn runs out in it."""
    passed = [0.0]
    monkeypatch.setattr(downtimes, "passed_seconds", lambda: passed[0])
    await host.downtimes.heartbeat()
    view = await started(host, ANN, BEN, turn_seconds=3600)
    with monkeypatch.context() as away:

        def begin(*_: object) -> None:
            raise StorageTrouble("the server is away")

        away.setattr(host.downtimes._database, "begin", begin)
        for _ in range(120):
            clock.forward(MINUTE)
            passed[0] += 60
            with pytest.raises(StorageTrouble):
                await host.downtimes.heartbeat()
    await host.downtimes.heartbeat()
    await host.timekeeper.run_due()
    assert await host.history.reports(view.id) == ()


async def test_a_clock_that_was_set_forward_is_no_downtime(host: Host, clock: HandClock) -> None:
    """A clock that was set forward is no downtime: no time has passed."""
    await host.downtimes.heartbeat()
    view = await started(host, ANN, BEN, turn_seconds=3600)
    clock.forward(8 * HOUR)
    await host.downtimes.heartbeat()
    await host.timekeeper.run_due()
    assert [report.maker for report in await host.history.reports(view.id)][:1] == [Maker.CLOCK]


async def test_the_end_of_an_outage_is_noticed_though_nobody_plays(
    host: Host,
    database: Database,
    clock: HandClock,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """After an outage heartbeats are stored more often, until the log says that the database can be used again."""
    caplog.set_level(logging.INFO)
    seconds = [0.0]
    monkeypatch.setattr(outages, "time", SimpleNamespace(monotonic=lambda: seconds[0]))
    await host.downtimes.heartbeat()
    database._record_failure(StorageTrouble("the server is away"), writes=True)
    for _ in range(2):
        assert "can be used again" not in caplog.text
        clock.forward(AFTER_OUTAGE)
        seconds[0] += AFTER_OUTAGE.total_seconds()
        await host.downtimes.heartbeat()
    assert "can be used again" in caplog.text
    assert host.downtimes.interval == BEAT_EVERY
