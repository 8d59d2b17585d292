"""Tiles and features in the form that sketches use: packed into numbers and tuples."""

from __future__ import annotations

from functools import cache
from typing import Final, TypeAlias

from game.board.looks import look
from game.board.oriented_tile import SIDE_STEP, TURNS_OF, OrientedTile, oriented
from game.values.tiles import FeatureKind, TileId, all_tiles

CITY, ROAD, FIELD, MONASTERY, GARDEN = range(len(FeatureKind))
_CODE = {kind: code for code, kind in enumerate(FeatureKind)}

SketchFeature: TypeAlias = tuple[int, int, int, int, int, tuple[int, ...], frozenset[int]]
"""A feature of a sketch. It is a tuple for speed; its parts are named by their indexes."""

KIND: Final = 0
"""The kind: `CITY`, `ROAD`, `FIELD`, `MONASTERY` or `GARDEN`."""
TILES: Final = 1
"""The set of its tiles: a bit for each, by the tile's number."""
CELL: Final = TILES
"""For a monastery or garden the key of its cell, in place of its tiles."""
PENNANTS: Final = 2
INNS: Final = 3
CATHEDRALS: Final = 4
ENDS: Final = 5
"""Its open ends: `16 * key + 4 * side + slot` of the cell beyond."""
CITIES: Final = 6
"""The nodes of the cities that a field borders."""

Figures: TypeAlias = tuple[tuple[int, int], ...]
"""Figures on a feature: index of the seat, number in the rulebook."""

NO_CITIES: frozenset[int] = frozenset()


def added(one: SketchFeature, other: SketchFeature) -> SketchFeature:
    """Return the feature that two features make when they are joined."""
    return (
        one[KIND],
        one[TILES] | other[TILES],
        one[PENNANTS] + other[PENNANTS],
        one[INNS] + other[INNS],
        one[CATHEDRALS] + other[CATHEDRALS],
        one[ENDS] + other[ENDS],
        one[CITIES] | other[CITIES] if other[CITIES] else one[CITIES],
    )


class Outline:
    """An oriented tile as a sketch needs it; `out` are the slots of a side in the order of the cell beyond.

    `segments` are kind, pennants, inns, cathedrals, the sides with their slots, and bordering cities. `ends`
    has the open ends of each segment for each set of sides without a neighbour, relative to the tile's own
    cell.
    """

    __slots__ = ("bits", "ends", "kinds", "oriented_tile", "out", "segments", "shows", "slots")

    def __init__(self, oriented_tile: OrientedTile) -> None:
        self.oriented_tile = oriented_tile
        self.shows = oriented_tile.shows
        self.slots = oriented_tile.slots
        self.out = tuple(tuple(reversed(slots)) for slots in oriented_tile.slots)
        self.bits = oriented_tile.bits
        self.segments = tuple(
            (
                _CODE[segment.kind],
                segment.pennants,
                int(segment.inn),
                int(segment.cathedral),
                tuple(
                    (side, slot)
                    for side in range(4)
                    for slot, other in enumerate(self.out[side])
                    if other == index
                ),
                segment.cities,
            )
            for index, segment in enumerate(all_tiles()[oriented_tile.tile].segments)
        )
        self.kinds = tuple(segment[0] for segment in self.segments)
        self.ends = tuple(
            tuple(
                tuple(
                    16 * SIDE_STEP[side] + 4 * ((side + 2) & 3) + slot
                    for side, slot in segment[4]
                    if empty >> side & 1
                )
                for segment in self.segments
            )
            for empty in range(16)
        )


@cache
def outlined(tile: TileId, turns: int) -> Outline:
    """Return the tile after `turns` quarter turns clockwise."""
    return Outline(oriented(tile)[turns])


@cache
def outlines(tile: TileId) -> tuple[tuple[Outline, ...], ...]:
    """Return, for each mask of turns, the outlines of the tile in those turns that look different."""
    found = []
    for mask in range(16):
        different: dict[object, Outline] = {}
        for turns in TURNS_OF[mask]:
            different.setdefault(look(tile, turns), outlined(tile, turns))
        found.append(tuple(different.values()))
    return tuple(found)
