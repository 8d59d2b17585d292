"""Draws monasteries and cathedrals."""

from __future__ import annotations

import math

from rendering.colours import shaded, sunlit
from rendering.theme import RGB
from rendering.tile_art.brush import INK, Brush
from rendering.tile_art.houses import PANE

WHITEWASH: RGB = (248, 240, 220)
CLERIC_RED: RGB = (186, 62, 46)
SLATE: RGB = (88, 108, 146)


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
    for window in range(4):
        wx = left + size * 0.28 + window * size * 0.31
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
    brush.flat(
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
    brush.flat(
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
    brush.flat(
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
    brush.flat(
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
