"""Draws what counts in the rules and stands upright: monastery, cathedral, inn, garden, pennant, and the well of a plaza."""

from __future__ import annotations

import math
import random

from rendering.colours import shaded, sunlit
from rendering.shapes import Line
from rendering.theme import RGB
from rendering.tile_art.brush import INK, Brush, ellipse
from rendering.tile_art.houses import PANE
from rendering.tile_art.textures import WATER_DARK, WATER_LIGHT

WHITEWASH: RGB = (248, 240, 220)
CLERIC_RED: RGB = (186, 62, 46)
SLATE: RGB = (88, 108, 146)
FLOWERS: tuple[RGB, ...] = ((232, 52, 84), (255, 214, 74), (255, 250, 244), (176, 86, 206), (250, 128, 58))


def draw_pennant(brush: Brush, x: float, y: float, size: float) -> None:
    """The shield of a city: blue with a cross, rimmed in white; `size` is half its height in pixels."""
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
    brush.draw.polygon(shield(1.17), fill=INK)
    brush.draw.polygon(shield(1.06), fill=(255, 250, 236))
    brush.draw.polygon(shield(0.88), fill=blue)
    half = size * 0.59
    brush.box(x - half, y - size * 0.75, x, y - size * 0.12, sunlit(blue, 0.24))
    brush.box(x - size * 0.13, y - size * 0.75, x + size * 0.13, y + size * 0.86, (255, 244, 212))
    brush.box(x - half, y - size * 0.24, x + half, y + size * 0.02, (255, 244, 212))


def draw_well(brush: Brush, x: float, y: float, radius: float) -> None:
    """The well in the middle of a plaza."""
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


def draw_monastery(brush: Brush, x: float, y: float, size: float) -> None:
    """A church with nave and bell tower; `size` is half its width in pixels."""
    left, right = x - size * 0.40, x + size * 1.0
    ridge, slope, eave, foot = y - size * 0.52, y - size * 0.26, y + size * 0.22, y + size * 0.70
    brush.shadow(
        [
            (x - size * 0.9, y + size * 0.7),
            (right, ridge),
            (right + size * 0.52, y + size * 0.15),
            (right + size * 0.34, foot + size * 0.22),
            (x - size * 0.5, foot + size * 0.22),
        ]
    )
    brush.shape([(left, eave), (right, eave), (right, foot), (left, foot)], shaded(WHITEWASH, 0.10))
    for k in range(4):
        wx = left + size * 0.28 + k * size * 0.31
        brush.box(wx - size * 0.065, eave + size * 0.18, wx + size * 0.065, foot - size * 0.08, PANE)
        brush.draw.ellipse(
            (wx - size * 0.065, eave + size * 0.10, wx + size * 0.065, eave + size * 0.25), fill=PANE
        )
        brush.box(
            wx - size * 0.045, eave + size * 0.19, wx - size * 0.01, foot - size * 0.10, (150, 176, 206)
        )
    brush.shape(
        [
            (left - size * 0.02, eave + 4),
            (left, ridge),
            (right - size * 0.08, ridge),
            (right + size * 0.07, eave + 4),
        ],
        CLERIC_RED,
    )
    brush.draw.polygon(
        [(left, ridge + 1), (right - size * 0.08, ridge + 1), (right - size * 0.03, slope), (left, slope)],
        fill=sunlit(CLERIC_RED, 0.30),
    )
    for k in (0.3, 0.55, 0.8):
        ry = slope + (eave - slope) * k
        brush.stroke([(left, ry), (right - size * 0.02 + size * 0.08 * k, ry)], shaded(CLERIC_RED, 0.20), 2)
    half = size * 0.31
    tx, top, base = x - size * 0.60, y - size * 0.56, y + size * 0.78
    brush.shape([(tx - half, top), (tx + half, top), (tx + half, base), (tx - half, base)], WHITEWASH)
    brush.box(tx + half * 0.32, top + 1, tx + half - 2, base - 2, shaded(WHITEWASH, 0.17))
    for k in (-0.42, 0.12):
        brush.box(tx + k * half, top + size * 0.20, tx + (k + 0.34) * half, top + size * 0.46, (84, 70, 74))
    _door(brush, tx, base, half * 0.42, size * 0.46)
    brush.stroke([(tx - half, top + size * 0.62), (tx + half, top + size * 0.62)], shaded(WHITEWASH, 0.3), 2)
    _spire(brush, tx, top + 2, half * 1.26, size * 0.60, CLERIC_RED)
    _cross(brush, tx, top - size * 0.58, size * 0.30)


def _door(brush: Brush, x: float, base: float, half: float, tall: float) -> None:
    brush.box(x - half, base - tall + half, x + half, base - 2, (110, 70, 48))
    brush.draw.ellipse((x - half, base - tall, x + half, base - tall + 2 * half), fill=(110, 70, 48))


def _spire(brush: Brush, x: float, y: float, half: float, height: float, roof: RGB) -> None:
    tip = (x, y - height)
    brush.shape([(x - half, y), tip, (x + half, y)], shaded(roof, 0.20))
    brush.draw.polygon(
        [(x - half + 4, y - 2), (tip[0], tip[1] + 4), (x + half * 0.12, y - 2)], fill=sunlit(roof, 0.26)
    )


def _cross(brush: Brush, x: float, y: float, height: float) -> None:
    brush.stroke([(x, y - height), (x, y + 4)], INK, 6)
    brush.stroke([(x - height * 0.34, y - height * 0.62), (x + height * 0.34, y - height * 0.62)], INK, 6)


def draw_cathedral(brush: Brush, x: float, y: float, size: float) -> None:
    """A great church: two towers, rose window, slate roofs and gold; `size` is half its width in pixels."""
    stone, foot = (250, 244, 228), y + size * 0.92
    brush.shadow(
        [
            (x - size * 0.8, foot - size * 0.1),
            (x + size, y - size * 0.9),
            (x + size * 1.42, y - size * 0.1),
            (x + size * 1.36, foot + size * 0.2),
            (x - size * 0.4, foot + size * 0.2),
        ]
    )
    # Nave behind, with transepts.
    back, eave = y - size * 0.86, y - size * 0.02
    brush.shape(
        [
            (x - size * 1.02, eave + size * 0.30),
            (x - size * 1.02, eave + size * 0.72),
            (x + size * 1.02, eave + size * 0.72),
            (x + size * 1.02, eave + size * 0.30),
        ],
        shaded(stone, 0.14),
    )
    for k in (-0.86, -0.70, 0.70, 0.86):
        brush.box(
            x + k * size - size * 0.045,
            eave + size * 0.40,
            x + k * size + size * 0.045,
            eave + size * 0.66,
            PANE,
        )
    brush.shape(
        [
            (x - size * 1.08, eave + size * 0.34),
            (x - size * 0.90, eave - size * 0.06),
            (x + size * 0.90, eave - size * 0.06),
            (x + size * 1.08, eave + size * 0.34),
        ],
        SLATE,
    )
    brush.draw.polygon(
        [
            (x - size * 0.90, eave - size * 0.05),
            (x + size * 0.90, eave - size * 0.05),
            (x + size * 0.96, eave + size * 0.07),
            (x - size * 0.96, eave + size * 0.07),
        ],
        fill=sunlit(SLATE, 0.32),
    )
    brush.shape(
        [(x, back), (x - size * 0.40, eave + size * 0.10), (x - size * 0.40, eave - size * 0.50)],
        sunlit(SLATE, 0.22),
    )
    brush.shape(
        [
            (x - size * 0.34, back + size * 0.28),
            (x, back),
            (x + size * 0.34, back + size * 0.28),
            (x + size * 0.40, eave + size * 0.2),
            (x - size * 0.40, eave + size * 0.2),
        ],
        shaded(SLATE, 0.1),
    )
    brush.draw.polygon(
        [
            (x - size * 0.33, back + size * 0.30),
            (x, back + 4),
            (x, eave + size * 0.16),
            (x - size * 0.38, eave + size * 0.16),
        ],
        fill=sunlit(SLATE, 0.24),
    )
    # Crossing tower with a gold cross.
    _spire(brush, x, back + size * 0.24, size * 0.17, size * 0.52, (206, 158, 44))
    _cross(brush, x, back - size * 0.26, size * 0.20)
    # Front with gable, rose window and door.
    brush.shape(
        [
            (x - size * 0.36, foot),
            (x - size * 0.36, eave + size * 0.16),
            (x, eave - size * 0.22),
            (x + size * 0.36, eave + size * 0.16),
            (x + size * 0.36, foot),
        ],
        stone,
    )
    rose = y + size * 0.24
    brush.disc(x, rose, size * 0.17, size * 0.17, (64, 92, 168), INK, 3)
    for k in range(8):
        t = math.tau * k / 8
        brush.draw.ellipse(
            [
                v + d
                for v, d in zip(
                    (x + size * 0.10 * math.cos(t), rose + size * 0.10 * math.sin(t)) * 2,
                    (-4, -4, 4, 4),
                    strict=True,
                )
            ],
            fill=(248, 190, 74) if k % 2 else (230, 84, 84),
        )
    brush.draw.ellipse((x - 5, rose - 5, x + 5, rose + 5), fill=(255, 246, 220))
    _door(brush, x, foot, size * 0.13, size * 0.38)
    for side in (-1, 1):
        tx, top, half = x + side * size * 0.56, y - size * 0.52, size * 0.225
        brush.shape(
            [
                (tx - half, top),
                (tx + half, top),
                (tx + half, foot + size * 0.03),
                (tx - half, foot + size * 0.03),
            ],
            stone,
        )
        brush.box(tx + half * 0.35, top + 2, tx + half - 2, foot, shaded(stone, 0.18))
        for level in (0.16, 0.62):
            for k in (-0.46, 0.10):
                brush.box(
                    tx + k * half,
                    top + size * level,
                    tx + (k + 0.34) * half,
                    top + size * (level + 0.28),
                    (84, 74, 84),
                )
        brush.stroke([(tx - half, top + size * 0.53), (tx + half, top + size * 0.53)], shaded(stone, 0.32), 3)
        _spire(brush, tx, top + 2, half * 1.22, size * 0.46, SLATE)
        _cross(brush, tx, top - size * 0.44, size * 0.16)


def draw_inn(brush: Brush, x: float, y: float, width: float) -> None:
    """A half-timbered house with a hanging sign; (x, y) is its middle."""
    height = width * 0.60
    cream, timber, roof = (253, 238, 198), (112, 68, 42), (160, 60, 46)
    left, right = x - width / 2, x + width / 2
    ridge, slope, eave, foot = y - height * 0.72, y - height * 0.38, y - height * 0.02, y + height * 0.70
    brush.shadow(
        [
            (left + 8, foot - 4),
            (right, y - height * 0.3),
            (right + height * 0.6, y + height * 0.1),
            (right + height * 0.5, foot + height * 0.2),
            (left + height * 0.3, foot + height * 0.2),
        ]
    )
    brush.shape(
        [
            (left + width * 0.04, eave),
            (right - width * 0.04, eave),
            (right - width * 0.04, foot),
            (left + width * 0.04, foot),
        ],
        cream,
    )
    for k in range(5):
        px = left + width * (0.06 + 0.22 * k)
        brush.stroke([(px, eave), (px, foot)], timber, 5)
    middle = y + height * 0.34
    brush.stroke([(left + width * 0.04, middle), (right - width * 0.04, middle)], timber, 5)
    brush.stroke([(left + width * 0.06, foot), (left + width * 0.28, middle)], timber, 4)
    brush.stroke([(right - width * 0.06, foot), (right - width * 0.28, middle)], timber, 4)
    for k in (0.17, 0.61, 0.83):
        brush.box(
            left + width * k - 8,
            y + height * 0.08,
            left + width * k + 8,
            y + height * 0.27,
            (255, 208, 92),
            timber,
            3,
        )
    brush.box(x - 11, foot - height * 0.34, x + 10, foot, (88, 52, 34), INK, 3)
    brush.shape(
        [
            (left - width * 0.05, eave + 5),
            (left + width * 0.06, ridge),
            (right - width * 0.06, ridge),
            (right + width * 0.05, eave + 5),
        ],
        roof,
    )
    brush.draw.polygon(
        [
            (left + width * 0.06, ridge + 2),
            (right - width * 0.06, ridge + 2),
            (right - width * 0.01, slope),
            (left + width * 0.01, slope),
        ],
        fill=sunlit(roof, 0.34),
    )
    for k in (0.35, 0.7):
        ry = slope + (eave - slope) * k
        brush.stroke([(left - width * 0.02, ry), (right + width * 0.02, ry)], shaded(roof, 0.24), 3)
    brush.box(
        right - width * 0.26,
        ridge - height * 0.20,
        right - width * 0.13,
        ridge + height * 0.14,
        (142, 124, 112),
        INK,
        3,
    )
    sx = right + width * 0.13
    brush.stroke([(right - 4, eave + height * 0.10), (sx + 17, eave + height * 0.10)], INK, 5)
    top = eave + height * 0.14
    brush.box(sx - 19, top, sx + 19, top + 42, (252, 200, 56), INK, 4)
    brush.box(sx - 10, top + 12, sx + 4, top + 34, (126, 68, 36))
    brush.draw.arc((sx, top + 15, sx + 13, top + 30), 270, 90, fill=(126, 68, 36), width=4)
    brush.box(sx - 11, top + 8, sx + 5, top + 15, (255, 252, 240))


def draw_garden(brush: Brush, x: float, y: float, size: float, chance: random.Random) -> None:
    """A round bed of flowers within a hedge; `size` is half its width in pixels."""
    brush.shadow_disc(x + size * 0.12, y + size * 0.16, size * 1.06, size * 0.88)
    hedge = (66, 116, 56)
    brush.disc(x, y, size, size * 0.82, hedge, INK, 3)
    brush.draw.ellipse(
        (x - size * 0.97, y - size * 0.81, x + size * 0.90, y + size * 0.66), fill=sunlit(hedge, 0.18)
    )
    brush.draw.polygon(ellipse(x, y, size * 0.80, size * 0.63), fill=(242, 222, 176))
    brush.draw.polygon(ellipse(x, y, size * 0.71, size * 0.55), fill=(122, 162, 70))
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
    brush.draw.polygon(ellipse(x, y, size * 0.10, size * 0.08), fill=WATER_LIGHT)


def draw_rock(brush: Brush, x: float, y: float, size: float) -> None:
    """A grey rock at a spring."""
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
    brush.draw.polygon(
        [
            (x - size * 0.6, y - size * 0.3),
            (x, y - size * 0.62),
            (x + size * 0.1, y - size * 0.1),
            (x - size * 0.4, y + size * 0.1),
        ],
        fill=(196, 190, 180),
    )


def draw_boat(brush: Brush, x: float, y: float) -> None:
    """A small boat with a sail."""
    brush.shape([(x - 34, y + 10), (x + 34, y + 10), (x + 22, y + 28), (x - 22, y + 28)], (150, 92, 54))
    brush.stroke([(x, y + 10), (x, y - 46)], INK, 5)
    brush.shape([(x + 4, y - 44), (x + 32, y + 2), (x + 4, y + 2)], (255, 250, 236))
    brush.shape([(x - 4, y - 36), (x - 24, y + 2), (x - 4, y + 2)], (226, 92, 62))
