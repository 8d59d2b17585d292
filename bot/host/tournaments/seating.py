"""Who begins at a table: whoever began less often so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bot.host.tournaments.model import EntrantId, History


def seated(history: History, players: Iterable[EntrantId]) -> tuple[EntrantId, ...]:
    """The players of one table in the order of play.

    Who has sat earlier so far (the sum of seat numbers, first seat 0) sits later now, so
    that for two players the one who began less often begins; equals keep the order given.
    """
    players = tuple(players)
    began: Counter[EntrantId] = Counter()
    weight: Counter[EntrantId] = Counter()
    for result in history.results:
        began[result.table.seats[0]] += 1
        for number, entrant in enumerate(result.table.seats):
            weight[entrant] += number
    return tuple(sorted(players, key=lambda entrant: (began[entrant], -weight[entrant])))
