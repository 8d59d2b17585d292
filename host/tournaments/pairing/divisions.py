"""Divisions of a league: who plays in which, and who changes between them from one season to the next.

Pure functions.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import accumulate, chain, pairwise
from typing import TypeVar

Player = TypeVar("Player")

LEAST_SIZE = 3
"""Fewer than three of a division have nobody who stays when one goes up and one goes down."""


def sizes(count: int, size: int) -> tuple[int, ...]:
    """Return how many play in each division, the highest first: all but the last have `size`.

    The last has between half as many and half as many again. With `size` 0 there is one of all.
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
    """Return the divisions of those who play, who stand in the order of their strength or of the last season."""
    ends = accumulate(sizes(len(order), size), initial=0)
    return tuple(tuple(order[first:last]) for first, last in pairwise(ends))


def most_promoted(size: int) -> int:
    """Return how many can go up from a division, and as many down, so that somebody stays in it."""
    return (size - 1) // 2


def next_order(
    last: Sequence[Sequence[Player]],
    promoted: int,
    entered: Collection[Player],
    newcomers: Sequence[Player],
    size: int,
) -> tuple[Player, ...]:
    """Return everybody who plays the next season, in an order that `divisions_of` cuts into its divisions.

    `last` are the divisions of the last season, each in the order in which it ended, and `entered` those of them
    who play on. The last `promoted` of each division but the lowest go down, whoever entered or not. Every place
    that is free then goes to the next of the division below, in the order of its end: so at least as many go up,
    and more where somebody has left. Newcomers come from below all. Whoever would go down stays where nobody is
    left below to take their place.
    """
    down = [set(one[len(one) - promoted :]) for one in last[:-1]]
    waiting = [[one for one in division if one in entered] for division in last]
    new = list(newcomers)
    order: list[Player] = []
    left: list[Player] = []
    total = sum(map(len, waiting)) + len(new)
    for number, room in enumerate(sizes(total, size)):
        own = waiting[number] if number < len(waiting) else []
        goes_down = [one for one in own if number < len(down) and one in down[number]]
        stays = [one for one in own if one not in goes_down]
        own.clear()
        here = [*left, *stays]
        left = [*here[room:], *goes_down]
        here = here[:room]
        here += _taken([*waiting[number + 1 :], new], room - len(here))
        spared = room - len(here)
        order += [*here, *left[:spared]]
        left = left[spared:]
    return tuple(order)


def _taken(below: Sequence[list[Player]], count: int) -> list[Player]:
    """Take the first `count` out of the lists, the highest first."""
    found = list(chain.from_iterable(below))[:count]
    for one in below:
        one[:] = [player for player in one if player not in found]
    return found
