"""Draws houses: towns, villages, and the small farms in the fields."""

from __future__ import annotations

import random

from rendering.base.colours import blend, shaded, sunlit
from rendering.base.theme import RGB
from rendering.tiles.brush import INK, Brush

ROOFS: tuple[RGB, ...] = (
    (200, 66, 44), (214, 86, 52), (178, 56, 44), (220, 110, 66), (166, 66, 50), (192, 74, 40), (206, 72, 58),
)  # fmt: skip
SLATES: tuple[RGB, ...] = ((134, 120, 112), (152, 136, 122))
COPPER: RGB = (112, 156, 132)
"""Blue is kept for pennants: on a phone a blue roof would look like one."""
THATCHES: tuple[RGB, ...] = ((188, 146, 82), (168, 122, 72), (204, 164, 96))
PLASTERS: tuple[RGB, ...] = ((250, 238, 212), (244, 226, 188), (252, 244, 226), (238, 212, 176))
LEAN = 0.09
"""The largest angle, in radians, by which a house stands askew."""

DOOR: RGB = (104, 66, 46)
PANE: RGB = (96, 92, 108)


def draw_house(
    brush: Brush, x: float, y: float, width: float, height: float, roof: RGB, chance: random.Random
) -> None:
    """Draw a house whose picture is centred on (x, y)."""
    plaster = chance.choice(PLASTERS)
    gable, chimney = chance.random() < 0.42, chance.random() < 0.5
    with brush.tilted(x, y, chance.uniform(-LEAN, LEAN)):
        if gable:
            _gable(brush, x, y, width * 0.86, height, roof, plaster)
        else:
            _long(brush, x, y, width, height, roof, plaster)
        if chimney:
            cx = x + chance.choice((-0.26, 0.24)) * width
            brush.box(cx - 4, y - height * 0.62, cx + 4, y - height * 0.30, shaded(roof, 0.45), INK, 2)


def _long(brush: Brush, x: float, y: float, width: float, height: float, roof: RGB, plaster: RGB) -> None:
    """Draw a house with its eaves to the south: a wall below, the roof's slope above it."""
    half = width / 2
    ridge, eave, foot = y - height * 0.50, y + height * 0.08, y + height * 0.50
    brush.shadow(
        [
            (x - half + 6, foot),
            (x + half, eave - height * 0.3),
            (x + half + height * 0.5, eave + height * 0.1),
            (x + half + height * 0.36, foot + height * 0.22),
            (x - half + height * 0.3, foot + height * 0.22),
        ]
    )
    brush.shape(
        [(x - half * 0.9, eave), (x + half * 0.9, eave), (x + half * 0.9, foot), (x - half * 0.9, foot)],
        shaded(plaster, 0.10),
    )
    for k in (-0.52, 0.0, 0.52):
        wx = x + k * half * 1.05
        if k == 0.0:
            brush.box(wx - width * 0.06, foot - height * 0.27, wx + width * 0.06, foot - 1, DOOR)
        else:
            brush.box(
                wx - width * 0.055, eave + height * 0.13, wx + width * 0.055, eave + height * 0.28, PANE
            )
    brush.shape(
        [(x - half, eave + 2), (x - half * 0.86, ridge), (x + half * 0.86, ridge), (x + half, eave + 2)], roof
    )
    brush.flat(
        [
            (x - half * 0.86, ridge + 1),
            (x + half * 0.86, ridge + 1),
            (x + half * 0.90, ridge + height * 0.15),
            (x - half * 0.90, ridge + height * 0.15),
        ],
        fill=sunlit(roof, 0.36),
    )
    for k in (0.45, 0.72):
        ry = ridge + (eave - ridge) * k
        brush.stroke(
            [(x - half * (0.86 + 0.14 * k) + 3, ry), (x + half * (0.86 + 0.14 * k) - 3, ry)],
            shaded(roof, 0.17),
            2,
        )


def _gable(brush: Brush, x: float, y: float, width: float, height: float, roof: RGB, plaster: RGB) -> None:
    """Draw a house with its gable to the south: two slopes, the western one in the light."""
    half = width / 2
    back, ridge, eave, foot = y - height * 0.62, y - height * 0.24, y + height * 0.14, y + height * 0.52
    depth = ridge - back
    brush.shadow(
        [
            (x - half + 6, foot),
            (x + half, eave - height * 0.4),
            (x + half + height * 0.5, eave),
            (x + half + height * 0.36, foot + height * 0.22),
            (x - half + height * 0.3, foot + height * 0.22),
        ]
    )
    brush.shape(
        [
            (x - half * 0.84, foot),
            (x - half * 0.84, eave - 2),
            (x, ridge + 4),
            (x + half * 0.84, eave - 2),
            (x + half * 0.84, foot),
        ],
        plaster,
    )
    brush.box(x - width * 0.10, foot - height * 0.26, x + width * 0.10, foot - 1, DOOR)
    brush.box(x - width * 0.055, eave - height * 0.10, x + width * 0.055, eave + height * 0.04, PANE)
    left = [(x, ridge), (x - half, eave), (x - half, eave - depth), (x, back)]
    right = [(x, ridge), (x + half, eave), (x + half, eave - depth), (x, back)]
    brush.shape(left, sunlit(roof, 0.24))
    brush.shape(right, shaded(roof, 0.24))


def draw_chapel(brush: Brush, x: float, y: float, size: float) -> None:
    """Draw a town church with a copper spire, a small thing among many houses."""
    _long(brush, x + size * 0.12, y + size * 0.10, size * 0.95, size * 0.72, COPPER, PLASTERS[0])
    tx, base, top = x - size * 0.36, y + size * 0.46, y - size * 0.34
    brush.shape(
        [
            (tx - size * 0.15, base),
            (tx - size * 0.15, top),
            (tx + size * 0.15, top),
            (tx + size * 0.15, base),
        ],
        PLASTERS[0],
    )
    brush.box(tx + size * 0.04, top, tx + size * 0.14, base - 1, shaded(PLASTERS[0], 0.18))
    brush.box(tx - size * 0.05, top + size * 0.14, tx + size * 0.04, top + size * 0.32, PANE)
    tip = (tx, top - size * 0.52)
    brush.shape([(tx - size * 0.19, top), tip, (tx + size * 0.19, top)], COPPER)
    brush.flat([(tx - size * 0.17, top - 1), tip, (tx - 1, top - 1)], fill=sunlit(COPPER, 0.35))


def draw_farmhouse(brush: Brush, x: float, y: float, size: float, chance: random.Random) -> None:
    """Draw a thatched house with a lean-to."""
    thatch = chance.choice(THATCHES)
    _long(brush, x + size * 0.34, y + size * 0.10, size * 0.62, size * 0.5, shaded(thatch, 0.15), PLASTERS[1])
    _gable(brush, x - size * 0.16, y, size * 0.74, size * 0.86, thatch, PLASTERS[0])


def draw_shed(brush: Brush, x: float, y: float, size: float, roof: RGB) -> None:
    """Draw an open wooden shed."""
    half = size / 2
    ridge, eave, foot = y - size * 0.36, y + size * 0.02, y + size * 0.34
    brush.shadow(
        [
            (x - half + 6, foot),
            (x + half, ridge),
            (x + half + size * 0.3, eave),
            (x + half + size * 0.22, foot + size * 0.15),
            (x - half + 12, foot + size * 0.14),
        ]
    )
    brush.shape(
        [(x - half * 0.88, eave), (x + half * 0.88, eave), (x + half * 0.88, foot), (x - half * 0.88, foot)],
        (74, 50, 38),
    )
    for k in (-0.82, -0.1, 0.76):
        brush.box(x + k * half - 3, eave, x + k * half + 4, foot, (176, 128, 80))
    brush.shape(
        [(x - half, eave + 3), (x - half * 0.84, ridge), (x + half * 0.84, ridge), (x + half, eave + 3)], roof
    )
    brush.flat(
        [
            (x - half * 0.84, ridge + 1),
            (x + half * 0.84, ridge + 1),
            (x + half * 0.9, ridge + size * 0.1),
            (x - half * 0.9, ridge + size * 0.1),
        ],
        fill=sunlit(roof, 0.3),
    )


def roof_colour(chance: random.Random) -> RGB:
    """Return the colour of a roof: mostly red tiles, sometimes slate."""
    return (
        chance.choice(SLATES)
        if chance.random() < 0.09
        else blend(chance.choice(ROOFS), (255, 255, 255), chance.uniform(0, 0.05))
    )
