"""Points, tie-breaks, and the ties that stay."""

from __future__ import annotations

from fractions import Fraction

from bot.host.tournaments.model import EntrantId, History, Result, Table, places, table_points
from bot.host.tournaments.standings import standings

A, B, C, D = (EntrantId(number) for number in (1, 2, 3, 4))


def duel(number: int, first: EntrantId, second: EntrantId, *scores: int) -> Result:
    return Result(Table(number, (first, second)), scores)


def test_championship_order() -> None:
    """Points first, then opponents without the weakest, then the difference, then the sum."""
    history = History(
        (A, B, C, D),
        (
            duel(1, A, B, 80, 60),
            duel(1, C, D, 70, 65),
            duel(2, A, C, 50, 75),
            duel(2, B, D, 90, 40),
            duel(3, C, B, 60, 61),
            duel(3, A, D, 88, 80),
        ),
    )
    table = standings(history)
    # A, B and C have two wins each; their stronger two opponents have 2 + 2 points each, so
    # the differences decide: A 20 - 25 + 8 = 3, B -20 + 50 + 1 = 31, C 5 + 25 - 1 = 29.
    assert [line.entrant for line in table] == [B, C, A, D]
    assert [line.points for line in table] == [2, 2, 2, 0]
    assert [line.difference for line in table] == [31, 29, 3, -63]
    assert [line.place for line in table] == [1, 2, 3, 4]
    assert table[0].solkoff == Fraction(4)


def test_what_cannot_be_broken_is_shared() -> None:
    """Two with the same in everything share a place and say so."""
    table = standings(History((A, B, C, D), (duel(1, A, B, 50, 40), duel(1, C, D, 50, 40))))
    assert [(line.place, line.shared) for line in table] == [(1, True), (1, True), (3, True), (3, True)]


def test_shared_places_share_the_points_of_a_table() -> None:
    """Two best of four at a table take (5 + 3) / 2 each; the others 2 and 1."""
    result = Result(Table(1, (A, B, C, D)), (70, 55, 70, 40))
    assert places(result)[A] == (1, 2)
    assert table_points(result) == {A: 4, C: 4, B: 2, D: 1}


def test_absent_seats_take_nothing() -> None:
    """A player who did not appear loses, whatever the score says."""
    result = Result(Table(1, (A, B)), (10, 0), absent=frozenset({A}))
    assert table_points(result) == {A: 0, B: 1}


def test_a_match_of_several_games_is_decided_by_games_won() -> None:
    """Best of three: two games to one wins, also with fewer points."""
    result = Result(Table(1, (A, B)), (150, 190), wins=(Fraction(2), Fraction(1)))
    assert table_points(result) == {A: 1, B: 0}
