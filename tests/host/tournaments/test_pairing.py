"""Tests of pairing: Swiss, round robin and knock-out."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from itertools import combinations
from typing import TypeAlias

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from host.tournaments.pairing.candidates import NOBODY, Field
from host.tournaments.pairing.elimination import Bracket, bracket, championship_bracket, first_round
from host.tournaments.pairing.round_robin import round_robin
from host.tournaments.pairing.seating import balances, in_order_of_play
from host.tournaments.pairing.swiss import WHOLE, swiss_round
from host.tournaments.standings.model import Bye, History, Result, Table
from host.tournaments.standings.standings import opponents, points, standings
from model.ids import EntrantId


def entrants(count: int) -> tuple[EntrantId, ...]:
    return tuple(EntrantId(number) for number in range(1, count + 1))


def play_swiss_round(history: History, number: int, scores: st.DataObject) -> History:
    tables, byes = swiss_round(history, number)
    results = tuple(
        Result(table, (scores.draw(st.integers(0, 120)), scores.draw(st.integers(0, 120))))
        for table in tables
    )
    return History(history.entrants, history.results + results, history.byes + byes, history.gone)


@settings(max_examples=40)
@given(st.integers(2, 24), st.integers(1, 5), st.data())
def test_swiss_repeats_neither_matches_nor_byes(count: int, rounds: int, data: st.DataObject) -> None:
    """Everybody plays or rests once a round, with one bye each and no rematch in a field large enough."""
    history = History(entrants(count))
    for number in range(1, rounds + 1):
        before = history
        history = play_swiss_round(history, number, data)
        sat = [e for r in history.results[len(before.results) :] for e in r.table.seats]
        rested = [bye.entrant for bye in history.byes[len(before.byes) :]]
        assert sorted(sat + rested) == sorted(history.entrants)
    if rounds * 2 <= count:
        assert all(len(set(others)) == len(others) for others in opponents(history).values())
    if rounds <= count:
        resting = [bye.entrant for bye in history.byes]
        assert len(resting) == len(set(resting))


def test_the_first_swiss_round_follows_the_seeds() -> None:
    """The upper half meets the lower half, the best table comes first, the better seed begins, and the last rests."""
    tables, byes = swiss_round(History(entrants(9)), 1)
    assert [table.seats for table in tables] == [(1, 5), (2, 6), (3, 7), (4, 8)]
    assert byes == (Bye(1, EntrantId(9)),)


@settings(max_examples=30)
@given(st.integers(4, 16).map(lambda half: 2 * half), st.data())
def test_swiss_second_round_pairs_equal_scores(count: int, data: st.DataObject) -> None:
    """After one round with no ties, winners meet winners, but for one odd pair."""
    history = History(entrants(count))
    tables, _ = swiss_round(history, 1)
    results = tuple(Result(t, (9, 5) if data.draw(st.booleans()) else (5, 9)) for t in tables)
    history = History(history.entrants, results)
    total = points(history)
    second, _ = swiss_round(history, 2)
    uneven = sum(total[table.seats[0]] != total[table.seats[1]] for table in second)
    assert uneven == (count // 2) % 2


@settings(max_examples=30)
@given(st.integers(4, 20), st.data())
def test_swiss_first_seat_goes_to_the_player_who_began_less_often(count: int, data: st.DataObject) -> None:
    """Of two players, the one who has begun more often does not begin."""
    history = History(entrants(count))
    for number in range(1, 5):
        tables, _ = swiss_round(history, number)
        began = [result.table.seats[0] for result in history.results]
        for table in tables:
            assert began.count(table.seats[0]) <= began.count(table.seats[1])
        history = play_swiss_round(history, number, data)


def test_those_who_dropped_out_are_not_paired() -> None:
    """A player who is gone gets neither a table nor a bye."""
    history = History(entrants(5), gone=frozenset({EntrantId(2)}))
    tables, byes = swiss_round(history, 1)
    assert byes == ()
    assert EntrantId(2) not in {e for table in tables for e in table.seats}


def test_a_single_player_is_refused() -> None:
    """A Swiss round, a round robin and a knock-out with one player are refused."""
    with pytest.raises(ValueError, match="two"):
        swiss_round(History(entrants(1)), 1)
    with pytest.raises(ValueError, match="two"):
        round_robin(entrants(1))
    with pytest.raises(ValueError, match="two"):
        first_round(1)


@pytest.mark.parametrize("count", range(2, 18))
def test_round_robin_pairs_everybody_once(count: int) -> None:
    """In any order of seeds each pair meets once, nobody plays twice a round, and first seats differ by one at most."""
    seeds = tuple(random.Random(count).sample(entrants(count), count))
    rounds = round_robin(seeds)
    pairs = [frozenset(table.seats) for tables, _ in rounds for table in tables]
    assert len(pairs) == len(set(pairs)) == count * (count - 1) // 2
    for tables, byes in rounds:
        busy = [e for table in tables for e in table.seats] + [bye.entrant for bye in byes]
        assert sorted(busy) == list(entrants(count))
    firsts = [sum(t.seats[0] == e for tables, _ in rounds for t in tables) for e in entrants(count)]
    assert max(firsts) - min(firsts) <= 1


def test_first_round_of_a_knock_out_of_eight() -> None:
    """The bracket is 1–8, 4–5, 3–6, 2–7; the championship's is 1–5, 2–6, 3–7, 4–8."""
    assert first_round(8) == ((1, 8), (4, 5), (3, 6), (2, 7))
    assert first_round(8, Bracket.CHAMPIONSHIP) == ((1, 5), (2, 6), (3, 7), (4, 8))
    with pytest.raises(ValueError, match="eight"):
        first_round(6, Bracket.CHAMPIONSHIP)


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6, 7, 8, 11, 16, 33, 64])
def test_knock_out_of_any_size_ends(count: int) -> None:
    """The best seeds have the byes; if the better seed always wins, 1 beats 2 and 3 takes the third place."""
    seeds = entrants(count)
    winners: dict[tuple[int, int], EntrantId | None] = {}
    for _ in range(8):
        for slot in bracket(seeds, winners):
            if slot.first is not None and slot.second is not None:
                winners[slot.round, slot.number] = min(slot.first, slot.second)
    slots = bracket(seeds, winners)
    final = next(s for s in reversed(slots) if not s.third)
    assert (final.winner, {final.first, final.second}) == (EntrantId(1), {EntrantId(1), EntrantId(2)})
    third = [slot for slot in slots if slot.third]
    assert [slot.winner for slot in third] == ([EntrantId(3)] if count >= 4 else [])
    rested = {s.first for s in slots if s.round == 1 and s.second is None}
    assert rested == set(seeds[: len(rested)])


def test_knock_out_refuses_a_winner_of_another_match() -> None:
    """A winner who did not sit at the match is refused."""
    with pytest.raises(ValueError, match="theirs"):
        bracket(entrants(4), {(1, 0): EntrantId(2)})


def test_the_published_bracket_of_the_championship() -> None:
    """Winners of the first and the fourth quarter-final meet, and those of the second and the third.

    Seeds 1, 3, 6 and 8 win their quarter-finals, then 1 and 6, and 6 the final; 3 beats 8 for place three. `line`
    orders the matches as the bracket is drawn.
    """
    seeds = entrants(8)
    one, three, six, eight = (EntrantId(number) for number in (1, 3, 6, 8))
    winners: dict[tuple[int, int], EntrantId | None] = {
        (1, 0): one, (1, 1): six, (1, 2): three, (1, 3): eight,
        (2, 0): one, (2, 1): six, (3, 0): six, (3, 1): three,
    }  # fmt: skip
    slots = bracket(seeds, winners, Bracket.CHAMPIONSHIP)
    assert [(slot.round, slot.number, slot.first, slot.second) for slot in slots] == [
        (1, 0, 1, 5),
        (1, 1, 2, 6),
        (1, 2, 3, 7),
        (1, 3, 4, 8),
        (2, 0, 1, 8),
        (2, 1, 6, 3),
        (3, 0, 1, 6),
        (3, 1, 8, 3),
    ]
    assert [slot.line for slot in slots] == [0, 2, 3, 1, 0, 1, 0, 1]


def test_the_bracket_of_a_championship_follows_from_its_semi_finals() -> None:
    """An earlier version let winners of 1–5 and 2–6 meet, and those of 3–7 and 4–8; one of these is enough to tell."""
    for pairs in ([], [(1, 4), (2, 3)], [(5, 8)], [(6, 3)]):
        semi_finals = [tuple(map(EntrantId, pair)) for pair in pairs]
        assert championship_bracket(entrants(8), semi_finals) is Bracket.CHAMPIONSHIP
    for pairs in ([(1, 2), (3, 4)], [(5, 2)], [(7, 4)]):
        semi_finals = [tuple(map(EntrantId, pair)) for pair in pairs]
        assert championship_bracket(entrants(8), semi_finals) is Bracket.NEIGHBOURS


def test_seats_of_a_knock_out_wait_for_both_matches_before_them() -> None:
    """With one of two semi-finals decided nobody has won the final or place three; with one unplayed, somebody has."""
    seeds = entrants(4)
    one, two, three, four = seeds
    final, third = bracket(seeds, {(1, 0): one})[2:]
    assert (final.first, final.second, final.winner, final.over) == (one, None, None, False)
    assert (third.first, third.second, third.winner, third.over) == (four, None, None, False)
    final, third = bracket(seeds, {(1, 0): None, (1, 1): two})[2:]
    assert (final.first, final.second, final.winner, final.over) == (None, two, two, True)
    assert (third.first, third.second, third.winner, third.over) == (None, three, three, True)


def test_the_two_best_cannot_meet_before_the_final() -> None:
    """The two best seeds can meet only in the final, at the championship and in every other knock-out."""
    for shape, count in ((Bracket.CHAMPIONSHIP, 8), *((Bracket.CLASSIC, count) for count in range(4, 33))):
        seeds = entrants(count)
        winners: dict[tuple[int, int], EntrantId | None] = {}
        slots = bracket(seeds, winners, shape)
        while not all(slot.over for slot in slots):
            for slot in slots:
                if not slot.over and slot.first is not None and slot.second is not None:
                    winners[slot.round, slot.number] = min(slot.first, slot.second)
            slots = bracket(seeds, winners, shape)
        final = next(slot for slot in reversed(slots) if not slot.third)
        assert (final.first, final.second) == (EntrantId(1), EntrantId(2))


@settings(max_examples=100)
@given(st.integers(2, 20), st.booleans(), st.data())
def test_a_knock_out_with_matches_without_a_winner_ends(
    count: int, championship: bool, data: st.DataObject
) -> None:
    """No entrant sits twice in a round, or again after a match without a winner; every bracket ends."""
    seeds = entrants(8 if championship else count)
    shape = Bracket.CHAMPIONSHIP if championship else Bracket.CLASSIC
    winners: dict[tuple[int, int], EntrantId | None] = {}
    for _ in range(6):
        slots = bracket(seeds, winners, shape)
        for slot in slots:
            if not slot.over and slot.first is not None and slot.second is not None:
                winners[slot.round, slot.number] = data.draw(st.sampled_from((slot.first, slot.second, None)))
        for number in {slot.round for slot in slots}:
            sat = [
                seat for slot in slots for seat in (slot.first, slot.second) if slot.round == number and seat
            ]
            assert len(sat) == len(set(sat))
    assert all(slot.over for slot in bracket(seeds, winners, shape))
    for key in (key for key, winner in winners.items() if winner is None):
        gone = {
            seat for slot in slots if (slot.round, slot.number) == key for seat in (slot.first, slot.second)
        }
        later = {seat for slot in slots if slot.round > key[0] for seat in (slot.first, slot.second)}
        assert not gone & later


def test_the_player_who_began_the_smaller_share_of_games_begins() -> None:
    """A player who began 2 of 4 games begins against one who began 1 of 1, but not against one who has not played."""
    one, two, *others = entrants(6)
    tables = ((one, others[0]), (two, others[0]), (two, others[1]), (others[2], two), (others[3], two))
    results = tuple(Result(Table(number, seats), (9, 5)) for number, seats in enumerate(tables, start=1))
    assert in_order_of_play(History(entrants(6), results), (one, two)) == (two, one)
    rested = EntrantId(7)
    assert in_order_of_play(History(entrants(7), results), (two, rested)) == (rested, two)


def test_a_bye_counts_as_a_win() -> None:
    """A bye scores the points of a win."""
    history = History(entrants(3), byes=(Bye(1, EntrantId(3)),))
    assert points(history)[EntrantId(3)] == Fraction(1)


Cost: TypeAlias = tuple[int, int, int, Fraction, int, int, int]


@pytest.mark.parametrize("count", [4, 5, 6, 7])
def test_no_pairing_fits_the_criteria_better(count: int) -> None:
    """Of all pairings none is better than the one that is found, whatever has been played before.

    The criteria are compared in their order: second byes, rematches, the place of the bye in the standings, the
    differences of scores, beginnings out of balance, entrants who both began more (or less) often than not, and the
    distance of pairs from those of the upper and the lower half of a score.
    """
    dice = random.Random(count)
    for _ in range(60):
        found, best = costs(random_history(count, dice))
        assert found == best


def costs(history: History) -> tuple[Cost, Cost]:
    """Return the cost of the pairing of the next round, and that of the best of all pairings."""
    total, met, balance = points(history), opponents(history), balances(history)
    order = [line.entrant for line in standings(history)]
    had, level = Counter(bye.entrant for bye in history.byes), Counter(total.values())

    def from_half(first: EntrantId, second: EntrantId) -> int:
        upper, lower = sorted((order.index(first), order.index(second)))
        return abs(lower - upper - level[total[order[upper]]] // 2)

    def cost(pairs: list[tuple[EntrantId, EntrantId]]) -> Cost:
        resting = [max(pair) for pair in pairs if NOBODY in pair]
        real = [pair for pair in pairs if NOBODY not in pair]
        return (
            sum(had[entrant] for entrant in resting),
            sum(second in met[first] for first, second in real),
            -sum(order.index(entrant) for entrant in resting),
            sum(((total[first] - total[second]) ** 2 for first, second in real), Fraction(0)),
            sum(balance[first] * balance[second] > 1 for first, second in real),
            sum(balance[first] * balance[second] > 0 for first, second in real),
            sum(from_half(first, second) for first, second in real),
        )

    tables, byes = swiss_round(history, 5)
    found = [(table.seats[0], table.seats[1]) for table in tables] + [(bye.entrant, NOBODY) for bye in byes]
    everybody = [*history.entrants, NOBODY] if len(order) % 2 else list(history.entrants)
    return cost(found), min(cost(pairs) for pairs in pairings(everybody))


def random_history(count: int, dice: random.Random) -> History:
    """Return a history of one to four rounds whose pairs and results are random; many games are tied."""
    history = History(entrants(count))
    for number in range(1, dice.randint(2, 5)):
        order = dice.sample(history.entrants, count)
        results = tuple(
            Result(Table(number, pair), (dice.randrange(3), dice.randrange(3)))
            for pair in zip(order[::2], order[1::2], strict=False)
        )
        byes = (Bye(number, order[-1]),) if count % 2 else ()
        history = History(history.entrants, history.results + results, history.byes + byes)
    return history


def test_a_bye_causes_no_avoidable_rematch() -> None:
    """A bye of E, the last without one, would cause a rematch of the other four: D has the bye."""
    a, b, c, d, e = entrants(5)
    history = History(
        (a, b, c, d, e),
        (
            Result(Table(1, (a, b)), (9, 5)),
            Result(Table(1, (c, d)), (9, 5)),
            Result(Table(2, (a, c)), (9, 5)),
            Result(Table(2, (b, d)), (9, 5)),
            Result(Table(2, (a, d)), (9, 5)),
            Result(Table(3, (b, e)), (9, 5)),
        ),
        (Bye(1, b),),
    )
    assert standings(history)[-1].entrant == e
    tables, byes = swiss_round(history, 4)
    assert {frozenset(table.seats) for table in tables} in ({frozenset((a, e)), frozenset((b, c))},)
    assert [bye.entrant for bye in byes] == [d]


def cost(field: Field, pairs: list[tuple[EntrantId, EntrantId]]) -> tuple[int, int, int]:
    """Return the rematches, the squared score differences (in half points) and the unbalanced beginnings."""
    return (
        sum(second in field.met[first] for first, second in pairs),
        sum((field.score[first] - field.score[second]) ** 2 for first, second in pairs),
        sum(field.balance[first] * field.balance[second] > 1 for first, second in pairs),
    )


@settings(max_examples=5, derandomize=True)
@given(st.integers(0, 1000), st.integers(2, 6), st.booleans())
def test_swiss_of_a_large_field_equals_the_best_of_all_pairs(seed: int, rounds: int, tied: bool) -> None:
    """In a large field only neighbours are compared, and the scores are as close as among all pairs."""
    dice = random.Random(seed)
    history = History(entrants(WHOLE + 4))
    for number in range(1, rounds + 1):
        tables, byes = swiss_round(history, number)
        points_of = [(40, dice.choice((40, 50) if tied else (30, 50))) for _ in tables]
        results = tuple(Result(table, scores) for table, scores in zip(tables, points_of, strict=True))
        gone = history.gone | {EntrantId(dice.choice(history.entrants))} if number == 1 else history.gone
        history = History(history.entrants, history.results + results, history.byes + byes, gone)
    tables, byes = swiss_round(history, rounds + 1)
    resting = {bye.entrant for bye in byes}
    field = Field(history, [entrant for entrant in history.active if entrant not in resting])
    graph: nx.Graph[EntrantId] = nx.Graph()
    graph.add_edges_from((*pair, {"weight": field.weight(*pair)}) for pair in combinations(field.order, 2))
    best = cost(field, list(nx.min_weight_matching(graph)))
    assert cost(field, [(table.seats[0], table.seats[1]) for table in tables]) == best


@given(st.lists(st.integers(-2, 2), min_size=2, max_size=6).filter(lambda found: len(found) % 2 == 0))
def test_a_pairing_is_faultless_with_the_fewest_unbalanced_beginnings(balances_: list[int]) -> None:
    """A pairing is faultless exactly when no other has fewer pairs whose beginnings get out of balance."""
    history = History(entrants(len(balances_)))
    field = Field(history, history.entrants)
    field.balance = Counter(dict(zip(history.entrants, balances_, strict=True)))
    every = pairings(list(history.entrants))
    fewest = min(cost(field, pairs)[2] for pairs in every)
    assert all(field.faultless(pairs) == (cost(field, pairs)[2] == fewest) for pairs in every)


def pairings(people: list[EntrantId]) -> list[list[tuple[EntrantId, EntrantId]]]:
    """Return every way to pair an even number of people."""
    if not people:
        return [[]]
    first, *others = people
    return [
        [(first, other), *rest]
        for other in others
        for rest in pairings([entrant for entrant in others if entrant != other])
    ]
