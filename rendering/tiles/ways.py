"""Where roads and rivers of a tile run, and what roads end in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from game.values.geometry import HalfSide, Side
from game.values.tiles import FeatureKind, Terrain, TileId, TileKind
from rendering.base.shapes import Line, Point, at, bezier, inside, spaced, turned
from rendering.tiles.cities import CityShape

ROAD_WIDTH = 0.122
RIVER_WIDTH = 0.225
MIDDLES: tuple[Point, Point, Point, Point] = ((0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5))


LAKES = frozenset({TileId("RL")})
"""Where a river ends; the segments of a spring and of a lake are the same, so the key must tell."""


class RoadEnd(Enum):
    """What a road that touches one side ends in."""

    GATE = "gate"
    KEEP = "keep"
    MONASTERY = "monastery"
    PLAZA = "plaza"
    VILLAGE = "village"


@dataclass(frozen=True, slots=True)
class Road:
    """A road segment: its line, from the edge inwards or from edge to edge."""

    index: int
    line: Line
    end: RoadEnd | None


@dataclass(frozen=True, slots=True)
class River:
    """A piece of water; `source` is where it wells up, or gathers in a `lake`, when it touches one side only."""

    line: Line
    source: Point | None
    lake: bool = False

    @property
    def source_radius(self) -> float:
        """How wide the pool at the source is."""
        return 0.225 if self.lake else 0.135


def road_end(kind: TileKind, index: int) -> RoadEnd | None:
    """What the road segment ends in; None for one that runs through."""
    sides = kind.segments[index].sides
    if len(sides) == 2:
        return None
    singles = [s for s in kind.segments if s.kind is FeatureKind.ROAD and len(s.sides) == 1]
    left, right = _cities_beside(kind, sides[0])
    if len(singles) >= 3:
        return RoadEnd.PLAZA
    if any(segment.kind is FeatureKind.MONASTERY for segment in kind.segments):
        return RoadEnd.MONASTERY
    if left & right or (kind.rivers and Terrain.CITY in kind.sides):
        return RoadEnd.GATE
    return RoadEnd.KEEP if left and right else RoadEnd.VILLAGE


def _cities_beside(kind: TileKind, side: Side) -> tuple[set[int], set[int]]:
    """The cities that the fields to the left and to the right of a road at that side border."""
    halves = (HalfSide(2 * side), HalfSide(2 * side + 1))
    left, right = (
        {city for segment in kind.segments if half in segment.half_sides for city in segment.cities}
        for half in halves
    )
    return left, right


def road_of(kind: TileKind, index: int, cities: Sequence[CityShape], monastery: Point | None) -> Road:
    """The road segment of the unturned tile, cut off where it meets its end."""
    sides = kind.segments[index].sides
    if len(sides) == 2:
        return Road(
            index, _through(sides, sag=_sag(kind, sides, 0.075), wobble=0.0 if kind.rivers else 0.03), None
        )
    end = road_end(kind, index)
    target = (0.5, 0.5)
    if end is RoadEnd.MONASTERY and monastery is not None:
        target = monastery
    line = _approach(sides[0], target if end is not RoadEnd.GATE else _beyond(sides[0]))
    if end is RoadEnd.GATE:
        line = _until_city(line, cities)
    return Road(index, line, end)


def _beyond(side: Side) -> Point:
    return MIDDLES[side.opposite]


def _until_city(line: Line, cities: Sequence[CityShape]) -> Line:
    points = spaced(line, 0.01)
    for count, point in enumerate(points):
        if any(inside(city.outline, point) for city in cities):
            return points[: max(2, count + 1)]
    return points


def _approach(side: Side, target: Point) -> Line:
    """From the middle of a side, perpendicular at first, to the target."""
    start = MIDDLES[side]
    x, y = turned((0.5, 0.22), side)
    return bezier(start, (x, y), ((x + target[0]) / 2, (y + target[1]) / 2), target)


def _sag(kind: TileKind, sides: tuple[Side, ...], most: float) -> float:
    """How far a way from side to side bows away from a city, monastery or bridgehead on one of its flanks.

    Positive: clockwise of its first side (southwards for one from east to west).
    """
    first = min(sides)
    flanks = (Side((first + 3) % 4), Side((first + 1) % 4))
    wanted = {Terrain.CITY}
    if any(segment.kind is FeatureKind.MONASTERY for segment in kind.segments) and kind.rivers:
        wanted.add(Terrain.FIELD)
    crowded = [kind.sides[flank] in wanted for flank in flanks]
    if crowded[0] == crowded[1]:
        return 0.0
    return most if crowded[0] else -most


def _through(sides: tuple[Side, ...], *, sag: float, wobble: float) -> Line:
    """From the middle of one side to the middle of another, perpendicular to both."""
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


def river_of(kind: TileKind, sides: tuple[Side, ...]) -> River:
    """The piece of water of the unturned tile."""
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
    """For each place where a road crosses water: the two ends of the bridge."""
    found: list[tuple[Point, Point]] = []
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
                found.append((at(road.line, max(0.0, part - reach)), at(road.line, min(1.0, part + reach))))
    return found
