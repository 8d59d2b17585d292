"""The kinds of tiles: what is printed on them, read from the TOML files of their sets and checked."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, NewType

from game.values.geometry import HalfSide, Side
from game.values.named import Named

TileId = NewType("TileId", str)
"""Key of a tile's kind: "A" to "X" in the base game, a prefix and a letter or number in other sets ("RA", "IC01").

A printing with a garden has "g" at the end.
"""


class Terrain(Enum):
    """What a side of a tile shows in its middle."""

    FIELD = "field"
    CITY = "city"
    ROAD = "road"
    RIVER = "river"


class FeatureKind(Enum):
    """The kinds of features, on which meeples can stand. A river is not a feature."""

    CITY = "city"
    ROAD = "road"
    FIELD = "field"
    MONASTERY = "monastery"
    GARDEN = "garden"

    __hash__ = object.__hash__
    """Hashing by identity: `Enum` hashes the name, which takes six times as long, and every spot has a kind."""


class TileSet(Named):
    """A set of tiles, such as those of one box, described by `file` in the folder of `package`."""

    package: str
    file: str

    @classmethod
    def add(cls, value: str, package: str, file: str = "tiles.toml", *, order: int = 1_000) -> TileSet:
        """Return a new set; its tiles are in play with the expansion that names it."""
        tile_set = cls._added(value, order)
        tile_set.package = package
        tile_set.file = file
        all_tiles.cache_clear()
        return tile_set


@dataclass(frozen=True, slots=True)
class Segment:
    """A piece of a feature on one tile, as the tile lies unturned.

    Cities and roads touch whole `sides`, fields touch `half_sides` (none for a field
    in the middle); monasteries and gardens touch nothing. `cities` of a field are the
    indexes (into `TileKind.segments`) of the city segments whose wall borders it.
    `marks` are signs of which only an expansion knows the meaning.
    """

    kind: FeatureKind
    sides: tuple[Side, ...] = ()
    half_sides: tuple[HalfSide, ...] = ()
    pennants: int = 0
    inn: bool = False
    cathedral: bool = False
    cities: tuple[int, ...] = ()
    marks: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class TileKind:
    """One printing of a tile.

    `sides` are N E S W unturned; `segments` hold cities first, then roads, fields,
    the monastery, the garden; `rivers` are the sides each piece of water joins (one
    side: spring or lake); `count` is how many copies the set holds. `marks` are signs on the tile
    of which only an expansion knows the meaning.
    """

    key: TileId
    tile_set: TileSet
    count: int
    sides: tuple[Terrain, Terrain, Terrain, Terrain]
    segments: tuple[Segment, ...]
    rivers: tuple[tuple[Side, ...], ...] = ()
    marks: frozenset[str] = frozenset()

    @property
    def has_garden(self) -> bool:
        """True if the printing has a garden."""
        return any(segment.kind is FeatureKind.GARDEN for segment in self.segments)

    def side(self, side: Side, turns: int) -> Terrain:
        """Return what `side` shows once the tile lies turned by `turns`."""
        return self.sides[(side - turns) % 4]


@cache
def all_tiles() -> Mapping[TileId, TileKind]:
    """Return every kind of tile by its key, in the order of the files."""
    kinds: dict[TileId, TileKind] = {}
    for tile_set in TileSet:
        text = files(tile_set.package).joinpath(tile_set.file).read_text(encoding="utf-8")
        for key, data in tomllib.loads(text).items():
            kind = _kind(TileId(key), tile_set, data)
            _check(kind)
            kinds[kind.key] = kind
    return MappingProxyType(kinds)


BASE = TileSet.add("base", "game.values", "tilesets/base.toml", order=0)


def _kind(key: TileId, tile_set: TileSet, data: dict[str, Any]) -> TileKind:
    cities = [
        Segment(
            FeatureKind.CITY,
            sides=tuple(Side[s] for s in city["sides"]),
            pennants=city.get("pennants", 0),
            cathedral=city.get("cathedral", False),
            marks=frozenset(city.get("marks", ())),
        )
        for city in data.get("cities", ())
    ]
    roads = [
        Segment(FeatureKind.ROAD, sides=tuple(Side[s] for s in road["sides"]), inn=road.get("inn", False))
        for road in data.get("roads", ())
    ]
    fields = [
        Segment(
            FeatureKind.FIELD,
            half_sides=tuple(HalfSide[h] for h in field["half_sides"]),
            cities=tuple(field.get("cities", ())),
        )
        for field in data.get("fields", ())
    ]
    monastery = [Segment(FeatureKind.MONASTERY)] if data.get("monastery") else []
    garden = [Segment(FeatureKind.GARDEN)] if data.get("garden") else []
    n, e, s, w = (Terrain(side) for side in data["sides"])
    return TileKind(
        key=key,
        tile_set=tile_set,
        count=data["count"],
        sides=(n, e, s, w),
        segments=(*cities, *roads, *fields, *monastery, *garden),
        rivers=tuple(tuple(Side[s] for s in river) for river in data.get("rivers", ())),
        marks=frozenset(data.get("marks", ())),
    )


def _check(kind: TileKind) -> None:
    """Assert that each segment lies on sides of its own terrain, and that no half side belongs to two of them."""
    covered: set[HalfSide] = set()
    for segment in kind.segments:
        for side in segment.sides:
            assert kind.sides[side].value == segment.kind.value, (kind.key, side)
            if segment.kind is FeatureKind.CITY:
                for half in (HalfSide(2 * side), HalfSide(2 * side + 1)):
                    assert half not in covered, (kind.key, half)
                    covered.add(half)
        for half in segment.half_sides:
            assert half not in covered, (kind.key, half)
            assert kind.sides[half.side] is not Terrain.CITY, (kind.key, half)
            covered.add(half)
        for index in segment.cities:
            assert kind.segments[index].kind is FeatureKind.CITY, (kind.key, index)
    assert len(covered) == 8, (kind.key, "half sides without a segment")
    for side in Side:
        if kind.sides[side] is Terrain.ROAD:
            assert sum(side in s.sides for s in kind.segments) == 1, (kind.key, side)
        if kind.sides[side] is Terrain.RIVER:
            assert sum(side in river for river in kind.rivers) == 1, (kind.key, side)
