"""Pairs of people of whom one seems to let the other win. Pure functions.

For people who have played for a while, their results with each other are compared with what their other games
predict. A fresh account has hardly any other games: it stands out by playing mostly with one person, and
losing.
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
"""The fewest games of a pair that are judged."""

UNLIKELY = 2.0
"""The number of standard deviations above the expected result from which a pair is reported."""

FRESH = timedelta(days=30)
"""How long an account is fresh after its first game here."""

LEAST_FRESH_GAMES = 2
"""The fewest games of a pair with a fresh account that are judged."""

FRESH_SHARE = 0.75
"""The share of its games with a person that a fresh account must have lost for the pair to be reported."""


@dataclass(frozen=True, slots=True)
class Anomaly:
    """A pair that stands out: `gains` won `won` of `games` against `loses`, where `expected` were expected.

    `left` of these wins came from `loses` leaving the game. If `loses` is a fresh account, `days` are those
    from its first game here to the last one of the pair, `others` is how many other people it has met, and
    `alike` how many more fresh accounts have lost to the same person so; no expectation is known then, and
    `expected` is 0.
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

    The expected result of a pair is computed from the results of each of them against all others.
    """
    found = tuple(found)
    won: dict[tuple[PersonId, PersonId], float] = defaultdict(float)
    games: dict[tuple[PersonId, PersonId], int] = defaultdict(int)
    left: dict[tuple[PersonId, PersonId], int] = defaultdict(int)
    all_games: Counter[PersonId] = Counter()
    all_won: dict[PersonId, float] = defaultdict(float)
    for result in found:
        for one in result.seats:
            for other in result.seats:
                if one is other or one.person is None or other.person is None:
                    continue
                pair = (one.person, other.person)
                share = 1.0 if one.rank < other.rank else 0.5 if one.rank == other.rank else 0.0
                games[pair] += 1
                won[pair] += share
                all_games[one.person] += 1
                all_won[one.person] += share
                left[pair] += other.left and one.rank < other.rank

    def elsewhere(person: PersonId, other: PersonId) -> float:
        """Return the share of games that a person wins against others, drawn towards a half if they are few."""
        pair = (person, other)
        return (all_won[person] - won[pair] + 2) / (all_games[person] - games[pair] + 4)

    fresh = _fresh(found, games, won, left)
    reported = []
    known = {(anomaly.gains, anomaly.loses) for anomaly in fresh}
    for pair, count in games.items():
        if count < LEAST_GAMES or pair in known:
            continue
        expected = _expected(elsewhere(*pair), elsewhere(*pair[::-1]))
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
    """Return the pairs of a fresh account and a person with whom it played half of its games, and lost."""
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
    alike = Counter(anomaly.gains for anomaly in reported)
    with_alike = [
        replace(anomaly, alike=alike[anomaly.gains] - 1)
        for anomaly in reported
        # If two began together and there is no further account, one of them may be just the better player.
        if since[anomaly.gains] < since[anomaly.loses] or alike[anomaly.gains] > 1
    ]
    return tuple(
        sorted(with_alike, key=lambda anomaly: (-anomaly.alike, anomaly.gains, -anomaly.games, anomaly.loses))
    )


def _expected(first: float, second: float) -> float:
    """Return the share of games that the first of a pair should win, from 0.05 to 0.95, given both shares elsewhere."""
    share = first * (1 - second) / (first * (1 - second) + second * (1 - first))
    return min(0.95, max(0.05, share))
