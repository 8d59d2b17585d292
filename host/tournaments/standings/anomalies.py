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
from itertools import permutations
from math import sqrt
from typing import TypeAlias

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


Pair: TypeAlias = tuple[PersonId, PersonId]
"""A person and one whom they have met."""


@dataclass(slots=True)
class _Record:
    """What one person has done against another: `left` of the games `won` (a tie is half of one) were left."""

    games: int = 0
    won: float = 0.0
    left: int = 0


def anomalies(found: Iterable[GameResult]) -> tuple[Anomaly, ...]:
    """Return the pairs that stand out: those with a fresh account, then the others, the most unlikely first.

    The expected result of a pair is computed from the results of each of them against all others.
    """
    found = tuple(found)
    records = _records(found)
    games: Counter[PersonId] = Counter()
    won: dict[PersonId, float] = defaultdict(float)
    for (person, _), record in records.items():
        games[person] += record.games
        won[person] += record.won

    def elsewhere(person: PersonId, other: PersonId) -> float:
        """Return the share of games that a person wins against others, drawn towards a half if they are few."""
        record = records[person, other]
        return (won[person] - record.won + 2) / (games[person] - record.games + 4)

    fresh = _fresh(found, records)
    reported = []
    known = {(anomaly.gains, anomaly.loses) for anomaly in fresh}
    for pair, record in records.items():
        count = record.games
        if count < LEAST_GAMES or pair in known:
            continue
        expected = _expected(elsewhere(*pair), elsewhere(*pair[::-1]))
        deviation = (record.won / count - expected) / sqrt(expected * (1 - expected) / count)
        if deviation >= UNLIKELY:
            likely = round(expected * count, 1)
            reported.append(Anomaly(*pair, count, record.won, likely, record.left, round(deviation, 1)))
    return (*fresh, *sorted(reported, key=lambda anomaly: -anomaly.deviation))


def _records(found: Iterable[GameResult]) -> dict[Pair, _Record]:
    """Return the record of each person against each other one whom they have met."""
    records: dict[Pair, _Record] = defaultdict(_Record)
    for result in found:
        for one, other in permutations(result.seats, 2):
            # A person who left one seat and took another over is in the result twice.
            if one.person is None or other.person is None or one.person == other.person:
                continue
            record = records[one.person, other.person]
            record.games += 1
            record.won += 1.0 if one.rank < other.rank else 0.5 if one.rank == other.rank else 0.0
            record.left += other.left and one.rank < other.rank
    return records


def _fresh(found: Sequence[GameResult], records: Mapping[Pair, _Record]) -> tuple[Anomaly, ...]:
    """Return the pairs of a fresh account and a person with whom it played half of its games, and lost."""
    since: dict[PersonId, datetime] = {}
    until: dict[Pair, datetime] = {}
    played: Counter[PersonId] = Counter()
    met: dict[PersonId, set[PersonId]] = defaultdict(set)
    for result in found:
        people = {seat.person for seat in result.seats if seat.person is not None}
        for person in people:
            others = people - {person}
            played[person] += 1
            met[person] |= others
            since[person] = min(since.get(person, result.ended_at), result.ended_at)
            for other in others:
                until[person, other] = max(until.get((person, other), result.ended_at), result.ended_at)
    reported = []
    for pair, record in records.items():
        gains, loses = pair
        count = record.games
        age = until[pair] - since[loses]
        if (
            count >= LEAST_FRESH_GAMES
            and age < FRESH
            and 2 * count >= played[loses]
            and since[gains] <= since[loses]
            and record.won >= FRESH_SHARE * count
        ):
            met_besides = len(met[loses] - {gains})
            reported.append(Anomaly(*pair, count, record.won, 0.0, record.left, 0.0, age.days, met_besides))
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
