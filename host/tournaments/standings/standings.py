"""The standings after the rounds played.

The order is that of the Carcassonne World Championship: tournament points, then Solkoff (the sum of the
opponents' tournament points) without the weakest opponent (or without the bye, if there was one), then the
difference of points in the games, then their sum.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

from host.tournaments.standings.model import TABLE_POINTS, History, Result, table_points
from model.ids import EntrantId

Worth: TypeAlias = tuple[Fraction, Fraction, Fraction, int, int]


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of the standings.

    `place` counts from 1; `shared` says that no tie-break separates this entrant from a neighbour. `solkoff`
    leaves out the weakest opponent, or the bye of an entrant who had one. `scored` is the sum of points in
    games, `difference` their lead over (or deficit to) the best other seat of each table. `encounter` is the
    points against those with equal points, where they decide first.
    """

    place: int
    shared: bool
    entrant: EntrantId
    points: Fraction
    solkoff: Fraction
    difference: int
    scored: int
    played: int
    encounter: Fraction = Fraction(0)


def opponents(history: History) -> dict[EntrantId, list[EntrantId]]:
    """Return the opponents of each entrant, table by table; one who was met twice is listed twice."""
    met: dict[EntrantId, list[EntrantId]] = {entrant: [] for entrant in history.entrants}
    for result in history.results:
        for entrant in result.table.seats:
            met[entrant] += [other for other in result.table.seats if other != entrant]
    return met


def points(history: History) -> dict[EntrantId, Fraction]:
    """Return the tournament points so far by entrant; a bye is a win, half of one if it was asked for."""
    total: dict[EntrantId, Fraction] = dict.fromkeys(history.entrants, Fraction(0))
    seats_most = max((len(result.table.seats) for result in history.results), default=2)
    for result in history.results:
        for entrant, won in table_points(result).items():
            total[entrant] += won
    for bye in history.byes:
        win = Fraction(1) if seats_most == 2 else TABLE_POINTS[0]
        total[bye.entrant] += win / 2 if bye.asked else win
    return total


def _difference(result: Result, entrant: EntrantId) -> int:
    own = result.score(entrant)
    return own - max(
        score for seat, score in zip(result.table.seats, result.scores, strict=True) if seat != entrant
    )


def _encounters(history: History, total: Mapping[EntrantId, Fraction]) -> dict[EntrantId, Fraction]:
    """Return each entrant's tournament points against those with equal points; 0 unless all of these met."""
    level: dict[Fraction, list[EntrantId]] = defaultdict(list)
    for entrant, scored in total.items():
        level[scored].append(entrant)
    found = dict.fromkeys(history.entrants, Fraction(0))
    for together in level.values():
        among = set(together)
        results = [result for result in history.results if among.issuperset(result.table.seats)]
        met = {
            frozenset((one, other))
            for result in results
            for one in result.table.seats
            for other in result.table.seats
            if one != other
        }
        if len(met) < len(among) * (len(among) - 1) // 2:
            continue
        for result in results:
            for entrant, won in table_points(result).items():
                found[entrant] += won
    return found


def standings(history: History, *, direct_encounter: bool = False) -> tuple[Standing, ...]:
    """Return the lines of all entrants, best first; equal ones share a place and are in the order of seeds.

    With `direct_encounter` the first tie-break is the matches of those with equal points against each other.
    """
    total = points(history)
    against = _encounters(history, total) if direct_encounter else dict.fromkeys(total, Fraction(0))
    met = opponents(history)
    rested = {bye.entrant for bye in history.byes}
    difference: dict[EntrantId, int] = defaultdict(int)
    scored: dict[EntrantId, int] = defaultdict(int)
    for result in history.results:
        for entrant in result.table.seats:
            difference[entrant] += _difference(result, entrant)
            scored[entrant] += result.score(entrant)

    def solkoff(entrant: EntrantId) -> Fraction:
        faced = sorted(total[other] for other in met[entrant])
        return sum(faced if entrant in rested else faced[1:], Fraction(0))

    def key(entrant: EntrantId) -> Worth:
        return total[entrant], against[entrant], solkoff(entrant), difference[entrant], scored[entrant]

    keys = {entrant: key(entrant) for entrant in history.entrants}
    order = sorted(history.entrants, key=lambda entrant: keys[entrant], reverse=True)
    held = Counter(keys.values())
    places: dict[Worth, int] = {}
    for number, entrant in enumerate(order, start=1):
        places.setdefault(keys[entrant], number)
    played = Counter(entrant for result in history.results for entrant in result.table.seats)
    return tuple(
        Standing(
            place=places[keys[entrant]],
            shared=held[keys[entrant]] > 1,
            entrant=entrant,
            points=keys[entrant][0],
            solkoff=keys[entrant][2],
            difference=keys[entrant][3],
            scored=keys[entrant][4],
            played=played[entrant],
            encounter=keys[entrant][1],
        )
        for entrant in order
    )
