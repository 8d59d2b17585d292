"""Goods: one token for each symbol in a completed city, 10 points for most of a kind. Rules: goods-*."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.engine.position import Position
from game.expansions.traders.state import GOODS, TRADERS_STATE
from game.values.events import Bonus, Event
from game.values.ruleset import Colour
from game.values.tiles import FeatureKind, all_tiles

POINTS = 10


@dataclass(frozen=True, slots=True)
class GoodsTaken(Event):
    """`seat` took goods for completing one or more cities: how many of each kind."""

    seat: Colour
    goods: tuple[tuple[str, int], ...]


def take(position: Position) -> list[Event]:
    """Give the seat whose tile completes cities one token for each symbol in them, whoever owns them.

    Rules: goods-take, goods-which, goods-one-city.
    """
    assert position.last_key is not None
    oriented_tile, first, _, _ = position.grid.tiles[position.last_key]
    kinds, features = oriented_tile.kinds, position.features
    roots = []
    for index in oriented_tile.closable:
        if kinds[index] is FeatureKind.CITY:
            root = features.root(first + index)
            if features.ends[root] <= 0 and root not in roots:
                roots.append(root)
    if not roots:
        return []
    found: dict[str, int] = {}
    for root in roots:
        for kind, count in symbols(position, root).items():
            found[kind] = found.get(kind, 0) + count
    if not found:
        return []
    TRADERS_STATE.put(position, TRADERS_STATE.of(position).with_more(position.mover, found))
    taken = tuple((kind, found[kind]) for kind in GOODS if kind in found)
    return [GoodsTaken(position.seats[position.mover], taken)]


def symbols(position: Position, city: int) -> Mapping[str, int]:
    """Return how many symbols of each kind are in the city with the root `city`, over all its segments."""
    kinds, tiles, features = all_tiles(), position.grid.tiles, position.features
    found: dict[str, int] = {}
    for member in features.members(city):
        oriented_tile, first, _, _ = tiles[features.keys[member]]
        for mark in kinds[oriented_tile.tile].segments[member - first].marks.intersection(GOODS):
            found[mark] = found.get(mark, 0) + 1
    return found


def most(position: Position) -> tuple[Bonus, ...]:
    """Return the points for each kind of goods: 10 for each seat that has most of it. Rule: goods-end."""
    goods = TRADERS_STATE.of(position).goods
    found = []
    for number, kind in enumerate(GOODS):
        high = max(held[number] for held in goods)
        if high:
            seats = tuple(
                seat for seat, held in zip(position.seats, goods, strict=True) if held[number] == high
            )
            found.append(Bonus("goods", POINTS, seats, final=True, detail=kind))
    return tuple(found)
