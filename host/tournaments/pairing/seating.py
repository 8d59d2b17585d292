"""The order of play at a table: the player who has begun less often so far begins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from host.tournaments.standings.model import History
from model.ids import EntrantId


def balances(history: History) -> Counter[EntrantId]:
    """Return how much more often each entrant has begun than not."""
    found: Counter[EntrantId] = Counter()
    for result in history.results:
        first, *others = result.table.seats
        found[first] += 1
        for entrant in others:
            found[entrant] -= 1
    return found


def in_order_of_play(history: History, players: Iterable[EntrantId]) -> tuple[EntrantId, ...]:
    """Return the players of one table in the order of play.

    Of two players, the one with the lower balance begins, then the one who has begun less often. At larger
    tables they are ordered by how often they have begun; equals by the sum of their seat numbers so far (the
    first seat is 0), the largest first. Further equals keep the order given.
    """
    players = tuple(players)
    balance = balances(history)
    began: Counter[EntrantId] = Counter()
    weight: Counter[EntrantId] = Counter()
    for result in history.results:
        began[result.table.seats[0]] += 1
        for number, entrant in enumerate(result.table.seats):
            weight[entrant] += number
    if len(players) == 2:
        return tuple(sorted(players, key=lambda entrant: (balance[entrant], began[entrant])))
    return tuple(sorted(players, key=lambda entrant: (began[entrant], -weight[entrant])))
