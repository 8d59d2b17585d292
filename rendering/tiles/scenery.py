"""Draws small things in the fields that make no difference to the rules: trees, animals, sheds, haystacks."""

from __future__ import annotations

import math
import random
from typing import Protocol

from rendering.base.colours import blend, shaded, sunlit
from rendering.base.theme import RGB
from rendering.tiles import houses
from rendering.tiles.brush import INK, Brush

LEAVES: tuple[RGB, ...] = ((72, 118, 52), (84, 128, 54), (62, 108, 56), (98, 134, 54))
STRAW: RGB = (232, 194, 98)


def draw_tree(brush: Brush, x: float, y: float, radius: float, chance: random.Random) -> None:
    """Draw a leafy tree seen from above and the south."""
    brush.shadow_disc(x + radius * 0.72, y + radius * 0.55, radius * 1.05, radius * 0.72)
    leaf = chance.choice(LEAVES)
    ink = blend(INK, leaf, 0.35)
    blobs = [
        (
            x + chance.uniform(-0.38, 0.38) * radius,
            y + chance.uniform(-0.32, 0.28) * radius,
            chance.uniform(0.62, 0.80) * radius,
        )
        for _ in range(4)
    ]
    for bx, by, r in blobs:
        brush.draw.ellipse((bx - r - 3, by - r - 3, bx + r + 3, by + r + 3), fill=ink)
    for bx, by, r in blobs:
        brush.draw.ellipse((bx - r, by - r, bx + r, by + r), fill=shaded(leaf, 0.12))
    for bx, by, r in blobs:
        k = r * 0.72
        brush.draw.ellipse(
            (bx - r * 0.2 - k, by - r * 0.22 - k, bx - r * 0.2 + k, by - r * 0.22 + k), fill=leaf
        )
    for bx, by, r in blobs:
        k = r * 0.42
        brush.draw.ellipse(
            (bx - r * 0.36 - k, by - r * 0.4 - k, bx - r * 0.36 + k, by - r * 0.4 + k),
            fill=sunlit(leaf, 0.22),
        )
    k = radius * 0.26
    brush.draw.ellipse(
        (x - radius * 0.42 - k, y - radius * 0.5 - k, x - radius * 0.42 + k, y - radius * 0.5 + k),
        fill=sunlit(leaf, 0.42),
    )


def draw_fir(brush: Brush, x: float, y: float, radius: float) -> None:
    """Draw a fir: three tiers."""
    brush.shadow(
        [(x, y + radius * 0.9), (x + radius * 1.9, y + radius * 0.5), (x + radius * 0.8, y + radius * 1.1)]
    )
    dark = (52, 98, 66)
    for k, reach in ((0.55, 0.95), (0.0, 0.78), (-0.55, 0.58)):
        base, tip = y + radius * (k + 0.42), y + radius * (k - 0.75)
        brush.shape(
            [(x - radius * reach, base), (x, tip), (x + radius * reach, base)], dark, blend(INK, dark, 0.35)
        )
        brush.flat(
            [(x - radius * reach * 0.86, base - 2), (x, tip + 3), (x - radius * 0.05, base - 2)],
            fill=sunlit(dark, 0.24),
        )


def draw_bush(brush: Brush, x: float, y: float, radius: float) -> None:
    """Draw a round bush, also a piece of hedge."""
    brush.shadow_disc(x + radius * 0.6, y + radius * 0.5, radius, radius * 0.8)
    leaf = (78, 122, 54)
    brush.disc(x, y, radius, radius, shaded(leaf, 0.1), blend(INK, leaf, 0.4), 2)
    brush.draw.ellipse(
        (x - radius * 0.8, y - radius * 0.9, x + radius * 0.4, y + radius * 0.3), fill=sunlit(leaf, 0.2)
    )


def _sheep(brush: Brush, x: float, y: float, chance: random.Random) -> None:
    for _ in range(3):
        sx, sy = x + chance.uniform(-26, 26), y + chance.uniform(-18, 18)
        side = chance.choice((-1, 1))
        brush.shadow_disc(sx + 7, sy + 8, 13, 7)
        brush.box(sx - 6, sy + 5, sx - 3, sy + 13, INK)
        brush.box(sx + 4, sy + 5, sx + 7, sy + 13, INK)
        brush.disc(sx, sy, 12, 8.5, (250, 246, 236), INK, 2)
        brush.disc(sx + side * 12, sy - 2, 4.5, 4.5, (84, 68, 60), INK, 1)


def _haystacks(brush: Brush, x: float, y: float, chance: random.Random) -> None:
    for dx, dy in ((-17, -4), (15, 6)):
        hx, hy = x + dx + chance.uniform(-3, 3), y + dy
        brush.shadow_disc(hx + 10, hy + 10, 17, 9)
        dome = [
            (hx + 14 * math.cos(t), hy + 10 - 27 * max(0.0, math.sin(t)) - 3 * min(0.0, math.sin(t)))
            for t in (math.pi * k / 10 for k in range(20))
        ]
        brush.shape(dome, STRAW, INK, 2)
        brush.flat([(hx - 11, hy + 6), (hx - 3, hy - 14), (hx + 1, hy + 8)], fill=sunlit(STRAW, 0.5))
        brush.stroke([(hx + 5, hy - 6), (hx + 8, hy + 6)], shaded(STRAW, 0.28), 2)


def _farmhouse(brush: Brush, x: float, y: float, chance: random.Random) -> None:
    houses.draw_farmhouse(brush, x, y, 62, chance)


def _animal(brush: Brush, x: float, y: float, coat: RGB, patch: RGB, *, ears: float = 0) -> None:
    brush.shadow_disc(x + 6, y + 9, 15, 6)
    for dx in (-9, 7):
        brush.box(x + dx - 2, y + 4, x + dx + 2, y + 14, INK)
    brush.disc(x, y, 14, 8, coat, INK, 2)
    brush.draw.ellipse((x - 7, y - 7, x + 2, y + 1), fill=patch)
    brush.disc(x + 15, y - 5, 6, 5, coat, INK, 2)
    if ears:
        brush.stroke([(x + 13, y - 9), (x + 10, y - 9 - ears)], INK, 3)
        brush.stroke([(x + 17, y - 9), (x + 17, y - 9 - ears)], INK, 3)


def _cowshed(brush: Brush, x: float, y: float, chance: random.Random) -> None:
    houses.draw_shed(brush, x - 8, y - 8, 58, (178, 84, 58))
    _animal(brush, x + 20, y + 20, (250, 244, 234), chance.choice(((120, 78, 54), (70, 58, 54))))


def _pigsty(brush: Brush, x: float, y: float, chance: random.Random) -> None:
    houses.draw_shed(brush, x + 12, y - 8, 42, houses.THATCHES[0])
    for dx, dy in ((-20, 4), (-6 + chance.uniform(-4, 4), 18)):
        brush.shadow_disc(x + dx + 4, y + dy + 5, 11, 5)
        brush.disc(x + dx, y + dy, 11, 7, (244, 172, 162), INK, 2)
        brush.disc(x + dx - 10, y + dy - 1, 4, 4, (232, 148, 142), INK, 1)


def _donkeys(brush: Brush, x: float, y: float, chance: random.Random) -> None:
    houses.draw_shed(brush, x - 10, y - 10, 50, (124, 110, 98))
    _animal(
        brush, x + 16, y + 18, chance.choice(((160, 150, 144), (146, 122, 102))), (176, 166, 160), ears=10
    )


def _water_tower(brush: Brush, x: float, y: float, chance: random.Random) -> None:
    brush.shadow([(x - 10, y + 26), (x + 14, y - 10), (x + 48, y + 22), (x + 34, y + 34)])
    for dx in (-13, 12):
        brush.stroke([(x + dx * 0.8, y - 6), (x + dx * 1.25, y + 28)], INK, 6)
        brush.stroke([(x + dx * 0.8, y - 6), (x + dx * 1.25, y + 28)], (168, 120, 76), 3)
    brush.stroke([(x - 14, y + 14), (x + 14, y + 14)], INK, 3)
    brush.box(x - 18, y - 26, x + 18, y, (176, 132, 88), INK, 3)
    brush.box(x - 15, y - 24, x - 4, y - 2, (208, 166, 116))
    brush.stroke([(x - 17, y - 13), (x + 17, y - 13)], (96, 66, 46), 3)
    brush.shape(
        [(x - 24, y - 25), (x, y - 50), (x + 24, y - 25)], chance.choice(((150, 112, 84), (176, 84, 60)))
    )
    brush.flat([(x - 20, y - 27), (x, y - 47), (x - 2, y - 27)], fill=(208, 152, 112))


def _highwaymen(brush: Brush, x: float, y: float, chance: random.Random) -> None:
    for dx, dy in ((-24, 4), (24, -2), (4, -14)):
        draw_tree(brush, x + dx, y + dy - 6, 17, chance)
    for dx in (-9, 11):
        brush.shape(
            [(x + dx - 9, y + 20), (x + dx - 5, y - 2), (x + dx + 5, y - 2), (x + dx + 9, y + 20)],
            (66, 58, 70),
            INK,
            2,
        )
        brush.disc(x + dx, y - 5, 6, 6, (240, 204, 166), INK, 2)
        brush.shape([(x + dx - 12, y - 7), (x + dx, y - 17), (x + dx + 12, y - 7)], (54, 44, 52), INK, 2)
        brush.box(x + dx - 5, y - 4, x + dx + 5, y - 1, (40, 30, 34))


def _vineyard(brush: Brush, x: float, y: float, chance: random.Random) -> None:
    """Draw rows of vines on their sticks."""
    for row in range(4):
        ry = y - 26 + row * 17
        brush.stroke([(x - 36, ry + 6), (x + 36, ry + 6)], (176, 146, 88), 4)
        for k in range(7):
            vx = x - 36 + k * 12
            leaf = (96, 142, 58) if (k + row) % 4 else (122, 92, 130)
            brush.disc(vx, ry, 6.5, 6.5, leaf, blend(INK, leaf, 0.7), 1)
            k2 = chance.uniform(2, 3)
            brush.draw.ellipse((vx - 4, ry - 5, vx - 4 + 2 * k2, ry - 5 + 2 * k2), fill=sunlit(leaf, 0.3))


class SmallThing(Protocol):
    """A function that draws a small thing without a meaning in the rules."""

    def __call__(self, brush: Brush, x: float, y: float, chance: random.Random) -> None:
        """Draw it with its middle at a pixel."""


SMALL_THINGS: tuple[tuple[SmallThing, float], ...] = (
    (_sheep, 0.080),
    (_haystacks, 0.075),
    (_farmhouse, 0.090),
    (_cowshed, 0.090),
    (_pigsty, 0.085),
    (_donkeys, 0.085),
    (_water_tower, 0.090),
    (_vineyard, 0.100),
    (_highwaymen, 0.095),
)
"""The function that draws each small thing, and the radius in tiles that it needs."""
