"""Finds room on a tile for what may stand anywhere in its segment: figures, pennants, inns with lakes, gardens."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, reduce
from operator import add

from rendering.base.shapes import Line, Point, distance_to
from rendering.tiles.regions import GRID, Regions, edge_distance, grid_point

LARGEST_LAKE = 0.135
SMALLEST_LAKE = 0.07
HOUSE_ROOM = 0.11
"""Radius of the free ground round the middle of an inn, in tiles."""

GARDEN_RADIUS = 0.17
"""Radius of a garden, in tiles."""

ENOUGH = 0.8
"""A sign stands in a field, not in a city, if it fits there at this share of its full size."""

CENTRED = 0.12
"""Penalty of a sign's place per tile from the middle of its segment, where it leaves room on either side."""

IN_SIGHT = 0.265
"""Least distance of a figure's middle from a pennant's, across or down: most of the pennant is seen."""


@dataclass(frozen=True, slots=True)
class Inn:
    """An inn: the middle of its house, the lake beside it, and the index of its road."""

    house: Point
    lake: Point
    lake_radius: float
    road: int


@dataclass(frozen=True)
class Ground:
    """The unturned tile's regions, how much room there is at each square, and which segments are fields."""

    regions: Regions
    room: Sequence[float]
    fields: frozenset[int]

    @cached_property
    def meadow(self) -> tuple[int, ...]:
        """All squares of fields."""
        return tuple(k for k, label in enumerate(self.regions.labels) if label in self.fields)


def places_for_figure(regions: Regions, room: Sequence[float], segment: int) -> list[tuple[Point, float]]:
    """Return the wider places of a city or field, each with how much room there is round it."""
    squares = [k for k, label in enumerate(regions.labels) if label == segment]
    rooms = [(point, min(room[k], edge_distance(point) + 0.02)) for k in squares for point in [grid_point(k)]]
    enough = min(0.10, max(free for _, free in rooms) * 0.7)
    wide = [place for place in rooms if place[1] >= enough]
    wide = [place for place in wide if edge_distance(place[0]) >= 0.14] or wide
    return wide[:: max(1, len(wide) // 90)]


def leaves_in_sight(figure: Point, pennant: Point) -> bool:
    """Return whether a figure at that point hides little of the pennant, in every turn of the tile."""
    return max(abs(figure[k] - pennant[k]) for k in (0, 1)) >= IN_SIGHT


def place_for_pennant(ground: Ground, city: int) -> Point:
    """Return a place deep in the city, a little to the north-west, where a figure leaves it in sight."""
    figures = [place for place, _ in places_for_figure(ground.regions, ground.room, city)]

    def merit(square: int) -> float:
        x, y = grid_point(square)
        room = min(ground.room[square], 0.16) + min(edge_distance((x, y)), 0.17)
        return room - 0.06 * abs(x - 0.24) - 0.03 * abs(y - 0.24)

    squares = [k for k, label in enumerate(ground.regions.labels) if label == city]
    for square in sorted(squares, key=merit, reverse=True):
        pennant = grid_point(square)
        if any(leaves_in_sight(figure, pennant) for figure in figures):
            return pennant
    raise AssertionError("no room for a pennant beside a figure")


def place_for_inn(ground: Ground, road: int, lines: Mapping[int, Line]) -> Inn:
    """Return a house beside its own road and away from any other, with a lake close by; `lines` are all roads."""
    coarse = [k for k in ground.meadow if k % 2 == 0 and k // GRID % 2 == 0 and ground.room[k] >= 0.085]
    lakes = [(grid_point(k), _lake_radius(ground, k)) for k in coarse]
    lakes = [(lake, radius) for lake, radius in lakes if radius >= SMALLEST_LAKE]
    best: tuple[float, Inn] | None = None
    for worth, house in sorted(_houses(ground, coarse, road, lines), key=_best_southern_first):
        if best is not None and worth + LARGEST_LAKE * 2 <= best[0]:
            break
        for lake, radius in lakes:
            apart = math.dist(house, lake)
            merit = worth + radius * 2.0 - apart * 0.35
            if 0.16 + radius * 0.8 <= apart <= 0.50 and (best is None or merit > best[0] + 1e-9):
                best = (merit, Inn(house, lake, radius, road))
    assert best is not None, "no room for an inn"
    return best[1]


def _best_southern_first(choice: tuple[float, Point]) -> tuple[float, float]:
    """Return a sort key: the best place first, of equal ones the southern, as a house hides its north."""
    worth, (_, y) = choice
    return -round(worth, 9), -y


def _lake_radius(ground: Ground, square: int) -> float:
    """Return the radius of the largest lake that fits a square, in tiles."""
    return min(ground.room[square] - 0.015, edge_distance(grid_point(square)) - 0.03, LARGEST_LAKE)


def _houses(
    ground: Ground, squares: Iterable[int], road: int, lines: Mapping[int, Line]
) -> list[tuple[float, Point]]:
    """Return where the house could stand, and how good each place is."""
    found: list[tuple[float, Point]] = []
    for square in squares:
        house = grid_point(square)
        if ground.room[square] < HOUSE_ROOM or edge_distance(house) < 0.16:
            continue
        near = distance_to(lines[road], house)
        others = (line for index, line in lines.items() if index != road)
        if near <= 0.30 and all(distance_to(other, house) >= near + 0.06 for other in others):
            worth = min(ground.room[square], 0.21) * 2.2 - near * 0.3 + min(edge_distance(house), 0.2) * 0.5
            found.append((worth, house))
    return found


def place_for_garden(ground: Ground, inns: Sequence[Inn], *, aside: bool) -> Point:
    """Return the widest place in the fields clear of inns and lakes; with `aside` one far from the middle."""
    obstacles = [(inn.house, 0.17) for inn in inns] + [(inn.lake, inn.lake_radius + 0.04) for inn in inns]

    def merit(square: int) -> float:
        point = grid_point(square)
        rooms = [ground.room[square], edge_distance(point) + (0.0 if aside else 0.02)]
        rooms.append(GARDEN_RADIUS if aside else 0.24)
        rooms += [math.dist(point, middle) - radius for middle, radius in obstacles]
        return min(rooms) + (0.1 if aside else -0.02) * math.dist(point, (0.5, 0.5))

    return grid_point(max(ground.meadow, key=merit))


def _middle(points: Sequence[Point]) -> Point:
    # Not `sum`, which rounds differently from Python 3.12 on and so would choose another of two equal places.
    x, y = (reduce(add, values) / len(points) for values in zip(*points, strict=True))
    return x, y


def place_for_sign(
    ground: Ground, obstacles: Iterable[tuple[Point, float]], reach: float, cities: Iterable[int]
) -> tuple[Point, float]:
    """Return the widest place for a sign in the largest field, or in a city if that is narrow, and its room.

    `obstacles` holds the middles of other things, and how far each of them reaches.
    """
    others = tuple(obstacles)

    def room(square: int) -> float:
        point = grid_point(square)
        rooms = [ground.room[square] - 0.015, edge_distance(point) - 0.03]
        return min([*rooms, *(math.dist(point, middle) - radius for middle, radius in others)])

    middles = {label: _middle(ground.regions.points(label)) for label in set(ground.regions.labels)}

    def merit(square: int) -> float:
        middle = middles[ground.regions.labels[square]]
        return min(room(square), reach + 0.02) - CENTRED * math.dist(grid_point(square), middle)

    # Of the fields only the largest: a narrow one has no room for a farmer beside the sign.
    by_size = sorted(ground.fields, key=lambda index: -len(ground.regions.points(index)))
    best = 0
    for index in (*by_size[:1], *cities):
        squares = [k for k, label in enumerate(ground.regions.labels) if label == index]
        best = max(squares, key=merit)
        if room(best) >= reach * ENOUGH:
            break
    return grid_point(best), room(best)
