"""Draws city walls from corner to corner, their towers, gates, and the keep that joins two cities."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image, ImageFilter

from rendering.base.colours import shaded, sunlit
from rendering.base.shapes import Line, Point, point_along, ribbon, scaled, spaced
from rendering.base.theme import RGB
from rendering.tiles.brush import INK, LINE_PX, MASTER_PX, Brush, softly
from rendering.tiles.ground import strips

STONE: RGB = (232, 224, 206)
STONE_FACE: RGB = (164, 150, 132)
STONE_DARK: RGB = (122, 108, 94)
TILES_RED: RGB = (190, 58, 40)
WALL = 0.050
HEIGHT_PX = 15
TOWER_PX = 16.5


def shade_walls(ground: Image.Image, walls: Sequence[Line]) -> None:
    """Draw the shadow that walls throw to the south-east."""
    mask = strips(walls, WALL + 0.004)
    long = Image.new("L", mask.size)
    for step in range(0, 22, 3):
        long.paste(255, (step, step + 6), mask)
    softly(ground, long.filter(ImageFilter.GaussianBlur(3)), (34, 24, 44), 0.40)


def draw_wall(brush: Brush, wall: Line) -> None:
    """Draw one wall with its battlements; its face is seen where it looks south."""
    points = scaled(spaced(wall, 0.012), MASTER_PX)
    width = WALL * MASTER_PX
    for drop in range(HEIGHT_PX, -7, -3):
        _band(brush, points, width + 2 * LINE_PX, drop, INK)
    for drop in range(HEIGHT_PX, -1, -2):
        shade = drop / HEIGHT_PX
        _band(brush, points, width, drop, shaded(STONE_FACE, 0.30 * shade))
    _band(brush, points, width + 1, -5, shaded(STONE, 0.18))
    _band(brush, points, width - 5, -5, STONE)
    _band(brush, points, width * 0.36, -4, shaded(STONE, 0.20))
    for x, y in spaced(points, 15.5):
        brush.box(x - 5, y - 14, x + 4, y - 6, sunlit(STONE, 0.55), shaded(STONE_DARK, 0.25), 1)


def _band(brush: Brush, points: Line, width: float, drop: int, colour: RGB) -> None:
    """Draw a strip along a wall, `drop` pixels lower; strips on each other make its face."""
    lowered = [(x, y + drop) for x, y in points]
    brush.flat(ribbon(lowered, width), fill=colour)
    for x, y in (lowered[0], lowered[-1]):
        brush.draw.ellipse((x - width / 2, y - width / 2, x + width / 2, y + width / 2), fill=colour)


def tower_points(wall: Line) -> list[Point]:
    """Return where towers stand on a wall."""
    return [point_along(wall, 0.27), point_along(wall, 0.73)]


def draw_tower(brush: Brush, x: float, y: float, radius: float = TOWER_PX) -> None:
    """Draw a round tower with a pointed roof, standing on (x, y)."""
    top = y - radius * 1.55
    brush.shadow(
        [
            (x - radius * 0.4, y + radius * 0.5),
            (x + radius, y - radius),
            (x + radius * 2.5, y + radius * 0.6),
            (x + radius * 1.6, y + radius * 1.5),
        ]
    )
    brush.box(x - radius - LINE_PX, top, x + radius + LINE_PX, y + radius * 0.1, INK)
    brush.disc(x, y + radius * 0.1, radius, radius * 0.52, STONE_FACE)
    brush.box(x - radius, top, x + radius, y + radius * 0.1, STONE_FACE)
    brush.box(x - radius, top, x - radius * 0.25, y + radius * 0.25, STONE)
    brush.box(x + radius * 0.4, top, x + radius, y + radius * 0.25, STONE_DARK)
    brush.box(x - 2, y - radius * 0.75, x + 3, y - radius * 0.15, INK)
    _cone(brush, x, top + 1, radius * 1.34, radius * 1.75)


def _cone(brush: Brush, x: float, y: float, reach: float, height: float) -> None:
    tip = (x, y - height)
    rim = [
        (x + reach * math.cos(t), y + reach * 0.34 * math.sin(t))
        for t in (math.pi * k / 12 for k in range(13))
    ]
    brush.shape([tip, *rim], TILES_RED, width=LINE_PX)
    brush.flat([tip, rim[7], *rim[8:]], fill=sunlit(TILES_RED, 0.28))
    brush.flat([tip, *rim[:4]], fill=shaded(TILES_RED, 0.30))
    brush.stroke([rim[0], tip, rim[-1]])


def draw_gate(brush: Brush, x: float, y: float, toward: Point) -> None:
    """Draw a gatehouse on (x, y); `toward` is the direction (dx, dy) in which the road leads away from the city."""
    half, tall = 32.0, 52.0
    brush.shadow(
        [
            (x - half, y + 16),
            (x + half, y - 12),
            (x + half + 30, y + 20),
            (x + half + 14, y + 34),
            (x - half + 20, y + 30),
        ]
    )
    base = y + 16
    brush.box(x - half, base - tall, x + half, base, STONE, INK, LINE_PX)
    brush.box(x + half * 0.35, base - tall + 3, x + half - 3, base - 3, STONE_FACE)
    for k in range(4):
        left = x - half + k * (2 * half - 10) / 3
        brush.box(left, base - tall - 8, left + 10, base - tall + 3, sunlit(STONE, 0.4), INK, 2)
    dx, dy = toward
    if dy > 0.5:
        _arch(brush, x, base, 16, 34)
    elif abs(dx) > 0.5:
        side = 1 if dx > 0 else -1
        _arch(brush, x + side * half * 0.62, base - 2, 8, 30)
    for side in (-1, 1):
        draw_tower(brush, x + side * half, y + 9, 14)


def _arch(brush: Brush, x: float, base: float, half: float, tall: float) -> None:
    dark = (58, 36, 28)
    brush.draw.rectangle((x - half, base - tall + half, x + half, base), fill=dark)
    brush.draw.ellipse((x - half, base - tall, x + half, base - tall + 2 * half), fill=dark)
    for k in (-0.45, 0.1, 0.6):
        brush.stroke([(x + k * half, base - tall + half), (x + k * half, base)], (120, 84, 54), 2)


def draw_keep(brush: Brush, x: float, y: float) -> None:
    """Draw the stout tower to which the walls of two cities are joined; roads end at its foot."""
    radius, top, foot = 44.0, y - 46.0, y + 20.0
    brush.shadow(
        [
            (x - radius * 0.6, foot + 16),
            (x + radius, top),
            (x + radius + 46, y + 8),
            (x + radius + 26, foot + 30),
        ]
    )
    brush.disc(x, foot, radius, radius * 0.5, STONE_FACE)
    brush.box(x - radius - LINE_PX, top, x + radius + LINE_PX, foot, INK)
    brush.disc(x, foot, radius, radius * 0.5, STONE_FACE, None)
    brush.box(x - radius, top, x + radius, foot, STONE_FACE)
    brush.box(x - radius, top, x - radius * 0.25, foot + 6, STONE)
    brush.box(x + radius * 0.5, top, x + radius, foot + 6, STONE_DARK)
    _arch(brush, x - radius * 0.1, foot + radius * 0.44, 12, 34)
    for k in (-0.62, 0.30):
        brush.box(x + k * radius, y - 26, x + k * radius + 7, y - 8, INK)
    brush.disc(x, top, radius + 5, radius * 0.5, shaded(STONE, 0.12))
    brush.disc(x, top + 1, radius - 7, radius * 0.34, shaded(STONE_FACE, 0.35))
    for k in range(9):
        t = math.pi * k / 8
        px, py = x + (radius + 1) * math.cos(t), top + radius * 0.46 * math.sin(t)
        brush.box(px - 6, py - 9, px + 6, py + 6, sunlit(STONE, 0.45), INK, 2)
    brush.stroke([(x, top + 4), (x, top - 58)], INK, 5)
    brush.shape([(x + 2, top - 56), (x + 44, top - 45), (x + 2, top - 32)], (232, 178, 44))
