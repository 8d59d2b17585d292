"""Swiss pairing: equal scores meet, nobody twice while it can be avoided, at most one bye each.

The pairing of a round is one minimum-weight perfect matching over all who play, so that a rematch is
never taken while any other pairing of the whole field exists; `Field` says what else counts.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from host.tournaments.pairing.candidates import Field, Pair
from host.tournaments.pairing.seating import seated
from host.tournaments.standings.model import Bye, EntrantId, History, Table
from host.tournaments.standings.standings import standings

WHOLE = 96
"""Up to so many entrants every pair is considered."""

NEIGHBOURHOODS = ((2, 4), (6, 32))
"""How wide to look for partners in a larger field (see `Field.pairs`), before every pair is considered: to match
the full graph of 256 may take ten seconds, the first of these a quarter of one (`python -m bench community`)."""


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
    pairs = _matched(Field(history, order))
    tables = tuple(Table(number, seated(history, pair)) for pair in pairs)
    return tables, byes


def _resting(history: History, order: list[EntrantId]) -> EntrantId:
    """Who has the bye: the last in the standings among those with the fewest so far."""
    had = {entrant: sum(bye.entrant == entrant for bye in history.byes) for entrant in order}
    fewest = min(had.values())
    return next(entrant for entrant in reversed(order) if had[entrant] == fewest)


def _matched(field: Field) -> list[Pair]:
    """The pairs of the whole field, best first: the neighbourhood is widened until they are faultless."""
    for few, near in NEIGHBOURHOODS if len(field.order) > WHOLE else ():
        pairs = _matching(field, field.pairs(few, near))
        if field.faultless(pairs):
            return pairs
    return _matching(field, combinations(field.order, 2))


def _matching(field: Field, candidates: Iterable[Pair]) -> list[Pair]:
    # Here, since loading it takes a quarter of a second from every start of the program.
    import networkx as nx

    graph: nx.Graph[EntrantId] = nx.Graph()
    graph.add_nodes_from(field.order)
    graph.add_edges_from(
        (first, second, {"weight": field.weight(first, second)}) for first, second in candidates
    )
    rank = field.rank
    found = nx.min_weight_matching(graph)
    pairs = [(a, b) if rank[a] < rank[b] else (b, a) for a, b in found]
    return sorted(pairs, key=lambda pair: (rank[pair[0]], rank[pair[1]]))
