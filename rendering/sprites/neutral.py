"""Draws the neutral pieces: the dragon and the fairy."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from types import MappingProxyType

from PIL import Image

from rendering.base.colours import blend
from rendering.base.shapes import Line, bezier, ellipse, smooth, tapered
from rendering.base.theme import RGB, Theme
from rendering.sprites.sheet import BLACK, SKIN, WHITE, Sheet, mirrored

SUPERSAMPLING = 3
"""Pieces are drawn this many times as large and reduced, in each size anew: there are only two of them."""

HALO, INK = 0.045, 0.030
"""Widths of the light rim and of the ink line within it, in heights of the piece."""

SCALES: RGB = (112, 52, 158)
BELLY: RGB = (255, 208, 96)
WING: RGB = (250, 122, 24)
WING_FAR: RGB = (190, 74, 14)
HORN: RGB = (255, 244, 214)
GOWN: RGB = (244, 250, 255)
FAIRY_WING: RGB = (146, 222, 246)
HAIR: RGB = (214, 150, 40)
STAR: RGB = (255, 206, 62)

NEUTRAL_HEIGHTS: Mapping[str, float] = MappingProxyType({"dragon": 1.30, "fairy": 0.92})
"""Height of each piece in meeples."""


def _neutral_side_px(kind: str, size_px: int) -> int:
    """Return the side of the square picture of a piece beside meeples `size_px` high; always even."""
    return 2 * math.ceil(size_px * NEUTRAL_HEIGHTS[kind] * 0.70 + 2)


def draw_neutral(kind: str, size_px: int, theme: Theme) -> Image.Image:
    """Return the piece as an RGBA picture with halo and shadow, beside meeples that stand `size_px` high."""
    side = _neutral_side_px(kind, size_px)
    sheet = Sheet(side * SUPERSAMPLING, size_px * NEUTRAL_HEIGHTS[kind] * SUPERSAMPLING)
    outlines, paint = _PIECES[kind]
    sheet.shadow(outlines)
    sheet.grown(outlines, INK + HALO, theme.halo)
    sheet.grown(outlines, INK, theme.ink)
    paint(sheet, theme)
    return sheet.image.convert("RGBa").resize((side, side), Image.Resampling.HAMMING).convert("RGBA")


def _limb(spine: Line, widths: list[float]) -> Line:
    """Return the smooth outline of a limb along `spine`, with a width for each of its points."""
    outline = tapered(spine, widths)
    return smooth([*outline, outline[0]])


_BODY = _limb(
    [
        (-0.34, -0.28),
        (-0.22, -0.12),
        (-0.14, 0.08),
        (0.02, 0.24),
        (0.24, 0.28),
        (0.42, 0.18),
        (0.50, 0.00),
        (0.46, -0.14),
    ],
    [0.15, 0.17, 0.26, 0.34, 0.24, 0.15, 0.09, 0.03],
)
_BELLY: Line = smooth(
    [
        (-0.40, -0.20),
        (-0.22, -0.04),
        (-0.12, 0.16),
        (0.02, 0.30),
        (0.20, 0.44),
        (-0.10, 0.50),
        (-0.40, 0.30),
        (-0.60, -0.10),
    ]
)
_TAIL_TIP: Line = [(0.46, -0.26), (0.58, -0.09), (0.46, -0.13), (0.34, -0.09)]
_HEAD: Line = smooth(
    [
        (-0.62, -0.22),
        (-0.56, -0.33),
        (-0.42, -0.40),
        (-0.28, -0.40),
        (-0.22, -0.28),
        (-0.30, -0.17),
        (-0.46, -0.14),
        (-0.60, -0.15),
        (-0.62, -0.22),
    ]
)
_HORNS: list[Line] = [
    [(-0.36, -0.36), (-0.24, -0.56), (-0.26, -0.35)],
    [(-0.28, -0.36), (-0.12, -0.49), (-0.20, -0.30)],
]
_LEGS: list[Line] = [
    smooth(
        [
            (-0.16, 0.18),
            (-0.02, 0.20),
            (0.00, 0.36),
            (-0.06, 0.46),
            (-0.26, 0.46),
            (-0.24, 0.40),
            (-0.16, 0.36),
            (-0.16, 0.18),
        ]
    ),
    smooth(
        [
            (0.08, 0.20),
            (0.26, 0.18),
            (0.28, 0.36),
            (0.24, 0.46),
            (0.04, 0.46),
            (0.06, 0.40),
            (0.12, 0.36),
            (0.08, 0.20),
        ]
    ),
]
_NEAR_WING: Line = [
    *bezier((-0.10, 0.04), (-0.06, -0.24), (0.02, -0.44), (0.18, -0.56)),
    *bezier((0.18, -0.56), (0.32, -0.44), (0.48, -0.42), (0.66, -0.46))[1:],
    *bezier((0.66, -0.46), (0.54, -0.36), (0.50, -0.30), (0.50, -0.22))[1:],
    *bezier((0.50, -0.22), (0.40, -0.24), (0.34, -0.18), (0.34, -0.08))[1:],
    *bezier((0.34, -0.08), (0.24, -0.12), (0.16, -0.04), (0.14, 0.08))[1:],
]
_FAR_WING: Line = [
    *bezier((-0.16, -0.02), (-0.16, -0.24), (-0.14, -0.42), (-0.06, -0.56)),
    *bezier((-0.06, -0.56), (0.04, -0.46), (0.14, -0.46), (0.24, -0.50))[1:],
    (0.10, 0.0),
]
_SPOKES: list[Line] = [
    [(-0.06, 0.02), (0.18, -0.54)],
    [(0.02, -0.02), (0.62, -0.44)],
    [(0.06, 0.02), (0.48, -0.23)],
    [(0.08, 0.04), (0.33, -0.09)],
]


def _paint_dragon(sheet: Sheet, theme: Theme) -> None:
    """Paint a green dragon that looks to the west, from its far wing to its head."""
    dark, light = blend(SCALES, BLACK, 0.30), blend(SCALES, WHITE, 0.28)
    sheet.fill(_FAR_WING, WING_FAR)
    sheet.fill(_TAIL_TIP, WING)
    sheet.fill(_LEGS[1], dark)
    _paint_body(sheet, theme)
    sheet.grown([_LEGS[0]], 0.012, theme.ink)
    sheet.fill(_LEGS[0], SCALES)
    sheet.inside(_LEGS[0], [(-0.3, 0.1), (-0.12, 0.1), (-0.14, 0.4), (-0.3, 0.5)], light)
    sheet.grown([_NEAR_WING], 0.014, theme.ink)
    sheet.fill(_NEAR_WING, WING)
    sheet.inside(
        _NEAR_WING, [(-0.2, -0.1), (0.18, -0.6), (0.72, -0.5), (0.10, -0.06)], blend(WING, WHITE, 0.30)
    )
    for spoke in _SPOKES:
        sheet.stroke(spoke, 0.022, blend(WING, BLACK, 0.55))
    _paint_head(sheet, theme, light)


def _paint_body(sheet: Sheet, theme: Theme) -> None:
    """Paint the dragon's body, its belly in rings."""
    sheet.grown([_BODY], 0.012, theme.ink)
    sheet.fill(_BODY, SCALES)
    sheet.inside(_BODY, _BELLY, BELLY)
    for part in (-0.06, 0.05, 0.16, 0.27):
        east = -0.02 + part / 3
        ring = [(-0.5, part), (east, part - 0.05), (east, part - 0.03), (-0.5, part + 0.02)]
        sheet.inside(_BODY, ring, blend(BELLY, SCALES, 0.35))


def _paint_head(sheet: Sheet, theme: Theme, light: RGB) -> None:
    """Paint the dragon's head with horns, mouth, eye and nostril; `light` is the colour of its brow."""
    for horn in _HORNS:
        sheet.grown([horn], 0.010, theme.ink)
        sheet.fill(horn, HORN)
    sheet.grown([_HEAD], 0.012, theme.ink)
    sheet.fill(_HEAD, SCALES)
    sheet.inside(_HEAD, [(-0.7, -0.40), (-0.2, -0.52), (-0.2, -0.36), (-0.5, -0.30)], light)
    sheet.stroke([(-0.60, -0.205), (-0.46, -0.215), (-0.40, -0.19)], 0.018, theme.ink)
    sheet.fill(ellipse(-0.40, -0.295, 0.048, 0.042), (255, 236, 90))
    sheet.fill(ellipse(-0.415, -0.293, 0.018, 0.034), theme.ink)
    sheet.fill(ellipse(-0.585, -0.245, 0.014), theme.ink)


def _gown() -> Line:
    neck = bezier((0.0, -0.10), (0.08, -0.10), (0.12, -0.08), (0.12, 0.0))
    skirt = bezier(neck[-1], (0.09, 0.16), (0.20, 0.34), (0.24, 0.48))
    return mirrored([*neck, *skirt[1:], (0.12, 0.50)])


_UPPER: Line = smooth(
    [(0.04, -0.02), (0.16, -0.34), (0.40, -0.48), (0.54, -0.34), (0.46, -0.10), (0.24, 0.04), (0.04, 0.06)]
)
_LOWER: Line = smooth(
    [(0.04, 0.06), (0.26, 0.06), (0.44, 0.18), (0.42, 0.34), (0.26, 0.36), (0.10, 0.20), (0.04, 0.06)]
)
_WINGS: list[Line] = [_UPPER, _LOWER, [(-x, y) for x, y in _UPPER], [(-x, y) for x, y in _LOWER]]
_FACE = ellipse(0.0, -0.24, 0.135, 0.140)
_CURLS = ellipse(0.0, -0.27, 0.185, 0.175)


def _star(x: float, y: float, size: float) -> Line:
    return [
        (x + reach * math.cos(t), y + reach * math.sin(t))
        for k in range(10)
        for t, reach in [(math.tau * k / 10 - math.pi / 2, size if k % 2 == 0 else size * 0.45)]
    ]


def _paint_fairy(sheet: Sheet, theme: Theme) -> None:
    for number, wing in enumerate(_WINGS):
        sheet.grown([wing], 0.010, theme.ink)
        sheet.fill(wing, FAIRY_WING if number % 2 == 0 else blend(FAIRY_WING, WHITE, 0.4))
        middle = (sum(x for x, _ in wing) / len(wing), sum(y for _, y in wing) / len(wing))
        sheet.fill(
            [(middle[0] + (x - middle[0]) * 0.5, middle[1] + (y - middle[1]) * 0.5) for x, y in wing],
            blend(FAIRY_WING, WHITE, 0.75),
        )
    gown = _gown()
    sheet.grown([gown], 0.014, theme.ink)
    sheet.fill(gown, GOWN)
    sheet.inside(gown, [(0.03, -0.2), (0.4, -0.2), (0.4, 0.6), (0.09, 0.6)], (190, 206, 232))
    sheet.inside(gown, [(-0.3, 0.06), (0.3, 0.06), (0.3, 0.11), (-0.3, 0.11)], STAR)
    sheet.grown([_CURLS], 0.012, theme.ink)
    sheet.fill(_CURLS, HAIR)
    sheet.fill(_FACE, SKIN)
    sheet.inside(_FACE, [(-0.3, -0.5), (0.3, -0.5), (0.3, -0.32), (0.0, -0.28), (-0.3, -0.32)], HAIR)
    sheet.stroke([(-0.08, 0.02), (-0.30, 0.10)], 0.07, theme.ink)
    sheet.stroke([(-0.08, 0.02), (-0.30, 0.10)], 0.045, SKIN)
    sheet.stroke([(-0.30, 0.16), (-0.34, -0.14)], 0.040, theme.ink)
    sheet.fill(_star(-0.345, -0.22, 0.165), theme.ink)
    sheet.fill(_star(-0.345, -0.22, 0.125), STAR)


_PIECES: Mapping[str, tuple[list[Line], Callable[[Sheet, Theme], None]]] = MappingProxyType(
    {
        "dragon": ([_BODY, _TAIL_TIP, _HEAD, *_HORNS, *_LEGS, _NEAR_WING, _FAR_WING], _paint_dragon),
        "fairy": ([*_WINGS, _gown(), _CURLS], _paint_fairy),
    }
)
