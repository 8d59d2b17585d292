"""Matches of one game or several: when they are decided, and what their games add up to."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from host.tournaments.standings.model import Result, Table
from model.ids import EntrantId
from model.tournaments import Leg


def leg_seats(table: Table, leg: int) -> tuple[EntrantId, ...]:
    """Return the order of play in game number `leg` (from 1) of a match: the beginning goes round."""
    shift = (leg - 1) % len(table.seats)
    return table.seats[shift:] + table.seats[:shift]


@dataclass(frozen=True, slots=True)
class Played:
    """One game of a match: its points by seat of the match, and the seats that have won it.

    Without `winners` those have won who have the most points. Who ran out of time has lost, whatever the points.
    """

    scores: tuple[int, ...]
    winners: tuple[int, ...] | None = None

    @property
    def won_by(self) -> tuple[int, ...]:
        """The seats that share the win."""
        if self.winners is not None:
            return self.winners
        return tuple(seat for seat, points in enumerate(self.scores) if points == max(self.scores))

    @property
    def points(self) -> tuple[int, ...]:
        """The points that count: who has lost has no more than who has won."""
        most = max(self.scores[seat] for seat in self.won_by)
        return tuple(
            points if seat in self.won_by else min(points, most) for seat, points in enumerate(self.scores)
        )


def played(legs: Iterable[Leg]) -> list[Played]:
    """Return the games of a match that are over."""
    return [Played(leg.scores, leg.winners) for leg in legs if leg.scores is not None]


def wins(games: Sequence[Played], seats: int) -> tuple[Fraction, ...]:
    """Return the games won by each seat; those who share the win of a game have a part of it."""
    won = [Fraction(0)] * seats
    for game in games:
        for seat in game.won_by:
            won[seat] += Fraction(1, len(game.won_by))
    return tuple(won)


def decided(games: Sequence[Played], seats: int, best_of: int) -> bool:
    """Return whether a match needs no further game: one seat cannot be reached, or all games are played."""
    left = best_of - len(games)
    if left <= 0:
        return True
    first, *others = sorted(wins(games, seats), reverse=True)
    return first > max(others) + left


def result_of(
    table: Table,
    games: Sequence[Played],
    *,
    best_of: int = 1,
    absent: Collection[EntrantId] = (),
    starter_loses_ties: bool = False,
) -> Result:
    """Return what the games of a match add up to; they are in the order of the table's seats.

    At a table of three and more where the starting player loses ties, it has half a point less than it has.
    """
    seats = len(table.seats)
    totals = tuple(sum(game.points[seat] for game in games) for seat in range(seats))
    present = [total for one, total in zip(table.seats, totals, strict=True) if one not in absent]
    # Whoever has lost has no more points than who has won: they are compared in tie-breaks.
    most = max(present, default=0)
    totals = tuple(
        min(total, most) if present and one in absent else total
        for one, total in zip(table.seats, totals, strict=True)
    )
    if seats > 2 and starter_loses_ties and games:
        worth = tuple(Fraction(total) - Fraction(place == 0, 2) for place, total in enumerate(totals))
        return Result(table, totals, wins=worth, absent=frozenset(absent))
    by_wins = bool(games) and (best_of > 1 or any(game.winners is not None for game in games))
    return Result(table, totals, wins=wins(games, seats) if by_wins else None, absent=frozenset(absent))


def winner(
    result: Result, seeds: Sequence[EntrantId], *, starter_loses_ties: bool = False
) -> EntrantId | None:
    """Return who goes on from a match of the knock-out; None where nobody was there, so that both are out.

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
