"""Tournaments of every kind under random actions: each ends by itself, and pays nothing twice.

People play, resign, drop out, come late and are replaced; a referee decides, undoes, extends, pauses and stops; threads
are deleted, days pass, and the program starts again, also in the middle of a step.
"""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from datetime import timedelta
from fractions import Fraction
from itertools import count
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa
from games_played import DAY, GUILD, HandClock, turn, unposted_news
from recounting import recounted
from tournaments_played import ORGANISER, PEOPLE, SMALL, announced, interrupted, play_match

from host.errors import HostReason, HostRefusal
from host.host import Host
from host.ratings import pools
from host.tournaments.pairing.elimination import Part
from host.tournaments.running.knock_out import slots
from host.tournaments.running.next_round import next_round
from host.tournaments.standings.model import TABLE_POINTS
from host.tournaments.standings.standings import Standing
from model.ids import ChannelId, TournamentId
from model.matches import DecisionKind, Match
from model.outbox import MessageKind
from model.tables import GameStatus, TimeOut
from model.tournaments import Format, Plan, Stage, Tournament, TournamentStatus
from storage import ratings, results
from storage.database import Database
from storage.schema_community import played

KINDS: dict[str, tuple[Format, Plan]] = {
    "swiss": (Format.SWISS, Plan(rounds=3, late=True)),
    "swiss of three games, duplicate": (Format.SWISS, Plan(rounds=2, best_of=3, duplicate=True)),
    "round robin": (Format.ROUND_ROBIN, Plan()),
    "league with divisions": (Format.ROUND_ROBIN, Plan(division_size=3, promoted=1)),
    "knock-out": (Format.ELIMINATION, Plan()),
    "knock-out of three games": (Format.ELIMINATION, Plan(best_of=3)),
    "double elimination": (Format.ELIMINATION, Plan(double=True)),
    "swiss, then double elimination": (
        Format.SWISS_THEN_ELIMINATION,
        Plan(rounds=1, knock_out=4, double=True, reset=False),
    ),
    "championship": (
        Format.SWISS_THEN_ELIMINATION,
        Plan(rounds=1, knock_out=8, championship=True, starter_loses_ties=True),
    ),
    "swiss, then knock-out": (Format.SWISS_THEN_ELIMINATION, Plan(rounds=2, knock_out=4, late=True)),
    "tables": (Format.TABLES, Plan(rounds=2, table_seats=3, late=True)),
}

SEEDS = (1,)
"""The seeds with which each kind of tournament is tried. Others may be tried by hand; all must pass."""

STEPS = 24
"""The number of random actions before people let the tournament go on."""

MOST_DAYS = 400
"""Days within which a tournament must end once no more random actions happen."""


class RandomActions:
    """A tournament with random actions, chosen by `dice`."""

    def __init__(
        self, dice: Random, restart: Callable[[], Host], clock: HandClock, tournament: TournamentId
    ) -> None:
        self._dice = dice
        self._restart = restart
        self._clock = clock
        self._id = tournament
        self._threads = count(10_000)
        self._newcomers = iter(PEOPLE[100:])
        self.host = restart()

    async def now(self) -> Tournament:
        """Return the tournament."""
        return await self.host.tournaments.get(self._id)

    async def act(self) -> None:
        """Do one random action; a refusal by the host is ignored."""
        tournament = await self.now()
        every = (
            *[self._play] * 6, self._turn, self._resign, self._leave, self._join, *[self._decide] * 4, self._undo,
            self._replace, self._extend, self._pause, self._resume, self._stop, self._lose_thread, self._restarts,
            *[self._interrupt] * 2, *[self._time_passes] * 4,
        )  # fmt: skip
        doing: Callable[[Tournament], Awaitable[object]] = self._dice.choice(every)
        with contextlib.suppress(HostRefusal):
            await doing(tournament)

    async def run_due(self) -> None:
        """Do what is due, and create the threads that are to be posted."""
        await self.host.timekeeper.run_due()
        await self.host.director.run_due()
        for delivery in await unposted_news(self.host):
            if delivery.kind in (MessageKind.MATCH, MessageKind.THREAD_LOST):
                assert delivery.round is not None
                assert delivery.match is not None
                thread = ChannelId(next(self._threads))
                await self.host.threads.seat(delivery.tournament, delivery.round, delivery.match, thread)
            await self.host.outbox.delivered(delivery, None)

    def _match(self, tournament: Tournament, *, open_game: bool = True) -> Match:
        """Return a random match of the newest round; with `open_game`, one that is open and has a game."""
        found = [
            match
            for match in tournament.matches_of(len(tournament.rounds))
            if (match.open and match.counted) or not open_game
        ]
        if not found:
            raise HostRefusal(HostReason.NO_SUCH_MATCH)
        return self._dice.choice(found)

    async def _play(self, tournament: Tournament) -> None:
        with contextlib.suppress(AssertionError):
            # A closed seat is played by the program.
            await play_match(self.host, self._match(tournament))

    async def _turn(self, tournament: Tournament) -> None:
        with contextlib.suppress(AssertionError):
            await turn(self.host, self._match(tournament).counted[-1].game)

    async def _resign(self, tournament: Tournament) -> None:
        match = self._match(tournament)
        person = tournament.entrant(self._dice.choice(match.entrants)).person
        await self.host.seats.resign(match.counted[-1].game, person, self._dice.choice((None, "greedy")))

    async def _leave(self, tournament: Tournament) -> None:
        await self.host.tournaments.leave(self._id, self._dice.choice(tournament.entrants).person)

    async def _join(self, _: Tournament) -> None:
        await self.host.tournaments.join(self._id, next(self._newcomers))

    async def _decide(self, tournament: Tournament) -> None:
        match = self._match(tournament, open_game=False)
        kinds = (DecisionKind.WIN, DecisionKind.TIE, DecisionKind.NOBODY, DecisionKind.AS_IT_STANDS)
        winner = tournament.entrant(self._dice.choice(match.entrants)).person
        match_key = (match.round, match.number)
        await self.host.referee.decide(self._id, ORGANISER, self._dice.choice(kinds), match_key, winner)

    async def _undo(self, tournament: Tournament) -> None:
        match = self._match(tournament, open_game=False)
        await self.host.referee.undo(self._id, ORGANISER, (match.round, match.number))

    async def _replace(self, tournament: Tournament) -> None:
        person = self._dice.choice(tournament.entrants).person
        await self.host.referee.replace(self._id, ORGANISER, person, next(self._newcomers))

    async def _extend(self, _: Tournament) -> None:
        await self.host.referee.extend(self._id, ORGANISER, DAY, None)

    async def _pause(self, _: Tournament) -> None:
        await self.host.referee.pause(self._id, ORGANISER)

    async def _resume(self, _: Tournament) -> None:
        await self.host.referee.resume(self._id, ORGANISER)

    async def _stop(self, tournament: Tournament) -> None:
        await self.host.endings.stop(self._match(tournament).counted[-1].game, ORGANISER, manager=True)

    async def _lose_thread(self, tournament: Tournament) -> None:
        channel = self._match(tournament).channel
        assert channel is not None
        await self.host.threads.lost(channel)

    async def _restarts(self, _: Tournament) -> None:
        self.host = self._restart()

    async def _interrupt(self, _: Tournament) -> None:
        """Interrupt the director while it does what is due, and start the program again."""
        await interrupted(self.host.director.run_due(), self._dice)
        self.host = self._restart()

    async def _time_passes(self, _: Tournament) -> None:
        self._clock.forward(timedelta(hours=self._dice.choice((1, 1, 5, 25, 60))))


def assert_one_match_a_person(tournament: Tournament) -> None:
    """Assert that an entrant has one match or bye a round, no person is two entrants, and no older match is open."""
    for number in range(1, len(tournament.rounds) + 1):
        entrants_there = [entrant for match in tournament.matches_of(number) for entrant in match.entrants]
        entrants_there += [entrant for round_number, entrant in tournament.byes if round_number == number]
        assert len(entrants_there) == len(set(entrants_there))
    assert all(match.round == len(tournament.rounds) for match in tournament.matches if match.open)
    people = [entrant.person for entrant in tournament.entrants]
    assert len(people) == len(set(people))


async def assert_one_running_game_a_match(host: Host, tournament: Tournament) -> None:
    """Assert that of each open match only the newest game is running."""
    for match in tournament.matches:
        for leg in match.legs:
            if (await host.games.view(leg.game)).status is GameStatus.RUNNING:
                assert match.open
                assert leg == match.counted[-1]
                assert leg.scores is None


def assert_points_are_paid_once(tournament: Tournament, lines: Sequence[Standing]) -> None:
    """Assert that the points of all entrants are those of every decided match and bye, each counted once."""
    decided = [
        match
        for match in tournament.matches
        if not match.open and tournament.rounds[match.round - 1].stage is not Stage.KNOCK_OUT
    ]
    paid = sum((line.points for line in lines), Fraction(0)) - len(tournament.byes)
    if tournament.header.format is Format.TABLES:
        assert paid <= sum(sum(TABLE_POINTS[: len(match.seats)], Fraction(0)) for match in decided)
    else:
        assert paid == sum(not all(seat.absent for seat in match.seats) for match in decided)
    for line in lines:
        own_matches = [match for match in decided if line.entrant in match.entrants]
        assert line.played == len(own_matches)
        most = len(own_matches) * (TABLE_POINTS[0] if tournament.header.format is Format.TABLES else 1)
        assert line.points <= most + sum(entrant == line.entrant for _, entrant in tournament.byes)


async def assert_ratings_follow_from_results(database: Database) -> None:
    """Assert that the stored ratings are those that the results give, each counted once."""
    async with database.read() as connection:
        found = await results.all_in_order(connection)
        stored = await ratings.whole_board(connection, pools.Pool(GUILD, 2))
        games = (await connection.execute(sa.select(played.c.game))).scalars().all()
    assert max(Counter(games).values(), default=1) == 1
    rows = recounted(found)
    assert {row.player: row.shown for row in rows if row.pool == pools.Pool(GUILD, 2)} == dict(stored)


def assert_bracket_is_played_out(tournament: Tournament) -> None:
    """Assert that an eliminated entrant sits in no later match, except that for third place.

    With double elimination the loser of a match of the winners' bracket, or of the grand final, may go on.
    """
    for slot in slots(tournament):
        out = {slot.first, slot.second} - {slot.winner, None}
        if tournament.header.plan.double and slot.part is not Part.LOSERS and slot.winner is not None:
            out = set()
        later = [
            later_slot
            for later_slot in slots(tournament)
            if later_slot.round > slot.round and not later_slot.third
        ]
        assert slot.over
        assert not any({later_slot.first, later_slot.second} & out for later_slot in later)


@pytest.fixture
def address(empty_database: Path) -> str:
    """Return the address of an SQLite database: the outcome of these tests does not depend on the kind of database."""
    return str(empty_database)


async def assert_nothing_goes_on(host: Host, tournament: Tournament, database: Database) -> None:
    """Check that all matches, rounds and games have ended, and that each entrant has exactly one place."""
    assert not any(match.open for match in tournament.matches)
    assert all(round_.ended_at is not None for round_ in tournament.rounds)
    await assert_one_running_game_a_match(host, tournament)
    order = await host.tournaments.final_order(tournament)
    numbers = [entrant.number for entrant in tournament.entrants]
    assert sorted(entrant for _, entrant in order) == sorted(numbers)
    assert [place for place, _ in order] == sorted(place for place, _ in order)
    await host.recounts.rerate_due()
    await assert_ratings_follow_from_results(database)
    assert await host.director.run_due() is None


async def begun(dice: Random, restart: Callable[[], Host], clock: HandClock, kind: str) -> RandomActions:
    """Return a tournament of a kind whose first round has begun, for random actions."""
    format_, plan = KINDS[kind]
    options = replace(SMALL, time_out=dice.choice((TimeOut.RANDOM_TILE, TimeOut.HAND_OVER)))
    people = 9 if plan.championship else dice.randint(4, 7)
    plan = replace(plan, round_seconds=5 * 24 * 3600)
    entered = await announced(restart(), clock, people, format=format_, plan=plan, options=options)
    clock.forward(DAY)
    actions = RandomActions(dice, restart, clock, entered)
    await actions.run_due()
    return actions


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("kind", KINDS)
async def test_any_tournament_ends_by_itself(
    database: Database, restart: Callable[[], Host], clock: HandClock, kind: str, seed: int
) -> None:
    """A tournament ends within days once people let it go on, and each entrant has exactly one place."""
    dice = Random(f"{kind} {seed}")
    actions = await begun(dice, restart, clock, kind)
    for _ in range(STEPS):
        await actions.act()
        await actions.run_due()
        tournament = await actions.now()
        assert_one_match_a_person(tournament)
        await assert_one_running_game_a_match(actions.host, tournament)
        assert_points_are_paid_once(tournament, await actions.host.tournaments.standings(tournament))
        await actions.host.recounts.rerate_due()
        await assert_ratings_follow_from_results(database)
    if tournament.header.paused_at is not None:
        await actions.host.referee.resume(tournament.id, ORGANISER)
    for _ in range(MOST_DAYS):
        tournament = await actions.now()
        if tournament.header.status is not TournamentStatus.RUNNING:
            break
        clock.forward(DAY)
        await actions.run_due()
    assert tournament.header.status is TournamentStatus.OVER
    assert next_round(tournament) is None
    assert_bracket_is_played_out(tournament)
    await assert_nothing_goes_on(actions.host, tournament, database)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("kind", KINDS)
async def test_any_tournament_can_be_ended_early(
    database: Database, restart: Callable[[], Host], clock: HandClock, kind: str, seed: int
) -> None:
    """Whenever an organiser ends a tournament, also if that is interrupted, no game goes on and all have a place."""
    dice = Random(f"early {kind} {seed}")
    actions = await begun(dice, restart, clock, kind)
    for _ in range(dice.randrange(STEPS)):
        await actions.act()
        await actions.run_due()
    tournament = await actions.now()
    called_off = dice.random() < 0.5
    await interrupted(actions.host.early_ends.end(tournament.id, ORGANISER, called_off=called_off), dice)
    await interrupted(actions.host.director.run_due(), dice)
    actions.host = restart()
    with contextlib.suppress(HostRefusal):
        await actions.host.early_ends.end(tournament.id, ORGANISER, called_off=called_off)
    clock.forward(30 * DAY)
    await actions.run_due()
    after = await actions.now()
    assert after.header.status in (TournamentStatus.OVER, TournamentStatus.CANCELLED)
    assert len(after.rounds) == len(tournament.rounds)
    await assert_nothing_goes_on(actions.host, after, database)
    assert await actions.now() == after
