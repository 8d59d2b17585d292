"""The plan of a tile: where everything on it lies, worked out from its segments alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from types import MappingProxyType

from game.values.tiles import FeatureKind, TileKind
from rendering.base.shapes import Line, Point, turned
from rendering.tiles.cities import CityShape, city_shapes
from rendering.tiles.places import (
    GARDEN_RADIUS,
    Ground,
    Inn,
    place_for_garden,
    place_for_inn,
    place_for_pennant,
    place_for_sign,
)
from rendering.tiles.regions import Regions, clearance, find_regions
from rendering.tiles.ways import VOLCANO, River, Road, RoadEnd, bridges, river_of, roads_of

PLAZA_RADIUS = 0.142
KEEP_RADIUS = 0.085


SIGN_REACH = {"dragon": 0.135, "portal": 0.15, "volcano": 0.24, "flyer-W": 0.20, "flyer-NW": 0.20}
"""The most that the picture of an expansion's mark reaches from its middle, in tiles."""


VOLCANO_FOOT = 0.75
"""The radius of the ground on which a volcano stands, as a share of its reach."""

CITY_SIGN_REACH = 0.142
CITY_SIGNS = frozenset({"wine", "grain", "cloth", "princess"})
"""Marks that are drawn within their city."""


@dataclass(frozen=True, slots=True)
class Sign:
    """The picture of an expansion's mark: its name, its middle, and how far it reaches.

    Marks without a picture are not drawn.
    """

    mark: str
    middle: Point
    reach: float


@dataclass(frozen=True, slots=True)
class Plan:
    """A turned tile, in units of its side. Points of upright things are the middles of their ground."""

    cities: tuple[CityShape, ...]
    roads: tuple[Road, ...]
    rivers: tuple[River, ...]
    bridges: tuple[tuple[Point, Point], ...]
    plaza: Point | None
    keep: Point | None
    monastery: Point | None
    monastery_scale: float
    pennants: Mapping[int, Point]
    city_signs: Mapping[int, Sign]
    """Goods and princesses, by the index of their city."""
    sign: Sign | None
    """The picture of the mark of the whole tile."""
    cathedral: Point | None
    garden: Point | None
    inns: tuple[Inn, ...]
    regions: Regions
    """The regions of the unturned tile."""
    clearance: tuple[float, ...]
    """The result of `regions.clearance` for the unturned tile, square by square."""
    turns: int

    @property
    def emblems(self) -> Mapping[int, Point]:
        """Pennants and signs by city: they are seen from afar, and a figure must not hide them."""
        return {**self.pennants, **{index: sign.middle for index, sign in self.city_signs.items()}}

    def unturned(self, point: Point) -> Point:
        """Return where the point lies on the tile before it is turned, for looking into `regions`."""
        return turned(point, 4 - self.turns)


@cache
def plan_of(kind: TileKind, turns: int) -> Plan:
    """Return the plan of the tile after `turns` quarter turns clockwise."""
    if turns:
        return _turned(plan_of(kind, 0), turns)
    cities = city_shapes(kind)
    monastery, scale = _monastery(kind)
    volcano = _volcano_with_road(kind)
    roads = tuple(
        road
        for index in _indexes(kind, FeatureKind.ROAD)
        for road in roads_of(kind, index, cities, monastery or volcano)
    )
    rivers = tuple(river_of(kind, sides) for sides in kind.rivers)
    ends = {road.end for road in roads}
    plaza = (0.5, 0.5) if RoadEnd.PLAZA in ends or RoadEnd.VILLAGE in ends else None
    keep = (0.5, 0.5) if RoadEnd.KEEP in ends else None
    solids = [(river.source, river.source_radius + 0.025) for river in rivers if river.source]
    solids += _present((plaza, PLAZA_RADIUS), (keep, KEEP_RADIUS), (monastery, 0.24 * scale))
    ground = _ground(kind, cities, roads, rivers, solids)
    lines = {road.index: road.line for road in roads}
    inns = tuple(place_for_inn(ground, index, lines) for index in lines if kind.segments[index].inn)
    emblems = _emblems(kind, ground)
    garden = place_for_garden(ground, inns, aside=bool(kind.marks)) if kind.has_garden else None
    obstacles = [(middle, 0.13) for middle in emblems.values()]
    obstacles += _present((garden, GARDEN_RADIUS), (monastery, 0.30 * scale))
    sign = _sign(kind, ground, obstacles, plaza, volcano)
    if sign and sign.mark == VOLCANO:
        ground = _ground(kind, cities, roads, rivers, [*solids, (sign.middle, sign.reach * VOLCANO_FOOT)])
    return Plan(
        cities=cities,
        roads=roads,
        rivers=rivers,
        bridges=tuple(bridges(roads, rivers)),
        plaza=plaza,
        keep=keep,
        monastery=monastery,
        monastery_scale=scale,
        pennants=MappingProxyType({i: p for i, p in emblems.items() if kind.segments[i].pennants}),
        city_signs=_city_signs(kind, emblems),
        sign=sign,
        cathedral=(0.5, 0.5) if any(segment.cathedral for segment in kind.segments) else None,
        garden=garden,
        inns=inns,
        regions=ground.regions,
        clearance=tuple(ground.room),
        turns=0,
    )


def _present(*things: tuple[Point | None, float]) -> list[tuple[Point, float]]:
    """Return the middle and radius of each thing that the tile has."""
    return [(middle, radius) for middle, radius in things if middle]


def _emblems(kind: TileKind, ground: Ground) -> dict[int, Point]:
    """Return where pennants and signs are drawn within their cities, by the index of the city."""
    return {
        index: place_for_pennant(ground, index)
        for index, segment in enumerate(kind.segments)
        if segment.pennants or (segment.kind is FeatureKind.CITY and segment.marks & CITY_SIGNS)
    }


def _city_signs(kind: TileKind, emblems: Mapping[int, Point]) -> Mapping[int, Sign]:
    """Return the signs of cities at the places of their emblems, by the index of the city."""
    return MappingProxyType(
        {
            index: Sign(mark, middle, CITY_SIGN_REACH)
            for index, middle in emblems.items()
            for mark in kind.segments[index].marks & CITY_SIGNS
        }
    )


def _ground(
    kind: TileKind,
    cities: Iterable[CityShape],
    roads: Iterable[Road],
    rivers: Iterable[River],
    solids: Iterable[tuple[Point, float]],
) -> Ground:
    """Return the regions of the unturned tile and the room in them; `solids` block fields."""
    regions = find_regions(kind, cities, roads, rivers, solids)
    return Ground(regions, clearance(regions), frozenset(_indexes(kind, FeatureKind.FIELD)))


def _volcano_with_road(kind: TileKind) -> Point | None:
    """Return where a volcano stands if the road of the tile ends in it, or None."""
    ends_there = VOLCANO in kind.marks and any(
        segment.kind is FeatureKind.ROAD and len(segment.sides) == 1 for segment in kind.segments
    )
    return (0.5, 0.42) if ends_there else None


def _sign(
    kind: TileKind,
    ground: Ground,
    obstacles: Iterable[tuple[Point, float]],
    plaza: Point | None,
    volcano: Point | None,
) -> Sign | None:
    """Return the sign of the tile, if any: a magic portal on the plaza, others where there is most room."""
    for mark in sorted(kind.marks & SIGN_REACH.keys()):
        if mark == "portal" and plaza:
            return Sign(mark, plaza, SIGN_REACH[mark])
        if mark == VOLCANO and volcano:
            return Sign(mark, volcano, SIGN_REACH[mark])
        cities = _indexes(kind, FeatureKind.CITY)
        middle, room = place_for_sign(ground, obstacles, SIGN_REACH[mark], cities)
        return Sign(mark, middle, min(SIGN_REACH[mark], room))
    return None


def _indexes(kind: TileKind, feature: FeatureKind) -> list[int]:
    return [index for index, segment in enumerate(kind.segments) if segment.kind is feature]


def _turned(plan: Plan, turns: int) -> Plan:
    """Return the plan of the unturned tile after `turns`; regions and clearance stay those of the unturned one."""

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
        city_signs=MappingProxyType(
            {k: replace(s, middle=point(s.middle)) for k, s in plan.city_signs.items()}
        ),
        sign=replace(plan.sign, middle=point(plan.sign.middle)) if plan.sign else None,
        cathedral=point(plan.cathedral) if plan.cathedral else None,
        garden=point(plan.garden) if plan.garden else None,
        inns=tuple(Inn(point(i.house), point(i.lake), i.lake_radius, i.road) for i in plan.inns),
        turns=turns,
    )


def _monastery(kind: TileKind) -> tuple[Point | None, float]:
    """Return the monastery's place, if any, and its scale: out of the way of its road and of water."""
    if all(segment.kind is not FeatureKind.MONASTERY for segment in kind.segments):
        return None, 1.0
    if kind.rivers:
        return (0.5, 0.265), 0.76
    if any(segment.kind is FeatureKind.CITY for segment in kind.segments):
        return (0.5, 0.45), 0.8
    roads = sum(segment.kind is FeatureKind.ROAD for segment in kind.segments)
    return ((0.5, 0.5), 1.0) if roads != 1 else ((0.5, 0.43), 1.0)
