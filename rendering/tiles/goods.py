"""Draws goods on plates of their own: barrels of wine, sheaves of grain, bolts of cloth."""

from __future__ import annotations

import math

from rendering.base.colours import shaded, sunlit
from rendering.base.shapes import Point, about, bezier, ellipse, smooth
from rendering.base.theme import RGB
from rendering.tiles.brush import INK, Brush

RIM: RGB = (255, 252, 240)
CELLAR: RGB = (66, 6, 38)
TEAL: RGB = (24, 100, 128)
LINEN: RGB = (255, 247, 222)
WOOD: RGB = (208, 132, 62)
HOOP: RGB = (74, 62, 60)
WINE: RGB = (132, 22, 62)
STRAW: RGB = (250, 196, 44)
STRAW_DARK: RGB = (190, 122, 20)
CLOTH: RGB = (140, 76, 206)
GOLD: RGB = (255, 206, 62)
EMBER: RGB = (214, 54, 20)


def _plate(brush: Brush, x: float, y: float, size: float, ground: RGB) -> None:
    """Draw a round plate with a white rim, on which goods are seen among houses; each kind has a ground of its own."""
    brush.shadow_disc(x + size * 0.16, y + size * 0.22, size, size)
    brush.disc(x, y, size, size, RIM, INK, max(3, round(size * 0.06)))
    brush.disc(x, y, size * 0.77, size * 0.77, ground, INK, max(2, round(size * 0.03)))


def draw_wine(brush: Brush, x: float, y: float, size: float) -> None:
    """Draw a barrel of wine on its plate."""
    _plate(brush, x, y, size, CELLAR)
    _draw_barrel(brush, x, y, size * 0.62)


def _draw_barrel(brush: Brush, x: float, y: float, size: float) -> None:
    """Draw an upright barrel; `size` is half its height."""
    line = max(2, round(size * 0.09))
    wide, narrow = size * 0.92, size * 0.70
    east = bezier(
        (narrow, -size * 0.82), (wide * 1.05, -size * 0.4), (wide * 1.05, size * 0.4), (narrow, size * 0.82)
    )
    body = [(x + dx, y + dy) for dx, dy in east] + [(x - dx, y + dy) for dx, dy in reversed(east)]
    brush.disc(x, y + size * 0.82, narrow, size * 0.20, WOOD, INK, line)
    brush.shape(body, WOOD, INK, line)
    brush.flat(ellipse(x, y + size * 0.80, narrow - 1, size * 0.18), fill=WOOD)
    brush.flat(
        [
            (x - wide * 0.62, y - size * 0.8),
            (x - wide * 0.2, y - size * 0.8),
            (x - wide * 0.22, y + size * 0.9),
            (x - wide * 0.66, y + size * 0.84),
        ],
        fill=sunlit(WOOD, 0.34),
    )
    brush.flat(
        [
            (x + wide * 0.45, y - size * 0.8),
            (x + narrow, y - size * 0.8),
            (x + wide * 0.92, y),
            (x + narrow, y + size * 0.82),
            (x + wide * 0.45, y + size * 0.9),
        ],
        fill=shaded(WOOD, 0.25),
    )
    for height in (-0.42, 0.34):
        reach = wide * 0.97
        band = [
            (x - reach, y + size * height),
            (x, y + size * (height + 0.12)),
            (x + reach, y + size * height),
        ]
        brush.stroke(smooth(band), HOOP, max(3, round(size * 0.20)))
    brush.disc(x, y - size * 0.82, narrow, size * 0.24, sunlit(WOOD, 0.5), INK, line)
    brush.flat(ellipse(x, y - size * 0.82, narrow * 0.74, size * 0.15), fill=WINE)


def draw_grain(brush: Brush, x: float, y: float, size: float) -> None:
    """Draw a sheaf of grain on its plate."""
    _plate(brush, x, y, size, TEAL)
    _draw_sheaf(brush, x, y, size * 0.74)


def _draw_sheaf(brush: Brush, x: float, y: float, size: float) -> None:
    """Draw a sheaf tied in its middle, ears above; `size` is half its height."""
    line = max(2, round(size * 0.08))
    low = y + size * 0.92
    brush.shape(
        [
            (x - size * 0.44, low),
            (x - size * 0.14, y + size * 0.14),
            (x + size * 0.14, y + size * 0.14),
            (x + size * 0.44, low),
        ],
        STRAW,
        INK,
        line,
    )
    for dx in (-0.2, 0.0, 0.2):
        brush.stroke(
            [(x + size * dx * 1.4, low - 2), (x + size * dx * 0.4, y + size * 0.2)],
            STRAW_DARK,
            max(2, line - 1),
        )
    ears = [(-0.60, -0.30), (0.60, -0.30), (-0.34, -0.58), (0.34, -0.58), (0.0, -0.70)]
    for dx, dy in ears:
        brush.stroke([(x, y + size * 0.2), (x + size * dx, y + size * dy)], INK, round(size * 0.20))
        brush.stroke([(x, y + size * 0.2), (x + size * dx, y + size * dy)], STRAW, round(size * 0.11))
    for dx, dy in ears:
        _ear(brush, (x + size * dx, y + size * dy), math.atan2(dy - 0.2, dx), size * 0.33, line)
    brush.box(x - size * 0.24, y + size * 0.10, x + size * 0.24, y + size * 0.30, EMBER, INK, line)


def _ear(brush: Brush, middle: Point, angle: float, size: float, line: int) -> None:
    c, s = math.cos(angle), math.sin(angle)

    def at(along: float, across: float) -> Point:
        return middle[0] + (along * c - across * s) * size, middle[1] + (along * s + across * c) * size

    outline = bezier(at(-1, 0), at(-0.7, 0.75), at(0.5, 0.72), at(1.15, 0))
    outline += bezier(at(1.15, 0), at(0.5, -0.72), at(-0.7, -0.75), at(-1, 0))[1:]
    brush.shape(outline, STRAW, INK, line)
    brush.flat([at(-0.8, 0), at(0, -0.42), at(0.9, 0), at(0, -0.05)], fill=sunlit(STRAW, 0.55))
    for along in (-0.35, 0.15, 0.6):
        brush.stroke(
            [at(along - 0.25, 0.40), at(along, 0), at(along - 0.25, -0.40)], STRAW_DARK, max(1, line - 1)
        )


def draw_cloth(brush: Brush, x: float, y: float, size: float) -> None:
    """Draw a bolt of cloth on its plate."""
    _plate(brush, x, y, size, LINEN)
    _draw_bolt(brush, x - size * 0.08, y - size * 0.02, size * 0.70)


def _draw_bolt(brush: Brush, x: float, y: float, size: float) -> None:
    """Draw a rolled bolt of which an end hangs down; `size` is half its width."""
    line = max(2, round(size * 0.08))
    _draw_hanging_end(brush, x, y, size, line)
    _draw_roll(brush, x, y, size, line)


def _draw_hanging_end(brush: Brush, x: float, y: float, size: float, line: int) -> None:
    """Draw the cloth that hangs down from a bolt, with a golden border."""
    hem = smooth([(0.86, 0.70), (0.55, 0.58), (0.15, 0.80), (-0.16, 0.64), (-0.46, 0.80)])
    brush.shape(about(x, y, size, [(-0.46, -0.3), (0.86, -0.3), *hem]), shaded(CLOTH, 0.16), INK, line)
    for dx in (-0.16, 0.30):
        fold = [(dx, -0.02), (dx + 0.2, -0.02), (dx + 0.2, 0.56), (dx, 0.64)]
        brush.flat(about(x, y, size, fold), fill=sunlit(CLOTH, 0.16))
    border = about(x, y, size, [(-0.42, 0.46), (0.82, 0.36)])
    brush.stroke(border, GOLD, max(2, round(size * 0.12)))


def _draw_roll(brush: Brush, x: float, y: float, size: float, line: int) -> None:
    """Draw the roll of a bolt, its western end seen as a spiral."""
    round_end = [
        (0.82 + 0.16 * math.cos(t), 0.30 * math.sin(t) - 0.32)
        for t in (math.pi * (k / 8 - 0.5) for k in range(1, 8))
    ]
    roll = [(-0.62, -0.62), (0.82, -0.62), *round_end, (0.82, -0.02), (-0.62, -0.02)]
    brush.shape(about(x, y, size, roll), CLOTH, INK, line)
    lit = [(-0.62, -0.54), (0.84, -0.54), (0.88, -0.38), (-0.62, -0.38)]
    brush.flat(about(x, y, size, lit), fill=sunlit(CLOTH, 0.42))
    left, middle = x - size * 0.62, y - size * 0.32
    brush.disc(left, middle, size * 0.25, size * 0.30, sunlit(CLOTH, 0.55), INK, line)
    spiral = (left - size * 0.15, middle - size * 0.19, left + size * 0.15, middle + size * 0.19)
    brush.draw.arc(spiral, 20, 300, fill=shaded(CLOTH, 0.4), width=line)
