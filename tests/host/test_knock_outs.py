"""Tests of knock-outs run by the host: the championship's bracket, matches without a winner, older brackets."""

from dataclasses import replace

import pytest
from games_played import HandClock
from tournaments_played import ORGANISER, under_way

from host.host import Host
from host.tournaments.running.knock_out import slots
from host.tournaments.running.next_round import next_round
from host.tournaments.running.round_clock import BREAK
from model.ids import EntrantId
from model.matches import DecisionKind, Match, MatchSeat
from model.tournaments import Format, Plan, Round, Stage, Tournament, TournamentStatus
from storage import matches
from storage.database import Database


async def knock_out(host: Host, clock: HandClock, people: int = 8, **plan: object) -> Tournament:
    """Return a knock-out without rounds before it; seeds are the numbers of the entrants."""
    chosen = replace(Plan(), **plan)  # type: ignore[arg-type]
    return await under_way(host, clock, people, format=Format.ELIMINATION, plan=chosen)


async def decide(host: Host, tournament: Tournament, match: Match, winner: int | None) -> None:
    """Decide a match for the entrant `winner`, or without a winner if None."""
    kind = DecisionKind.NOBODY if winner is None else DecisionKind.WIN
    person = None if winner is None else tournament.entrant(EntrantId(winner)).person
    await host.referee.decide(tournament.id, ORGANISER, kind, (match.round, match.number), person)


async def decide_round(
    host: Host, clock: HandClock, tournament: Tournament, *winners: int | None
) -> Tournament:
    """Decide the open matches in the order of their numbers; return the tournament after the break."""
    open_ones = [match for match in tournament.matches if match.open]
    for match, winner in zip(open_ones, winners, strict=True):
        await decide(host, tournament, match, winner)
    await host.director.run_due()
    clock.forward(BREAK)
    await host.director.run_due()
    return await host.tournaments.get(tournament.id)


async def store_second_round(
    database: Database, clock: HandClock, tournament: Tournament, *pairs: tuple[int, int]
) -> None:
    """Store a second round with these entrants at each match, as an earlier version paired them."""
    paired = [
        Match(2, number, None, clock.time + BREAK, seats=tuple(MatchSeat(EntrantId(one)) for one in pair))
        for number, pair in enumerate(pairs)
    ]
    async with database.begin() as connection:
        stored = Round(2, Stage.KNOCK_OUT, None, None, clock.time, None)
        await matches.add_round(connection, tournament.id, stored, paired, [])


def newest_pairs(tournament: Tournament) -> list[tuple[int, ...]]:
    """Return the entrants at each match of the newest round, in the order of play."""
    return [tuple(map(int, match.entrants)) for match in tournament.matches_of(len(tournament.rounds))]


async def test_the_championship_from_the_quarter_finals_to_its_winner(host: Host, clock: HandClock) -> None:
    """The better placed begins every match; the winner of 1–5 meets that of 4–8, and 2–6 that of 3–7."""
    tournament = await knock_out(host, clock, championship=True)
    assert newest_pairs(tournament) == [(1, 5), (2, 6), (3, 7), (4, 8)]
    tournament = await decide_round(host, clock, tournament, 5, 2, 3, 4)
    assert newest_pairs(tournament) == [(4, 5), (2, 3)]
    tournament = await decide_round(host, clock, tournament, 5, 2)
    assert newest_pairs(tournament) == [(2, 5), (3, 4)]
    tournament = await decide_round(host, clock, tournament, 5, 4)
    assert tournament.header.status is TournamentStatus.OVER
    assert [int(entrant) for _, entrant in await host.tournaments.final_order(tournament)][:4] == [5, 2, 4, 3]


@pytest.mark.parametrize(("loses", "through"), [(True, [5, 6, 7, 8]), (False, [1, 2, 3, 4])])
async def test_ties_of_the_championship(
    host: Host, clock: HandClock, loses: bool, through: list[int]
) -> None:
    """With the option, the player who begins loses a tie; otherwise the better seed goes on."""
    tournament = await knock_out(host, clock, championship=True, starter_loses_ties=loses)
    for match in tournament.matches:
        await host.referee.decide(tournament.id, ORGANISER, DecisionKind.TIE, (1, match.number))
    assert [slot.winner for slot in slots(await host.tournaments.get(tournament.id))[:4]] == through


async def test_semi_finals_that_an_earlier_version_paired_are_played_on(
    host: Host, clock: HandClock, database: Database
) -> None:
    """Semi-finals that an earlier version paired, with 1 and 2 in one, are played on; their winners meet."""
    tournament = await knock_out(host, clock, championship=True)
    for match in tournament.matches:
        await decide(host, tournament, match, match.number + 1)
    await store_second_round(database, clock, tournament, (1, 2), (3, 4))
    tournament = await decide_round(host, clock, await host.tournaments.get(tournament.id), 2, 3)
    assert {frozenset(pair) for pair in newest_pairs(tournament)} == {frozenset((2, 3)), frozenset((1, 4))}


async def test_a_better_seed_that_an_earlier_version_sent_on_stays_there(
    host: Host, clock: HandClock, database: Database
) -> None:
    """A better seed that an earlier version sent on after an unplayed match keeps its place in the final."""
    tournament = await knock_out(host, clock, 4)
    for match, winner in zip(tournament.matches, (None, 2), strict=True):
        await decide(host, tournament, match, winner)
    await store_second_round(database, clock, tournament, (1, 2), (4, 3))
    tournament = await decide_round(host, clock, await host.tournaments.get(tournament.id), 1, 4)
    assert tournament.header.status is TournamentStatus.OVER
    assert [int(entrant) for _, entrant in await host.tournaments.final_order(tournament)] == [1, 2, 4, 3]


async def test_nobody_goes_on_from_a_match_that_nobody_plays(host: Host, clock: HandClock) -> None:
    """A match that both players have left sends no one on: 3 has a bye in the semi-finals."""
    tournament = await knock_out(host, clock)
    assert [set(pair) for pair in newest_pairs(tournament)] == [{1, 8}, {4, 5}, {3, 6}, {2, 7}]
    tournament = await decide_round(host, clock, tournament, None, 4, 3, 2)
    assert [set(pair) for pair in newest_pairs(tournament)] == [{3, 2}]
    tournament = await decide_round(host, clock, tournament, 2)
    assert [set(pair) for pair in newest_pairs(tournament)] == [{4, 2}]
    tournament = await decide_round(host, clock, tournament, 4)
    assert tournament.header.status is TournamentStatus.OVER
    assert [int(entrant) for _, entrant in await host.tournaments.final_order(tournament)][:3] == [4, 2, 3]


async def test_a_round_in_which_everybody_has_a_bye_is_passed_over(host: Host, clock: HandClock) -> None:
    """With 1–8 and 3–6 unplayed, 4 and 2 meet in the final without a semi-final, and no one is third."""
    tournament = await decide_round(host, clock, await knock_out(host, clock), None, 4, None, 2)
    assert len(tournament.rounds) == 2
    assert newest_pairs(tournament) == []
    clock.forward(BREAK)
    await host.director.run_due()
    tournament = await host.tournaments.get(tournament.id)
    assert [set(pair) for pair in newest_pairs(tournament)] == [{4, 2}]
    tournament = await decide_round(host, clock, tournament, 2)
    assert tournament.header.status is TournamentStatus.OVER
    assert len(tournament.rounds) == 3


async def test_a_final_that_nobody_plays_has_no_winner(host: Host, clock: HandClock) -> None:
    """After a final that is not played both finalists share the second place, and the tournament is over.

    Until then they share the first.
    """
    tournament = await decide_round(host, clock, await knock_out(host, clock, 4), 1, 2)
    assert [place for place, _ in await host.tournaments.final_order(tournament)] == [1, 1, 3, 3]
    tournament = await decide_round(host, clock, tournament, None, 3)
    assert tournament.header.status is TournamentStatus.OVER
    assert next_round(tournament) is None
    assert [place for place, _ in await host.tournaments.final_order(tournament)] == [2, 2, 4, 5]


@pytest.mark.parametrize(
    ("chosen", "plan"),
    [
        (Format.SWISS_THEN_ELIMINATION, Plan(rounds=1, knock_out=4)),
        (Format.ROUND_ROBIN, Plan(groups=2, knock_out=2)),
    ],
    ids=["Swiss", "groups"],
)
async def test_the_only_entrant_left_before_a_knock_out_wins(
    host: Host, clock: HandClock, chosen: Format, plan: Plan
) -> None:
    """The only entrant who has not dropped out comes first, whatever the table of the rounds before says."""
    tournament = await under_way(host, clock, 4, format=chosen, plan=plan)
    (*_, last) = tournament.matches
    _, left = last.entrants
    for match in tournament.matches:
        await decide(host, tournament, match, match.entrants[0])
    for other in tournament.entrants:
        if other.number != left:
            await host.tournaments.leave(tournament.id, other.person)
    await host.director.run_due()
    clock.forward(BREAK)
    await host.director.run_due()
    after = await host.tournaments.get(tournament.id)
    assert after.header.status is TournamentStatus.OVER
    order = await host.tournaments.final_order(after)
    assert order[0] == (1, left)
    assert {entrant for _, entrant in order[1:]} == {1, 2, 3, 4} - {left}
    assert [place for place, _ in order] == [1, 2, 2, 4]


async def test_without_a_knock_out_a_winner_who_drops_out_stays_first(host: Host, clock: HandClock) -> None:
    """The table of the rounds decides, even if only one entrant has not dropped out."""
    tournament = await under_way(host, clock, 2, format=Format.SWISS, plan=Plan(rounds=1))
    (match,) = tournament.matches
    winner, loser = match.entrants
    await decide(host, tournament, match, winner)
    await host.tournaments.leave(tournament.id, tournament.entrant(winner).person)
    after = await host.tournaments.get(tournament.id)
    assert await host.tournaments.final_order(after) == ((1, winner), (2, loser))
