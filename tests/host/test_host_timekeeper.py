"""Tests of the timekeeper: reminders, time-outs, computers' turns and holidays."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, time, timedelta
from functools import partial
from pathlib import Path

import pytest
from games_played import (
    ANN,
    BEN,
    CHANNEL,
    DAY,
    GUILD,
    HOUR,
    HandClock,
    chance,
    options,
    post_all,
    started,
    turn,
)

from game.engine.legal import placements
from game.values.moves import Place, Skip
from host.errors import HostReason, HostRefusal
from host.events import ClockChanged
from host.host import Host
from model.games import Maker
from model.ids import MessageId
from model.outbox import GameDelivery, MessageKind, Work
from model.people import PersonSettings, QuietHours, ReminderBy
from model.tables import GameStatus, Occupant, TimeOut
from storage.database import Database

TEN_DAYS = 10 * 24 * 3600


async def post_and_list_kinds(host: Host, count: int) -> list[MessageKind]:
    """Post `count` messages and return their kinds."""
    return [delivery.kind for delivery in await post_all(host, count=count)]


async def test_reminders_and_the_end_of_a_turn(host: Host, clock: HandClock) -> None:
    """Reminders at half and a tenth of a turn, and the table's time-out at its end, come once each."""
    view = await started(host, ANN, BEN, turn_seconds=TEN_DAYS)
    assert view.deadline == clock.time + 10 * DAY
    assert await host.timekeeper.run_due() == clock.time + 5 * DAY
    clock.forward(5 * DAY)
    assert await host.timekeeper.run_due() == clock.time + 4 * DAY
    await host.timekeeper.run_due()
    clock.forward(4 * DAY)
    await host.timekeeper.run_due()
    deliveries = await post_all(host, count=3)
    assert [delivery.kind for delivery in deliveries] == [
        MessageKind.TURN,
        MessageKind.REMINDER_HALF,
        MessageKind.REMINDER_TENTH,
    ]
    assert [delivery.person for delivery in deliveries] == [None, ANN.id, ANN.id]
    clock.forward(DAY)
    await host.timekeeper.run_due()
    (report,) = await host.history.reports(view.id)
    assert (report.maker, report.person) == (Maker.CLOCK, None)
    now = await host.games.view(view.id)
    assert now.to_move is not None
    assert now.to_move.person == BEN.id
    assert now.deadline == clock.time + 10 * DAY


async def test_after_a_downtime_only_the_newest_alarm_counts(
    host: Host, restart: Callable[[], Host], database: Database, clock: HandClock
) -> None:
    """After a downtime only the newest alarm that fell into it counts, and only once."""
    await started(host, ANN, BEN, turn_seconds=2 * 24 * 3600)
    clock.forward(1.9 * DAY)
    after = restart()
    await after.timekeeper.run_due()
    await after.timekeeper.run_due()
    assert await post_and_list_kinds(after, 2) == [MessageKind.TURN, MessageKind.REMINDER_TENTH]
    clock.forward(30 * DAY)
    await after.timekeeper.run_due()
    assert await post_and_list_kinds(after, 1) == [MessageKind.TURN]
    assert await after.outbox.waiting(Work.POST) == ()


async def test_a_time_out_lays_a_random_tile_without_a_meeple(host: Host, clock: HandClock) -> None:
    """With the time-out `RANDOM_TILE` the tile is laid at a legal cell, without a meeple."""
    view = await started(host, ANN, BEN, turn_seconds=3600, time_out=TimeOut.RANDOM_TILE)
    legal = placements(view.position)
    clock.forward(HOUR)
    await host.timekeeper.run_due()
    (report,) = await host.history.reports(view.id)
    assert report.moves[0] in legal
    assert report.moves[1:] in ((), (Skip(),))


async def test_a_turn_begun_is_finished_by_the_clock(host: Host, clock: HandClock) -> None:
    """A turn that runs out after the tile was laid ends without a meeple."""
    view = await started(host, ANN, BEN, turn_seconds=3600, time_out=TimeOut.RANDOM_TILE)
    await host.games.move(view.id, ANN.id, 0, [placements(view.position)[0]])
    clock.forward(HOUR)
    await host.timekeeper.run_due()
    (report,) = await host.history.reports(view.id)
    assert isinstance(report.moves[0], Place)
    assert report.moves[1:] == (Skip(),)
    assert report.maker is Maker.CLOCK


async def test_a_time_out_hands_the_seat_to_a_computer(host: Host, clock: HandClock) -> None:
    """With the time-out `HAND_OVER` a computer takes the seat and plays at once; the player may come back."""
    view = await started(host, ANN, BEN, turn_seconds=3600, time_out=TimeOut.HAND_OVER)
    clock.forward(HOUR)
    await host.timekeeper.run_due()
    now = await host.games.view(view.id)
    assert now.seats[0].occupant is Occupant.COMPUTER
    assert now.to_move is not None
    assert now.to_move.person == BEN.id
    back = await host.seats.replace(view.id, ANN.id, now.seats[0].colour, ANN)
    assert back.seats[0].person == ANN.id, "the player may take the seat again"


async def test_quiet_hours_delay_a_reminder(host: Host, clock: HandClock) -> None:
    """A reminder that falls into the player's quiet hours is posted at their end, in the player's time zone."""
    await host.people.change(
        ANN.id, lambda _: PersonSettings(time_zone="Europe/Rome", quiet=(time(20), time(9)))
    )
    await started(host, ANN, BEN, turn_seconds=2 * 12 * 3600)
    clock.forward(12 * HOUR)
    assert await host.timekeeper.run_due() == datetime(2026, 3, 3, 8, 0, tzinfo=UTC)
    assert await post_and_list_kinds(host, 1) == [MessageKind.TURN]
    clock.forward(8 * HOUR)
    await host.timekeeper.run_due()
    assert await post_and_list_kinds(host, 1) == [MessageKind.REMINDER_HALF]


@pytest.mark.parametrize(("zone", "waits"), [("Asia/Kathmandu", 0.25), ("Europe/London", 6)])
async def test_a_reminder_waits_for_the_morning_of_a_changed_time_zone(
    host: Host, clock: HandClock, zone: str, waits: float
) -> None:
    """A reminder that waits for the end of quiet hours comes at their end in the time zone that is chosen meanwhile."""
    quiet = (time(20), time(9))
    await host.people.change(ANN.id, lambda _: PersonSettings(time_zone="Europe/Rome", quiet=quiet))
    await started(host, ANN, BEN, turn_seconds=2 * 12 * 3600)
    clock.forward(12 * HOUR)
    await host.timekeeper.run_due()
    clock.time = datetime(2026, 3, 3, 3, 0, tzinfo=UTC)
    await host.people.change(ANN.id, partial(replace, time_zone=zone))
    morning = clock.time + waits * HOUR
    assert await host.timekeeper.run_due() == morning
    clock.time = morning
    await host.timekeeper.run_due()
    assert await post_and_list_kinds(host, 2) == [MessageKind.TURN, MessageKind.REMINDER_HALF]


async def test_a_changed_time_zone_posts_no_reminder_twice(host: Host, clock: HandClock) -> None:
    """A reminder that was posted is not posted again if its person's time zone changes."""
    await started(host, ANN, BEN, turn_seconds=TEN_DAYS)
    clock.forward(5 * DAY)
    await host.timekeeper.run_due()
    await host.people.change(
        ANN.id, lambda _: PersonSettings(time_zone="Asia/Tokyo", quiet=(time(1), time(2)))
    )
    await host.timekeeper.run_due()
    assert await post_and_list_kinds(host, 2) == [MessageKind.TURN, MessageKind.REMINDER_HALF]
    clock.forward(4 * DAY)
    await host.timekeeper.run_due()
    assert await post_and_list_kinds(host, 1) == [MessageKind.REMINDER_TENTH]


async def test_overlapping_holidays_are_merged(host: Host, clock: HandClock) -> None:
    """Overlapping holidays are stored as one, which pauses the clock for all of its time."""
    view = await started(host, ANN, BEN, turn_seconds=2 * 24 * 3600, holiday_days=6)
    await host.people.add_holiday(ANN.id, clock.time + DAY, clock.time + 4 * DAY)
    await host.people.add_holiday(ANN.id, clock.time + 8 * DAY, clock.time + 9 * DAY)
    chosen = await host.people.add_holiday(ANN.id, clock.time + 2 * DAY, clock.time + 5 * DAY)
    assert chosen == await host.people.settings(ANN.id)
    assert chosen.holidays == (
        (clock.time + DAY, clock.time + 5 * DAY),
        (clock.time + 8 * DAY, clock.time + 9 * DAY),
    )
    await host.timekeeper.run_due()
    assert (await host.games.view(view.id)).deadline == clock.time + 6 * DAY


async def test_concurrent_changes_of_a_person_are_all_stored(host: Host, clock: HandClock) -> None:
    """Two holidays, quiet hours and a language that a person chooses at the same time are all stored."""
    spans = [(clock.time + DAY, clock.time + 2 * DAY), (clock.time + 5 * DAY, clock.time + 6 * DAY)]
    await asyncio.gather(
        host.people.add_holiday(ANN.id, *spans[0]),
        host.people.change(ANN.id, partial(replace, quiet=(time(22), time(7)))),
        host.people.change(ANN.id, partial(replace, language="de")),
        host.people.add_holiday(ANN.id, *spans[1]),
    )
    settings = await host.people.settings(ANN.id)
    assert settings.holidays == tuple(spans)
    assert settings.quiet == (time(22), time(7))
    assert settings.language == "de"


async def test_a_holiday_moves_the_deadline(host: Host, clock: HandClock) -> None:
    """A holiday moves the deadline of a turn, up to the table's limit over all turns."""
    view = await started(host, ANN, BEN, turn_seconds=2 * 24 * 3600, holiday_days=4)
    await host.people.add_holiday(ANN.id, clock.time + DAY, clock.time + 4 * DAY)
    await host.timekeeper.run_due()
    assert (await host.games.view(view.id)).deadline == view.started_at + 5 * DAY
    clock.forward(2 * DAY)
    await host.timekeeper.run_due()
    now = await host.games.view(view.id)
    assert now.paused_until == view.started_at + 4 * DAY
    clock.forward(2 * DAY)
    await turn(host, view.id)
    await turn(host, view.id)
    await host.people.add_holiday(ANN.id, clock.time, clock.time + 9 * DAY)
    await host.timekeeper.run_due()
    assert (await host.games.view(view.id)).deadline == clock.time + 3 * DAY, "one day of the four was left"
    await host.people.end_holiday(ANN.id)
    await host.timekeeper.run_due()
    assert (await host.games.view(view.id)).deadline == clock.time + 2 * DAY


async def test_settings_of_people_are_checked(host: Host, clock: HandClock) -> None:
    """A time zone must exist, and a holiday must lie in the future."""
    for zone in ("Middle-earth/Shire", "../etc/passwd", "Europe", ""):
        with pytest.raises(HostRefusal) as refusal:
            await host.people.change(ANN.id, partial(replace, time_zone=zone))
        assert refusal.value.reason is HostReason.UNKNOWN_TIME_ZONE
    with pytest.raises(HostRefusal) as refusal:
        await host.people.add_holiday(ANN.id, clock.time - 2 * DAY, clock.time - DAY)
    assert refusal.value.reason is HostReason.HOLIDAY_ORDER
    settings = PersonSettings("de", "Europe/Berlin", ReminderBy.DIRECT, (time(22), time(7, 30)))
    stored = replace(
        settings, quiet_hours_history=(QuietHours(clock.time, settings.time_zone, settings.quiet),)
    )
    assert await host.people.change(ANN.id, lambda _: settings) == stored
    assert await host.people.settings(ANN.id) == stored
    assert await host.people.settings(BEN.id) == PersonSettings()


async def test_a_game_without_a_clock_is_never_due(host: Host, clock: HandClock) -> None:
    """A game without a turn time has neither a deadline nor alarms."""
    view = await started(host, ANN, BEN, turn_seconds=None)
    assert view.deadline is None
    clock.forward(timedelta(days=4000))
    assert await host.timekeeper.run_due() is None
    assert (await host.games.view(view.id)).seq == 0


async def test_computers_play_to_the_end_by_themselves(host: Host, clock: HandClock) -> None:
    """A game whose only person is away is brought to its end by the clock and the computers."""
    table = await host.lobby.open(GUILD, CHANNEL, ANN, options(turn_seconds=300, seats=3))
    await host.lobby.add_computer(table.id, ANN.id, "random")
    await host.lobby.add_computer(table.id, ANN.id, "random")
    view = await host.lobby.start(table.id, ANN.id)
    for _ in range(40):
        await host.timekeeper.run_due()
        clock.forward(timedelta(minutes=5))
        if (await host.games.view(view.id)).status is GameStatus.OVER:
            break
    reports = await host.history.reports(view.id)
    assert {report.maker for report in reports} == {Maker.COMPUTER, Maker.CLOCK}
    assert (await host.games.view(view.id)).status is GameStatus.OVER


@pytest.mark.parametrize(
    "worker",
    [
        "raise SystemExit(1)",
        "import sys; sys.stdin.read()",
        """import sys; print('{"failed": "no idea"}', flush=True); sys.stdin.read()""",
        """import sys; print('{"moves": ["A@99,99/0"]}', flush=True); sys.stdin.read()""",
        """import sys; print('{"moves": []}', flush=True); sys.stdin.read()""",
        """import sys; print('nonsense', flush=True); sys.stdin.read()""",
    ],
    ids=["exits", "hangs", "reports a failure", "illegal move", "no moves", "no JSON"],
)
async def test_a_computer_whose_worker_fails_plays_a_random_turn(
    host: Host, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, worker: str
) -> None:
    """If a computer's worker exits, hangs or answers nonsense, a random turn is played and an error is logged."""
    table = await host.lobby.open(GUILD, CHANNEL, ANN, options())
    await host.lobby.add_computer(table.id, ANN.id, "random")
    view = await host.lobby.start(table.id, ANN.id)
    await turn(host, view.id)
    with monkeypatch.context() as broken:
        broken.setattr(host.computers.worker, "arguments", ("-c", worker))
        if "print" not in worker:
            broken.setattr("host.computers.service.THINKING_SECONDS", 0.0)
            broken.setattr("host.computers.service.EXTRA_SECONDS", 0.1)
        await host.timekeeper.run_due()
    assert [report.maker for report in await host.history.reports(view.id)] == [Maker.PERSON, Maker.COMPUTER]
    assert any(record.levelname == "ERROR" for record in caplog.records)


async def test_closing_the_host_does_not_wait_for_a_computer(
    host: Host, database: Database, clock: HandClock, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A turn that a computer was thinking about when the host closed is played after the next start."""
    table = await host.lobby.open(GUILD, CHANNEL, ANN, options())
    await host.lobby.add_computer(table.id, ANN.id, "random")
    view = await host.lobby.start(table.id, ANN.id)
    with monkeypatch.context() as slow:
        has_begun = tmp_path / "has_begun"
        worker = f"import pathlib, sys; pathlib.Path({str(has_begun)!r}).touch(); sys.stdin.read()"
        slow.setattr(host.computers.worker, "arguments", ("-c", worker))
        host.timekeeper.start()
        await turn(host, view.id)
        async with asyncio.timeout(60):
            while not has_begun.exists():  # noqa: ASYNC110 - steps of the loop, no waiting by the clock
                await asyncio.sleep(0)
            await host.close()
    assert len(await host.history.reports(view.id)) == 1
    after = Host(database, clock, chance("after"))
    await after.timekeeper.run_due()
    await after.close()
    assert [report.maker for report in await after.history.reports(view.id)] == [Maker.PERSON, Maker.COMPUTER]


async def test_a_worker_that_exited_is_replaced(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker that exited is replaced when the next turn is asked for."""
    table = await host.lobby.open(GUILD, CHANNEL, ANN, options())
    await host.lobby.add_computer(table.id, ANN.id, "random")
    view = await host.lobby.start(table.id, ANN.id)
    with monkeypatch.context() as broken:
        broken.setattr(host.computers.worker, "arguments", ("-c", "raise SystemExit(1)"))
        await turn(host, view.id)
        await host.timekeeper.run_due()
    await turn(host, view.id)
    await host.timekeeper.run_due()
    assert [report.turn for report in await host.history.reports(view.id)] == [1, 2, 3, 4]


async def test_a_started_host_plays_computers_turns_by_itself(host: Host) -> None:
    """After the host's start the turns of a computer and of the person after it are posted without further calls."""
    await host.start()
    table = await host.lobby.open(GUILD, CHANNEL, ANN, options())
    await host.lobby.add_computer(table.id, ANN.id, "random")
    view = await host.lobby.start(table.id, ANN.id)
    await turn(host, view.id)
    posted = await post_all(host, count=3)
    last = await host.games.view(view.id, seq=posted[-1].seq)
    assert last.to_move is not None
    assert last.to_move.person == ANN.id
    assert (await host.history.reports(view.id))[-1].maker is Maker.COMPUTER


async def test_holidays_refresh_the_turn_message(host: Host, clock: HandClock) -> None:
    """The beginning, the end and an early end of a holiday each refresh the turn message once."""
    view = await started(host, ANN, BEN, turn_seconds=2 * 24 * 3600)
    (turn_message,) = await post_all(host, count=1)

    async def refreshed() -> list[MessageId]:
        await host.timekeeper.run_due()
        found = await host.outbox.waiting(Work.REFRESH_CLOCK)
        for shown in found:
            assert isinstance(shown, GameDelivery)
            assert (shown.game, shown.seq, shown.since) == (view.id, turn_message.seq, turn_message.since)
            await host.outbox.updated(shown)
        return [shown.posted.message for shown in found if shown.posted is not None]

    assert await refreshed() == []
    changed = host.events.subscribe(ClockChanged).next()
    await host.people.add_holiday(ANN.id, clock.time, clock.time + 3 * DAY)
    assert await refreshed() == [MessageId(turn_message.number)]
    assert changed.is_set()
    assert await refreshed() == []
    clock.forward(3 * DAY)
    assert await refreshed() == [MessageId(turn_message.number)], "the holiday is over, the clock goes on"
    await host.people.add_holiday(ANN.id, clock.time, clock.time + 2 * DAY)
    assert await refreshed() == [MessageId(turn_message.number)]
    clock.forward(DAY)
    await host.people.end_holiday(ANN.id)
    assert await refreshed() == [MessageId(turn_message.number)]
    await host.people.add_holiday(BEN.id, clock.time, clock.time + 2 * DAY)
    assert await refreshed() == [], "Ben is not to move"
