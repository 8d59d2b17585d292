"""Round robin by the circle method, with first seats balanced within one."""

from __future__ import annotations

from host.tournaments.standings.model import Bye, Table
from model.ids import EntrantId


def round_robin(entrants: tuple[EntrantId, ...]) -> tuple[tuple[tuple[Table, ...], tuple[Bye, ...]], ...]:
    """Return all rounds, each as its tables and byes; with an odd number of entrants each has one bye.

    Raises ValueError with fewer than two entrants.
    """
    if len(entrants) < 2:
        raise ValueError("a tournament needs two entrants")
    circle: list[EntrantId | None] = list(entrants)
    if len(circle) % 2:
        circle.append(None)
    size = len(circle)
    rounds = []
    for number in range(1, size):
        tables, byes = [], []
        for index in range(size // 2):
            first, second = circle[index], circle[size - 1 - index]
            if first is None or second is None:
                resting = second if first is None else first
                assert resting is not None
                byes.append(Bye(number, resting))
                continue
            tables.append(Table(number, _in_order(entrants, first, second)))
        rounds.append((tuple(tables), tuple(byes)))
        circle = [circle[0], circle[-1], *circle[1:-1]]
    return tuple(rounds)


def _in_order(
    entrants: tuple[EntrantId, ...], first: EntrantId, second: EntrantId
) -> tuple[EntrantId, EntrantId]:
    """Return the pair in the order of play: the upper one of the list begins if they are an odd number apart.

    So each entrant begins half of their matches; with an even number of entrants, half rounded up or down.
    """
    upper, lower = sorted((first, second), key=entrants.index)
    odd = (entrants.index(lower) - entrants.index(upper)) % 2 == 1
    return (upper, lower) if odd else (lower, upper)
