"""The plan of a tile: where everything on it lies, worked out from its segments alone."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from types import MappingProxyType

from game.tiles import FeatureKind, TileKind
from rendering.shapes import Line, Point, distance_to, turned
from rendering.tile_art.cities import CityShape, city_shapes
from rendering.tile_art.regions import GRID, Regions, clearance, find_regions
from rendering.tile_art.ways import River, Road, RoadEnd, bridges, river_of, road_of

PLAZA_RADIUS = 0.142
KEEP_RADIUS = 0.085


@dataclass(frozen=True, slots=True)
class Inn:
    """A house at its road, and the lake beside it."""

    house: Point
    lake: Point
    lake_radius: float
    road: int


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
    roads = tuple(
        road_of(kind, index, cities, monastery)
        for index, segment in enumerate(kind.segments)
        if segment.kind is FeatureKind.ROAD
    )
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
    plan = Plan(
        cities=cities,
        roads=roads,
        rivers=rivers,
        bridges=tuple(bridges(roads, rivers)),
        plaza=plaza,
        keep=keep,
        monastery=monastery,
        monastery_scale=scale,
        pennants=MappingProxyType({}),
        cathedral=(0.5, 0.5) if any(segment.cathedral for segment in kind.segments) else None,
        garden=None,
        inns=(),
        regions=regions,
        clearance=room,
        turns=0,
    )
    plan = replace(plan, pennants=MappingProxyType(_pennants(kind, plan)), inns=_inns(kind, plan))
    return replace(plan, garden=_garden(kind, plan))


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


def grid_point(square: int) -> Point:
    """The middle of a square of the grid."""
    return (square % GRID + 0.5) / GRID, (square // GRID + 0.5) / GRID


def edge_distance(point: Point) -> float:
    """How far the point is from the edge of the tile."""
    return min(point[0], point[1], 1 - point[0], 1 - point[1])


def _pennants(kind: TileKind, plan: Plan) -> dict[int, Point]:
    """A place for each pennant: deep in the city, but leaving the other half of it to a figure."""
    found: dict[int, Point] = {}
    for index, segment in enumerate(kind.segments):
        if segment.pennants == 0:
            continue
        squares = [k for k, label in enumerate(plan.regions.labels) if label == index]

        def merit(k: int) -> float:
            point = grid_point(k)
            room = min(plan.clearance[k], 0.16) + min(edge_distance(point), 0.17)
            return room - 0.06 * abs(point[0] - 0.24) - 0.03 * abs(point[1] - 0.24)

        found[index] = grid_point(max(squares, key=merit))
    return found


def _inns(kind: TileKind, plan: Plan) -> tuple[Inn, ...]:
    return tuple(_inn(plan, road.index, road.line) for road in plan.roads if kind.segments[road.index].inn)


def _inn(plan: Plan, index: int, line: Line) -> Inn:
    """A house beside its own road and away from any other, with a lake close by."""
    fields = [
        k
        for k, label in enumerate(plan.regions.labels)
        if label < len(plan.regions.labels)
        and plan.clearance[k] >= 0.085
        and k % 2 == 0
        and k // GRID % 2 == 0
    ]
    open_ground = [k for k in fields if _is_field(plan, k)]
    others = [road.line for road in plan.roads if road.index != index]
    best: tuple[float, Inn] | None = None
    for k in open_ground:
        house = grid_point(k)
        near = distance_to(line, house)
        if plan.clearance[k] < 0.11 or edge_distance(house) < 0.16 or near > 0.30:
            continue
        if any(distance_to(other, house) < near + 0.06 for other in others):
            continue
        for j in open_ground:
            lake = grid_point(j)
            apart = math.dist(house, lake)
            radius = min(plan.clearance[j] - 0.015, edge_distance(lake) - 0.03, 0.135)
            if radius < 0.07 or not 0.16 + radius * 0.8 <= apart <= 0.50:
                continue
            merit = min(plan.clearance[k], 0.21) * 2.2 + radius * 2.0 - apart * 0.35 - near * 0.3
            merit += min(edge_distance(house), 0.2) * 0.5
            if best is None or merit > best[0]:
                best = (merit, Inn(house, lake, radius, index))
    assert best is not None, "no room for an inn"
    return best[1]


def _is_field(plan: Plan, square: int) -> bool:
    label = plan.regions.labels[square]
    return (
        label < 250
        and label not in {c.index for c in plan.cities}
        and label not in {r.index for r in plan.roads}
    )


def _garden(kind: TileKind, plan: Plan) -> Point | None:
    """The widest place of the fields that is free of an inn."""
    if not kind.has_garden:
        return None
    taken = [(inn.house, 0.17) for inn in plan.inns] + [
        (inn.lake, inn.lake_radius + 0.04) for inn in plan.inns
    ]

    def merit(k: int) -> float:
        point = grid_point(k)
        room = min(
            plan.clearance[k],
            edge_distance(point) + 0.02,
            *(math.dist(point, middle) - radius for middle, radius in taken),
            0.24,
        )
        return room - 0.02 * math.dist(point, (0.5, 0.5))

    squares = [k for k in range(GRID * GRID) if _is_field(plan, k)]
    return grid_point(max(squares, key=merit))
