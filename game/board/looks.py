"""Rotations of a tile that cannot be told apart, such as those of a crossroads."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from game.values.geometry import turned_half_side, turned_side
from game.values.moves import Place
from game.values.tiles import TileId, all_tiles


def look_alike(one: Place, other: Place) -> bool:
    """Return whether two placements look the same, such as two rotations of a crossroads."""
    return (one.tile, one.cell) == (other.tile, other.cell) and (
        look(one.tile, one.turns) == look(other.tile, other.turns)
    )


def distinct(places: Iterable[Place]) -> list[Place]:
    """Return the placements without those that look the same as an earlier one."""
    found: dict[object, Place] = {}
    for place in places:
        found.setdefault((place.tile, place.cell, look(place.tile, place.turns)), place)
    return list(found.values())


@cache
def look(tile: TileId, turns: int) -> object:
    """Return a value that is equal for two rotations of a tile that look the same."""
    kind = all_tiles()[tile]
    segments = frozenset(
        (
            segment.kind,
            frozenset(turned_side(side, turns) for side in segment.sides),
            frozenset(turned_half_side(half, turns) for half in segment.half_sides),
            segment.pennants,
            segment.inn,
            segment.cathedral,
            segment.marks,
        )
        for segment in kind.segments
    )
    rivers = {frozenset(turned_side(side, turns) for side in river) for river in kind.rivers}
    # A sign with a direction, such as a flying machine, differs in each rotation.
    pointing = {(mark, turns) for mark in kind.marks if "-" in mark}
    return segments, frozenset(rivers), frozenset(pointing)
