"""Tests of time budgets: how they run, when they are paused, and what happens when one is used up."""

from collections.abc import Callable
from datetime import UTC, datetime, time, timedelta

import discord
import pytest
from games_played import ANN, BEN, CHANNEL, CLEO, DAY, GUILD, HOUR, HandClock, options, started, turn
from hypothesis import given
from hypothesis import strategies as st

from bot.delivery.game_messages import end_message
from bot.i18n import language
from bot.pictures.boards import board_view, labels, names
from game.engine.legal import placements
from game.values.ruleset import Colour, Option, Ruleset
from host.clocks.budgets import Budget
from host.clocks.quiet_hours import KEPT_FOR, LONGEST_QUIET_HOURS, changed_quiet_hours, quiet_spans
from host.errors import HostReason, HostRefusal
from host.host import Host
from model.games import Maker
from model.outbox import GameDelivery, MessageKind, Work
from model.people import PersonSettings, QuietHours
from model.tables import GameStatus, Occupant
from rendering.base.theme import DEFAULT_THEME
from rendering.charts.poster import PosterView
from rendering.views.board_words import describe_board
from storage.database import Database

NOON = datetime(2026, 3, 2, 12, 0, tzinfo=UTC)
BEFORE = datetime(2026, 1, 1, tzinfo=UTC)
QUIET_AT_NIGHT = PersonSettings(quiet_hours_history=(QuietHours(BEFORE, "UTC", (time(22), time(7))),))
MINUTE = timedelta(minutes=1)


def test_a_budget_runs_only_while_the_game_waits_for_its_seat() -> None:
    """Of an hour, fifteen minutes are used up after turns of ten and of five minutes."""
    budget = Budget(HOUR)
    waits = [(NOON, NOON + 10 * MINUTE), (NOON + 30 * MINUTE, NOON + 35 * MINUTE)]
    clock = budget.clock(waits, NOON + HOUR)
    assert clock.turn == 45 * MINUTE
    assert clock.ends_at == NOON + HOUR + 45 * MINUTE
    assert budget.left_at(clock, NOON + HOUR + 5 * MINUTE) == 40 * MINUTE
    assert budget.left_at(clock, NOON + 9 * HOUR) == timedelta(0)


def test_only_a_budget_of_days_is_paused_at_night() -> None:
    """A budget of days is paused in quiet hours, and one of hours is not."""
    clock = Budget(DAY, QUIET_AT_NIGHT).clock([], NOON)
    assert clock.paused_until(NOON + 11 * HOUR) == NOON + 19 * HOUR
    assert clock.ends_at == NOON + DAY + 9 * HOUR
    assert (
        Budget(10 * DAY, QUIET_AT_NIGHT).clock([(NOON, NOON + DAY)], NOON + 3 * DAY).turn
        == 10 * DAY - 15 * HOUR
    )
    assert Budget(12 * HOUR, QUIET_AT_NIGHT).clock([], NOON).ends_at == NOON + 12 * HOUR


def test_quiet_hours_pause_a_budget_for_ten_hours_at_most() -> None:
    """Quiet hours pause a budget for at most ten hours a day."""
    nights = (QuietHours(BEFORE, "Europe/Berlin", (time(1), time(0, 30))),)
    for begins, ends in quiet_spans(nights, (NOON, NOON + 30 * DAY)):
        assert ends - begins <= LONGEST_QUIET_HOURS
    clock = Budget(10 * DAY, PersonSettings(quiet_hours_history=nights)).clock([], NOON)
    assert clock.ends_at <= NOON + 10 * DAY * 24 / 14 + DAY


def test_changed_quiet_hours_return_no_time() -> None:
    """New quiet hours are valid from the moment at which they are chosen, and return no time."""
    quiet_by_day = PersonSettings(quiet=(time(12), time(22)))
    after = changed_quiet_hours(QUIET_AT_NIGHT.quiet_hours_history, quiet_by_day, NOON + 5 * DAY)
    assert after[:-1] == QUIET_AT_NIGHT.quiet_hours_history
    waits = [(NOON, NOON + 4 * DAY)]
    before, now = (
        Budget(10 * DAY, QUIET_AT_NIGHT),
        Budget(10 * DAY, PersonSettings(quiet_hours_history=after)),
    )
    assert before.clock(waits, NOON + 5 * DAY).turn == now.clock(waits, NOON + 5 * DAY).turn
    assert changed_quiet_hours(after, quiet_by_day, NOON + 6 * DAY) == after


def test_a_changed_time_zone_changes_quiet_hours_from_then_on() -> None:
    """The same quiet hours in another time zone are valid from the moment at which the zone is chosen."""
    moved = PersonSettings(time_zone="Asia/Tokyo", quiet=(time(22), time(7)))
    after = changed_quiet_hours(QUIET_AT_NIGHT.quiet_hours_history, moved, NOON)
    assert after == (*QUIET_AT_NIGHT.quiet_hours_history, QuietHours(NOON, "Asia/Tokyo", (time(22), time(7))))


def test_the_last_of_quiet_hours_chosen_at_one_moment_are_kept() -> None:
    """Of quiet hours chosen at the same moment, the last are kept."""
    first, second = PersonSettings(quiet=(time(20), time(6))), PersonSettings(quiet=(time(21), time(5)))
    after = changed_quiet_hours(changed_quiet_hours((), first, NOON), second, NOON)
    assert after == (QuietHours(NOON, "UTC", (time(21), time(5))),)


def test_quiet_hours_are_valid_until_the_next() -> None:
    """Each of a person's quiet hours is valid until the next."""
    early, late = (time(20), time(22)), (time(22), time(23))
    history = (
        QuietHours(NOON, "UTC", early),
        QuietHours(NOON + DAY, "UTC", late),
        QuietHours(NOON + 2 * DAY, "UTC", None),
    )
    assert quiet_spans(history, (NOON, NOON + 5 * DAY)) == (
        (NOON + 8 * HOUR, NOON + 10 * HOUR),
        (NOON + DAY + 10 * HOUR, NOON + DAY + 11 * HOUR),
    )


def test_old_quiet_hours_are_dropped() -> None:
    """Former quiet hours are dropped once no game with a time budget can have been played in them."""
    replaced = NOON - KEPT_FOR
    current = QuietHours(replaced, "UTC", (time(23), time(6)))
    history = (QuietHours(replaced - DAY, "UTC", (time(22), time(7))), current)
    after = changed_quiet_hours(history, PersonSettings(), NOON)
    assert after == (current, QuietHours(NOON, "UTC", None))


def test_holidays_pause_a_budget_up_to_the_table_s_limit() -> None:
    """Holidays pause a budget of days up to the table's limit, of which earlier turns have used some."""
    away = PersonSettings(holidays=((NOON, NOON + 20 * DAY),))
    budget = Budget(5 * DAY, away, allowance=14 * DAY)
    assert budget.clock([], NOON).ends_at == NOON + 19 * DAY
    later = budget.clock([(NOON, NOON + 10 * DAY)], NOON + 12 * DAY)
    assert later.turn == 5 * DAY
    assert later.ends_at == NOON + 21 * DAY


def test_a_downtime_pauses_a_budget() -> None:
    """A downtime pauses every budget, and leaves at least a tenth of it."""
    down = (NOON + 50 * MINUTE, NOON + 5 * HOUR)
    budget = Budget(HOUR, downtimes=(down,))
    assert budget.clock([], NOON).ends_at == down[1] + 10 * MINUTE
    late = Budget(HOUR, downtimes=((NOON + 59 * MINUTE, NOON + 5 * HOUR),)).clock([], NOON)
    assert (late.began_at, late.turn) == (NOON + 5 * HOUR, 6 * MINUTE)
    assert budget.clock([(NOON, NOON + 6 * HOUR)], NOON + 7 * HOUR).turn == timedelta(0)


spans = st.lists(st.tuples(st.integers(0, 300), st.integers(1, 60)), max_size=5).map(
    lambda found: [
        (NOON + begins * HOUR, NOON + (begins + length) * HOUR) for begins, length in sorted(found)
    ]
)


def _disjoint(found: list[tuple[datetime, datetime]]) -> tuple[tuple[datetime, datetime], ...]:
    spans: list[tuple[datetime, datetime]] = []
    for span in found:
        if not spans or span[0] > spans[-1][1]:
            spans.append(span)
    return tuple(spans)


@given(spans, spans, spans, st.integers(24, 240), st.integers(0, 20))
def test_a_budget_ends_when_no_time_is_left(
    waited: list[tuple[datetime, datetime]],
    away: list[tuple[datetime, datetime]],
    paused: list[tuple[datetime, datetime]],
    hours: int,
    days_off: int,
) -> None:
    """Whatever pauses it, a budget never grows, has time left a moment before its end, and none at its end."""
    person = PersonSettings(holidays=_disjoint(away), quiet_hours_history=QUIET_AT_NIGHT.quiet_hours_history)
    budget = Budget(hours * HOUR, person, days_off * DAY, _disjoint(paused))
    waits = _disjoint(waited)
    since = waits[-1][1] if waits else NOON
    clock = budget.clock(waits, since)
    assert clock.turn <= hours * HOUR
    assert budget.left_at(clock, clock.ends_at) == timedelta(0)
    if clock.turn:
        assert budget.left_at(clock, clock.ends_at - timedelta(seconds=1)) == timedelta(seconds=1)
    halves = [budget.clock(waits[:count], since).turn for count in range(len(waits) + 1)]
    assert halves == sorted(halves, reverse=True)


async def test_a_used_up_budget_ends_a_game_of_two(host: Host, clock: HandClock) -> None:
    """The seat of a player whose budget is used up is closed, which ends a game of two."""
    view = await started(host, ANN, BEN, turn_seconds=None, budget_seconds=3600)
    assert view.out_at == view.deadline == clock.time + HOUR
    assert view.budgets == {Colour.RED: HOUR, Colour.BLUE: HOUR}
    clock.forward(20 * MINUTE)
    after = (await turn(host, view.id)).view
    assert after.budgets == {Colour.RED: 40 * MINUTE, Colour.BLUE: HOUR}
    clock.forward(10 * MINUTE)
    after = (await turn(host, view.id)).view
    assert after.deadline == clock.time + 40 * MINUTE
    clock.forward(40 * MINUTE)
    await host.timekeeper.run_due()
    ended = await host.games.view(view.id)
    assert ended.status is GameStatus.STOPPED
    assert [seat.occupant for seat in ended.seats] == [Occupant.CLOSED, Occupant.PERSON]
    report = (await host.history.reports(view.id))[-1]
    assert (report.maker, report.seat) == (Maker.CLOCK, Colour.RED)
    with pytest.raises(HostRefusal) as refused:
        await host.seats.replace(view.id, ANN.id, Colour.RED, ANN)
    assert refused.value.reason is HostReason.NOT_RUNNING


async def test_a_game_of_computers_alone_is_stopped(host: Host, clock: HandClock) -> None:
    """A game whose last person runs out of time is stopped, also if two computers are left."""
    chosen = options(turn_seconds=None, budget_seconds=3600, seats=3)
    table = await host.lobby.open(GUILD, CHANNEL, ANN, chosen, computers=("greedy", "greedy"))
    await host.lobby.start(table.id, ANN.id)
    clock.forward(HOUR)
    await host.timekeeper.run_due()
    assert (await host.games.view(table.id)).status is GameStatus.STOPPED


async def test_a_seat_without_time_left_cannot_be_taken_over(host: Host, clock: HandClock) -> None:
    """At a larger table the others play on, and the closed seat cannot be taken over."""
    view = await started(host, ANN, BEN, CLEO, turn_seconds=None, budget_seconds=900)
    clock.forward(15 * MINUTE)
    await host.timekeeper.run_due()
    now = await host.games.view(view.id)
    assert now.status is GameStatus.RUNNING
    assert now.to_move is not None
    assert now.to_move.person == BEN.id
    assert set(now.budgets) == {Colour.BLUE, Colour.GREEN}
    for person in (ANN, BEN):
        with pytest.raises(HostRefusal) as refused:
            await host.seats.replace(view.id, person.id, Colour.RED, person)
        assert refused.value.reason is HostReason.SEAT_LOST


async def test_who_runs_out_of_time_at_a_larger_table_does_not_win(host: Host, clock: HandClock) -> None:
    """With as many points as the others, the empty seat comes behind them in the result, the poster and its words."""
    ruleset = Ruleset(options=frozenset({Option.TABLE_EDGE}), table=(3, 3))
    view = await started(host, ANN, BEN, CLEO, turn_seconds=None, budget_seconds=900, ruleset=ruleset)
    clock.forward(15 * MINUTE)
    await host.timekeeper.run_due()
    while view.status is GameStatus.RUNNING:
        view = await host.games.view(view.id)
        if view.to_move is not None and view.to_move.person is not None:
            await turn(host, view.id)
        else:
            await host.timekeeper.run_due()
    assert set(view.position.scores.values()) == {0}
    words = language("en")
    message = end_message(words, view, (), (), "game.game")
    result = next(
        part.content for part in message.walk_children() if isinstance(part, discord.ui.TextDisplay)
    )
    first, *places = result.split("\n")
    assert first == "## 🏆 🟦 <@2> and 🌲 <@3> share the victory with 0 points"
    assert [place.split("\\")[0] for place in places] == ["1", "1", "3"]
    poster = PosterView(
        view.position, names(words, view), labels(words), "Game", empty_seats=view.empty_seats
    )
    assert [place for place, _ in poster.places] == [1, 1, 3]
    board = describe_board(board_view(words, view, DEFAULT_THEME))
    assert "Ben and Cleo" in board


async def test_a_turn_time_and_a_budget_run_at_once(host: Host, clock: HandClock) -> None:
    """A turn that takes too long is played by the clock, and its time is gone from the budget."""
    view = await started(host, ANN, BEN, turn_seconds=3600, budget_seconds=2 * 3600)
    assert view.deadline == clock.time + HOUR
    clock.forward(HOUR)
    await host.timekeeper.run_due()
    after = (await turn(host, view.id)).view
    assert after.budgets[Colour.RED] == HOUR
    assert after.status is GameStatus.RUNNING
    clock.forward(30 * MINUTE)
    await turn(host, view.id)
    later = (await turn(host, view.id)).view
    assert later.deadline == clock.time + 30 * MINUTE


async def test_an_undo_returns_no_time(host: Host, clock: HandClock) -> None:
    """The time of a turn that is undone stays used up."""
    view = await started(host, ANN, BEN, turn_seconds=None, budget_seconds=3600)
    clock.forward(10 * MINUTE)
    await host.games.move(view.id, ANN.id, 0, placements(view.position)[:1])
    clock.forward(5 * MINUTE)
    after = await host.undo.ask(view.id, ANN.id, (await host.games.view(view.id)).seq)
    assert after.out_at == clock.time + 45 * MINUTE


async def test_a_restart_keeps_budgets(
    host: Host, restart: Callable[[], Host], database: Database, clock: HandClock
) -> None:
    """Another process computes the same clocks from the log."""
    view = await started(host, ANN, BEN, turn_seconds=None, budget_seconds=10 * 24 * 3600)
    clock.forward(DAY)
    before = (await turn(host, view.id)).view
    restarted = restart()
    await restarted.timekeeper.run_due()
    after = await restarted.games.view(view.id)
    assert (after.budgets, after.out_at) == (before.budgets, before.out_at)
    assert after.budgets == {Colour.RED: 9 * DAY, Colour.BLUE: 10 * DAY}


async def test_reminders_of_a_budget(host: Host, clock: HandClock) -> None:
    """Reminders come at half and a tenth of what was left when the turn began."""
    view = await started(host, ANN, BEN, turn_seconds=None, budget_seconds=3600)
    clock.forward(30 * MINUTE)
    await host.timekeeper.run_due()
    clock.forward(24 * MINUTE)
    await host.timekeeper.run_due()
    waiting = [
        delivery for delivery in await host.outbox.waiting(Work.POST) if isinstance(delivery, GameDelivery)
    ]
    assert [(delivery.kind, delivery.game) for delivery in waiting] == [
        (MessageKind.TURN, view.id),
        (MessageKind.REMINDER_HALF, view.id),
        (MessageKind.REMINDER_TENTH, view.id),
    ]


@pytest.mark.parametrize("seconds", [899, 10 * 24 * 3600 + 1, -5])
async def test_budgets_out_of_range_are_refused(host: Host, seconds: int) -> None:
    """A budget lasts from fifteen minutes to ten days."""
    with pytest.raises(HostRefusal) as refused:
        await host.lobby.open(GUILD, CHANNEL, ANN, options(budget_seconds=seconds))
    assert refused.value.reason is HostReason.BUDGET_RANGE


async def test_a_restart_of_minutes_takes_no_time_of_a_budget(
    host: Host, restart: Callable[[], Host], clock: HandClock
) -> None:
    """A restart of four minutes takes no time of a budget, neither of who is to move nor of the other."""
    await host.downtimes.record_downtime()
    view = await started(host, ANN, BEN, turn_seconds=None, budget_seconds=15 * 60)
    clock.forward(MINUTE)
    await host.downtimes.heartbeat()
    clock.forward(4 * MINUTE)
    restarted = restart()
    await restarted.downtimes.record_downtime()
    await restarted.timekeeper.run_due()
    after = await restarted.games.view(view.id)
    assert after.out_at == clock.time + 14 * MINUTE
    assert after.budgets == {Colour.RED: 14 * MINUTE, Colour.BLUE: 15 * MINUTE}
