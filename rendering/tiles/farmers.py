"""Where a farmer lies in each field of a tile, and how large: all of the figure within the field."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from game.board.oriented_tile import oriented
from game.values.geometry import HalfSide
from game.values.tiles import FeatureKind, TileKind
from rendering.base.shapes import Point, turned
from rendering.tiles.plan import Plan, plan_of
from rendering.tiles.regions import GRID, grid_point, half_side_point

REACH = (0.60, 0.48)
"""How far a lying figure reaches from its middle, across and down, as shares of its standing height."""

SIZES = (0.30, 0.27, 0.24, 0.21, 0.19, 0.17, 0.16)
"""Heights of the standing figure that are tried, in tiles; none needs to be larger than the first."""

SIZE_WEIGHT = 4.0
"""What a height of one tile is worth, in tiles of distance to the side that names the field."""

NOWHERE = 10.0
"""The penalty of a place at which no figure lies wholly within the field."""

MORE_FOR_SIGNS = 3
"""How many times as much a mark of an expansion counts as other things that must stay in sight."""

CLEAR = 0.32
"""Distance in tiles from the middle of a thing in a field at which a figure hides none of it."""


def tile_farmers(
    kind: TileKind, turns: int, letters: Mapping[int, Point]
) -> Mapping[int, tuple[float, float, float]]:
    """Return for each field of the turned tile the middle of its farmer and the height of the figure, in tiles.

    `letters` are the points of all segments' letters: a farmer keeps clear of those of other segments.
    """
    plan = plan_of(kind, turns)
    labels = _turned_labels(kind, turns)
    spots = oriented(kind.key)[turns].spots
    found: dict[int, tuple[float, float, float]] = {}
    for index, segment in enumerate(kind.segments):
        if segment.kind is FeatureKind.FIELD:
            at = spots[index].at
            name = half_side_point(at) if isinstance(at, HalfSide) else (0.5, 0.5)
            others = [letter for other, letter in letters.items() if other != index]
            in_the_way = [*_in_the_way(plan), *others]
            # A mark of an expansion must be seen, even if the farmer then lies at another side of its field.
            if plan.sign:
                in_the_way += [plan.sign.middle] * MORE_FOR_SIGNS
            found[index] = _lies(labels, index, name, in_the_way)
    return MappingProxyType(found)


def _lies(
    labels: Sequence[int], index: int, name: Point, in_the_way: Sequence[Point]
) -> tuple[float, float, float]:
    """Return a farmer's best middle and size: large, near the side that names the field, clear of things."""
    sums = _sums([label == index for label in labels])
    best = (-math.inf, 0.5, 0.5, SIZES[-1])
    for square, label in enumerate(labels):
        if label != index:
            continue
        x, y = grid_point(square)
        size = next((size for size in SIZES if _whole(sums, x, y, size)), 0.0)
        hidden = sum(max(0.0, CLEAR - math.dist((x, y), thing)) for thing in in_the_way)
        merit = SIZE_WEIGHT * size - math.dist((x, y), name) - 2 * hidden - (0 if size else NOWHERE)
        best = max(best, (merit, x, y, size or SIZES[-1]))
    return best[1:]


def _whole(sums: Sequence[Sequence[int]], x: float, y: float, size: float) -> bool:
    """Return whether all squares under a figure of that size belong to the field."""
    left, right = (x - REACH[0] * size) * GRID, (x + REACH[0] * size) * GRID
    top, low = (y - REACH[1] * size) * GRID, (y + REACH[1] * size) * GRID
    if min(left, top) < 0 or max(right, low) > GRID:
        return False
    x0, x1, y0, y1 = round(left), round(right), round(top), round(low)
    inside = sums[y1][x1] - sums[y0][x1] - sums[y1][x0] + sums[y0][x0]
    return inside == (x1 - x0) * (y1 - y0)


def _sums(inside: Sequence[bool]) -> list[list[int]]:
    """Return for each corner of the grid how many squares to its north-west are inside."""
    sums = [[0] * (GRID + 1) for _ in range(GRID + 1)]
    for y in range(GRID):
        row = 0
        for x in range(GRID):
            row += inside[y * GRID + x]
            sums[y + 1][x + 1] = sums[y][x + 1] + row
    return sums


def _turned_labels(kind: TileKind, turns: int) -> list[int]:
    """Return the labels of the turned tile's regions, row by row."""
    regions = plan_of(kind, 0).regions
    return [regions.label(turned(grid_point(square), -turns)) for square in range(GRID * GRID)]


def _in_the_way(plan: Plan) -> list[Point]:
    """Return the middles of the things that a farmer should not hide."""
    things = [plan.monastery, plan.garden, plan.plaza, *(inn.house for inn in plan.inns)]
    return [thing for thing in things if thing is not None]
