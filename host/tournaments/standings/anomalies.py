"""Pairs who seem to play for each other. Pure functions.

Of people who have played for a while it shows in how far their games differ from what their other games say; of
a fresh account, which has hardly any others, in that it plays for one person above all, and loses.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from math import sqrt

from model.ids import PersonId
from model.results import GameResult

LEAST_GAMES = 4
"""Fewer games of a pair say nothing."""

UNLIKELY = 2.0
"""How many standard deviations from what was to be expected a pair is reported."""

FRESH = timedelta(days=30)
"""An account is fresh for so long after its first game here."""

LEAST_FRESH_GAMES = 2
"""A pair with a fresh account is looked at from its second game on."""

FRESH_SHARE = 0.75
"""The part of its games that a fresh account must have lost to somebody to be reported with them."""


@dataclass(frozen=True, slots=True)
class Anomaly:
    """`gains` won `won` of `games` against `loses`, where `expected` were to be expected; `left` of them by leaving.

    Of a fresh account `days` are those since its first game here, `others` is how many other people it has met, and
    `alike` how many more fresh accounts have played for the same person; then nothing is known to expect.
    """

    gains: PersonId
    loses: PersonId
    games: int
    won: float
    expected: float
    left: int
    deviation: float
    days: int | None = None
    others: int = 0
    alike: int = 0


def anomalies(found: Iterable[GameResult]) -> tuple[Anomaly, ...]:
    """Return the pairs that stand out: those with a fresh account, then the others, the most unlikely first.

    What is to be expected of a pair is worked out from how each does against everybody else.
    """
    found = tuple(found)
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
    fresh = _fresh(found, games, won, left)
    reported = []
    known = {(one.gains, one.loses) for one in fresh}
    for pair, count in games.items():
        if count < LEAST_GAMES or pair in known:
            continue
        expected = _expected(pair, games, won)
        deviation = (won[pair] / count - expected) / sqrt(expected * (1 - expected) / count)
        if deviation >= UNLIKELY:
            reported.append(
                Anomaly(*pair, count, won[pair], round(expected * count, 1), left[pair], round(deviation, 1))
            )
    return (*fresh, *sorted(reported, key=lambda anomaly: -anomaly.deviation))


def _fresh(
    found: Sequence[GameResult],
    games: Mapping[tuple[PersonId, PersonId], int],
    won: Mapping[tuple[PersonId, PersonId], float],
    left: Mapping[tuple[PersonId, PersonId], int],
) -> tuple[Anomaly, ...]:
    """Return the pairs in which a fresh account has lost to somebody with whom it has played most of its games."""
    since: dict[PersonId, datetime] = {}
    until: dict[tuple[PersonId, PersonId], datetime] = {}
    played: Counter[PersonId] = Counter()
    met: dict[PersonId, set[PersonId]] = defaultdict(set)
    for result in found:
        people = {seat.person for seat in result.seats if seat.person is not None}
        for person in people:
            played[person] += 1
            met[person] |= people - {person}
            since[person] = min(since.get(person, result.ended_at), result.ended_at)
            for other in people - {person}:
                until[person, other] = max(until.get((person, other), result.ended_at), result.ended_at)
    reported = []
    for pair, count in games.items():
        gains, loses = pair
        age = until[pair] - since[loses]
        if (
            count >= LEAST_FRESH_GAMES
            and age < FRESH
            and 2 * count >= played[loses]
            and since[gains] <= since[loses]
            and won[pair] >= FRESH_SHARE * count
        ):
            others = len(met[loses] - {gains})
            reported.append(Anomaly(*pair, count, won[pair], 0.0, left[pair], 0.0, age.days, others))
    alike = Counter(one.gains for one in reported)
    with_alike = [
        replace(one, alike=alike[one.gains] - 1)
        for one in reported
        # Two who have come together, and nobody else: one of them simply wins.
        if since[one.gains] < since[one.loses] or alike[one.gains] > 1
    ]
    return tuple(sorted(with_alike, key=lambda one: (-one.alike, one.gains, -one.games, one.loses)))


def _expected(
    pair: tuple[PersonId, PersonId],
    games: dict[tuple[PersonId, PersonId], int],
    won: dict[tuple[PersonId, PersonId], float],
) -> float:
    """Return the share of games that the first of a pair should win from the second, between 5 and 95 hundredths."""
    first, second = (_elsewhere(one, other, games, won) for one, other in (pair, pair[::-1]))
    share = first * (1 - second) / (first * (1 - second) + second * (1 - first))
    return min(0.95, max(0.05, share))


def _elsewhere(
    person: PersonId,
    without: PersonId,
    games: dict[tuple[PersonId, PersonId], int],
    won: dict[tuple[PersonId, PersonId], float],
) -> float:
    """Return the share that a person wins against others, drawn towards a half where there is little to go by."""
    others = [pair for pair in games if pair[0] == person and pair[1] != without]
    return (sum(won[pair] for pair in others) + 2) / (sum(games[pair] for pair in others) + 4)
