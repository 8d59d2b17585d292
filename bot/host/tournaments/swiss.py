"""Swiss pairing: equal scores meet, nobody twice while it can be avoided, at most one bye each.

The pairing of a round is one minimum-weight perfect matching over all who play, so that
a rematch is never taken while any other pairing of the whole field exists. What counts, in this
order: no rematch; nobody begins (or follows) three times more often than not; equal scores; who
began more often meets who began less often; the upper half of a score meets the lower half.
"""

from __future__ import annotations

from itertools import combinations

from bot.host.tournaments.model import Bye, EntrantId, History, Table
from bot.host.tournaments.seating import balances, seated
from bot.host.tournaments.standings import opponents, points, standings

WHOLE = 64
"""Up to so many entrants every pairing is considered."""

NEAR = 8
"""In a larger field, how far from their neighbours and from their opposites within one score partners are
looked for at first: the full graph of 256 takes seconds to match, this part of it about half of one (`python
-m bench community`). Where it has no pairing without rematches a wider one is matched, at last the full graph."""


def swiss_round(history: History, number: int) -> tuple[tuple[Table, ...], tuple[Bye, ...]]:
    """The tables and the bye of round `number`; best tables first.

    Raises ValueError with fewer than two who can be paired.
    """
    order = [line.entrant for line in standings(history) if line.entrant not in history.gone]
    if len(order) < 2:
        raise ValueError("a round needs two entrants")
    byes: tuple[Bye, ...] = ()
    if len(order) % 2:
        resting = _resting(history, order)
        order.remove(resting)
        byes = (Bye(number, resting),)
    pairs = _matched(history, order)
    tables = tuple(Table(number, seated(history, pair)) for pair in pairs)
    return tables, byes


def _resting(history: History, order: list[EntrantId]) -> EntrantId:
    """Who has the bye: the last in the standings among those with the fewest so far."""
    had = {entrant: sum(bye.entrant == entrant for bye in history.byes) for entrant in order}
    fewest = min(had.values())
    return next(entrant for entrant in reversed(order) if had[entrant] == fewest)


def _matched(history: History, order: list[EntrantId]) -> list[tuple[EntrantId, EntrantId]]:
    met = {entrant: set(others) for entrant, others in opponents(history).items()}
    for near in (NEAR, 4 * NEAR, len(order)) if len(order) > WHOLE else (len(order),):
        pairs = _matching(history, order, near, met)
        rematches = sum(second in met[first] for first, second in pairs)
        if 2 * len(pairs) == len(order) and not rematches:
            break
    return pairs


def _matching(
    history: History, order: list[EntrantId], near: int, met: dict[EntrantId, set[EntrantId]]
) -> list[tuple[EntrantId, EntrantId]]:
    # Here, since loading it takes a quarter of a second from every start of the program.
    import networkx as nx

    total = points(history)
    rank = {entrant: number for number, entrant in enumerate(order)}
    size: dict[object, int] = {}
    for entrant in order:
        size[total[entrant]] = size.get(total[entrant], 0) + 1
    graph: nx.Graph[EntrantId] = nx.Graph()
    graph.add_nodes_from(order)
    most = len(order)
    balance = balances(history)
    widest = int(4 * (max(total.values()) - min(total.values())))
    worst = most**4 * (widest * widest + 1)
    for first, second in combinations(order, 2):
        apart = rank[second] - rank[first]
        # Within one score the upper half meets the lower half.
        fold = abs(apart - size[total[first]] // 2)
        if min(apart, fold) > near:
            continue
        gap = int(4 * abs(total[first] - total[second]))
        level = balance[first] * balance[second]
        # Each weight is larger than everything below it can add up to over the whole field.
        weight = fold + most * most * (most * gap * gap + (level > 0))
        weight += worst * ((level > 1) + 2 * most * (second in met[first]))
        graph.add_edge(first, second, weight=weight)
    found = nx.min_weight_matching(graph)
    pairs = [(a, b) if rank[a] < rank[b] else (b, a) for a, b in found]
    return sorted(pairs, key=lambda pair: (rank[pair[0]], rank[pair[1]]))
