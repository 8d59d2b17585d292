"""Tests of drop-outs, decisions, pauses and ends of rounds that coincide or are noticed late."""

from dataclasses import replace
from datetime import timedelta
from fractions import Fraction

import pytest
from games_played import DAY, GUILD, HandClock, refused, turn, unposted_news
from tournaments_played import ORGANISER, PEOPLE, SMALL, announced, play_match, threads, under_way

from game.values.ruleset import Option
from host.errors import HostReason
from host.host import Host
from host.tournaments.running.history import planned_rounds
from host.tournaments.running.round_clock import BREAK, GRACE
from model.ids import PersonId
from model.matches import DecisionKind, MatchEnding
from model.outbox import MessageKind
from model.tables import GameStatus, Occupant
from model.tournaments import Format, Plan, TournamentStatus

WITHOUT_CLOCK = replace(SMALL, turn_seconds=None)
LONG = Plan(round_seconds=8 * 24 * 3600)
AT_TABLES = Plan(table_seats=3, rounds=2, round_seconds=8 * 24 * 3600)


async def test_a_round_that_ended_unnoticed_is_followed_by_its_break(host: Host, clock: HandClock) -> None:
    """A round that ended unnoticed is followed by its break, even if a reminder is due in the same run."""
    tournament = await under_way(host, clock, 4, plan=LONG, options=WITHOUT_CLOCK)
    first, second = tournament.matches
    await play_match(host, first)
    await host.director.run_due()
    await play_match(host, second)
    clock.forward(6 * DAY)
    await host.director.run_due()
    after = await host.tournaments.get(tournament.id)
    assert after.rounds[0].ended_at is not None
    assert len(after.rounds) == 1


async def test_a_deadline_in_a_downtime_leaves_a_day_to_the_organiser(host: Host, clock: HandClock) -> None:
    """A match whose time ended days ago, while the program was down, is decided a day after it is back."""
    tournament = await under_way(host, clock, 2, plan=LONG, options=WITHOUT_CLOCK)
    clock.forward(11 * DAY)
    for wait in (timedelta(0), GRACE - timedelta(minutes=1)):
        clock.forward(wait)
        await host.director.run_due()
        assert (await host.tournaments.get(tournament.id)).matches[0].open
    clock.forward(timedelta(minutes=1))
    await host.director.run_due()
    assert (await host.tournaments.get(tournament.id)).matches[0].ending is MatchEnding.DEADLINE


@pytest.mark.parametrize("moved", [0, 1, 2])
async def test_whoever_never_moved_in_their_turns_was_absent(
    host: Host, clock: HandClock, moved: int
) -> None:
    """At the deadline both players are absent if only the clock has moved for them, and one if the other has moved."""
    tournament = await under_way(host, clock, 2, format=Format.ELIMINATION, plan=LONG)
    game = tournament.matches[0].counted[0].game
    for _ in range(moved):
        await turn(host, game)
    for _ in range(3):
        clock.forward(DAY)
        await host.timekeeper.run_due()
    assert (await host.games.view(game)).status is GameStatus.RUNNING
    await host.referee.decide(tournament.id, ORGANISER, DecisionKind.AS_IT_STANDS, (1, 0))
    (match,) = (await host.tournaments.get(tournament.id)).matches
    assert [seat.absent for seat in match.seats] == [moved < 1, moved < 2]


async def test_a_player_who_left_before_the_thread_was_made_has_no_seat(host: Host, clock: HandClock) -> None:
    """The game at a table begins with a closed seat for a player who has dropped out since the round began."""
    tournament_id = await announced(
        host, clock, 3, format=Format.TABLES, plan=AT_TABLES, options=WITHOUT_CLOCK
    )
    clock.forward(DAY)
    await host.director.run_due()
    await host.tournaments.leave(tournament_id, PEOPLE[1].id)
    (match,) = (await threads(host, tournament_id)).matches
    seats = (await host.games.view(match.counted[0].game)).seats
    assert {seat.person for seat in seats} == {PEOPLE[0].id, PEOPLE[2].id, None}
    assert [seat.occupant for seat in seats].count(Occupant.CLOSED) == 1


@pytest.mark.parametrize("turns", [0, 2])
async def test_a_substitute_who_has_not_moved_was_there_if_the_seat_was_played(
    host: Host, clock: HandClock, turns: int
) -> None:
    """When a match's time ends, a substitute to move is absent only if nobody has moved on their seat before."""
    tournament = await under_way(host, clock, 2, plan=LONG, options=WITHOUT_CLOCK)
    (match,) = tournament.matches
    for _ in range(turns):
        await turn(host, match.counted[0].game)
    waited_for = tournament.entrant(match.entrants[0])
    await host.referee.replace(tournament.id, ORGANISER, waited_for.person, PEOPLE[50])
    for wait in (8 * DAY, GRACE):
        clock.forward(wait)
        await host.director.run_due()
    (match,) = (await host.tournaments.get(tournament.id)).matches
    assert match.ending is MatchEnding.DEADLINE
    assert [seat.absent for seat in match.seats] == [turns == 0, False]


async def test_a_player_who_left_a_table_gets_no_points_when_its_time_ends(
    host: Host, clock: HandClock
) -> None:
    """A player who left a table gets no points when its time ends, as if it had been played to its end."""
    tournament = await under_way(host, clock, 3, format=Format.TABLES, plan=AT_TABLES, options=WITHOUT_CLOCK)
    (match,) = tournament.matches
    for _ in range(4):
        await turn(host, match.counted[0].game)
    leaver = tournament.entrant(match.entrants[1])
    await host.tournaments.leave(tournament.id, PersonId(leaver.person or 0))
    for wait in (6 * DAY, 2 * DAY, GRACE):
        clock.forward(wait)
        await host.director.run_due()
    tournament = await host.tournaments.get(tournament.id)
    points = {line.entrant: line.points for line in await host.tournaments.standings(tournament)}
    assert tournament.matches[0].ending is MatchEnding.DEADLINE
    assert points[leaver.number] == 0
    assert sum(points.values()) > 0


@pytest.mark.parametrize("kind", [DecisionKind.AS_IT_STANDS, DecisionKind.TIE])
async def test_a_player_who_left_a_table_has_no_part_in_a_decision(
    host: Host, clock: HandClock, kind: DecisionKind
) -> None:
    """A player who left a table has no part in a decision, even without having moved."""
    tournament = await under_way(host, clock, 3, format=Format.TABLES, plan=AT_TABLES, options=WITHOUT_CLOCK)
    (match,) = tournament.matches
    leaver = tournament.entrant(match.entrants[2])
    await host.tournaments.leave(tournament.id, PersonId(leaver.person or 0))
    await host.referee.decide(tournament.id, ORGANISER, kind, (1, 0))
    (match,) = (await host.tournaments.get(tournament.id)).matches
    assert match.seats[2].absent


async def test_a_tie_by_decision_is_a_tie_for_the_starting_player_too(host: Host, clock: HandClock) -> None:
    """A tie by decision is a tie for the starting player too, although a tie on the board would be a loss."""
    ruleset = replace(SMALL.ruleset, options=SMALL.ruleset.options | {Option.STARTER_LOSES_TIES})
    options = replace(SMALL, ruleset=ruleset)
    plan = Plan(table_seats=3, rounds=2)
    tournament = await under_way(host, clock, 3, format=Format.TABLES, plan=plan, options=options)
    await host.referee.decide(tournament.id, ORGANISER, DecisionKind.TIE, (1, 0))
    tournament = await host.tournaments.get(tournament.id)
    points = [line.points for line in await host.tournaments.standings(tournament)]
    assert points == [Fraction(10, 3)] * 3


async def test_two_players_left_at_a_table_stop_its_game(host: Host, clock: HandClock) -> None:
    """Two players left at a table may stop its game; it is played again, as a few turns decide nothing."""
    plan = Plan(table_seats=3, rounds=2)
    tournament = await under_way(host, clock, 3, format=Format.TABLES, plan=plan)
    (match,) = tournament.matches
    game = match.counted[0].game
    await turn(host, game)
    one, leaver, other = (PersonId(tournament.entrant(entrant).person or 0) for entrant in match.entrants)
    await host.tournaments.leave(tournament.id, leaver)
    await host.endings.stop(game, one)
    assert await host.endings.stop(game, other)
    await host.director.run_due()
    (match,) = (await host.tournaments.get(tournament.id)).matches
    assert match.open
    assert match.counted[-1].game != game
    current = await host.games.view(match.counted[-1].game)
    assert [seat.person for seat in current.seats if seat.person is not None] == [one, other]


async def test_dropping_out_after_a_finished_game_keeps_its_result(host: Host, clock: HandClock) -> None:
    """A game that was played to its end counts, even if a player drops out before that was noticed."""
    tournament = await under_way(host, clock, 4)
    match = tournament.matches[0]
    await play_match(host, match)
    assert (await host.games.view(match.counted[0].game)).status is GameStatus.OVER
    leaves = tournament.entrant(match.entrants[0])
    await host.tournaments.leave(tournament.id, PersonId(leaves.person or 0))
    await host.director.run_due()
    match = (await host.tournaments.get(tournament.id)).matches[0]
    assert match.ending is MatchEnding.PLAYED
    assert not any(seat.absent for seat in match.seats)


async def test_a_finished_game_counts_for_a_substitute(host: Host, clock: HandClock) -> None:
    """The finished game of a replaced player counts for the substitute, even if it was not noticed before."""
    tournament = await under_way(host, clock, 4)
    match = tournament.matches[0]
    await play_match(host, match)
    leaves = tournament.entrant(match.entrants[0])
    await host.referee.replace(tournament.id, ORGANISER, PersonId(leaves.person or 0), PEOPLE[50])
    await host.director.run_due()
    match = (await host.tournaments.get(tournament.id)).matches[0]
    assert match.ending is MatchEnding.PLAYED
    assert not any(seat.absent for seat in match.seats)


async def test_a_round_that_begins_in_a_pause_has_its_own_time_after_it(host: Host, clock: HandClock) -> None:
    """A round that begins in a pause gets its own time when the pause ends, not the pause before it as well."""
    tournament = await under_way(host, clock, 4, plan=LONG, options=WITHOUT_CLOCK)
    for match in tournament.matches:
        await play_match(host, match)
    await host.director.run_due()
    await host.referee.pause(tournament.id, ORGANISER)
    clock.forward(10 * DAY)
    await host.director.begin_round(tournament.id)
    clock.forward(DAY)
    await host.referee.resume(tournament.id, ORGANISER)
    tournament = await host.tournaments.get(tournament.id)
    assert {match.ends_at - clock.time for match in tournament.matches_of(2)} == {8 * DAY}


async def test_an_extension_in_a_pause_begins_when_the_pause_ends(host: Host, clock: HandClock) -> None:
    """An overdue match that is extended in a pause has exactly the added time when the pause ends."""
    tournament = await under_way(host, clock, 4, plan=LONG, options=WITHOUT_CLOCK)
    clock.forward(8 * DAY + timedelta(hours=1))
    await host.director.run_due()
    await host.referee.pause(tournament.id, ORGANISER)
    clock.forward(10 * DAY)
    await host.referee.extend(tournament.id, ORGANISER, DAY, None)
    await host.referee.resume(tournament.id, ORGANISER)
    tournament = await host.tournaments.get(tournament.id)
    assert {match.ends_at - clock.time for match in tournament.matches} == {DAY}


async def test_a_reserve_player_is_not_seeded(host: Host, clock: HandClock) -> None:
    """A reserve player is not seeded, as that would count one player too many."""
    tournament = await announced(host, clock, 8, plan=Plan(reserve=True))
    await host.tournaments.join(tournament, PEOPLE[9], reserve=True)
    assert await refused(host.tournaments.seed(tournament, PEOPLE[9].id, 1)) is HostReason.RESERVE_UNSEEDED
    clock.forward(DAY)
    await host.director.run_due()
    assert planned_rounds(await host.tournaments.get(tournament)) == 3


async def test_an_undone_result_holds_no_record(host: Host, clock: HandClock) -> None:
    """The records of a server are never those of a game whose result a referee has undone."""
    tournament = await under_way(host, clock, 2, plan=LONG, options=WITHOUT_CLOCK)
    game = tournament.matches[0].counted[0].game
    await play_match(host, tournament.matches[0])
    await host.director.run_due()
    assert {row.game for row in (await host.statistics.records(GUILD)).values()} == {game}
    await host.referee.undo(tournament.id, ORGANISER, (1, 0))
    assert await host.statistics.records(GUILD) == {}


async def test_a_forfeit_cannot_be_undone_until_another_person_plays(host: Host, clock: HandClock) -> None:
    """A match that its player has left would be lost again at once; another person who takes the place can play it."""
    tournament = await under_way(host, clock, 4, format=Format.ROUND_ROBIN)
    leaver = tournament.entrant(tournament.matches[0].entrants[0]).person
    await host.tournaments.leave(tournament.id, leaver)
    assert await refused(host.referee.undo(tournament.id, ORGANISER, (1, 0))) is HostReason.FORFEIT_STANDS
    await host.referee.replace(tournament.id, ORGANISER, leaver, PEOPLE[9])
    await host.referee.undo(tournament.id, ORGANISER, (1, 0))
    await host.director.run_due()
    after = await host.tournaments.get(tournament.id)
    assert after.matches[0].open
    assert (await host.games.view(after.matches[0].counted[-1].game)).status is GameStatus.RUNNING


@pytest.mark.parametrize(
    ("chosen", "plan"),
    [
        (Format.SWISS, Plan(rounds=3)),
        (Format.SWISS_THEN_ELIMINATION, Plan(rounds=1, knock_out=4)),
        (Format.TABLES, AT_TABLES),
    ],
    ids=["Swiss", "before a knock-out", "tables"],
)
async def test_a_tournament_with_too_few_for_another_round_is_over(
    host: Host, clock: HandClock, chosen: Format, plan: Plan
) -> None:
    """A tournament whose rounds are not all played is over if too few entrants are left to play another one."""
    tournament = await under_way(host, clock, 4, format=chosen, plan=plan)
    for match in tournament.matches:
        await play_match(host, match)
    for person in PEOPLE[1:4] if chosen is not Format.TABLES else PEOPLE[2:4]:
        await host.tournaments.leave(tournament.id, person.id)
    await host.director.run_due()
    clock.forward(BREAK)
    await host.director.run_due()
    after = await host.tournaments.get(tournament.id)
    assert after.header.status is TournamentStatus.OVER
    assert len(after.rounds) == 1
    assert (await unposted_news(host))[-1].kind is MessageKind.TOURNAMENT_ENDED
