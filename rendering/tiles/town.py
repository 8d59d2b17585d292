"""Fills cities with houses, and sets a village round a plaza."""

from __future__ import annotations

import math
import random
from functools import partial

from rendering.base.shapes import Point
from rendering.base.theme import RGB
from rendering.tiles import houses, scenery
from rendering.tiles.brush import MASTER_PX, Brush
from rendering.tiles.regions import GRID, edge_distance
from rendering.tiles.scene import Scene, own_chance

TRIES = 1900
LARGEST, SMALLEST = 0.086, 0.058
"""Radius of the first and of the last houses that are tried."""

CLOSE = 0.84
"""Houses may stand so close that their pictures overlap by this part of their radius."""

WALL_ROOM = 0.026
CHAPEL_RADIUS = 0.098
CHAPEL_FROM = 0.4
"""The least share of the tile that a city with a church of its own covers."""


def fill_city(scene: Scene, index: int, chance: random.Random) -> None:
    """Draw large houses first, then smaller ones and trees in the gaps; a church in a large city."""
    squares = scene.plan.regions.points(index)
    church_due = len(squares) > GRID * GRID * CHAPEL_FROM and scene.plan.cathedral is None
    for attempt in range(TRIES):
        x, y = chance.choice(squares)
        point = (x + chance.uniform(-0.01, 0.01), y + chance.uniform(-0.01, 0.01))
        size = LARGEST - (LARGEST - SMALLEST) * attempt / TRIES
        is_tree = chance.random() < 0.26 and attempt > TRIES * 0.35
        own = own_chance(chance)
        radius = CHAPEL_RADIUS if church_due else size
        if not _fits(scene, point, radius):
            continue
        scene.take(point, radius * CLOSE)
        size_px = size * MASTER_PX
        if church_due:
            church_due = False
            scene.stand_unturned(point, _chapel, nearer=10)
        elif is_tree:
            scene.stand_unturned(point, partial(scenery.draw_tree, radius=size_px * 0.60, chance=own))
        else:
            scene.stand_unturned(point, _house(size_px * 1.74, size_px * 1.42, houses.roof_colour(own), own))


def _house(width: float, height: float, roof: RGB, chance: random.Random) -> partial[None]:
    return partial(houses.draw_house, width=width, height=height, roof=roof, chance=chance)


def _chapel(brush: Brush, x: float, y: float) -> None:
    houses.draw_chapel(brush, x, y + 6, 84)


def _fits(scene: Scene, point: Point, radius: float) -> bool:
    """Return whether a house has room there; it may stand closer to others and to the edge than `Scene.free` allows."""
    return (
        edge_distance(point) >= radius * 0.94 + 0.010
        and scene.room(point) >= radius * 0.76 + WALL_ROOM
        and all(math.dist(point, other) >= radius * CLOSE + reach for other, reach in scene.taken)
    )


def set_village(scene: Scene, chance: random.Random) -> None:
    """Draw up to four houses in the corners between the roads that end in a plaza."""
    for corner in range(4):
        angle = math.tau * (corner + 0.5) / 4 + chance.uniform(-0.1, 0.1)
        reach = chance.uniform(0.285, 0.32)
        point = (0.5 + reach * math.cos(angle), 0.5 + reach * math.sin(angle))
        own = own_chance(chance)
        if scene.free(point, 0.085):
            scene.take(point, 0.085)
            roof = own.choice(houses.THATCHES) if own.random() < 0.6 else houses.roof_colour(own)
            scene.stand_unturned(point, _house(76, 62, roof, own))
