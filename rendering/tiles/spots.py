"""Where a figure or a letter stands for each segment: on its own ground, clear of what it must not hide, well apart."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType

from game.board.oriented_tile import oriented
from game.values.geometry import HalfSide, Side
from game.values.tiles import FeatureKind, TileKind
from rendering.base.shapes import Point, spaced, turned
from rendering.tiles.farmers import tile_farmers
from rendering.tiles.places import leaves_in_sight, places_for_figure
from rendering.tiles.plan import Plan, plan_of
from rendering.tiles.regions import edge_distance, half_side_point

APART = 0.30
"""Distance in tiles from which letters on spots stay clear of each other."""

BESIDE_MONASTERY: Point = (0.265, 0.12)
"""Offset of a figure from the middle of a church; not turned, as churches are upright in every turn."""

FURTHEST = 0.80
"""Greatest x and y of a figure beside a church, in tiles: further, it would hang over the edge."""

FIGURE_CLEAR: Point = (0.29, 0.34)
"""Distances between the middles of figure and pennant, across or down, that leave the pennant in sight."""

LETTER_CLEAR: Point = (0.20, 0.22)
"""The same for the disc of a letter."""

BESIDE_GARDEN = 0.155
"""Distance of a figure from the middle of its garden, in tiles."""

BESIDE_SIGN = 0.18
"""Distance of a figure's middle from the rim of a tile's sign, in tiles; a letter may hide the sign."""

NEAR_ITS_NAME = 0.28
"""Distance from the side that names a segment below which a spot is near enough, without hanging over."""

AT_ITS_NAME, AWAY_FROM_NAME = 0.05, 2.0
"""How much nearer to another side of its field a letter may be than to its own, in tiles.

It still reads as standing at the side that names the segment. For each tile that it is nearer than this, the
letter has the penalty `AWAY_FROM_NAME`.
"""


@cache
def tile_spots(kind: TileKind, turns: int) -> Mapping[int, Point]:
    """Return the spot of a figure on each segment of the tile after `turns` quarter turns, by its index.

    A farmer lies within its field.
    """
    standing = _spots(kind, turns, letters=False)
    lying_down = {index: (x, y) for index, (x, y, _) in farmers(kind, turns).items()}
    return MappingProxyType({**standing, **lying_down})


@cache
def farmers(kind: TileKind, turns: int) -> Mapping[int, tuple[float, float, float]]:
    """Return the middle of the farmer in each field of the turned tile, and its standing height, in tiles."""
    return tile_farmers(kind, turns, tile_letters(kind, turns))


@cache
def tile_letters(kind: TileKind, turns: int) -> Mapping[int, Point]:
    """Return where the letter of each segment lies.

    Letters are shown only for a choice and may hide things that a figure must not. A field that goes round a
    landmark has its letter on the side that names it.
    """
    return _spots(kind, turns, letters=True)


def _spots(kind: TileKind, turns: int, *, letters: bool) -> Mapping[int, Point]:
    ground = _ground_spots(kind, turns, letters=letters)
    spots = {index: turned(point, turns) for index, point in ground.items()}
    return MappingProxyType({**spots, **_church_spots(kind, turns)})


def _church_spots(kind: TileKind, turns: int) -> dict[int, Point]:
    """Return the spot of a monastery on the turned tile, by index of the segment; churches always stand upright."""
    plan = plan_of(kind, turns)
    return {
        index: _beside_church(plan.monastery, plan.monastery_scale)
        for index, segment in enumerate(kind.segments)
        if segment.kind is FeatureKind.MONASTERY and plan.monastery
    }


def _beside_church(church: Point, scale: float) -> Point:
    """Return the place beside a church: nearer to a small one, so that the bridge beside it is not hidden."""
    x, y = (church[k] + BESIDE_MONASTERY[k] * scale**2 for k in (0, 1))
    return min(x, FURTHEST), min(y, FURTHEST)


def _ground_spots(kind: TileKind, turns: int, *, letters: bool) -> dict[int, Point]:
    """Return the spots of cities, roads and fields, found together, as points of the unturned tile.

    A segment is named after its first side clockwise from the north, which changes as the tile turns. A
    figure keeps clear of more things than a letter; a letter stays near the side that names its field.
    """
    plan = plan_of(kind, 0)
    clear = LETTER_CLEAR if letters else FIGURE_CLEAR
    if turns % 2:
        # Pennants are upright in every turn, so that across and down are exchanged on the unturned tile.
        clear = clear[1], clear[0]
    names = _name_points(kind, turns)
    sides = [[half_side_point(half) for half in segment.half_sides] for segment in kind.segments]
    choices: dict[int, list[tuple[Point, float]]] = {}
    for index, segment in enumerate(kind.segments):
        match segment.kind:
            case FeatureKind.CITY | FeatureKind.FIELD:
                choices[index] = _in_region(plan, index, letters=letters)
            case FeatureKind.ROAD:
                pieces = [road.line for road in plan.roads if road.index == index]
                line = min(pieces, key=lambda piece: math.dist(piece[0], names[index]))
                inner = [p for p in spaced(line, 0.035) if edge_distance(p) >= 0.10]
                choices[index] = [(p, min(edge_distance(p), 0.24) * 0.8) for p in inner]
            case FeatureKind.MONASTERY | FeatureKind.GARDEN:
                pass
    avoid = _landmarks(plan, letters=letters)
    emblems = tuple(plan.emblems.values())
    beside_church = [turned(spot, -turns) for spot in _church_spots(kind, turns).values()] if letters else []
    chosen: dict[int, Point] = {}
    for _ in range(4):
        for index in sorted(choices, key=lambda i: len(choices[i])):
            others = [point for i, point in chosen.items() if i != index] + beside_church
            name, beside = names[index], sides[index]
            chosen[index] = max(
                choices[index],
                key=lambda c: (
                    c[1]
                    - _crowded(c[0], others, avoid)
                    - sum(_hidden(emblem, c[0], clear) for emblem in emblems)
                    - _away(c[0], name)
                    - (AWAY_FROM_NAME * _nearer(c[0], name, beside) if letters else 0.0)
                ),
            )[0]
    for index, segment in enumerate(kind.segments):
        if segment.kind is FeatureKind.GARDEN and plan.garden:
            chosen[index] = _beside_garden(plan.garden, tuple(chosen.values()))
    return chosen


def _name_points(kind: TileKind, turns: int) -> list[Point]:
    """Return for each segment the unturned point of the side that names it; the middle if it has no sides."""
    return [_name_point(spot.at, turns) for spot in oriented(kind.key)[turns].spots]


def _name_point(at: Side | HalfSide | None, turns: int) -> Point:
    """Return the unturned point of a side of the turned tile; the middle of the tile without a side."""
    match at:
        case HalfSide():
            return turned(half_side_point(at), -turns)
        case Side():
            return turned((0.5, 0.0), at - turns)
        case None:
            return 0.5, 0.5


def _beside_garden(garden: Point, others: Sequence[Point]) -> Point:
    """Return the place at the hedge that is furthest from other spots and from the edge."""
    places = [
        (garden[0] + BESIDE_GARDEN * math.cos(t), garden[1] + BESIDE_GARDEN * math.sin(t))
        for t in (math.tau * k / 16 for k in range(16))
    ]
    return max(
        places, key=lambda p: min([edge_distance(p) * 1.3, *(math.dist(p, other) for other in others)])
    )


def _in_region(plan: Plan, index: int, *, letters: bool) -> list[tuple[Point, float]]:
    """Return places in the wider parts of a city or field, with more merit away from the tile's edge."""
    places = places_for_figure(plan.regions, plan.clearance, index)
    # A letter is smaller than a figure, and is shown only for a choice.
    if index in plan.emblems and not letters:
        places = [place for place in places if leaves_in_sight(place[0], plan.emblems[index])]
    return [(point, min(room, 0.17) * 1.2 + min(edge_distance(point), 0.24) * 1.8) for point, room in places]


def _crowded(point: Point, others: Sequence[Point], avoid: Sequence[tuple[Point, float]]) -> float:
    """Return the penalty of a spot for being near other spots, or within the radius of a thing to avoid."""
    penalty = 0.0
    for other in others:
        penalty += 3.5 * max(0.0, APART - math.dist(point, other))
    for middle, radius in avoid:
        penalty += 2.0 * max(0.0, radius - math.dist(point, middle))
    return penalty


def _hidden(pennant: Point, figure: Point, clear: Point) -> float:
    """Return the penalty of a spot on which a figure hides a part of a pennant; at `clear` it hides none."""
    across, along = (abs(figure[k] - pennant[k]) / clear[k] for k in (0, 1))
    return 1.5 * max(0.0, 1 - max(across, along))


def _away(point: Point, name: Point) -> float:
    """Return the penalty of a spot for being far from the side that names its segment."""
    return 0.8 * max(0.0, math.dist(point, name) - NEAR_ITS_NAME)


def _nearer(point: Point, name: Point, sides: Sequence[Point]) -> float:
    """Return how much nearer a spot is to another side of its field than to the one that names it."""
    away = math.dist(point, name)
    return max(0.0, away - min((math.dist(point, side) for side in sides), default=away) - AT_ITS_NAME)


def _landmarks(plan: Plan, *, letters: bool) -> list[tuple[Point, float]]:
    """Return the middles of what a figure must not hide, and how far the figure's middle keeps from each."""
    found: list[tuple[Point, float]] = []
    if plan.cathedral:
        found.append((plan.cathedral, 0.42))
    if plan.monastery:
        found.append((plan.monastery, 0.46 * plan.monastery_scale))
    if plan.garden:
        found.append((plan.garden, 0.40))
    if plan.sign and not letters:
        found.append((plan.sign.middle, plan.sign.reach + BESIDE_SIGN))
    for inn in plan.inns:
        found += [(inn.house, 0.31), (inn.lake, 0.25)]
    for middle in (plan.plaza, plan.keep):
        if middle:
            found.append((middle, 0.28))
    found += [(river.source, 0.30) for river in plan.rivers if river.source]
    found += [(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), 0.25) for a, b in plan.bridges]
    return found
