"""Divisions of a league: their players, and the promotion and relegation between two seasons.

Pure functions.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import accumulate, chain, pairwise
from typing import TypeVar

Player = TypeVar("Player")

LEAST_SIZE = 3
"""The least size of a division: when one player is promoted and one relegated, one stays."""


def sizes(count: int, size: int) -> tuple[int, ...]:
    """Return how many play in each division, the highest first: all but the last have `size`.

    The last has between half and one and a half times as many, unless it is the only one. With `size` 0 there
    is one division of all.
    """
    if not size:
        return (count,)
    full, rest = divmod(count, size)
    if not rest:
        return (size,) * full
    if full == 0 or 2 * rest >= size:
        return (*((size,) * full), rest)
    return (*((size,) * (full - 1)), size + rest)


def divisions_of(order: Sequence[Player], size: int) -> tuple[tuple[Player, ...], ...]:
    """Return the divisions of players who are ordered by strength, or by the last season."""
    ends = accumulate(sizes(len(order), size), initial=0)
    return tuple(tuple(order[first:last]) for first, last in pairwise(ends))


def most_promoted(size: int) -> int:
    """Return how many can be promoted from a division, and as many relegated, so that at least one stays."""
    return (size - 1) // 2


def next_order(
    last: Sequence[Sequence[Player]],
    promoted: int,
    entered: Collection[Player],
    newcomers: Sequence[Player],
    size: int,
) -> tuple[Player, ...]:
    """Return the players of the next season, in an order that `divisions_of` cuts into its divisions.

    `last` are the divisions of the last season, each in its final order, and `entered` those players of them
    who play on. The last `promoted` of each division but the lowest are relegated, counting also players who
    have not entered again. Each free place goes to the next player of the division below in its final order:
    so at least as many are promoted, and more if players have left. Newcomers rank below the lowest division.
    A player who would be relegated stays if no player is left below to take the place. If there is only one
    division, as with `size` 0, nobody moves: all of the last season keep its order, before the newcomers.
    """
    down = [set(division[len(division) - promoted :]) for division in last[:-1]]
    waiting = [[player for player in division if player in entered] for division in last]
    new = list(newcomers)
    order: list[Player] = []
    left: list[Player] = []
    rooms = sizes(sum(map(len, waiting)) + len(new), size)
    if len(rooms) == 1:
        return (*chain.from_iterable(waiting), *new)
    for number, room in enumerate(rooms):
        own = waiting[number] if number < len(waiting) else []
        goes_down = [player for player in own if number < len(down) and player in down[number]]
        stays = [player for player in own if player not in goes_down]
        players = [*left, *stays]
        left = [*players[room:], *goes_down]
        players = players[:room]
        players += _take_first([*waiting[number + 1 :], new], room - len(players))
        spared = room - len(players)
        order += [*players, *left[:spared]]
        left = left[spared:]
    return tuple(order)


def _take_first(below: Sequence[list[Player]], count: int) -> list[Player]:
    """Remove the first `count` players from the lists, the highest list first, and return them."""
    found = list(chain.from_iterable(below))[:count]
    for division in below:
        division[:] = [player for player in division if player not in found]
    return found
