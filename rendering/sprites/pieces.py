"""Draws figures: hooded meeples, large ones with a hem, abbots with a mitre, farmers lying in the grass."""

from __future__ import annotations

import math

from PIL import Image

from game.values.moves import Figure
from game.values.ruleset import Colour
from rendering.base.colours import blend
from rendering.base.shapes import Line, Point, bezier, ellipse
from rendering.base.theme import PLAYER_LOOKS, RGB, Theme
from rendering.sprites.builder_and_pig import FIGURE_SHAPES, FigureShape
from rendering.sprites.glyphs import draw_glyph
from rendering.sprites.sheet import BLACK, SKIN, WHITE, Sheet, mirrored

MASTER_PX = 192
"""Figures are drawn with a robe of this height and reduced: for smooth edges, and since drawing is slow."""

FROM_MASTER_PX = 76
"""The largest height of figures that are reduced from a master of `MASTER_PX`."""

BOLD_PX, BOLDER = 48, 1.3
"""Up to the height `BOLD_PX` the glyph on a figure is `BOLDER` times as large.

On the phone's screen it is what tells dark colours apart.
"""

SUPERSAMPLING = 3
"""Figures higher than `FROM_MASTER_PX` are drawn this many times as high, separately for each height."""

SMALLEST_PX = 12
"""Smaller figures would be blots; the margin of a master is made for this size."""

_SCALE: dict[Figure, float] = {Figure.MEEPLE: 1.0, Figure.LARGE: 1.29, Figure.ABBOT: 0.955}
_OTHER_SCALE = 0.72

ABBOT_DROP = 0.09
"""How far an abbot's robe is lowered, so that robe and mitre together lie round the middle."""

HALO, INK = 0.052, 0.036
"""Widths of the light rim and of the ink line within it, in heights of the figure."""

LINEN: RGB = (255, 250, 232)
STRAW: RGB = (240, 208, 120)
STRAW_DARK: RGB = (176, 132, 58)
GOLD: RGB = (250, 200, 60)
CROSS: RGB = (214, 150, 20)


def _robe() -> Line:
    """Return a bell of cloth with a pointed hood, one unit high, its middle at (0, 0)."""
    hood = bezier((0.0, -0.5), (0.07, -0.48), (0.235, -0.40), (0.225, -0.27))
    neck = bezier(hood[-1], (0.22, -0.19), (0.15, -0.16), (0.165, -0.12))
    shoulder = bezier(neck[-1], (0.20, -0.09), (0.265, -0.06), (0.29, 0.02))
    cloth = bezier(shoulder[-1], (0.33, 0.16), (0.35, 0.30), (0.43, 0.41))
    hem = bezier(cloth[-1], (0.46, 0.47), (0.42, 0.5), (0.36, 0.5))
    return mirrored(hood + neck[1:] + shoulder[1:] + cloth[1:] + hem[1:])


def _mitre() -> Line:
    right = [*bezier((0.0, -0.68), (0.06, -0.62), (0.19, -0.52), (0.185, -0.38)), (0.17, -0.30)]
    return mirrored(right)


def scale(figure: Figure) -> float:
    """Return the height of a figure in meeples; of a robed one without the mitre of an abbot.

    Kinds without a look of their own are small meeples.
    """
    shape = FIGURE_SHAPES.get(figure)
    return shape.scale if shape else _SCALE.get(figure, _OTHER_SCALE)


def _figure_side_px(figure: Figure, size_px: int) -> int:
    """Return the side of the square sprite of a figure beside meeples `size_px` high; always even."""
    return 2 * math.ceil(size_px * _reach(figure) + 2)


def _reach(figure: Figure) -> float:
    """Return how far a figure with its halo and shadow reaches from its middle."""
    return 0.70 * (1.29 if figure is Figure.LARGE else 1.06)


def master_side_px(figure: Figure, size_px: int) -> int:
    """Return the side of the square master from which a figure `size_px` high is reduced."""
    least_px = SMALLEST_PX if size_px <= FROM_MASTER_PX else size_px
    # Sides of sprites are rounded up by less than three pixels on each side, which count most in the smallest.
    return 2 * math.ceil(_master_px(size_px) * (_reach(figure) + 3 / least_px))


def draw_master(colour: Colour, figure: Figure, size_px: int, *, lying: bool, theme: Theme) -> Image.Image:
    """Draw the master for a figure `size_px` high, to be `reduced`: with halo, ink line, shadow, rough edges.

    One master serves all sizes up to BOLD_PX, and another those up to FROM_MASTER_PX.
    """
    abbot = figure is Figure.ABBOT
    shape = FIGURE_SHAPES.get(figure)
    height_px, side_px = _master_px(size_px), master_side_px(figure, size_px)
    if shape:
        return _draw_shape(Sheet(side_px, height_px * shape.scale), shape, colour, size_px, theme)
    sheet = Sheet(side_px, height_px * scale(figure), lying=lying, drop=ABBOT_DROP if abbot else 0.0)
    robe = _robe()
    outlines = [robe]
    if abbot:
        outlines.append(_mitre())
    if lying:
        outlines.append(_hat())
    sheet.shadow(outlines)
    sheet.grown(outlines, INK + HALO, theme.halo)
    sheet.grown(outlines, INK, theme.ink)
    _draw_cloth(sheet, robe, PLAYER_LOOKS[colour].fill)
    if figure is Figure.LARGE:
        sheet.inside(robe, [(-0.5, 0.36), (0.5, 0.36), (0.5, 0.42), (-0.5, 0.42)], LINEN)
    if abbot:
        _draw_mitre(sheet)
    if lying:
        _draw_hat(sheet, theme)
    else:
        _draw_face(sheet, theme, 0.8 if abbot else 1.0)
    # The hem of a large figure needs the room below the glyph.
    low, radius = (0.13, 0.125) if figure is Figure.LARGE else (0.17, 0.148)
    _draw_glyph(sheet, colour, (0.0, low), radius, size_px)
    # Colours are premultiplied by alpha, so that the master can be reduced without a dark fringe.
    return sheet.image.convert("RGBa")


def _draw_shape(sheet: Sheet, shape: FigureShape, colour: Colour, size_px: int, theme: Theme) -> Image.Image:
    """Draw a figure without a robe, which stands even in a field."""
    sheet.shadow(shape.outlines)
    sheet.grown(shape.outlines, INK + HALO, theme.halo)
    sheet.grown(shape.outlines, INK, theme.ink)
    shape.paint(sheet, PLAYER_LOOKS[colour].fill, theme)
    _draw_glyph(sheet, colour, shape.glyph_at, shape.glyph_radius, size_px)
    return sheet.image.convert("RGBa")


def _draw_glyph(sheet: Sheet, colour: Colour, middle: Point, radius: float, size_px: int) -> None:
    """Draw the player's glyph on a figure `size_px` high; middle and radius are in heights of the figure."""
    radius_px = radius * (BOLDER if size_px <= BOLD_PX else 1.0) * sheet.unit
    draw_glyph(sheet.draw, colour, sheet.place([middle])[0], radius_px, PLAYER_LOOKS[colour].on_fill)


def reduced(master: Image.Image, figure: Figure, size_px: int) -> Image.Image:
    """Return the master reduced to a figure `size_px` high, RGBA; see `sprite_cache.figure_sprite`."""
    size_px = max(size_px, SMALLEST_PX)
    side_px = _figure_side_px(figure, size_px)
    middle, reach = master.width / 2, side_px * _master_px(size_px) / size_px / 2
    box = (middle - reach, middle - reach, middle + reach, middle + reach)
    small = master.resize((side_px, side_px), Image.Resampling.HAMMING, box)
    return small.convert("RGBA")


def _master_px(size_px: int) -> int:
    return MASTER_PX if size_px <= FROM_MASTER_PX else SUPERSAMPLING * size_px


def _draw_cloth(sheet: Sheet, robe: Line, fill: RGB) -> None:
    """Draw the light from the north-west on the robe."""
    light, dark = blend(fill, WHITE, 0.26), blend(fill, BLACK, 0.24)
    sheet.fill(robe, fill)
    if sheet.lying:
        sheet.inside(robe, [(-0.5, 0.6), (-0.5, -0.2), (-0.20, -0.1), (-0.30, 0.6)], light)
        sheet.inside(robe, [(0.5, 0.6), (0.5, -0.2), (0.22, -0.1), (0.33, 0.6)], dark)
        return
    west = [(-0.5, 0.6), (-0.5, -0.6), (-0.02, -0.6), (-0.155, -0.25), (-0.11, -0.1), (-0.33, 0.6)]
    east = [(0.5, 0.6), (0.5, -0.6), (0.04, -0.6), (0.17, -0.25), (0.13, -0.1), (0.33, 0.6)]
    sheet.inside(robe, west, light)
    sheet.inside(robe, east, dark)


def _draw_face(sheet: Sheet, theme: Theme, tall: float) -> None:
    sheet.fill(ellipse(0, -0.265, 0.118, 0.118 * tall), theme.ink)
    sheet.fill(ellipse(0, -0.262, 0.096, 0.098 * tall), SKIN)


def _draw_mitre(sheet: Sheet) -> None:
    mitre = _mitre()
    sheet.fill(mitre, LINEN)
    sheet.inside(mitre, [(0.04, -0.72), (0.3, -0.72), (0.3, 0.0), (0.10, 0.0)], (226, 212, 184))
    sheet.fill([(-0.03, -0.62), (0.03, -0.62), (0.03, -0.36), (-0.03, -0.36)], CROSS)
    sheet.fill([(-0.10, -0.55), (0.10, -0.55), (0.10, -0.49), (-0.10, -0.49)], CROSS)
    sheet.inside(mitre, [(-0.3, -0.365), (0.3, -0.365), (0.3, -0.29), (-0.3, -0.29)], GOLD)


def _hat() -> Line:
    return ellipse(0.0, -0.31, 0.29, 0.235)


def _draw_hat(sheet: Sheet, theme: Theme) -> None:
    """Draw a farmer's straw hat, seen from above."""
    hat = _hat()
    sheet.grown([hat], 0.012, theme.ink)
    sheet.fill(hat, STRAW)
    sheet.inside(hat, ellipse(0.14, -0.30, 0.29, 0.26), blend(STRAW, STRAW_DARK, 0.25))
    sheet.fill(ellipse(0.0, -0.33, 0.155, 0.13), STRAW_DARK)
    sheet.fill(ellipse(-0.005, -0.335, 0.125, 0.105), blend(STRAW, WHITE, 0.35))
