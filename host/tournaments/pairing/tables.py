"""Rounds at tables of three to five: neighbours in the standings meet, with as few rematches as possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from host.tournaments.pairing.seating import in_order_of_play
from host.tournaments.standings.model import History, Table
from host.tournaments.standings.standings import opponents, standings
from model.ids import EntrantId


def table_sizes(count: int, preferred_size: int) -> tuple[int, ...]:
    """Return the sizes of the tables for `count` entrants, near to `preferred_size` (3 to 5), larger ones first.

    No table has fewer than three seats or more than five. Raises ValueError with fewer than three
    entrants; any `count` from 3 to 256 can be split.
    """
    if count < 3:
        raise ValueError("a table needs three entrants")
    best: tuple[int, tuple[int, ...]] | None = None
    for number in range(-(-count // 5), count // 3 + 1):
        small, more = divmod(count, number)
        sizes = (small + 1,) * more + (small,) * (number - more)
        cost = sum((size - preferred_size) ** 2 for size in sizes)
        if best is None or cost < best[0]:
            best = (cost, sizes)
    assert best is not None, "three and more always split"
    return best[1]


def tables_round(history: History, number: int, preferred_size: int) -> tuple[Table, ...]:
    """Return the tables of round `number`, the best first.

    The standings are cut into tables. Then entrants of near tables are swapped while that lowers the
    number of rematches, so that scores at a table stay close.
    """
    order = [line.entrant for line in standings(history) if line.entrant not in history.gone]
    met = {entrant: Counter(others) for entrant, others in opponents(history).items()}
    groups: list[list[EntrantId]] = []
    start = 0
    for size in table_sizes(len(order), preferred_size):
        groups.append(order[start : start + size])
        start += size

    def rematches(entrant: EntrantId, group: list[EntrantId]) -> int:
        return sum(met[entrant][other] ** 2 for other in group)

    improved = True
    while improved:
        improved = False
        for upper in range(len(groups)):
            for lower in range(upper + 1, min(upper + 4, len(groups))):
                improved = _swap(groups[upper], groups[lower], rematches) or improved
    return tuple(Table(number, in_order_of_play(history, group)) for group in groups)


def _swap(
    upper: list[EntrantId], lower: list[EntrantId], rematches: Callable[[EntrantId, list[EntrantId]], int]
) -> bool:
    """Make the best swap between two tables, if one lowers the number of rematches."""
    best = 0
    found: tuple[int, int] | None = None
    for i, first in enumerate(upper):
        for j, second in enumerate(lower):
            rest_upper = upper[:i] + upper[i + 1 :]
            rest_lower = lower[:j] + lower[j + 1 :]
            before = rematches(first, rest_upper) + rematches(second, rest_lower)
            after = rematches(second, rest_upper) + rematches(first, rest_lower)
            if after - before < best:
                best, found = after - before, (i, j)
    if found is None:
        return False
    i, j = found
    upper[i], lower[j] = lower[j], upper[i]
    return True
