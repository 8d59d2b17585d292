"""Matches of one game or several: when they are decided, and the result of their games."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from host.tournaments.standings.model import Result, Table
from model.ids import EntrantId
from model.matches import Leg, Match


def leg_seats(table: Table, leg: int) -> tuple[EntrantId, ...]:
    """Return the order of play in game number `leg` (from 1) of a match: the first seat rotates."""
    shift = (leg - 1) % len(table.seats)
    return table.seats[shift:] + table.seats[:shift]


@dataclass(frozen=True, slots=True)
class Played:
    """One game of a match: its points by seat of the match, and the seats that have won it.

    If `winners` is None, the seats with the most points have won. A player who ran out of time has lost,
    whatever the points.
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
        """The points that count for the standings. The loser's are capped at the winner's."""
        most = max(self.scores[seat] for seat in self.won_by)
        return tuple(min(points, most) for points in self.scores)


def leg_under_way(match: Match) -> Leg | None:
    """Return the game of a match that counts and is not recorded; None while its next one has not begun."""
    leg = match.counted[-1] if match.counted else None
    return None if leg is None or leg.scores is not None else leg


def played(legs: Iterable[Leg]) -> list[Played]:
    """Return the games of a match that are over."""
    return [Played(leg.scores, leg.winners) for leg in legs if leg.scores is not None]


def wins(games: Sequence[Played], seats: int) -> tuple[Fraction, ...]:
    """Return the games won by each seat; seats that share the win of a game have equal parts of it."""
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
    first, second, *_ = sorted(wins(games, seats), reverse=True)
    return first > second + left


def result_of(
    table: Table,
    games: Sequence[Played],
    *,
    best_of: int = 1,
    absent: Collection[EntrantId] = (),
    starter_loses_ties: bool = False,
) -> Result:
    """Return the result of a match from its games, whose points are in the order of the table's seats.

    At a table of three and more where the starting player loses ties, `wins` has the points instead, with
    half a point less for that player.
    """
    seats = len(table.seats)
    totals = tuple(sum(game.points[seat] for game in games) for seat in range(seats))
    present = [total for entrant, total in zip(table.seats, totals, strict=True) if entrant not in absent]
    # Points count in tie-breaks: those of absent players, who have lost, are capped at the most of the others.
    most = max(present or totals)
    totals = tuple(min(total, most) for total in totals)
    if seats > 2 and starter_loses_ties and games:
        worth = tuple(Fraction(total) - Fraction(place == 0, 2) for place, total in enumerate(totals))
        return Result(table, totals, wins=worth, absent=frozenset(absent))
    by_wins = bool(games) and (best_of > 1 or any(game.winners is not None for game in games))
    return Result(table, totals, wins=wins(games, seats) if by_wins else None, absent=frozenset(absent))


def winner(
    result: Result, seeds: Sequence[EntrantId], *, starter_loses_ties: bool = False
) -> EntrantId | None:
    """Return the entrant who goes on from a match of the knock-out; None if both were absent, and so are out.

    A player who was there goes before one who was absent. Then games won count, then points, then the better
    seed, or with `starter_loses_ties` not having begun the match.
    """
    if result.absent.issuperset(result.table.seats):
        return None

    def worth(entrant: EntrantId) -> tuple[bool, Fraction, int, int]:
        seat = result.table.seats.index(entrant)
        won = result.wins[seat] if result.wins is not None else Fraction(0)
        tie = seat if starter_loses_ties else -seeds.index(entrant)
        return (entrant not in result.absent, won, result.scores[seat], tie)

    return max(result.table.seats, key=worth)
