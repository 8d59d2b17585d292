"""Tests of groups in which everybody meets everybody, and of the knock-out of the best."""

from itertools import combinations

import pytest
from games_played import HandClock, refused
from hypothesis import given
from hypothesis import strategies as st
from tournaments_played import ORGANISER, PEOPLE, announced, decide_all, play_round, under_way

from host.errors import HostReason
from host.host import Host
from host.tournaments.pairing.groups import groups_of, groups_round, knock_out_seeds, rounds_of
from host.tournaments.running.history import groups
from host.tournaments.running.knock_out import knock_out_rounds
from host.tournaments.running.round_clock import BREAK
from model.ids import EntrantId, PersonId
from model.tournaments import Format, Plan, Stage, TournamentStatus

people_and_groups = st.integers(1, 8).flatmap(
    lambda number: st.tuples(st.integers(2 * number, 6 * number + 5), st.just(number))
)


def test_seeds_are_dealt_to_groups_back_and_forth() -> None:
    """Of two groups 1 and 4 are in one, 2 and 3 in the other; then 5 and 8, 6 and 7."""
    seeds = tuple(EntrantId(number) for number in range(1, 9))
    assert groups_of(seeds, 2) == ((1, 4, 5, 8), (2, 3, 6, 7))


@given(people_and_groups)
def test_everybody_of_a_group_meets_once(found: tuple[int, int]) -> None:
    """Over all rounds each pair of a group plays once, nobody twice in a round, and sizes differ by one at most."""
    people, number = found
    seeds = tuple(EntrantId(seed) for seed in range(1, people + 1))
    laid = groups_of(seeds, number)
    assert sorted(entrant for group in laid for entrant in group) == list(seeds)
    assert max(map(len, laid)) - min(map(len, laid)) <= 1
    met = []
    for round_number in range(1, rounds_of(laid) + 1):
        tables, byes = groups_round(laid, round_number)
        busy = [seat for table in tables for seat in table.seats] + [bye.entrant for bye in byes]
        assert len(busy) == len(set(busy))
        met += [frozenset(table.seats) for table in tables]
    assert sorted(map(sorted, met)) == sorted(
        sorted(pair) for group in laid for pair in combinations(group, 2)
    )


def test_group_winners_first_meet_the_last_of_another_group() -> None:
    """The winner of group A first meets the last who goes on from group B."""
    orders = [tuple(EntrantId(10 * group + place) for place in range(1, 5)) for group in (1, 2)]
    assert knock_out_seeds(orders, 2) == (11, 21, 12, 22)
    seeds = knock_out_seeds(orders, 4)
    for index in range(4):
        assert seeds[index] // 10 != seeds[-1 - index] // 10


async def test_a_tournament_with_groups_and_a_play_off(host: Host, clock: HandClock) -> None:
    """Two groups of five, the best two of each, and a final; nobody meets their own group in the semi-finals."""
    plan = Plan(groups=2, knock_out=4)
    tournament = await under_way(host, clock, 10, format=Format.ROUND_ROBIN, plan=plan)
    laid = groups(tournament)
    assert [len(group) for group in laid] == [5, 5]
    for _ in range(5):
        tournament = await play_round(host, clock, tournament.id)
    league = [match for match in tournament.matches if match.round <= 5]
    assert len(league) == 20
    assert all({*match.entrants} <= {*laid[0]} or {*match.entrants} <= {*laid[1]} for match in league)
    assert knock_out_rounds(tournament) == (6,)
    lines = await host.tournaments.standings(tournament)
    assert [line.place for line in lines][:1] == [1]
    assert {line.entrant for line in lines[:5]} == {*laid[0]}
    for match in tournament.matches_of(6):
        assert len({*match.entrants} & {*laid[0]}) == 1
    best = {line.entrant for line in (*lines[:2], *lines[5:7])}
    assert {entrant for match in tournament.matches_of(6) for entrant in match.entrants} == best
    while tournament.header.status is TournamentStatus.RUNNING:
        tournament = await play_round(host, clock, tournament.id)
    order = await host.tournaments.final_order(tournament)
    assert {entrant for _, entrant in order[:4]} == best
    assert [place for place, _ in order] == sorted(place for place, _ in order)
    assert len(order) == 10


async def test_places_behind_a_final_of_group_winners(host: Host, clock: HandClock) -> None:
    """The better seed wins each match: second in their groups are 4 and 3, third 5 and 6, last 8 and 7."""
    plan = Plan(groups=2, knock_out=2)
    tournament = await under_way(host, clock, 8, format=Format.ROUND_ROBIN, plan=plan)
    while tournament.header.status is TournamentStatus.RUNNING:
        await decide_all(host, tournament)
        await host.director.run_due()
        clock.forward(BREAK)
        await host.director.run_due()
        tournament = await host.tournaments.get(tournament.id)
    order = await host.tournaments.final_order(tournament)
    assert sorted(order) == [(1, 1), (2, 2), (3, 3), (3, 4), (5, 5), (5, 6), (7, 7), (7, 8)]
    assert [place for place, _ in order] == [1, 2, 3, 3, 5, 5, 7, 7]


async def test_groups_that_end_without_a_knock_out_have_equal_places(host: Host, clock: HandClock) -> None:
    """If an organiser ends the tournament before its knock-out, the best of every group share the first place."""
    plan = Plan(groups=2, knock_out=4)
    tournament = await under_way(host, clock, 8, format=Format.ROUND_ROBIN, plan=plan)
    await decide_all(host, tournament)
    await host.director.run_due()
    await host.early_ends.end(tournament.id, ORGANISER, called_off=False)
    ended = await host.tournaments.get(tournament.id)
    order = await host.tournaments.final_order(ended)
    assert [place for place, _ in order] == [1] * 4 + [5] * 4
    assert {entrant for _, entrant in order[:4]} == {min(match.entrants) for match in tournament.matches}


async def test_who_drops_out_of_a_group_does_not_go_on(host: Host, clock: HandClock) -> None:
    """A player who drops out of a group loses the open matches, and the next of the group goes on instead."""
    plan = Plan(groups=2, knock_out=2)
    tournament = await under_way(host, clock, 6, format=Format.ROUND_ROBIN, plan=plan)
    for _ in range(2):
        tournament = await play_round(host, clock, tournament.id)
    leader = (await host.tournaments.standings(tournament))[0].entrant
    person = tournament.entrant(leader).person
    await host.tournaments.drop(tournament.id, person, PersonId(person))
    while tournament.header.status is TournamentStatus.RUNNING:
        tournament = await play_round(host, clock, tournament.id)
    final = [
        match for match in tournament.matches if tournament.rounds[match.round - 1].stage is Stage.KNOCK_OUT
    ]
    assert len(final) == 1
    assert leader not in final[0].entrants


async def test_a_league_with_a_play_off_and_no_groups(host: Host, clock: HandClock) -> None:
    """A league without groups ends with a final of its best two."""
    tournament = await under_way(host, clock, 4, format=Format.ROUND_ROBIN, plan=Plan(knock_out=2))
    for _ in range(3):
        tournament = await play_round(host, clock, tournament.id)
    assert [match.round for match in tournament.matches if match.open] == [4]


@pytest.mark.parametrize(
    "plan",
    [Plan(groups=3, knock_out=3), Plan(groups=4, knock_out=2), Plan(groups=4), Plan(groups=2, knock_out=-2)],
)
async def test_invalid_plans_of_groups_are_refused(host: Host, clock: HandClock, plan: Plan) -> None:
    """Refused are groups from which nobody or unequal numbers go on, and groups in Swiss tournaments."""
    request = announced(host, clock, 0, format=Format.ROUND_ROBIN, plan=plan)
    assert await refused(request) is HostReason.TOURNAMENT_PLAN
    swiss = announced(host, clock, 0, plan=Plan(groups=2, knock_out=4))
    assert await refused(swiss) is HostReason.TOURNAMENT_PLAN


async def test_groups_need_enough_people(host: Host, clock: HandClock) -> None:
    """Each group needs at least two people, and at least as many as go on from it."""
    plan = Plan(groups=2, knock_out=8)
    tournament_id = await announced(host, clock, 7, format=Format.ROUND_ROBIN, plan=plan)
    assert await refused(host.sign_up_ends.start_now(tournament_id)) is HostReason.TOO_FEW_ENTRANTS
    await host.tournaments.join(tournament_id, PEOPLE[7])
    await host.sign_up_ends.start_now(tournament_id)
