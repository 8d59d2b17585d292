"""Oriented tiles: what a tile's sides show and its segments touch after turning, computed once.

Placing a tile only looks values up in these tables.
Sides are packed into a number, three bits a side from the north (`code`); an open
cell keeps the codes that its neighbours show to it, and `fits` maps them to the
turns in which a tile continues them all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, TypeVar

from game.values.geometry import Cell, HalfSide, Side, turned_half_side, turned_side
from game.values.moves import Deploy, Figure, Spot
from game.values.tiles import FeatureKind, Segment, Terrain, TileId, all_tiles

T = TypeVar("T")

_SHARED: dict[tuple[Any, ...], tuple[Any, ...]] = {}

CODE = {Terrain.FIELD: 1, Terrain.CITY: 2, Terrain.ROAD: 3, Terrain.RIVER: 4}
"""The number of each terrain, in three bits."""

RIVER_BITS = 0b100_100_100_100
"""The bits of a cell's constraint that only a river sets."""

KIND_BIT = {kind: 1 << index for index, kind in enumerate(FeatureKind)}
"""The bit of each kind of feature in a set of kinds."""

STRIDE = (1 << 15) + 13
"""The difference of keys from row to row. With a power of two the keys of a column would collide in dicts."""
LIMIT = 9_999
"""The most cells between the centre and a cell with a unique key; the written form names those up to 999."""

SIDE_STEP = (-STRIDE, 1, STRIDE, -1)
"""The difference of keys to the neighbour on each `Side`."""

AROUND_STEP = (-STRIDE, -STRIDE + 1, 1, STRIDE + 1, STRIDE, STRIDE - 1, -1, -STRIDE - 1)
"""The differences of keys to the eight neighbours, clockwise from the north."""


def key_of(cell: Cell) -> int:
    """Return the number under which the board keeps a cell; cells sort by rows from the north."""
    return cell[1] * STRIDE + cell[0]


def reachable(cell: Cell) -> bool:
    """Return whether the cell is near enough to have a unique key."""
    return abs(cell[0]) <= LIMIT and abs(cell[1]) <= LIMIT


@lru_cache(maxsize=1 << 16)
def cell_of(key: int) -> Cell:
    """Return the cell that the board keeps under `key`."""
    x = (key + STRIDE // 2) % STRIDE - STRIDE // 2
    return Cell(x, (key - x) // STRIDE)


class Deploys(dict[Figure, tuple[Deploy, ...]]):
    """The deployments on each segment of a tile by kind of figure, created at first use."""

    def __init__(self, spots: tuple[Spot, ...]) -> None:
        super().__init__()
        self._spots = spots

    def __missing__(self, figure: Figure) -> tuple[Deploy, ...]:
        deploys = tuple(Deploy(figure, spot) for spot in self._spots)
        self[figure] = deploys
        return deploys


@dataclass(frozen=True, slots=True, eq=False)
class OrientedTile:
    """A tile after `turns` quarter turns; indexes are those of `TileKind.segments`.

    `kinds` are those of the segments, `bits` the same by `KIND_BIT`, `any_bits` all of these. `ends` are the open sides
    of each city and road, `closable` their indexes; `middles` those of monastery and garden.
    `roots` are the parents of its new nodes, as `Features` keeps them: each a feature of its own.
    `slots` name, for each side, the segments along it clockwise (field, road, field
    or city or both banks of a river); `facing` the same as the neighbour beyond that
    side meets them. `shows` is what the tile adds to the constraint of the neighbour
    on each side, `river_sides` are those that water reaches. `spots` name each segment by
    its first side, `segment_at` by any; `deploys` are the deployments of each kind of figure.
    `marks` are those of the tile.
    """

    tile: TileId
    turns: int
    kinds: tuple[FeatureKind, ...]
    bits: tuple[int, ...]
    any_bits: int
    ends: tuple[int, ...]
    roots: tuple[int, ...]
    slots: tuple[tuple[int, ...], ...]
    facing: tuple[tuple[int, ...], ...]
    shows: tuple[int, ...]
    closable: tuple[int, ...]
    middles: tuple[int, ...]
    river_sides: tuple[Side, ...]
    spots: tuple[Spot, ...]
    segment_at: dict[Spot, int]
    deploys: Deploys
    marks: frozenset[str]

    def __reduce__(self) -> tuple[Callable[[TileId, int], OrientedTile], tuple[TileId, int]]:
        """Pickle by tile and turns, so that another process finds its own value."""
        return _by_name, (self.tile, self.turns)


def _by_name(tile: TileId, turns: int) -> OrientedTile:
    return oriented(tile)[turns]


@cache
def oriented(tile: TileId) -> tuple[OrientedTile, OrientedTile, OrientedTile, OrientedTile]:
    """Return the tile after 0, 1, 2 and 3 quarter turns."""
    first, second, third, fourth = (_turned(tile, turns) for turns in range(4))
    return first, second, third, fourth


@cache
def fits(tile: TileId) -> dict[int, int]:
    """Return, for each constraint of a cell that the tile can meet, its turns: bit n for n quarter turns.

    Rule: place-match.
    """
    kind = all_tiles()[tile]
    return _fits(tuple(CODE[kind.side(side, 0)] for side in Side))


@cache
def _fits(codes: tuple[int, ...]) -> dict[int, int]:
    """Return the table of `fits` for the codes of a tile's sides.

    Tiles with the same sides share a table, so that all tables fit into a processor's cache.
    """
    table: dict[int, int] = {}
    for turns in range(4):
        for touched in range(16):
            constraint = sum(codes[side - turns] << 3 * side for side in Side if touched >> side & 1)
            table[constraint] = table.get(constraint, 0) | 1 << turns
    return table


TURNS_OF = tuple(tuple(turns for turns in range(4) if mask >> turns & 1) for mask in range(16))
"""The quarter turns that each mask stands for."""


def _turned(tile: TileId, turns: int) -> OrientedTile:
    kind = all_tiles()[tile]
    segments = kind.segments
    owner: dict[HalfSide, int] = {}
    road: dict[Side, int] = {}
    for index, segment in enumerate(segments):
        touched = [turned_side(side, turns) for side in segment.sides]
        halves = [turned_half_side(half, turns) for half in segment.half_sides]
        if segment.kind is FeatureKind.ROAD:
            road.update((side, index) for side in touched)
        else:
            halves += [HalfSide(2 * side + half) for side in touched for half in (0, 1)]
        owner.update((half, index) for half in halves)
    slots: list[tuple[int, ...]] = []
    for side in Side:
        first, last = owner[HalfSide(2 * side)], owner[HalfSide(2 * side + 1)]
        terrain = kind.side(side, turns)
        if terrain is Terrain.ROAD:
            slots.append((first, road[side], last))
        elif terrain is Terrain.RIVER:
            slots.append((first, last))
        else:
            assert first == last, (tile, side, "a plain side belongs to one segment")
            slots.append((first,))
    names = [_names(segment, turns) for segment in segments]
    spots = tuple(spots[0] for spots in names)
    return OrientedTile(
        tile=tile,
        turns=turns,
        kinds=_shared(segment.kind for segment in segments),
        bits=_shared(KIND_BIT[segment.kind] for segment in segments),
        any_bits=sum({KIND_BIT[segment.kind] for segment in segments}),
        ends=_shared(len(segment.sides) for segment in segments),
        roots=_shared(-1 for _ in segments),
        slots=_shared(_shared(along) for along in slots),
        facing=_shared(_shared(reversed(slots[side.opposite])) for side in Side),
        shows=_shared(CODE[kind.side(side, turns)] << 3 * side.opposite for side in Side),
        closable=_shared(i for i, s in enumerate(segments) if s.kind in (FeatureKind.CITY, FeatureKind.ROAD)),
        middles=_shared(
            i for i, s in enumerate(segments) if s.kind in (FeatureKind.MONASTERY, FeatureKind.GARDEN)
        ),
        river_sides=tuple(sorted(turned_side(side, turns) for river in kind.rivers for side in river)),
        spots=spots,
        segment_at={spot: index for index, spots in enumerate(names) for spot in spots},
        deploys=_deploys(spots, tuple(map(str, spots))),
        marks=kind.marks,
    )


def _shared(values: Iterable[T]) -> tuple[T, ...]:
    """Return the values as a tuple, one shared object for equal values.

    A hundred tiles have few shapes, so the tables of all tiles fit into a processor's cache.
    """
    values = tuple(values)
    return _SHARED.setdefault(values, values)


@cache
def _deploys(spots: tuple[Spot, ...], texts: tuple[str, ...]) -> Deploys:
    """Return the deployments on those spots.

    `texts` distinguish cached results: a side and a half side with the same number are equal as keys.
    """
    del texts
    return Deploys(spots)


def _names(segment: Segment, turns: int) -> list[Spot]:
    """Return the spots that name a segment of a turned tile, the first clockwise first."""
    sides = sorted(turned_side(side, turns) for side in segment.sides)
    halves = sorted(turned_half_side(half, turns) for half in segment.half_sides)
    named = [Spot(segment.kind, side) for side in sides] + [Spot(segment.kind, half) for half in halves]
    return named or [Spot(segment.kind)]
