"""Which part of a tile belongs to which segment, on a small grid: for spots and the placing of things."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from game.values.tiles import FeatureKind, TileKind
from rendering.base.shapes import Point, ribbon, scaled, spaced, turned
from rendering.tiles.cities import CityShape
from rendering.tiles.ways import RIVER_WIDTH, ROAD_WIDTH, River, Road

GRID = 48
"""Squares along a side: fine enough that the thinnest strip of field is two wide."""

_MIDDLES: tuple[Point, ...] = tuple(
    ((k % GRID + 0.5) / GRID, (k // GRID + 0.5) / GRID) for k in range(GRID * GRID)
)

NOTHING = 255
WATER = 254
SOLID = 253
"""The label of squares of a plaza, a keep or a building, which belong to no segment."""


@dataclass(frozen=True, slots=True)
class Regions:
    """For each square of the grid, row by row, the index of its segment, or one of the marks above."""

    labels: bytes

    def label(self, point: Point) -> int:
        """Return the label of the square that holds a point of the unit square."""
        return self.labels[square_at(point)]

    def points(self, index: int) -> list[Point]:
        """Return the middles of all squares of a segment."""
        return [grid_point(k) for k, label in enumerate(self.labels) if label == index]


def find_regions(
    kind: TileKind,
    cities: Iterable[CityShape],
    roads: Iterable[Road],
    rivers: Iterable[River],
    solids: Iterable[tuple[Point, float]],
) -> Regions:
    """Return the regions of the unturned tile; `solids` are middle and radius of what blocks fields."""
    supersampling = 4
    size = GRID * supersampling
    image = Image.new("L", (size, size), NOTHING)
    draw = ImageDraw.Draw(image)
    for river in rivers:
        draw.polygon(scaled(ribbon(spaced(river.line, 0.02), RIVER_WIDTH), size), fill=WATER)
    for (x, y), radius in solids:
        draw.ellipse([v * size for v in (x - radius, y - radius, x + radius, y + radius)], fill=SOLID)
    for road in roads:
        draw.polygon(scaled(ribbon(spaced(road.line, 0.02), ROAD_WIDTH), size), fill=road.index)
    for city in cities:
        draw.polygon(scaled(city.outline, size), fill=city.index)
        for wall in city.walls:
            draw.polygon(scaled(ribbon(spaced(wall, 0.02), 0.03), size), fill=city.index)
    labels = bytearray(image.resize((GRID, GRID), Image.Resampling.NEAREST).tobytes())
    for index, segment in enumerate(kind.segments):
        if segment.kind is FeatureKind.FIELD:
            seeds = [half_side_point(half) for half in segment.half_sides] or [_free_point(labels)]
            for seed in seeds:
                _flood(labels, seed, index)
    # Slivers between two walls belong to no segment.
    return Regions(bytes(labels).replace(bytes([NOTHING]), bytes([SOLID])))


def grid_point(square: int) -> Point:
    """Return the middle of a square of the grid."""
    return _MIDDLES[square]


def square_at(point: Point) -> int:
    """Return the square of the grid that holds a point of the unit square."""
    x, y = (min(GRID - 1, max(0, int(v * GRID))) for v in point)
    return y * GRID + x


def edge_distance(point: Point) -> float:
    """Return how far the point is from the edge of the tile."""
    return min(point[0], point[1], 1 - point[0], 1 - point[1])


def half_side_point(half: int) -> Point:
    """Return a point just inside the edge, in the middle of that half side but clear of walls at the corner."""
    along = 0.30 if half % 2 == 0 else 0.70
    return turned((along, 0.011), half // 2)


def _free_point(labels: bytearray) -> Point:
    """Return the free square nearest to the middle of the tile."""
    free = [k for k, label in enumerate(labels) if label == NOTHING]
    middle = (GRID - 1) / 2
    best = min(free, key=lambda k: math.hypot(k % GRID - middle, k // GRID - middle))
    return grid_point(best)


def _flood(labels: bytearray, seed: Point, index: int) -> None:
    """Label the square at `seed` and all that are joined to it with `index`, as far as they have no label."""
    start = square_at(seed)
    if labels[start] != NOTHING:
        return
    labels[start] = index
    edge = [start]
    while edge:
        square = edge.pop()
        x = square % GRID
        for step, fits in (
            (-1, x > 0),
            (1, x < GRID - 1),
            (-GRID, square >= GRID),
            (GRID, square < GRID * (GRID - 1)),
        ):
            if fits and labels[square + step] == NOTHING:
                labels[square + step] = index
                edge.append(square + step)


def clearance(regions: Regions) -> tuple[float, ...]:
    """Return for each square the approximate distance in tiles to another label; the tile's edge is none."""
    labels = Image.frombytes("L", (GRID, GRID), regions.labels)
    border = ImageChops.lighter(_differs(labels, 1, 0), _differs(labels, 0, 1))
    border = ImageChops.lighter(border, ImageChops.lighter(_differs(labels, -1, 0), _differs(labels, 0, -1)))
    rings = Image.new("L", (GRID, GRID), 0)
    reached = border
    for ring in range(GRID // 2):
        rings = ImageChops.add(rings, reached.point(_NOT_REACHED))
        # Growing by squares and crosses alternately gives octagons, which are near enough to circles.
        reached = reached.filter(ImageFilter.MaxFilter(3)) if ring % 2 else _grown_cross(reached)
    return tuple((ring + 0.5) / GRID for ring in rings.tobytes())


_NOT_REACHED = [1] + [0] * 255
_NOT_ZERO = [0] + [255] * 255


def _differs(labels: Image.Image, dx: int, dy: int) -> Image.Image:
    """Return a mask that is 255 where the neighbour on that side has another label."""
    beside = labels.copy()
    beside.paste(labels, (dx, dy))
    return ImageChops.difference(labels, beside).point(_NOT_ZERO)


def _grown_cross(reached: Image.Image) -> Image.Image:
    """Return the mask grown by one square up, down, left and right."""
    grown = reached
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        moved = Image.new("L", reached.size)
        moved.paste(reached, (dx, dy))
        grown = ImageChops.lighter(grown, moved)
    return grown
