"""Draws the figures that join a meeple: a builder with a hammer, and a pig."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from game.expansions.traders.state import BUILDER, PIG
from game.values.moves import Figure
from rendering.base.colours import blend
from rendering.base.shapes import Line, Point, bezier, ellipse, smooth
from rendering.base.theme import RGB, Theme
from rendering.sprites.sheet import BLACK, SKIN, WHITE, Sheet, mirrored

STEEL: RGB = (214, 220, 228)
STEEL_DARK: RGB = (138, 146, 160)
SHAFT: RGB = (214, 160, 92)
SNOUT: RGB = (255, 190, 190)


@dataclass(frozen=True, slots=True)
class FigureShape:
    """How a figure without a robe is drawn, in units of its height; `scale` is its height in meeples.

    `outlines` have a rim and a shadow, `paint` fills them with a player's colour, and the glyph goes on top.
    """

    scale: float
    outlines: list[Line]
    paint: Callable[[Sheet, RGB, Theme], None]
    glyph_at: Point
    glyph_radius: float


WEST = 0.06
"""How far the builder stands to the west of the middle, to leave room for the hammer."""


def _builder_body() -> Line:
    """Return the outline of a builder: broad shoulders, legs apart."""
    shoulder = bezier((0.0, -0.17), (0.16, -0.17), (0.36, -0.15), (0.37, -0.02))
    arm = [*shoulder, (0.37, 0.16), (0.28, 0.18)]
    leg = [*arm, (0.30, 0.26), (0.42, 0.50), (0.13, 0.50), (0.0, 0.34)]
    return [(x - WEST, y) for x, y in mirrored(leg)]


def _head() -> Line:
    return ellipse(-0.02 - WEST, -0.28, 0.150, 0.155)


def _helmet() -> Line:
    dome = bezier((-0.17, -0.33), (-0.18, -0.53), (0.14, -0.53), (0.13, -0.33))
    brim = [(-0.24, -0.33), *dome, (0.20, -0.33), (0.20, -0.275), (-0.24, -0.275)]
    return [(x - WEST, y) for x, y in brim]


HAMMER_SHAFT: Line = [(0.30, 0.27), (0.37, 0.27), (0.41, -0.34), (0.34, -0.34)]
HAMMER_HEAD: Line = [(0.22, -0.48), (0.54, -0.45), (0.53, -0.27), (0.21, -0.30)]


def _paint_builder(sheet: Sheet, fill: RGB, theme: Theme) -> None:
    body = _builder_body()
    sheet.fill(HAMMER_SHAFT, SHAFT)
    sheet.fill(body, fill)
    sheet.inside(
        body, [(-0.5, -0.3), (-0.20, -0.3), (-0.18, 0.2), (-0.30, 0.6), (-0.5, 0.6)], blend(fill, WHITE, 0.26)
    )
    sheet.inside(
        body, [(0.5, -0.3), (0.20, -0.3), (0.18, 0.2), (0.24, 0.6), (0.5, 0.6)], blend(fill, BLACK, 0.24)
    )
    sheet.fill(ellipse(0.34, 0.10, 0.075), SKIN)
    sheet.fill(_head(), SKIN)
    sheet.grown([_helmet()], 0.016, theme.ink)
    sheet.fill(_helmet(), STEEL)
    sheet.inside(_helmet(), [(0.02, -0.6), (0.3, -0.6), (0.3, -0.2), (0.04, -0.2)], STEEL_DARK)
    sheet.grown([HAMMER_HEAD], 0.016, theme.ink)
    sheet.fill(HAMMER_HEAD, STEEL)
    sheet.inside(HAMMER_HEAD, [(0.1, -0.37), (0.6, -0.34), (0.6, -0.2), (0.1, -0.2)], STEEL_DARK)


def _pig_body() -> Line:
    return smooth(
        [
            (-0.30, -0.24),
            (0.06, -0.32),
            (0.40, -0.24),
            (0.53, 0.02),
            (0.42, 0.24),
            (0.06, 0.30),
            (-0.30, 0.26),
            (-0.44, 0.02),
            (-0.30, -0.24),
        ]
    )


def _pig_legs() -> list[Line]:
    return [
        [(x, 0.12), (x + 0.16, 0.12), (x + 0.15, 0.42), (x + 0.02, 0.42)] for x in (-0.30, -0.10, 0.16, 0.34)
    ]


def _pig_head() -> Line:
    return ellipse(-0.37, -0.03, 0.235, 0.225)


def _pig_ears() -> list[Line]:
    return [
        [(-0.55, -0.14), (-0.56, -0.38), (-0.36, -0.22)],
        [(-0.34, -0.20), (-0.22, -0.40), (-0.14, -0.12)],
    ]


def _pig_snout() -> Line:
    return ellipse(-0.57, 0.05, 0.095, 0.115)


def _pig_tail() -> Line:
    curl = smooth([(0.50, -0.06), (0.60, -0.14), (0.63, -0.26), (0.54, -0.28), (0.55, -0.16), (0.66, -0.16)])
    return [*curl, *reversed([(x + 0.012, y + 0.03) for x, y in curl])]


def _paint_pig(sheet: Sheet, fill: RGB, theme: Theme) -> None:
    light, dark = blend(fill, WHITE, 0.26), blend(fill, BLACK, 0.24)
    sheet.fill(_pig_tail(), fill)
    for number, leg in enumerate(_pig_legs()):
        sheet.fill(leg, dark if number % 2 else fill)
    body = _pig_body()
    sheet.fill(body, fill)
    sheet.inside(body, smooth([(-0.5, -0.5), (0.6, -0.5), (0.5, -0.14), (0.06, -0.20), (-0.4, -0.10)]), light)
    sheet.inside(body, smooth([(-0.5, 0.5), (0.6, 0.5), (0.6, 0.06), (0.3, 0.20), (-0.4, 0.20)]), dark)
    sheet.grown([_pig_head()], 0.014, theme.ink)
    sheet.fill(_pig_head(), fill)
    for ear in _pig_ears():
        sheet.grown([ear], 0.012, theme.ink)
        sheet.fill(ear, dark)
    sheet.grown([_pig_snout()], 0.014, theme.ink)
    sheet.fill(_pig_snout(), SNOUT)
    for y in (0.01, 0.09):
        sheet.fill(ellipse(-0.60, y, 0.022, 0.026), theme.ink)
    sheet.fill(ellipse(-0.42, -0.09, 0.036), WHITE)
    sheet.fill(ellipse(-0.43, -0.085, 0.022), theme.ink)


FIGURE_SHAPES: Mapping[Figure, FigureShape] = MappingProxyType(
    {
        BUILDER: FigureShape(
            1.02,
            [_builder_body(), _head(), _helmet(), HAMMER_SHAFT, HAMMER_HEAD],
            _paint_builder,
            (-WEST, 0.075),
            0.135,
        ),
        PIG: FigureShape(
            1.0,
            [_pig_body(), _pig_head(), *_pig_ears(), *_pig_legs(), _pig_snout(), _pig_tail()],
            _paint_pig,
            (0.13, 0.0),
            0.150,
        ),
    }
)
"""How each of these figures is drawn."""
