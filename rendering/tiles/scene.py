"""The state of a tile while it is painted: ground that is taken, and upright things still to be drawn."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from rendering.base.shapes import Point, turned
from rendering.tiles.brush import MASTER_PX, Brush
from rendering.tiles.plan import Plan
from rendering.tiles.regions import edge_distance, square_at

RIM = 0.022
"""Distance of things from the edge, in tiles: their shadows must not end at the neighbour's edge."""

Drawing: TypeAlias = Callable[[Brush, float, float], None]
"""A function that draws a thing with the middle of its picture at a pixel."""


@dataclass(slots=True)
class Scene:
    """One tile being set up. Taken ground is kept for the unturned tile, so that every turn looks alike."""

    plan: Plan
    taken: list[tuple[Point, float]] = field(default_factory=list, init=False)
    _things: list[tuple[float, float, float, Drawing]] = field(default_factory=list, init=False)

    def room(self, point: Point) -> float:
        """Return the distance from the point to the nearest other segment."""
        return self.plan.clearance[square_at(point)]

    def free(self, point: Point, radius: float) -> bool:
        """Return whether a round thing has room at the point, on its segment and clear of taken ground."""
        return (
            edge_distance(point) >= radius + RIM
            and self.room(point) >= radius
            and all(math.dist(point, other) >= radius + reach for other, reach in self.taken)
        )

    def take(self, point: Point, radius: float) -> None:
        """Keep the ground round a point free from now on."""
        self.taken.append((point, radius))

    def take_turned(self, place: Point, radius: float) -> None:
        """Keep the ground round a place of the turned tile free."""
        self.taken.append((self.plan.unturned(place), radius))

    def stand(self, place: Point, drawing: Drawing, *, nearer: float = 0.0) -> None:
        """Draw a thing later at a place of the turned tile, behind everything further south.

        `nearer` says how many pixels south of its middle a thing touches the ground.
        """
        x, y = place[0] * MASTER_PX, place[1] * MASTER_PX
        self._things.append((y + nearer, x, y, drawing))

    def stand_unturned(self, point: Point, drawing: Drawing, *, nearer: float = 0.0) -> None:
        """Do as `stand` does, for a point of the unturned tile."""
        self.stand(turned(point, self.plan.turns), drawing, nearer=nearer)

    def draw(self, brush: Brush) -> None:
        """Draw everything that was set up, from north to south."""
        for _, x, y, drawing in sorted(self._things, key=lambda thing: thing[0]):
            drawing(brush, x, y)


def own_chance(chance: random.Random) -> random.Random:
    """Return a random generator for one thing, so that drawing it later or not at all changes no other."""
    return random.Random(chance.randrange(1 << 30))
