"""Groups in which everybody meets everybody, and who goes on from them. Pure functions."""

from __future__ import annotations

from collections.abc import Sequence

from host.tournaments.pairing.round_robin import round_robin
from host.tournaments.standings.model import Bye, Table
from model.ids import EntrantId


def groups_of(seeds: Sequence[EntrantId], groups: int) -> tuple[tuple[EntrantId, ...], ...]:
    """Return the groups, laid out to and fro by seeds: 1 and 4 meet in one of two groups, 2 and 3 in the other."""
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
    """Return the tables and byes of a round, group by group; a smaller group has had its last round before."""
    tables: list[Table] = []
    byes: list[Bye] = []
    for group in groups:
        rounds = round_robin(group)
        if number <= len(rounds):
            tables += rounds[number - 1][0]
            byes += rounds[number - 1][1]
    return tuple(tables), tuple(byes)


def crossed(orders: Sequence[Sequence[EntrantId]], each: int) -> tuple[EntrantId, ...]:
    """Return the seeds of a knock-out of the best of each group: all winners, then all seconds, and so on.

    With an even number of groups nobody meets somebody of their own group in the first round.
    """
    return tuple(order[place] for place in range(each) for order in orders if place < len(order))
