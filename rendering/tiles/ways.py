"""Where roads and rivers of a tile run, and what roads end in."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise

from game.values.geometry import HalfSide, Side
from game.values.tiles import FeatureKind, Terrain, TileId, TileKind
from rendering.base.shapes import Line, Point, bezier, inside, point_along, spaced, turned
from rendering.tiles.cities import CityShape, is_tunnel

ROAD_WIDTH = 0.122
RIVER_WIDTH = 0.225
MIDDLES: tuple[Point, Point, Point, Point] = ((0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5))


VOLCANO = "volcano"
"""The mark of tiles with a volcano."""

MOUTH = 0.125
"""Distance of a tunnel's mouth from the edge, in tiles: the field continues behind it."""

ASIDE = 0.15
"""How far the ends of two roads that come to the same wall keep from the middle of the tile."""

OVERPASS = 0.15
"""How far a bridge over a road reaches to either side, as a share of the road on it."""

LAKES = frozenset({TileId("RL")})
"""Tiles on which a river ends in a lake. A spring has the same segments, so only the id tells them apart."""


class RoadEnd(Enum):
    """What a road that touches one side ends in."""

    GATE = "gate"
    KEEP = "keep"
    MONASTERY = "monastery"
    PLAZA = "plaza"
    TUNNEL = "tunnel"
    VILLAGE = "village"
    VOLCANO = "volcano"


@dataclass(frozen=True, slots=True)
class Road:
    """A road segment: its line, from the edge inwards or from edge to edge.

    A road through a tunnel is two of these, each from an edge to the mouth there.
    """

    index: int
    line: Line
    end: RoadEnd | None


@dataclass(frozen=True, slots=True)
class River:
    """A piece of water. If it touches only one side, `source` is the middle of its spring or `lake`."""

    line: Line
    source: Point | None
    lake: bool = False

    @property
    def source_radius(self) -> float:
        """The radius of the pool at the source, in tiles."""
        return 0.225 if self.lake else 0.135


def heading_out(road: Road) -> Point:
    """Return the unit vector (dx, dy) in which a road leads away from its end."""
    before, end = road.line[-2], road.line[-1]
    size = math.dist(before, end)
    return (before[0] - end[0]) / size, (before[1] - end[1]) / size


def _road_end(kind: TileKind, index: int) -> RoadEnd | None:
    """Return what the road segment ends in; None for one that runs through."""
    sides = kind.segments[index].sides
    if len(sides) == 2:
        return None
    singles = [s for s in kind.segments if s.kind is FeatureKind.ROAD and len(s.sides) == 1]
    left, right = _cities_beside(kind, sides[0])
    if any(segment.kind is FeatureKind.MONASTERY for segment in kind.segments):
        return RoadEnd.MONASTERY
    if len(singles) >= 3:
        return RoadEnd.PLAZA
    if VOLCANO in kind.marks:
        return RoadEnd.VOLCANO
    if left & right or (kind.rivers and Terrain.CITY in kind.sides):
        return RoadEnd.GATE
    return RoadEnd.KEEP if left and right else RoadEnd.VILLAGE


def _cities_beside(kind: TileKind, side: Side) -> tuple[set[int], set[int]]:
    """Return the cities beside the fields to the left, and to the right, of a road at that side."""
    halves = (HalfSide(2 * side), HalfSide(2 * side + 1))
    left, right = (
        {city for segment in kind.segments if half in segment.half_sides for city in segment.cities}
        for half in halves
    )
    return left, right


def roads_of(
    kind: TileKind, index: int, cities: Sequence[CityShape], landmark: Point | None
) -> tuple[Road, ...]:
    """Return the road segment of the unturned tile, cut off at its end; as two pieces if it is a tunnel."""
    if is_tunnel(kind):
        return tuple(
            Road(index, spaced([MIDDLES[side], turned((0.5, MOUTH), side)], 0.01), RoadEnd.TUNNEL)
            for side in kind.segments[index].sides
        )
    return (_road_of(kind, index, cities, landmark),)


def _road_of(kind: TileKind, index: int, cities: Sequence[CityShape], landmark: Point | None) -> Road:
    """Return a road segment that is no tunnel: from side to side, or to what it ends in."""
    sides = kind.segments[index].sides
    if len(sides) == 2:
        return Road(
            index, _through(sides, sag=_sag(kind, sides, 0.075), wobble=0.0 if kind.rivers else 0.03), None
        )
    end = _road_end(kind, index)
    target = (0.5, 0.5)
    if end in (RoadEnd.MONASTERY, RoadEnd.VOLCANO) and landmark is not None:
        target = landmark
    if end is RoadEnd.GATE:
        return Road(index, _to_gate(kind, sides[0], cities), end)
    return Road(index, _approach(sides[0], target), end)


def _to_gate(kind: TileKind, side: Side, cities: Sequence[CityShape]) -> Line:
    """Return a way straight ahead to the city, beside another road that meets it there; or else in a bend."""
    line = _approach(side, MIDDLES[side.opposite])
    for beside in (Side((side + 1) % 4), Side((side + 3) % 4)):
        if kind.sides[beside] is Terrain.ROAD and kind.sides[side.opposite] is Terrain.CITY:
            x, y = turned((0.5, 0.5 - ASIDE), beside.opposite)
            back = turned((0.5, 0.28), side)
            line = bezier(
                MIDDLES[side], turned((0.5, 0.18), side), (x + back[0] - 0.5, y + back[1] - 0.5), (x, y)
            )
    points = spaced(line, 0.01)
    for count, point in enumerate(points):
        if any(inside(city.outline, point) for city in cities):
            return points[: max(2, count + 1)]
    return _round_to_gate(kind, side, cities)


def _round_to_gate(kind: TileKind, side: Side, cities: Sequence[CityShape]) -> Line:
    """Return a bent way from the middle of a side to the middle of the wall of a city that is not ahead."""
    city = cities[0]
    gate = point_along(city.walls[0], 0.5)
    x, y = MIDDLES[kind.segments[city.index].sides[0]]
    ahead = ((gate[0] - x) * 0.7, (gate[1] - y) * 0.7)
    lean = turned((0.5, 0.30), side)
    return bezier(MIDDLES[side], lean, (gate[0] + ahead[0], gate[1] + ahead[1]), gate)


def _approach(side: Side, target: Point) -> Line:
    """Return a way from the middle of a side to the target, at first perpendicular to the side."""
    start = MIDDLES[side]
    x, y = turned((0.5, 0.22), side)
    return bezier(start, (x, y), ((x + target[0]) / 2, (y + target[1]) / 2), target)


def _sag(kind: TileKind, sides: tuple[Side, ...], most: float) -> float:
    """Return how far a way from side to side bows away from a city, monastery or bridgehead on one of its flanks.

    Positive: clockwise of its first side (southwards for one from east to west).
    """
    first = min(sides)
    flanks = (Side((first + 3) % 4), Side((first + 1) % 4))
    terrains = {Terrain.CITY}
    if any(segment.kind is FeatureKind.MONASTERY for segment in kind.segments) and kind.rivers:
        terrains.add(Terrain.FIELD)
    crowded = [kind.sides[flank] in terrains for flank in flanks]
    if crowded[0] == crowded[1]:
        return 0.0
    return most if crowded[0] else -most


def _through(sides: tuple[Side, ...], *, sag: float, wobble: float) -> Line:
    """Return a way from the middle of one side to the middle of another, perpendicular to both."""
    first, second = sorted(sides)
    if (second - first) % 2:
        # Corner: drawn from south to west, turned into place.
        turns = (second - Side.W) % 4 if second - first == 1 else (Side.N - Side.W) % 4
        curve = bezier((0.5, 1.0), (0.5, 0.64), (0.36, 0.5), (0.0, 0.5))
        return [turned(point, turns) for point in curve]
    # Straight: drawn from west to east, turned into place; sag is southwards then.
    middle = (0.5, 0.5 + sag)
    if sag:
        curve = bezier((0.0, 0.5), (0.20, 0.5), (0.26, middle[1]), middle)
        curve += bezier(middle, (0.74, middle[1]), (0.80, 0.5), (1.0, 0.5))[1:]
    else:
        curve = bezier((0.0, 0.5), (0.16, 0.5), (0.30, 0.5 + wobble), middle)
        curve += bezier(middle, (0.70, 0.5 - wobble), (0.84, 0.5), (1.0, 0.5))[1:]
    return curve if first is Side.E else [turned(point, 1) for point in curve]


def _cross(one: Line, other: Line) -> bool:
    """Return whether two ways that both run through the tile cross in its middle."""
    middles = point_along(one, 0.5), point_along(other, 0.5)
    return math.dist(*middles) < ROAD_WIDTH / 2


def river_of(kind: TileKind, sides: tuple[Side, ...]) -> River:
    """Return the piece of water of the unturned tile."""
    if len(sides) == 2:
        crossed = any(
            segment.kind is FeatureKind.ROAD and _crosses(segment.sides, sides) for segment in kind.segments
        )
        return River(_through(sides, sag=_sag(kind, sides, 0.085), wobble=0.0 if crossed else 0.055), None)
    x, y = turned((0.5, 0.46), sides[0])
    start = MIDDLES[sides[0]]
    lean = turned((0.5, 0.16), sides[0])
    sway = turned((0.44, 0.28), sides[0])
    return River(bezier(start, lean, sway, (x, y)), (x, y), lake=kind.key in LAKES)


def _crosses(road: tuple[Side, ...], river: tuple[Side, ...]) -> bool:
    if len(river) != 2 or (river[0] - river[1]) % 2:
        return False
    return all((side - river[0]) % 2 for side in road)


def bridges(roads: Sequence[Road], rivers: Sequence[River]) -> list[tuple[Point, Point]]:
    """Return the two ends of each bridge, where a road crosses water or another road."""
    found: list[tuple[Point, Point]] = []
    for below, above in pairwise(roads):
        if below.end is above.end is None and _cross(below.line, above.line):
            found.append((point_along(above.line, 0.5 - OVERPASS), point_along(above.line, 0.5 + OVERPASS)))
    for road in roads:
        points = spaced(road.line, 0.01)
        for river in rivers:
            water = spaced(river.line, 0.01)
            best = min(
                ((abs(p[0] - w[0]) + abs(p[1] - w[1]), k) for k, p in enumerate(points) for w in water),
            )
            if best[0] < 0.02:
                part = best[1] / (len(points) - 1)
                reach = (RIVER_WIDTH / 2 + 0.065) / (0.01 * (len(points) - 1))
                begin, end = max(0.0, part - reach), min(1.0, part + reach)
                found.append((point_along(road.line, begin), point_along(road.line, end)))
    return found
