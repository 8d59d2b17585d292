"""The points that expansions promise a seat, as estimated when the first ladder was measured."""

from __future__ import annotations

from functools import lru_cache

from game.engine.position import Position
from game.engine.survey import bordering_cities
from game.expansions.dragon.state import DRAGON_STATE
from game.expansions.traders.goods import POINTS
from game.expansions.traders.state import BUILDER, GOODS, PIG, TRADERS_STATE

SYMBOLS = dict(zip(GOODS, (9, 6, 5), strict=True))
"""The number of goods tokens of each kind in the game."""

BUILDER_A_TURN, BUILDER_MOST = 0.4, 5.0
"""Points of a deployed builder for each own turn to come, and at most."""

PIG_HOPE = 1.0
"""Points of a pig from cities that are yet to be completed, at the start of the game."""


HOPE_TURNS, HOPE = 4.0, 2.0
"""Turns, of a point each, for which a seat may expect to keep the fairy, and points for a scored feature."""


def worth(position: Position, seat: int) -> float:
    """Return what the expansions in play promise a seat."""
    total = 0.0
    if TRADERS_STATE.played(position):
        total += _traders(position, seat)
    if DRAGON_STATE.played(position):
        total += _dragon(position, seat)
    return total


def _dragon(position: Position, seat: int) -> float:
    """Return the points that the fairy promises the seat of the meeple beside her; 0 for other seats."""
    friend = DRAGON_STATE.of(position).friend
    if friend is None or friend[0] != seat:
        return 0.0
    turns = sum(position.unseen_tiles.values()) / len(position.seats)
    return min(turns, HOPE_TURNS) + HOPE * min(1.0, turns)


def _traders(position: Position, seat: int) -> float:
    """Return what the seat can expect of its goods, its builder and its pig."""
    total = _goods(TRADERS_STATE.of(position).goods, seat)
    kinds = position.book.figures
    builder, pig = kinds.index(BUILDER), kinds.index(PIG)
    at = seat * len(kinds)
    if position.stock[at + builder] and position.stock[at + pig]:
        return total
    unseen = sum(position.unseen_tiles.values())
    turns = unseen / len(position.seats)
    for root, figures in position.features.figures.items():
        for owner, code, _ in figures:
            if owner == seat and code == builder:
                total += min(BUILDER_MOST, BUILDER_A_TURN * turns)
            elif owner == seat and code == pig:
                share = unseen / max(1, unseen + len(position.grid.tiles))
                total += len(bordering_cities(position, root)) + PIG_HOPE * share
    return total


@lru_cache(maxsize=1 << 10)
def _goods(goods: tuple[tuple[int, ...], ...], seat: int) -> float:
    """Return the expected points for goods: of each kind by the lead and the number of tokens left."""
    total = 0.0
    for number, kind in enumerate(GOODS):
        own = goods[seat][number]
        best = max((held[number] for other, held in enumerate(goods) if other != seat), default=0)
        left = max(0, SYMBOLS[kind] - sum(held[number] for held in goods))
        total += POINTS * min(1.0, max(0.0, 0.5 + (own - best) / (left + 1)))
    return total
