"""Matches of one game or several: when they are decided, and what their games add up to."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from fractions import Fraction

from host.tournaments.standings.model import EntrantId, Result, Table


def leg_seats(table: Table, leg: int) -> tuple[EntrantId, ...]:
    """The order of play in game number `leg` (from 1) of a match: the beginning goes round."""
    shift = (leg - 1) % len(table.seats)
    return table.seats[shift:] + table.seats[:shift]


def wins(scores: Sequence[Sequence[int]], seats: int) -> tuple[Fraction, ...]:
    """The games won by each seat; those who share the most points of a game share its win."""
    won = [Fraction(0)] * seats
    for game in scores:
        best = [seat for seat, points in enumerate(game) if points == max(game)]
        for seat in best:
            won[seat] += Fraction(1, len(best))
    return tuple(won)


def decided(scores: Sequence[Sequence[int]], seats: int, best_of: int) -> bool:
    """Whether a match needs no further game: one seat cannot be reached, or all games are played."""
    left = best_of - len(scores)
    if left <= 0:
        return True
    first, *others = sorted(wins(scores, seats), reverse=True)
    return first > max(others) + left


def result_of(
    table: Table,
    scores: Sequence[Sequence[int]],
    *,
    best_of: int = 1,
    absent: Collection[EntrantId] = (),
) -> Result:
    """What the games of a match add up to; `scores` are in the order of the table's seats."""
    seats = len(table.seats)
    totals = tuple(sum(game[seat] for game in scores) for seat in range(seats))
    return Result(
        table,
        totals,
        wins=wins(scores, seats) if best_of > 1 and scores else None,
        absent=frozenset(absent),
    )


def winner(
    result: Result, seeds: Sequence[EntrantId], *, starter_loses_ties: bool = False
) -> EntrantId | None:
    """Who goes on from a match of the knock-out; None where nobody was there, so that both are out.

    Whoever was there goes before who was absent; then games won, then points, then the better seed, or whoever
    did not begin the match.
    """
    if result.absent.issuperset(result.table.seats):
        return None

    def worth(entrant: EntrantId) -> tuple[bool, Fraction, int, int]:
        seat = result.table.seats.index(entrant)
        won = result.wins[seat] if result.wins is not None else Fraction(0)
        tie = seat if starter_loses_ties else -seeds.index(entrant)
        return (entrant not in result.absent, won, result.scores[seat], tie)

    return max(result.table.seats, key=worth)
