"""Tests of rounds at tables of three to five."""

from __future__ import annotations

import random
from itertools import combinations, product

import pytest

from host.tournaments.pairing.seating import in_order_of_play
from host.tournaments.pairing.tables import table_sizes, tables_round
from host.tournaments.standings.model import History, Result, Table
from host.tournaments.standings.standings import opponents
from model.ids import EntrantId


def entrants(count: int) -> tuple[EntrantId, ...]:
    return tuple(EntrantId(number) for number in range(1, count + 1))


@pytest.mark.parametrize("wanted", [3, 4, 5])
@pytest.mark.parametrize("count", [*range(3, 40), 255, 256])
def test_tables_split_any_number(count: int, wanted: int) -> None:
    """Every number from three splits into tables of three to five."""
    sizes = table_sizes(count, wanted)
    assert sum(sizes) == count
    assert set(sizes) <= {3, 4, 5}


@pytest.mark.parametrize(
    ("count", "wanted", "sizes"),
    [
        (12, 3, (3, 3, 3, 3)),
        (12, 4, (4, 4, 4)),
        (10, 5, (5, 5)),
        (10, 3, (4, 3, 3)),
        (11, 4, (4, 4, 3)),
        (16, 5, (4, 4, 4, 4)),
    ],
)
def test_tables_are_as_near_to_the_wanted_size_as_possible(
    count: int, wanted: int, sizes: tuple[int, ...]
) -> None:
    """Tables are as near to the wanted size as possible, and larger tables come first."""
    assert table_sizes(count, wanted) == sizes


def test_two_are_too_few_for_a_table() -> None:
    """Two players are refused."""
    with pytest.raises(ValueError, match="three"):
        table_sizes(2, 3)


def test_at_a_larger_table_earlier_seats_are_reversed() -> None:
    """A player who has begun sits last; the others sit in the reverse order of their earlier seats."""
    one, two, three = entrants(3)
    history = History(entrants(3), (Result(Table(1, (one, two, three)), (9, 5, 3)),))
    assert in_order_of_play(history, (one, two, three)) == (three, two, one)


@pytest.mark.parametrize(("count", "wanted"), [(7, 3), (9, 3), (12, 4), (16, 4), (17, 3), (23, 5)])
def test_no_swap_of_two_players_of_near_tables_lowers_the_rematches(count: int, wanted: int) -> None:
    """Wherever two players of tables at most three apart were swapped, as many would meet again, or more."""
    dice = random.Random(count)
    history = History(entrants(count))
    for number in range(1, 6):
        tables = tables_round(history, number, wanted)
        groups = [list(table.seats) for table in tables]
        assert sorted(entrant for group in groups for entrant in group) == list(history.entrants)
        met = opponents(history)
        found = rematches(groups, met)
        for upper, lower in combinations(range(len(groups)), 2):
            for i, j in product(range(len(groups[upper])), range(len(groups[lower]))):
                swapped = [list(group) for group in groups]
                swapped[upper][i], swapped[lower][j] = groups[lower][j], groups[upper][i]
                assert lower > upper + 3 or rematches(swapped, met) >= found
        results = tuple(Result(table, tuple(dice.sample(range(50), len(table.seats)))) for table in tables)
        history = History(history.entrants, history.results + results)


def rematches(groups: list[list[EntrantId]], met: dict[EntrantId, list[EntrantId]]) -> int:
    """Return how many pairs at the tables have met already, each by the square of how often."""
    return sum(met[one].count(other) ** 2 for group in groups for one, other in combinations(group, 2))


def test_entrants_who_have_dropped_out_have_no_seat_at_a_table() -> None:
    """Of eight entrants two have dropped out; the others sit at two tables of three."""
    history = History(entrants(8), gone=frozenset({EntrantId(2), EntrantId(7)}))
    seats = [sorted(table.seats) for table in tables_round(history, 1, 3)]
    assert seats == [[1, 3, 4], [5, 6, 8]]
