"""Round-robin groups, and the entrants who go on from them. Pure functions."""

from __future__ import annotations

from collections.abc import Sequence

from host.tournaments.pairing.round_robin import round_robin
from host.tournaments.standings.model import Bye, Table
from model.ids import EntrantId


def groups_of(seeds: Sequence[EntrantId], groups: int) -> tuple[tuple[EntrantId, ...], ...]:
    """Return the groups, filled to and fro by seeds: of two, one has seeds 1 and 4, the other 2 and 3."""
    found: list[list[EntrantId]] = [[] for _ in range(groups)]
    for index, entrant in enumerate(seeds):
        row, column = divmod(index, groups)
        found[column if row % 2 == 0 else groups - 1 - column].append(entrant)
    return tuple(map(tuple, found))


def rounds_of(groups: Sequence[Sequence[EntrantId]]) -> int:
    """Return how many rounds the largest group needs."""
    longest = max(map(len, groups))
    return longest - 1 + longest % 2


def groups_round(
    groups: Sequence[tuple[EntrantId, ...]], number: int
) -> tuple[tuple[Table, ...], tuple[Bye, ...]]:
    """Return the tables and byes of a round, group by group; a smaller group may have had its last round."""
    tables: list[Table] = []
    byes: list[Bye] = []
    for group in groups:
        rounds = round_robin(group)
        if number <= len(rounds):
            tables += rounds[number - 1][0]
            byes += rounds[number - 1][1]
    return tuple(tables), tuple(byes)


def knock_out_seeds(orders: Sequence[Sequence[EntrantId]], each: int) -> tuple[EntrantId, ...]:
    """Return the seeds of a knock-out of the best of each group: all winners, then all seconds, and so on.

    With an even number of groups no two entrants of the same group meet in the first round.
    """
    return tuple(order[place] for place in range(each) for order in orders if place < len(order))
