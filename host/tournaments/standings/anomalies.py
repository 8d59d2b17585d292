"""Pairs who seem to play for each other: how far their games differ from what their other games say. Pure functions."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

from model.ids import PersonId
from model.results import GameResult

LEAST_GAMES = 4
"""Fewer games of a pair say nothing."""

UNLIKELY = 2.0
"""How many standard deviations from what was to be expected a pair is reported."""


@dataclass(frozen=True, slots=True)
class Anomaly:
    """`gains` won `won` of `games` against `loses`, where `expected` were to be expected; `left` of them by leaving."""

    gains: PersonId
    loses: PersonId
    games: int
    won: float
    expected: float
    left: int
    deviation: float


def anomalies(found: Iterable[GameResult]) -> tuple[Anomaly, ...]:
    """The pairs that stand out, the most unlikely first.

    What is to be expected of a pair is worked out from how each does against everybody else.
    """
    won: dict[tuple[PersonId, PersonId], float] = defaultdict(float)
    games: dict[tuple[PersonId, PersonId], int] = defaultdict(int)
    left: dict[tuple[PersonId, PersonId], int] = defaultdict(int)
    for result in found:
        for one in result.seats:
            for other in result.seats:
                if one is other or one.person is None or other.person is None:
                    continue
                pair = (one.person, other.person)
                games[pair] += 1
                won[pair] += 1.0 if one.rank < other.rank else 0.5 if one.rank == other.rank else 0.0
                left[pair] += other.left and one.rank < other.rank
    reported = []
    for pair, count in games.items():
        if count < LEAST_GAMES:
            continue
        expected = _expected(pair, games, won)
        deviation = (won[pair] / count - expected) / sqrt(expected * (1 - expected) / count)
        if deviation >= UNLIKELY:
            reported.append(
                Anomaly(*pair, count, won[pair], round(expected * count, 1), left[pair], round(deviation, 1))
            )
    return tuple(sorted(reported, key=lambda anomaly: -anomaly.deviation))


def _expected(
    pair: tuple[PersonId, PersonId],
    games: dict[tuple[PersonId, PersonId], int],
    won: dict[tuple[PersonId, PersonId], float],
) -> float:
    """The share of games that the first of a pair should win from the second, between 5 and 95 hundredths."""
    first, second = (_elsewhere(one, other, games, won) for one, other in (pair, pair[::-1]))
    share = first * (1 - second) / (first * (1 - second) + second * (1 - first))
    return min(0.95, max(0.05, share))


def _elsewhere(
    person: PersonId,
    without: PersonId,
    games: dict[tuple[PersonId, PersonId], int],
    won: dict[tuple[PersonId, PersonId], float],
) -> float:
    """The share that a person wins against others, drawn towards a half where there is little to go by."""
    others = [pair for pair in games if pair[0] == person and pair[1] != without]
    return (sum(won[pair] for pair in others) + 2) / (sum(games[pair] for pair in others) + 4)
