"""Swiss pairing: equal scores meet, rematches are avoided, and each entrant has at most one bye.

The pairing of a round is a minimum-weight perfect matching over all who play, and NOBODY if their number is
odd. So there is a rematch only if no pairing of the whole field avoids one, even by another choice of the
bye. The other criteria are those of `candidates`.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from host.tournaments.pairing.candidates import NOBODY, Field, Pair
from host.tournaments.pairing.seating import in_order_of_play
from host.tournaments.standings.model import Bye, History, Table
from host.tournaments.standings.standings import standings
from model.ids import EntrantId

WHOLE = 96
"""The most entrants of a field in which every pair is considered from the start."""

NEIGHBOURHOODS = ((2, 4), (6, 32))
"""The arguments of `Field.pairs` that are tried in a larger field, before every pair is considered.

Matching the full graph of 256 entrants takes far longer than the graph of the first of these, which
`python -m bench community` measures.
"""


def swiss_round(history: History, number: int) -> tuple[tuple[Table, ...], tuple[Bye, ...]]:
    """Return the tables and the bye of round `number`; best tables first.

    Raises ValueError with fewer than two who can be paired.
    """
    order = [line.entrant for line in standings(history) if line.entrant not in history.gone]
    if len(order) < 2:
        raise ValueError("a round needs two entrants")
    pairs = _matched(Field(history, order))
    tables = tuple(Table(number, in_order_of_play(history, pair)) for pair in pairs if NOBODY not in pair)
    byes = tuple(Bye(number, first) for first, second in pairs if second == NOBODY)
    return tables, byes


def _matched(field: Field) -> list[Pair]:
    """Return the pairs of the whole field, best first, NOBODY last.

    In a large field the neighbourhood is widened once if it may not contain the best pairing, and every pair
    is considered only if its pairing would still have rematches.
    """
    if len(field.order) > WHOLE:
        for few, near in NEIGHBOURHOODS:
            pairs = _matching(field, field.pairs(few, near))
            if field.faultless(pairs):
                return pairs
        if field.complete(pairs):
            return pairs
    return _matching(field, combinations(field.everybody, 2))


def _matching(field: Field, candidates: Iterable[Pair]) -> list[Pair]:
    # Imported here, since loading it would add a quarter of a second to every start of the program.
    import networkx as nx

    graph: nx.Graph[EntrantId] = nx.Graph()
    graph.add_nodes_from(field.everybody)
    graph.add_edges_from(
        (first, second, {"weight": field.weight(first, second)}) for first, second in candidates
    )
    rank = field.rank
    found = nx.min_weight_matching(graph)
    pairs = [(a, b) if rank[a] < rank[b] else (b, a) for a, b in found]
    return sorted(pairs, key=lambda pair: (rank[pair[0]], rank[pair[1]]))
