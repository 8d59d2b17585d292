"""Tests of tournament pauses: deadlines, clocks, and pauses before the start."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from games_played import DAY, HOUR, HandClock, refused, turn, unposted_news
from interleaving import before_writing
from tournaments_played import ORGANISER, PEOPLE, SMALL, announced, under_way

from game.values.moves import Move
from host.errors import HostReason
from host.host import Host
from host.tournaments.running import director
from model.games import Maker
from model.matches import Decision, DecisionKind
from model.outbox import MessageKind
from model.tables import TableOptions
from model.tournaments import Plan, TournamentStatus
from storage import decisions
from storage.database import Database


async def test_a_pause_moves_deadlines(host: Host, clock: HandClock) -> None:
    """While a tournament is paused nothing is due, and afterwards deadlines are as far away as before."""
    options = TableOptions(ruleset=SMALL.ruleset, turn_seconds=None)
    tournament = await under_way(host, clock, 2, options=options)
    left = tournament.matches[0].ends_at - clock.time
    await host.referee.pause(tournament.id, ORGANISER)
    assert await refused(host.referee.pause(tournament.id, ORGANISER)) is HostReason.TOURNAMENT_PAUSED
    clock.forward(100 * DAY)
    assert await host.director.run_due() is None
    await host.referee.resume(tournament.id, ORGANISER)
    tournament = await host.tournaments.get(tournament.id)
    assert tournament.matches[0].ends_at - clock.time == left


async def test_a_pause_stops_the_clocks(host: Host, clock: HandClock) -> None:
    """No time runs out in a pause; afterwards each player has the time that was left, or a whole turn.

    Later decisions of referees do not make the pause longer.
    """
    tournament = await under_way(host, clock, 4)
    waiting, playing = (match.counted[0].game for match in tournament.matches)
    clock.forward(6 * HOUR)
    await host.referee.pause(tournament.id, ORGANISER)
    await host.timekeeper.run_due()
    assert (await host.games.view(waiting)).deadline is None
    clock.forward(100 * DAY)
    await host.timekeeper.run_due()
    await turn(host, playing)
    assert await host.history.reports(waiting) == ()
    await host.referee.resume(tournament.id, ORGANISER)
    await host.timekeeper.run_due()
    assert (await host.games.view(waiting)).deadline == clock.time + 18 * HOUR
    assert (await host.games.view(playing)).deadline == clock.time + 24 * HOUR
    kinds = [delivery.kind for delivery in await unposted_news(host)]
    assert kinds == [MessageKind.PAUSED, MessageKind.RESUMED]
    clock.forward(HOUR)
    await host.referee.extend(tournament.id, ORGANISER, DAY, None)
    clock.forward(17 * HOUR)
    await host.timekeeper.run_due()
    assert [report.maker for report in await host.history.reports(waiting)] == [Maker.CLOCK]


async def test_days_off_in_a_pause_are_not_used_up(host: Host, clock: HandClock) -> None:
    """A player on holiday while a tournament is paused can still take all the days off that its games allow."""
    tournament = await under_way(host, clock, 2, options=replace(SMALL, holiday_days=3))
    game = tournament.matches[0].counted[0].game
    seat = (await host.games.view(game)).to_move
    assert seat is not None
    assert seat.person is not None
    await host.referee.pause(tournament.id, ORGANISER)
    await host.people.add_holiday(seat.person, clock.time, clock.time + 3 * DAY)
    clock.forward(3 * DAY)
    await host.referee.resume(tournament.id, ORGANISER)
    for _ in range(2):
        await turn(host, game)
    await host.people.add_holiday(seat.person, clock.time, clock.time + 3 * DAY)
    await host.timekeeper.run_due()
    assert (await host.games.view(game)).deadline == clock.time + 4 * DAY


async def test_a_pause_during_the_choice_of_a_computer_delays_its_turn(
    host: Host, clock: HandClock, monkeypatch
) -> None:
    """A turn that a computer was choosing for an absent player when the pause began is played after the pause."""
    tournament = await under_way(host, clock, 2)
    game = tournament.matches[0].counted[0].game
    choose = host.computers._choose

    async def thinking(*args: Any) -> tuple[Move, ...]:
        found = await choose(*args)
        if (await host.tournaments.get(tournament.id)).header.paused_at is None:
            await host.referee.pause(tournament.id, ORGANISER)
        return found

    with monkeypatch.context() as patched:
        patched.setattr(host.computers, "_choose", thinking)
        clock.forward(DAY)
        await host.timekeeper.run_due()
    assert await host.history.reports(game) == ()
    await host.referee.resume(tournament.id, ORGANISER)
    await host.timekeeper.run_due()
    assert [report.maker for report in await host.history.reports(game)] == [Maker.CLOCK]


async def test_a_pause_before_the_start(host: Host, clock: HandClock) -> None:
    """The sign-up ends as much later, the check-in is called once, and a start waits for the end of the pause."""
    tournament = await announced(host, clock, 2, plan=Plan(check_in_seconds=3600))
    clock.forward(12 * HOUR)
    await host.referee.pause(tournament, ORGANISER)
    clock.forward(5 * DAY)
    await host.referee.resume(tournament, ORGANISER)
    assert await host.director.run_due() == clock.time + 11 * HOUR
    clock.forward(11 * HOUR)
    assert await host.director.run_due() == clock.time + HOUR
    kinds = [delivery.kind for delivery in await unposted_news(host)]
    for person in PEOPLE[:2]:
        await host.tournaments.check_in(tournament, person.id)
    await host.referee.pause(tournament, ORGANISER)
    await host.sign_up_ends.start_now(tournament)
    assert await host.director.run_due() is None
    assert (await host.tournaments.get(tournament)).rounds == ()
    await host.referee.resume(tournament, ORGANISER)
    await host.director.run_due()
    assert len((await host.tournaments.get(tournament)).rounds) == 1
    kinds += [delivery.kind for delivery in await unposted_news(host)]
    assert kinds.count(MessageKind.CHECK_IN) == 1


async def test_a_sign_up_does_not_close_by_itself_in_a_pause_that_has_just_begun(
    host: Host, clock: HandClock
) -> None:
    """Neither too few entrants nor enough of them end a sign-up that was paused when its end was noticed."""
    for people in (1, 4):
        tournament = await announced(host, clock, people, name=f"Cup of {people}")
        clock.forward(DAY)
        await host.referee.pause(tournament, ORGANISER)
        await host.sign_up_ends.start_now(tournament, cancel=True)
        now = await host.tournaments.get(tournament)
        assert now.header.status is TournamentStatus.SIGN_UP


async def test_a_check_in_does_not_open_in_a_pause_that_has_just_begun(
    host: Host, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is called to a check-in whose tournament was paused when its opening was noticed."""
    tournament = await announced(host, clock, 4, plan=Plan(check_in_seconds=3600))
    clock.forward(DAY - HOUR)
    before_writing(monkeypatch, host, 1, lambda: host.referee.pause(tournament, ORGANISER))
    assert await host.director.run_due() is None
    assert [delivery.kind for delivery in await unposted_news(host)] == [MessageKind.PAUSED]


async def test_a_change_of_settings_in_a_pause_begins_nothing(host: Host, clock: HandClock) -> None:
    """The sign-up stays open until the pause ends, and then for as long as it had left."""
    tournament = await announced(host, clock, 4)
    await host.referee.pause(tournament, ORGANISER)
    await host.tournaments.change(tournament, lambda row: replace(row, plan=replace(row.plan, best_of=3)))
    clock.forward(5 * DAY)
    assert await host.director.run_due() is None
    assert (await host.tournaments.get(tournament)).header.status is TournamentStatus.SIGN_UP
    await host.referee.resume(tournament, ORGANISER)
    assert await host.director.run_due() == clock.time + DAY


async def test_a_pause_during_pairing_delays_the_round(host, clock, monkeypatch):
    """A round that was being paired when a pause began begins after the pause."""
    tournament = await announced(host, clock, 4)
    clock.forward(DAY)
    loop, paused = asyncio.get_running_loop(), []
    pair = director.next_round

    def slow(found):
        if not paused:
            paused.append(
                asyncio.run_coroutine_threadsafe(host.referee.pause(tournament, ORGANISER), loop).result()
            )
        return pair(found)

    monkeypatch.setattr(director, "next_round", slow)
    await host.director.run_due()
    assert (await host.tournaments.get(tournament)).rounds == ()
    monkeypatch.undo()
    await host.referee.resume(tournament, ORGANISER)
    await host.director.run_due()
    assert len((await host.tournaments.get(tournament)).rounds) == 1


async def test_which_pauses_follow_from_decisions(host: Host, clock: HandClock, database: Database) -> None:
    """A pause ends with the next RESUME; one more PAUSE, when a tournament is ended in a pause, begins no other."""
    tournament = await under_way(host, clock, 2)
    game, start = tournament.matches[0].counted[0].game, clock.time
    kinds = (
        DecisionKind.EXTEND,
        DecisionKind.PAUSE,
        DecisionKind.EXTEND,
        DecisionKind.RESUME,
        DecisionKind.PAUSE,
        DecisionKind.PAUSE,
    )
    made = [Decision(kind, ORGANISER, start + hours * HOUR, 1, 0) for hours, kind in enumerate(kinds)]
    async with database.begin() as connection:
        for decision in made:
            await decisions.add(connection, tournament.id, decision)
        assert await decisions.of_tournament(connection, tournament.id) == tuple(made)
        first = (start + HOUR, start + 3 * HOUR)
        assert await decisions.pauses(connection, game) == (first, (start + 4 * HOUR, None))
        resumed = Decision(DecisionKind.RESUME, ORGANISER, start + 9 * HOUR)
        await decisions.add(connection, tournament.id, resumed)
        assert await decisions.pauses(connection, game) == (first, (start + 4 * HOUR, start + 9 * HOUR))
