"""The plan of a tile: where everything on it lies, worked out from its segments alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from types import MappingProxyType

from game.values.tiles import FeatureKind, TileKind
from rendering.base.shapes import Line, Point, turned
from rendering.tiles.cities import CityShape, city_shapes
from rendering.tiles.places import Ground, Inn, place_for_garden, place_for_inn, place_for_pennant
from rendering.tiles.regions import Regions, clearance, find_regions
from rendering.tiles.ways import River, Road, RoadEnd, bridges, river_of, road_of

PLAZA_RADIUS = 0.142
KEEP_RADIUS = 0.085


@dataclass(frozen=True, slots=True)
class Plan:
    """A tile as it lies turned, in units of its side. Points of upright things are the middles of their ground."""

    cities: tuple[CityShape, ...]
    roads: tuple[Road, ...]
    rivers: tuple[River, ...]
    bridges: tuple[tuple[Point, Point], ...]
    plaza: Point | None
    keep: Point | None
    monastery: Point | None
    monastery_scale: float
    pennants: Mapping[int, Point]
    cathedral: Point | None
    garden: Point | None
    inns: tuple[Inn, ...]
    regions: Regions
    """Of the unturned tile."""
    clearance: tuple[float, ...]
    """Of the unturned tile, square by square, as `regions.clearance`."""
    turns: int

    def unturned(self, point: Point) -> Point:
        """Where the point lies on the tile before it is turned, for looking into `regions`."""
        return turned(point, 4 - self.turns)


@cache
def plan_of(kind: TileKind, turns: int) -> Plan:
    """The plan of the tile after `turns` quarter turns clockwise."""
    if turns:
        return _turned(plan_of(kind, 0), turns)
    cities = city_shapes(kind)
    monastery, scale = _monastery(kind)
    roads = tuple(road_of(kind, index, cities, monastery) for index in _indexes(kind, FeatureKind.ROAD))
    rivers = tuple(river_of(kind, sides) for sides in kind.rivers)
    ends = {road.end for road in roads}
    plaza = (0.5, 0.5) if RoadEnd.PLAZA in ends or RoadEnd.VILLAGE in ends else None
    keep = (0.5, 0.5) if RoadEnd.KEEP in ends else None
    solids: list[tuple[Point, float]] = [
        (river.source, river.source_radius + 0.025) for river in rivers if river.source
    ]
    if plaza:
        solids.append((plaza, PLAZA_RADIUS))
    if keep:
        solids.append((keep, KEEP_RADIUS))
    if monastery:
        solids.append((monastery, 0.24 * scale))
    regions = find_regions(kind, cities, roads, rivers, solids)
    room = clearance(regions)
    ground = Ground(regions, room, frozenset(_indexes(kind, FeatureKind.FIELD)))
    lines = {road.index: road.line for road in roads}
    inns = tuple(place_for_inn(ground, index, lines) for index in lines if kind.segments[index].inn)
    return Plan(
        cities=cities,
        roads=roads,
        rivers=rivers,
        bridges=tuple(bridges(roads, rivers)),
        plaza=plaza,
        keep=keep,
        monastery=monastery,
        monastery_scale=scale,
        pennants=MappingProxyType(
            {i: place_for_pennant(ground, i) for i, segment in enumerate(kind.segments) if segment.pennants}
        ),
        cathedral=(0.5, 0.5) if any(segment.cathedral for segment in kind.segments) else None,
        garden=place_for_garden(ground, inns) if kind.has_garden else None,
        inns=inns,
        regions=regions,
        clearance=room,
        turns=0,
    )


def _indexes(kind: TileKind, feature: FeatureKind) -> list[int]:
    return [index for index, segment in enumerate(kind.segments) if segment.kind is feature]


def _turned(plan: Plan, turns: int) -> Plan:
    def point(p: Point) -> Point:
        return turned(p, turns)

    def line(points: Iterable[Point]) -> Line:
        return [turned(p, turns) for p in points]

    return replace(
        plan,
        cities=tuple(
            CityShape(c.index, line(c.outline), tuple(line(wall) for wall in c.walls)) for c in plan.cities
        ),
        roads=tuple(Road(r.index, line(r.line), r.end) for r in plan.roads),
        rivers=tuple(River(line(r.line), point(r.source) if r.source else None, r.lake) for r in plan.rivers),
        bridges=tuple((point(a), point(b)) for a, b in plan.bridges),
        plaza=point(plan.plaza) if plan.plaza else None,
        keep=point(plan.keep) if plan.keep else None,
        monastery=point(plan.monastery) if plan.monastery else None,
        pennants=MappingProxyType({k: point(p) for k, p in plan.pennants.items()}),
        cathedral=point(plan.cathedral) if plan.cathedral else None,
        garden=point(plan.garden) if plan.garden else None,
        inns=tuple(Inn(point(i.house), point(i.lake), i.lake_radius, i.road) for i in plan.inns),
        turns=turns,
    )


def _monastery(kind: TileKind) -> tuple[Point | None, float]:
    """Where the monastery stands and how large: out of the way of its road and of water."""
    if all(segment.kind is not FeatureKind.MONASTERY for segment in kind.segments):
        return None, 1.0
    if kind.rivers:
        return (0.5, 0.265), 0.76
    roads = sum(segment.kind is FeatureKind.ROAD for segment in kind.segments)
    return ((0.5, 0.5), 1.0) if roads != 1 else ((0.5, 0.43), 1.0)
