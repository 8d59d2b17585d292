"""Who could meet whom in a Swiss round, and how well a pair fits.

What counts, in this order: no rematch; nobody begins (or follows) three times more often than not; equal
scores; who began more often meets who began less often; the upper half of a score meets the lower half.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from heapq import nsmallest

from host.tournaments.pairing.seating import balances
from host.tournaments.standings.model import EntrantId, History
from host.tournaments.standings.standings import opponents, points

Pair = tuple[EntrantId, EntrantId]


class Field:
    """An even number of entrants who are to be paired, the best first."""

    def __init__(self, history: History, order: Sequence[EntrantId]) -> None:
        total = points(history)
        self.order = order
        self.rank = {entrant: number for number, entrant in enumerate(order)}
        self.met = {entrant: set(others) for entrant, others in opponents(history).items()}
        self.balance = balances(history)
        # Points come in halves.
        self.score = {entrant: int(2 * total[entrant]) for entrant in order}
        self._size = Counter(self.score.values())
        self._scores = sorted(self._size, reverse=True)
        self._alike: dict[int, dict[int, list[EntrantId]]] = defaultdict(lambda: defaultdict(list))
        for entrant in order:
            self._alike[self.balance[entrant]][self.score[entrant]].append(entrant)
        most, widest = len(order), self._scores[0] - self._scores[-1]
        # Each weight is larger than everything below it can add up to over the whole field.
        self._level_weight = most * most
        self._gap_weight = most * self._level_weight
        self._unbalanced_weight = most * self._gap_weight * (widest * widest + 1)
        self._rematch_weight = most * self._unbalanced_weight

    def weight(self, first: EntrantId, second: EntrantId) -> int:
        """How badly two fit; a pairing of the whole field costs the sum of its pairs."""
        gap = abs(self.score[first] - self.score[second])
        level = self.balance[first] * self.balance[second]
        upper = min(first, second, key=self.rank.__getitem__)
        # Within one score the upper half meets the lower half.
        fold = abs(abs(self.rank[first] - self.rank[second]) - self._size[self.score[upper]] // 2)
        return (
            fold
            + (level > 0) * self._level_weight
            + gap * gap * self._gap_weight
            + (level > 1) * self._unbalanced_weight
            + (second in self.met[first]) * self._rematch_weight
        )

    def pairs(self, few: int, near: int) -> Iterator[Pair]:
        """The pairs worth looking at: for everybody, of all who have begun as often, the `few` who fit best in
        their own score, and `few` in each of those around it in which at least `near` can be met.
        """
        for entrant in self.order:
            score = self.score[entrant]
            own = self._scores.index(score)
            turn = self._alike[self.balance[entrant]][score].index(entrant)
            for alike in self._alike.values():
                there = self._not_met(entrant, alike.get(score, ()))
                best = nsmallest(few, there, key=lambda other: self.weight(entrant, other))
                yield from ((entrant, other) for other in best)
                for away in (self._scores[own + 1 :], self._scores[:own][::-1]):
                    seen = 0
                    for further in away:
                        there = self._not_met(entrant, alike.get(further, ()))
                        # Each who looks there sees others first, so that not all want the same.
                        for number in range(min(few, len(there))):
                            yield entrant, there[(few * turn + number) % len(there)]
                        seen += len(there)
                        if seen >= near:
                            break

    def _not_met(self, entrant: EntrantId, others: Sequence[EntrantId]) -> list[EntrantId]:
        return [other for other in others if other != entrant and other not in self.met[entrant]]

    def faultless(self, pairs: Sequence[Pair]) -> bool:
        """Whether everybody is paired, without a rematch, and with no more beginnings out of balance than must be."""
        unbalanced = sum(self.balance[first] * self.balance[second] > 1 for first, second in pairs)
        return (
            2 * len(pairs) == len(self.order)
            and not any(second in self.met[first] for first, second in pairs)
            and unbalanced == self._least_unbalanced()
        )

    def _least_unbalanced(self) -> int:
        """How many pairs must bring two together of whom one begins (or follows) too often then.

        Who has begun twice more often than not needs somebody who has not begun more often than not.
        """
        found = [self.balance[entrant] for entrant in self.order]
        often = max(
            sum(sign * balance > 1 for balance in found) - sum(sign * balance <= 0 for balance in found)
            for sign in (1, -1)
        )
        return max(0, (often + 1) // 2)
