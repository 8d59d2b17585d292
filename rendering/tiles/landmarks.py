"""Draws small upright things with a meaning in the rules: pennant, inn, garden; and what marks plaza, spring, lake."""

from __future__ import annotations

import math
import random

from rendering.base.colours import shaded, sunlit
from rendering.base.shapes import Line, ellipse
from rendering.base.theme import RGB
from rendering.tiles.brush import INK, Brush
from rendering.tiles.textures import WATER_DARK, WATER_LIGHT

FLOWERS: tuple[RGB, ...] = ((232, 52, 84), (255, 214, 74), (255, 250, 244), (176, 86, 206), (250, 128, 58))

PLASTER: RGB = (253, 238, 198)
TIMBER: RGB = (112, 68, 42)
ROOF: RGB = (160, 60, 46)


def draw_pennant(brush: Brush, x: float, y: float, size: float) -> None:
    """Draw the shield of a city: blue with a cross, rimmed in white; `size` is half its height in pixels."""
    brush.shadow(
        [
            (x - size * 0.4, y - size * 0.6),
            (x + size * 0.9, y - size * 0.6),
            (x + size * 0.95, y + size * 0.5),
            (x + size * 0.4, y + size * 1.2),
        ]
    )

    def shield(k: float) -> Line:
        low = [
            (x + size * 0.68 * k * math.cos(t), y + size * 0.02 + size * 0.98 * k * math.sin(t))
            for t in (math.pi * s / 20 for s in range(21))
        ]
        return [(x - size * 0.68 * k, y - size * 0.86 * k), (x + size * 0.68 * k, y - size * 0.86 * k), *low]

    blue = (36, 88, 176)
    brush.flat(shield(1.17), fill=INK)
    brush.flat(shield(1.06), fill=(255, 250, 236))
    brush.flat(shield(0.88), fill=blue)
    half = size * 0.59
    brush.box(x - half, y - size * 0.75, x, y - size * 0.12, sunlit(blue, 0.24))
    brush.box(x - size * 0.13, y - size * 0.75, x + size * 0.13, y + size * 0.86, (255, 244, 212))
    brush.box(x - half, y - size * 0.24, x + half, y + size * 0.02, (255, 244, 212))


def draw_well(brush: Brush, x: float, y: float, radius: float) -> None:
    """Draw the well in the middle of a plaza."""
    brush.shadow_disc(x + radius * 0.7, y + radius * 0.5, radius * 1.1, radius * 0.8)
    brush.disc(x, y + radius * 0.16, radius, radius * 0.80, (140, 124, 108))
    brush.disc(x, y - radius * 0.12, radius, radius * 0.66, (232, 224, 206))
    brush.disc(x, y - radius * 0.10, radius * 0.66, radius * 0.42, WATER_DARK, None)
    brush.draw.arc(
        (x - radius * 0.5, y - radius * 0.4, x + radius * 0.5, y + radius * 0.2),
        190,
        310,
        fill=WATER_LIGHT,
        width=4,
    )


def draw_inn(brush: Brush, x: float, y: float, width: float) -> None:
    """Draw a half-timbered house with a hanging sign; (x, y) is its middle."""
    height = width * 0.60
    left, right = x - width / 2, x + width / 2
    foot = y + height * 0.70
    brush.shadow(
        [
            (left + 8, foot - 4),
            (right, y - height * 0.3),
            (right + height * 0.6, y + height * 0.1),
            (right + height * 0.5, foot + height * 0.2),
            (left + height * 0.3, foot + height * 0.2),
        ]
    )
    _draw_timbered_wall(brush, x, y, width)
    _draw_inn_roof(brush, x, y, width)
    _draw_inn_sign(brush, x, y, width)


def _draw_timbered_wall(brush: Brush, x: float, y: float, width: float) -> None:
    """Draw the wall of an inn with its timbers, windows and door; (x, y) is the middle of the house."""
    height = width * 0.60
    left, right = x - width / 2, x + width / 2
    eave, middle, foot = y - height * 0.02, y + height * 0.34, y + height * 0.70
    west, east = left + width * 0.04, right - width * 0.04
    brush.shape([(west, eave), (east, eave), (east, foot), (west, foot)], PLASTER)
    for post in range(5):
        px = left + width * (0.06 + 0.22 * post)
        brush.stroke([(px, eave), (px, foot)], TIMBER, 5)
    brush.stroke([(west, middle), (east, middle)], TIMBER, 5)
    brush.stroke([(left + width * 0.06, foot), (left + width * 0.28, middle)], TIMBER, 4)
    brush.stroke([(right - width * 0.06, foot), (right - width * 0.28, middle)], TIMBER, 4)
    for k in (0.17, 0.61, 0.83):
        at = left + width * k
        brush.box(at - 8, y + height * 0.08, at + 8, y + height * 0.27, (255, 208, 92), TIMBER, 3)
    brush.box(x - 11, foot - height * 0.34, x + 10, foot, (88, 52, 34), INK, 3)


def _draw_inn_roof(brush: Brush, x: float, y: float, width: float) -> None:
    """Draw the roof of an inn with its chimney; (x, y) is the middle of the house."""
    height = width * 0.60
    left, right = x - width / 2, x + width / 2
    ridge, slope, eave = y - height * 0.72, y - height * 0.38, y - height * 0.02
    brush.shape(
        [
            (left - width * 0.05, eave + 5),
            (left + width * 0.06, ridge),
            (right - width * 0.06, ridge),
            (right + width * 0.05, eave + 5),
        ],
        ROOF,
    )
    brush.flat(
        [
            (left + width * 0.06, ridge + 2),
            (right - width * 0.06, ridge + 2),
            (right - width * 0.01, slope),
            (left + width * 0.01, slope),
        ],
        fill=sunlit(ROOF, 0.34),
    )
    for k in (0.35, 0.7):
        ry = slope + (eave - slope) * k
        brush.stroke([(left - width * 0.02, ry), (right + width * 0.02, ry)], shaded(ROOF, 0.24), 3)
    chimney = (right - width * 0.26, ridge - height * 0.20, right - width * 0.13, ridge + height * 0.14)
    brush.box(*chimney, (142, 124, 112), INK, 3)


def _draw_inn_sign(brush: Brush, x: float, y: float, width: float) -> None:
    """Draw a sign with a mug that hangs from a beam of an inn; (x, y) is the middle of the house."""
    height, right = width * 0.60, x + width / 2
    eave, middle = y - height * 0.02, right + width * 0.13
    brush.stroke([(right - 4, eave + height * 0.10), (middle + 17, eave + height * 0.10)], INK, 5)
    top = eave + height * 0.14
    brush.box(middle - 19, top, middle + 19, top + 42, (252, 200, 56), INK, 4)
    brush.box(middle - 10, top + 12, middle + 4, top + 34, (126, 68, 36))
    brush.draw.arc((middle, top + 15, middle + 13, top + 30), 270, 90, fill=(126, 68, 36), width=4)
    brush.box(middle - 11, top + 8, middle + 5, top + 15, (255, 252, 240))


def draw_garden(brush: Brush, x: float, y: float, size: float, chance: random.Random) -> None:
    """Draw a round bed of flowers within a hedge; `size` is half its width in pixels."""
    brush.shadow_disc(x + size * 0.12, y + size * 0.16, size * 1.06, size * 0.88)
    hedge = (66, 116, 56)
    brush.disc(x, y, size, size * 0.82, hedge, INK, 3)
    brush.draw.ellipse(
        (x - size * 0.97, y - size * 0.81, x + size * 0.90, y + size * 0.66), fill=sunlit(hedge, 0.18)
    )
    brush.flat(ellipse(x, y, size * 0.80, size * 0.63), fill=(242, 222, 176))
    brush.flat(ellipse(x, y, size * 0.71, size * 0.55), fill=(122, 162, 70))
    for ring, count, shift in ((0.57, 14, 0), (0.34, 9, 2)):
        for k in range(count):
            t = math.tau * k / count + chance.uniform(-0.05, 0.05)
            fx, fy = x + size * ring * math.cos(t), y + size * 0.79 * ring * math.sin(t)
            r = size * 0.112
            colour = FLOWERS[(k + shift) % len(FLOWERS)]
            brush.draw.ellipse((fx - r - 1, fy - r + 2, fx + r + 1, fy + r + 4), fill=(60, 96, 46))
            brush.draw.ellipse((fx - r, fy - r, fx + r, fy + r), fill=colour)
            brush.draw.ellipse((fx - r * 0.7, fy - r * 0.7, fx, fy), fill=sunlit(colour, 0.45))
    brush.disc(x, y, size * 0.17, size * 0.14, (238, 230, 210), INK, 2)
    brush.flat(ellipse(x, y, size * 0.10, size * 0.08), fill=WATER_LIGHT)


def draw_rock(brush: Brush, x: float, y: float, size: float) -> None:
    """Draw a grey rock at a spring."""
    brush.shadow_disc(x + size * 0.5, y + size * 0.4, size, size * 0.6)
    brush.shape(
        [
            (x - size, y + size * 0.5),
            (x - size * 0.7, y - size * 0.4),
            (x, y - size * 0.75),
            (x + size * 0.8, y - size * 0.3),
            (x + size, y + size * 0.5),
        ],
        (140, 134, 128),
    )
    brush.flat(
        [
            (x - size * 0.6, y - size * 0.3),
            (x, y - size * 0.62),
            (x + size * 0.1, y - size * 0.1),
            (x - size * 0.4, y + size * 0.1),
        ],
        fill=(196, 190, 180),
    )


def draw_boat(brush: Brush, x: float, y: float) -> None:
    """Draw a small boat with a sail."""
    brush.shape([(x - 34, y + 10), (x + 34, y + 10), (x + 22, y + 28), (x - 22, y + 28)], (150, 92, 54))
    brush.stroke([(x, y + 10), (x, y - 46)], INK, 5)
    brush.shape([(x + 4, y - 44), (x + 32, y + 2), (x + 4, y + 2)], (255, 250, 236))
    brush.shape([(x - 4, y - 36), (x - 24, y + 2), (x - 4, y + 2)], (226, 92, 62))
