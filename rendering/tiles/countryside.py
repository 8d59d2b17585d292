"""Sets small things and trees in the fields; which ones and where differs by variant."""

from __future__ import annotations

import math
import random
from functools import partial

from rendering.base.shapes import Line, Point
from rendering.tiles import scenery
from rendering.tiles.brush import MASTER_PX
from rendering.tiles.regions import grid_point
from rendering.tiles.scene import Scene, own_chance

CLUMP_TRIES = 200
BUSH_TRIES = 120
MOST_CLUMPS, MOST_GROUPS = 3, 5
CLUMPS_APART = 0.25


def fill_fields(scene: Scene, chance: random.Random, variant: int) -> None:
    """Draw one or two small things, then a few clumps of trees."""
    ways = {city.index for city in scene.plan.cities} | {road.index for road in scene.plan.roads}
    labels = scene.plan.regions.labels
    squares = [grid_point(k) for k, label in enumerate(labels) if label < 200 and label not in ways]
    if squares:
        _small_things(scene, chance, squares, count=1 + variant % 2)
        _trees(scene, chance, squares)


def _small_things(scene: Scene, chance: random.Random, squares: Line, count: int) -> None:
    """Draw up to `count` small things, each of another kind, where they have room."""
    kinds = list(scenery.SMALL_THINGS)
    chance.shuffle(kinds)
    for drawing, radius in kinds[: count + 2]:
        for _ in range(60 if count else 0):
            point = chance.choice(squares)
            if scene.free(point, radius + 0.012):
                scene.take(point, radius)
                scene.stand_unturned(point, partial(drawing, chance=own_chance(chance)), nearer=12)
                count -= 1
                break


def _trees(scene: Scene, chance: random.Random, squares: Line) -> None:
    """Draw a few clumps well apart, then single trees in what is left."""
    groups: list[Point] = []
    for attempt in range(CLUMP_TRIES + BUSH_TRIES):
        large = attempt < CLUMP_TRIES
        middle = chance.choice(squares)
        count = chance.choice((3, 4, 5, 6, 7, 8)) if large else chance.choice((1, 2, 2))
        spread = [
            (chance.gauss(0, 0.050), chance.gauss(0, 0.034), chance.uniform(0.030, 0.042))
            for _ in range(count)
        ]
        firs = chance.random() < 0.16
        own = own_chance(chance)
        if len(groups) >= (MOST_CLUMPS if large else MOST_GROUPS):
            continue
        if any(math.dist(middle, other) < CLUMPS_APART for other in groups):
            continue
        trees = [((middle[0] + dx, middle[1] + dy), radius) for dx, dy, radius in spread]
        field = scene.plan.regions.label(middle)
        if all(
            scene.plan.regions.label(at) == field and scene.free(at, radius * 1.35) for at, radius in trees
        ):
            groups.append(middle)
            for at, radius in trees:
                _tree(scene, at, radius, own, fir=firs)


def _tree(scene: Scene, point: Point, radius: float, chance: random.Random, *, fir: bool) -> None:
    """Set up one tree and take its ground; `radius` is in tiles."""
    scene.take(point, radius)
    size = radius * MASTER_PX
    if fir:
        scene.stand_unturned(point, partial(scenery.draw_fir, radius=size))
    else:
        scene.stand_unturned(point, partial(scenery.draw_tree, radius=size, chance=own_chance(chance)))
