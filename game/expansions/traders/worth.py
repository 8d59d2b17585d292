"""The points that a seat can expect of goods, builder and pig, for computer players."""

from __future__ import annotations

from functools import lru_cache

from game.engine.position import Position
from game.engine.survey import bordering_cities
from game.expansions.traders.goods import POINTS
from game.expansions.traders.state import BUILDER, GOODS, PIG, TRADERS_STATE

SYMBOLS = dict(zip(GOODS, (9, 6, 5), strict=True))
"""Tokens of each kind in the game."""

SECOND_TURN = 3.0
"""Points to be expected of a second turn."""

EXTENDS, LAST_END, EACH_END = 0.5, 0.5, 0.8
"""The share of turns in which a seat extends its builder's feature, and how often before completion.

That is `LAST_END` times, plus `EACH_END` times for each open end.
"""

SUPPLY, SUPPLY_TURNS = 4.0, 12.0
"""Points to be expected of a builder in the supply if `SUPPLY_TURNS` own turns or more are to come."""

PIG_HOPE = 1.0
"""Points expected of a pig from cities not yet complete, at the start of the game."""

TAKEN, FEW = 0.7, 30
"""The share of the tokens left that will be taken, and the unseen tiles below which it shrinks."""


def worth(position: Position, seat: int) -> float:
    """Return what the seat can expect of its goods, its builder and its pig."""
    goods = TRADERS_STATE.of(position).goods
    total = _goods(goods, seat, round(TAKEN * min(1.0, position.unseen_count / FEW), 2))
    kinds = position.book.figures
    builder, pig = kinds.index(BUILDER), kinds.index(PIG)
    at = seat * len(kinds)
    unseen = position.unseen_count
    turns = unseen / len(position.seats)
    if position.stock[at + builder]:
        total += SUPPLY * min(1.0, turns / SUPPLY_TURNS)
        if position.stock[at + pig]:
            return total
    for root, figures in position.features.figures.items():
        for owner, code, _ in figures:
            if owner == seat and code == builder:
                second = min(EXTENDS * turns, LAST_END + EACH_END * position.features.ends[root])
                total += SECOND_TURN * second
            elif owner == seat and code == pig:
                share = unseen / max(1, unseen + len(position.grid.tiles))
                total += _cities(position, root) + PIG_HOPE * share
    return total


def _cities(position: Position, field: int) -> int:
    """Return the number of complete cities at a field.

    It is kept until a tile is laid: most turns that are compared differ only by the figures.
    """
    known = position.features.tile_derived
    count: int | None = known.get((_cities, field))
    if count is None:
        count = known[_cities, field] = len(bordering_cities(position, field))
    return count


@lru_cache(maxsize=1 << 12)
def _goods(goods: tuple[tuple[int, ...], ...], seat: int, taken: float) -> float:
    """Return the points for goods, each kind weighted by the chance of having most of it in the end."""
    total = 0.0
    for number, kind in enumerate(GOODS):
        own = goods[seat][number]
        best = max((held[number] for other, held in enumerate(goods) if other != seat), default=0)
        left = max(0, SYMBOLS[kind] - sum(held[number] for held in goods))
        total += POINTS * _most(own - best, left, taken / len(goods))
    return total


@lru_cache(maxsize=1 << 12)
def _most(lead: int, left: int, each: float) -> float:
    """Return the chance of having at least as many tokens in the end as the other seat, with `lead` more now.

    Each of the `left` tokens goes to each of two seats with the chance `each`.
    """
    if not left:
        return float(lead >= 0)
    return each * (_most(lead + 1, left - 1, each) + _most(lead - 1, left - 1, each)) + (
        1 - 2 * each
    ) * _most(lead, left - 1, each)
