"""How often people have met in games that counted: repeated games of the same people change ratings less."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from itertools import combinations

from model.ids import PersonId
from model.results import GameResult

REPEATS_WITHIN = timedelta(days=30)
"""How long a game reduces the weight of later games of the same two people."""


class Meetings:
    """The rated games of each pair of people, added in the order in which they were recorded."""

    def __init__(self, results: Iterable[GameResult] = ()) -> None:
        self._met: dict[tuple[PersonId, PersonId], list[datetime]] = defaultdict(list)
        for result in results:
            self.add(result)

    def add(self, result: GameResult) -> None:
        """Count a game in which people were rated."""
        for pair in combinations(sorted(people_of(result)), 2):
            self._met[pair].append(result.ended_at)

    def weights(self, result: GameResult) -> Sequence[Sequence[float]]:
        """Return the weight of each duel of a game: a row for each seat, a number for each opponent.

        The first, second, third, … game of two people within 30 days counts 1, 1/2, 1/3, … Duels with
        computers count 1.
        """
        since = result.ended_at - REPEATS_WITHIN
        people = [seat.person for seat in result.seats]
        return [[self._weight(one, other, since) for other in people] for one in people]

    def _weight(self, one: PersonId | None, other: PersonId | None, since: datetime) -> float:
        if one is None or other is None:
            return 1.0
        pair = (min(one, other), max(one, other))
        return 1.0 / (1 + sum(at >= since for at in self._met.get(pair, ())))


def people_of(result: GameResult) -> tuple[PersonId, ...]:
    """Return the people of a result, without computer players. Each is the first occupant of a seat."""
    return tuple(seat.person for seat in result.seats if seat.person is not None)
