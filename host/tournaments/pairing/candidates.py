"""The possible pairs of a Swiss round, and how well each fits.

The criteria, in this order: no second bye; no rematch; the bye goes to the last of the standings; equal
scores; no entrant begins (or follows) three times more often than not; one who began more often meets one
who began less often; the upper half of a score meets the lower half.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from heapq import nsmallest

from host.tournaments.pairing.seating import balances
from host.tournaments.standings.model import History
from host.tournaments.standings.standings import opponents, points
from model.ids import EntrantId

Pair = tuple[EntrantId, EntrantId]

NOBODY = EntrantId(0)
"""The opponent of the entrant who has the bye; numbers of entrants begin at 1."""


class Field:
    """Entrants who are to be paired, the best first; if their number is odd, one meets NOBODY: the bye."""

    def __init__(self, history: History, order: Sequence[EntrantId]) -> None:
        total = points(history)
        self.order = order
        self.everybody = (*order, NOBODY) if len(order) % 2 else tuple(order)
        self.rank = {entrant: number for number, entrant in enumerate(self.everybody)}
        self.byes = Counter(bye.entrant for bye in history.byes)
        self.met = {entrant: set(others) for entrant, others in opponents(history).items()}
        self.balance = balances(history)
        # Points come in halves.
        self.score = {entrant: int(2 * total[entrant]) for entrant in order}
        self._size = Counter(self.score.values())
        self._scores = sorted(self._size, reverse=True)
        self._alike: dict[int, dict[int, list[EntrantId]]] = defaultdict(lambda: defaultdict(list))
        for entrant in order:
            self._alike[self.balance[entrant]][self.score[entrant]].append(entrant)
        most, widest = len(self.everybody), self._scores[0] - self._scores[-1]
        # Each weight is larger than everything below it can add up to over the whole field.
        self._level_weight = most * most
        self._unbalanced_weight = most * self._level_weight
        self._gap_weight = most * self._unbalanced_weight
        self._bye_weight = most * self._gap_weight * (widest * widest + 1)
        self._rematch_weight = most * most * self._bye_weight
        self._second_bye_weight = most * self._rematch_weight

    def weight(self, first: EntrantId, second: EntrantId) -> int:
        """Return the cost of a pair, higher for a worse one; a whole pairing costs the sum of its pairs."""
        if NOBODY in (first, second):
            rests = first if second == NOBODY else second
            behind = len(self.order) - 1 - self.rank[rests]
            return behind * self._bye_weight + self.byes[rests] * self._second_bye_weight
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
        """Yield the pairs that are worth considering.

        For each entrant these are the bye (if the number is odd) and, from each group of entrants with the
        same balance of beginning, the `few` best in their own score and `few` in each lower and each higher
        score, outwards until `near` possible opponents were passed.
        """
        for entrant in self.order:
            if NOBODY in self.everybody:
                yield entrant, NOBODY
            score = self.score[entrant]
            own = self._scores.index(score)
            turn = self._alike[self.balance[entrant]][score].index(entrant)
            for alike in self._alike.values():
                opponents = self._not_met(entrant, alike.get(score, ()))
                best = nsmallest(few, opponents, key=lambda other: self.weight(entrant, other))
                yield from ((entrant, other) for other in best)
                for away in (self._scores[own + 1 :], self._scores[:own][::-1]):
                    considered = 0
                    for further in away:
                        opponents = self._not_met(entrant, alike.get(further, ()))
                        # Each entrant begins at another place, so that not all get the same opponents.
                        for number in range(min(few, len(opponents))):
                            yield entrant, opponents[(few * turn + number) % len(opponents)]
                        considered += len(opponents)
                        if considered >= near:
                            break

    def _not_met(self, entrant: EntrantId, others: Sequence[EntrantId]) -> list[EntrantId]:
        return [other for other in others if other != entrant and other not in self.met[entrant]]

    def complete(self, pairs: Sequence[Pair]) -> bool:
        """Return whether the whole field is paired, without a rematch."""
        return 2 * len(pairs) == len(self.everybody) and not any(
            second in self.met[first] for first, second in pairs if NOBODY not in (first, second)
        )

    def faultless(self, pairs: Sequence[Pair]) -> bool:
        """Return True if no pairing of the field can be better, but for the last two criteria of the module.

        That is certain if there is no rematch, the bye goes to the last of those with the fewest byes, scores
        are as far apart as those of neighbours in the standings, and no more pairs are out of balance than
        must be whatever the scores.
        """
        played = [pair for pair in pairs if NOBODY not in pair]
        playing = [entrant for entrant in self.order if any(entrant in pair for pair in played)]
        unbalanced = sum(self.balance[first] * self.balance[second] > 1 for first, second in played)
        return (
            self.complete(pairs)
            and all(self.weight(*pair) == self._least_bye() for pair in pairs if NOBODY in pair)
            and self._gaps(played) == self._gaps(list(zip(playing[::2], playing[1::2], strict=True)))
            and unbalanced == self._least_unbalanced(playing)
        )

    def _least_bye(self) -> int:
        return min(self.weight(entrant, NOBODY) for entrant in self.order)

    def _gaps(self, pairs: Sequence[Pair]) -> int:
        return sum((self.score[first] - self.score[second]) ** 2 for first, second in pairs)

    def _least_unbalanced(self, playing: Sequence[EntrantId]) -> int:
        """Return in how many pairs at least one entrant must begin (or follow) too often.

        An entrant who has begun two times more often than not needs an opponent who has not begun more often
        than not.
        """
        found = [self.balance[entrant] for entrant in playing]
        often = max(
            sum(sign * balance > 1 for balance in found) - sum(sign * balance <= 0 for balance in found)
            for sign in (1, -1)
        )
        return max(0, (often + 1) // 2)
