"""The values from which standings and pairings are computed: tables, results, byes, and their history."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from model.ids import EntrantId

TABLE_POINTS = (Fraction(5), Fraction(3), Fraction(2), Fraction(1), Fraction(0), Fraction(0))
"""Tournament points by place at a table of three to six; shared places share their points."""


@dataclass(frozen=True, slots=True)
class Table:
    """The entrants at one table of a round, in the order of play."""

    round: int
    seats: tuple[EntrantId, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a table: the points of its game (or the sum of its games), seat by seat.

    `wins` decides instead of `scores` if it is not None. For two players it is the number of games won,
    if there were several or one was not won by points; at a larger table it is the points, less half a
    point for a starting player who loses ties. `absent` are seats that lost by not appearing or by a
    referee's decision.
    """

    table: Table
    scores: tuple[int, ...]
    wins: tuple[Fraction, ...] | None = None
    absent: frozenset[EntrantId] = frozenset()

    def __post_init__(self) -> None:
        assert len(self.scores) == len(self.table.seats), "one score a seat"

    def score(self, entrant: EntrantId) -> int:
        """Return the points of one seat."""
        return self.scores[self.table.seats.index(entrant)]


@dataclass(frozen=True, slots=True)
class Bye:
    """A round without a table: a win without opponent and game points; half a win if it was `asked` for."""

    round: int
    entrant: EntrantId
    asked: bool = False


@dataclass(frozen=True, slots=True)
class History:
    """The entrants, and what they have played so far.

    `entrants` are in the order of their seeds. Those in `gone` have dropped out: they are
    listed, and count as opponents, but are not paired any more.
    """

    entrants: tuple[EntrantId, ...]
    results: tuple[Result, ...] = ()
    byes: tuple[Bye, ...] = ()
    gone: frozenset[EntrantId] = frozenset()

    @property
    def active(self) -> tuple[EntrantId, ...]:
        """Those who can be paired, in the order of their seeds."""
        return tuple(entrant for entrant in self.entrants if entrant not in self.gone)


def places(result: Result) -> Mapping[EntrantId, tuple[int, int]]:
    """Return for each seat the best place it holds and how many share it; places count from 1.

    Seats that were absent come behind all others.
    """
    ranks: dict[EntrantId, tuple[bool, Fraction]] = {}
    for index, entrant in enumerate(result.table.seats):
        worth = result.wins[index] if result.wins is not None else Fraction(result.scores[index])
        ranks[entrant] = (entrant not in result.absent, worth)
    return {
        entrant: (
            1 + sum(other > rank for other in ranks.values()),
            sum(other == rank for other in ranks.values()),
        )
        for entrant, rank in ranks.items()
    }


def table_points(result: Result) -> Mapping[EntrantId, Fraction]:
    """Return the tournament points that each seat takes from a table.

    Two seats: 1 for a win, 1/2 for a tie. Three and more: 5, 3, 2, 1, 0; those who share
    places share what these places pay. Absent seats take nothing.
    """
    scale = (Fraction(1), Fraction(0)) if len(result.table.seats) == 2 else TABLE_POINTS
    return {
        entrant: Fraction(0)
        if entrant in result.absent
        else sum(scale[place - 1 : place - 1 + shared], Fraction(0)) / shared
        for entrant, (place, shared) in places(result).items()
    }
