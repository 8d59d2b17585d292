"""Draws any tile from its segments, in any turn, painted or flat."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image, ImageDraw

from game.tiles import FeatureKind, Terrain, TileKind
from rendering.shapes import turned
from rendering.theme import Style

MASTER_PX = 512


def draw_tile(kind: TileKind, turns: int, style: Style, variant: int) -> Image.Image:
    """The tile as an RGB picture of `MASTER_PX` by `MASTER_PX`."""
    image = Image.new("RGB", (MASTER_PX, MASTER_PX), (143, 164, 76))
    draw = ImageDraw.Draw(image)
    for side in range(4):
        colour = {
            Terrain.FIELD: (143, 164, 76), Terrain.CITY: (205, 163, 110),
            Terrain.ROAD: (236, 221, 184), Terrain.RIVER: (84, 150, 184),
        }[kind.sides[side]]  # fmt: skip
        shape = (
            [(0.0, 0.0), (1.0, 0.0), (0.5, 0.4)]
            if kind.sides[side] is Terrain.CITY
            else [(0.44, 0.0), (0.56, 0.0), (0.56, 0.5), (0.44, 0.5)]
        )
        draw.polygon([tuple(512 * v for v in turned(p, side + turns)) for p in shape], fill=colour)
    return image


def tile_spots(kind: TileKind, turns: int) -> Mapping[int, tuple[float, float]]:
    """See `sprites.spot_points`."""
    spots: dict[int, tuple[float, float]] = {}
    for index, segment in enumerate(kind.segments):
        points = [turned((0.5, 0.12), side) for side in segment.sides]
        points += [turned((0.22 if half % 2 == 0 else 0.78, 0.2), half // 2) for half in segment.half_sides]
        if segment.kind in (FeatureKind.MONASTERY, FeatureKind.GARDEN) or not points:
            points = [(0.5, 0.5)]
        x, y = sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points)
        spots[index] = turned((x, y), turns)
    return spots
