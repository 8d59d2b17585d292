"""Where the walls of a tile's cities run, as a function of the sides they touch."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.values.geometry import HalfSide, Side
from game.values.tiles import FeatureKind, Terrain, TileKind
from rendering.base.shapes import Line, Point, bezier, smooth, turned

CORNERS: tuple[Point, Point, Point, Point] = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))
"""The corner at which each side begins, clockwise: the north side runs from the first to the second."""


@dataclass(frozen=True, slots=True)
class CityShape:
    """The ground of a city segment and the walls that close it; walls run from corner to corner."""

    index: int
    outline: Line
    walls: tuple[Line, ...]


def city_shapes(kind: TileKind) -> tuple[CityShape, ...]:
    """Return the shapes of all city segments of the unturned tile."""
    return tuple(
        _shape(kind, index) for index, segment in enumerate(kind.segments) if segment.kind is FeatureKind.CITY
    )


def _shape(kind: TileKind, index: int) -> CityShape:
    """Return the shape of the city segment of that index."""
    sides = kind.segments[index].sides
    missing = [side for side in Side if side not in sides]
    match len(sides):
        case 1:
            return _cap(kind, index, sides[0])
        case 2 if (sides[0] - sides[1]) % 2:
            return _corner(kind, index, sides)
        case 4:
            return CityShape(index, list(CORNERS), ())
        case _:
            return _open_sides(index, {side: _open_depth(kind, side, missing) for side in missing})


def _cap(kind: TileKind, index: int, side: Side) -> CityShape:
    """Return a city on one side, or one that reaches across the tile to a corner and so parts two fields."""
    corner = _parted_corner(kind)
    if corner is not None and (corner - side) % 4 in (2, 3):
        return _tail(index, side, TAIL, mirrored=(corner - side) % 4 == 3)
    corner = _foreign_corner(kind)
    if corner is not None and (corner - side) % 4 in (2, 3):
        return _tail(index, side, STEM, mirrored=(corner - side) % 4 == 3)
    wall = _cap_wall(
        side,
        _cap_depth(kind, side),
        tight=(
            _shares_corner(kind, index, side, before=True),
            _shares_corner(kind, index, side, before=False),
        ),
    )
    return CityShape(index, wall, (wall,))


def _cap_wall(side: Side, depth: float, *, tight: tuple[bool, bool] = (False, False)) -> Line:
    """Return a wall from corner to corner of one side that reaches `depth` into the tile.

    `tight` says of each end, clockwise, whether it leaves room for another city at that corner.
    """
    left = (0.25, 0.09) if tight[0] else (0.17, depth * 0.66)
    right = (0.75, 0.09) if tight[1] else (0.83, depth * 0.66)
    wall = bezier((0.0, 0.0), left, (0.30, depth), (0.5, depth))
    wall += bezier((0.5, depth), (0.70, depth), right, (1.0, 0.0))[1:]
    return [turned(point, side) for point in wall]


def _cap_depth(kind: TileKind, side: Side) -> float:
    """Return how far a city on one side reaches into the tile: less when others need the room."""
    opposite = kind.sides[side.opposite]
    flanks = (kind.sides[(side + 1) % 4], kind.sides[(side + 3) % 4])
    if _has_inner_field(kind) and opposite is Terrain.FIELD:
        return 0.215
    if _joined_to_village(kind, side):
        return 0.385
    if all(flank is Terrain.RIVER for flank in flanks):
        return 0.235
    if opposite is Terrain.CITY and all(flank is Terrain.CITY for flank in flanks):
        return 0.27
    if opposite is Terrain.CITY and all(flank is Terrain.ROAD for flank in flanks):
        return 0.405
    if any(flank is Terrain.CITY for flank in flanks):
        return 0.285
    if all(flank is Terrain.ROAD for flank in flanks):
        return 0.285
    return 0.30 if opposite is Terrain.CITY else 0.325


def _joined_to_village(kind: TileKind, side: Side) -> bool:
    """Return whether a city and the village that it reaches part the fields on its flanks."""
    fields = {half: segment for segment in kind.segments for half in segment.half_sides}
    before, after = HalfSide((2 * side - 1) % 8), HalfSide((2 * side + 2) % 8)
    flanks = [kind.sides[Side((side + step) % 4)] for step in (1, 3)]
    return (
        sorted(flank.value for flank in flanks) == ["field", "road"]
        and kind.sides[side.opposite] is Terrain.ROAD
        and fields[before] is not fields[after]
    )


def _shares_corner(kind: TileKind, index: int, side: Side, *, before: bool) -> bool:
    """Return whether another city of the tile meets this one at the corner before (or after) the side."""
    other = Side((side + (3 if before else 1)) % 4)
    return kind.sides[other] is Terrain.CITY and other not in kind.segments[index].sides


def _parted_corner(kind: TileKind) -> int | None:
    """Return the corner (0: north-west, clockwise) at which only a city parts two fields, or None."""
    owner = {half: i for i, segment in enumerate(kind.segments) for half in segment.half_sides}
    for corner in range(4):
        before, after = HalfSide((2 * corner - 1) % 8), HalfSide(2 * corner)
        if before in owner and after in owner and owner[before] != owner[after]:
            return corner
    return None


def _foreign_corner(kind: TileKind) -> int | None:
    """Return the corner of a field and a city that another city keeps apart, or None."""
    fields = {half: segment for segment in kind.segments for half in segment.half_sides}
    owner = {side: index for index, segment in enumerate(kind.segments) for side in segment.sides}
    for corner in range(4):
        before, after = HalfSide((2 * corner - 1) % 8), HalfSide(2 * corner)
        for half, other in ((before, after), (after, before)):
            meets_city = half in fields and kind.sides[other.side] is Terrain.CITY
            if meets_city and owner[other.side] not in fields[half].cities:
                return corner
    return None


def _has_inner_field(kind: TileKind) -> bool:
    """Return whether a field of the tile touches none of its edges."""
    return any(segment.kind is FeatureKind.FIELD and not segment.half_sides for segment in kind.segments)


TAIL: tuple[Line, Line] = (
    smooth([(0.0, 0.0), (0.20, 0.22), (0.42, 0.40), (0.66, 0.68), (1.0, 1.0)]),
    smooth([(1.0, 1.0), (0.80, 0.72), (0.735, 0.48), (0.80, 0.22), (1.0, 0.0)]),
)
"""The western and the eastern wall of a northern city that reaches the south-eastern corner."""

STEM: tuple[Line, Line] = (
    smooth([(0.0, 0.0), (0.25, 0.17), (0.48, 0.36), (0.60, 0.56), (0.77, 0.79), (1.0, 1.0)]),
    smooth([(1.0, 1.0), (0.845, 0.77), (0.757, 0.50), (0.82, 0.22), (1.0, 0.0)]),
)
"""The walls of a narrower such city, which leaves an inner field to its west."""


def _tail(index: int, side: Side, shape: tuple[Line, Line], *, mirrored: bool) -> CityShape:
    """Return a city on one side that reaches a far corner: a northern one south-east, or `mirrored` west."""
    outer, inner = shape
    if mirrored:
        outer, inner = [(1 - x, y) for x, y in outer], [(1 - x, y) for x, y in inner]
    walls = tuple([turned(point, side) for point in wall] for wall in (outer, inner))
    return CityShape(index, walls[0] + walls[1][1:], walls)


def _corner(kind: TileKind, index: int, sides: tuple[Side, ...]) -> CityShape:
    """Return a city on two neighbouring sides: one wall across the tile."""
    first = next(side for side in sides if Side((side + 1) % 4) in sides)
    turns = (first - Side.W) % 4
    if _parted_corner(kind) == (first + 3) % 4:
        return _pointed(index, turns)
    crowded = any(
        _shares_corner(kind, index, side, before=before) for side in sides for before in (True, False)
    )
    middle = 0.415 if crowded else 0.475
    if _has_inner_field(kind) and sum(s.kind is FeatureKind.CITY for s in kind.segments) == 2:
        middle = 0.37
    # Drawn for north and west (first side: west), turned into place.
    lean = (0.80, 0.20) if not crowded else (0.66, 0.14)
    wall = bezier((1.0, 0.0), lean, (middle + 0.10, middle - 0.10), (middle, middle))
    wall += bezier((middle, middle), (middle - 0.10, middle + 0.10), (lean[1], lean[0]), (0.0, 1.0))[1:]
    wall = [turned(point, turns) for point in wall]
    return CityShape(index, [*wall, turned((0.0, 0.0), turns)], (wall,))


def _pointed(index: int, turns: int) -> CityShape:
    """Return a city on two neighbouring sides whose wall reaches the far corner and so parts the fields there."""
    east = smooth([(1.0, 0.0), (0.80, 0.15), (0.645, 0.34), (0.635, 0.53), (0.775, 0.705), (1.0, 1.0)])
    south = [(y, x) for x, y in reversed(east)]
    walls = tuple([turned(point, turns) for point in wall] for wall in (east, south))
    return CityShape(index, [*walls[0], *walls[1][1:], turned((0.0, 0.0), turns)], walls)


def _open_depth(kind: TileKind, side: Side, missing: list[Side]) -> float:
    """Return how far the field or other city on a side without this city reaches into the tile."""
    if kind.has_garden:
        return 0.375
    if _has_inner_field(kind):
        return 0.45 if kind.sides[side] is Terrain.CITY else 0.235
    if is_tunnel(kind):
        return 0.345
    return 0.27 if len(missing) == 2 else 0.255


def is_tunnel(kind: TileKind) -> bool:
    """Return whether the road of a tile runs beneath its city, so that it parts none of the fields."""
    return any(
        segment.kind is FeatureKind.ROAD
        and all(
            any(
                {HalfSide(2 * side), HalfSide(2 * side + 1)} <= set(field.half_sides)
                for field in kind.segments
            )
            for side in segment.sides
        )
        and all(kind.sides[(side + 1) % 4] is Terrain.CITY for side in segment.sides)
        for segment in kind.segments
    )


def _open_sides(index: int, depths: Mapping[Side, float]) -> CityShape:
    """Return a city on three sides or on two opposite ones: a wall before each side it does not touch."""
    walls = {side: _cap_wall(side, depth) for side, depth in depths.items()}
    outline: Line = []
    for side in Side:
        outline += walls.get(side, [CORNERS[side]])
    return CityShape(index, outline, tuple(walls.values()))
