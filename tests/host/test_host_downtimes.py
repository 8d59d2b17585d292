"""Time that passed while the program was down."""

from collections.abc import Callable
from datetime import timedelta

from at_the_table import ANN, BEN, DAY, HOUR, HandClock, post_all, started, turn

from host.host import Host
from model.games import Maker
from model.outbox import MessageKind

MINUTE = timedelta(minutes=1)


async def restarted(restart: Callable[[], Host], clock: HandClock, after: timedelta) -> Host:
    """A host that has been woken on the same database after nobody was there for a while."""
    clock.forward(after)
    host = restart()
    await host.downtimes.wake()
    await host.timekeeper.run_due()
    return host


async def test_a_turn_that_ended_meanwhile_gets_a_tenth(
    host: Host, restart: Callable[[], Host], clock: HandClock
) -> None:
    """Who could not play while the program was down has a tenth of the turn's time from its start, and is told."""
    view = await started(host, ANN, BEN, turn_seconds=48 * 3600)
    await post_all(host, count=1)
    clock.forward(40 * HOUR)
    await host.downtimes.beat()
    back = await restarted(restart, clock, 20 * HOUR)
    assert (await back.games.view(view.id)).deadline == clock.time + 48 * HOUR / 10
    assert await back.history.reports(view.id) == ()
    assert [delivery.kind for delivery in await post_all(back, count=1)] == [MessageKind.REMINDER_TENTH]
    clock.forward(4 * HOUR)
    await back.timekeeper.run_due()
    assert await back.history.reports(view.id) == ()
    clock.forward(HOUR)
    await back.timekeeper.run_due()
    assert [report.maker for report in await back.history.reports(view.id)] == [Maker.CLOCK]


async def test_nobody_waits_longer_than_a_day(
    host: Host, restart: Callable[[], Host], clock: HandClock
) -> None:
    """A tenth of a month would be three days: a day after the start is enough."""
    view = await started(host, ANN, BEN, turn_seconds=30 * 24 * 3600)
    await host.downtimes.beat()
    back = await restarted(restart, clock, 31 * DAY)
    assert (await back.games.view(view.id)).deadline == clock.time + DAY


async def test_a_second_restart_takes_nothing_back(
    host: Host, restart: Callable[[], Host], clock: HandClock
) -> None:
    """The time that was given stands, though the program is started again at once."""
    view = await started(host, ANN, BEN, turn_seconds=48 * 3600)
    await host.downtimes.beat()
    back = await restarted(restart, clock, 60 * HOUR)
    deadline = (await back.games.view(view.id)).deadline
    again = await restarted(restart, clock, MINUTE)
    assert (await again.games.view(view.id)).deadline == deadline


async def test_short_and_early_absences_change_nothing(
    host: Host, restart: Callable[[], Host], clock: HandClock
) -> None:
    """A restart for an update gives no time; nor does a downtime after which there is time enough."""
    view = await started(host, ANN, BEN, turn_seconds=48 * 3600)
    await host.downtimes.beat()
    back = await restarted(restart, clock, 30 * HOUR)
    assert (await back.games.view(view.id)).deadline == view.deadline
    await turn(back, view.id)
    assert (await back.games.view(view.id)).deadline == clock.time + 48 * HOUR, "a new turn has its own time"
    clock.forward(48 * HOUR - MINUTE)
    await back.downtimes.beat()
    last = await restarted(restart, clock, 2 * MINUTE)
    assert len(await last.history.reports(view.id)) == 2
