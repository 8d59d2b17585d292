"""Draws the wooden pieces: hooded meeples, large ones, abbots, farmers lying in the grass, and the players' glyphs."""

from __future__ import annotations

import math

from PIL import Image, ImageDraw, ImageFilter

from game.moves import Figure
from game.ruleset import Colour
from rendering.colours import blend
from rendering.shapes import Line, Point, bezier
from rendering.theme import PLAYER_LOOKS, RGB, Glyph, Theme

FINER = 4
"""Pieces are drawn this much larger and reduced, for smooth edges."""

SCALE: dict[Figure, float] = {Figure.MEEPLE: 1.0, Figure.LARGE: 1.29, Figure.ABBOT: 1.06}
HALO = 0.052
INK = 0.036
STRAW: RGB = (240, 208, 120)
STRAW_DARK: RGB = (176, 132, 58)
SKIN: RGB = (250, 222, 184)
GOLD: RGB = (250, 200, 60)


def glyph_points(glyph: Glyph, centre: Point, radius: float) -> Line:
    """The outline of a glyph that looks as large as a circle of that radius."""
    x, y = centre
    match glyph:
        case Glyph.CIRCLE:
            steps, reach = 40, [radius * 0.94] * 40
        case Glyph.SQUARE:
            k = radius * 0.84
            return [(x - k, y - k), (x + k, y - k), (x + k, y + k), (x - k, y + k)]
        case Glyph.TRIANGLE:
            return [
                (x, y - radius * 1.05),
                (x + radius * 1.08, y + radius * 0.82),
                (x - radius * 1.08, y + radius * 0.82),
            ]
        case Glyph.STAR:
            steps, reach = 10, [radius * 1.2, radius * 0.52] * 5
        case Glyph.DIAMOND:
            return [
                (x, y - radius * 1.2),
                (x + radius * 0.92, y),
                (x, y + radius * 1.2),
                (x - radius * 0.92, y),
            ]
        case Glyph.CROSS:
            a, b = radius * 0.36, radius * 1.06
            return [
                (x - a, y - b), (x + a, y - b), (x + a, y - a), (x + b, y - a), (x + b, y + a), (x + a, y + a),
                (x + a, y + b), (x - a, y + b), (x - a, y + a), (x - b, y + a), (x - b, y - a), (x - a, y - a),
            ]  # fmt: skip
    turns = [math.tau * k / steps - math.pi / 2 for k in range(steps)]
    return [(x + r * math.cos(t), y + r * math.sin(t)) for r, t in zip(reach, turns, strict=True)]


def draw_glyph(draw: ImageDraw.ImageDraw, colour: Colour, centre: Point, radius: float, fill: RGB) -> None:
    """Draw the player's glyph where it is wanted, without smoothing."""
    draw.polygon(glyph_points(PLAYER_LOOKS[colour].glyph, centre, radius), fill=fill)


def draw_glyph_disc(colour: Colour, size_px: int, theme: Theme) -> Image.Image:
    """The player's glyph on a disc of the player's colour, RGBA, for panels and charts."""
    side = size_px * FINER
    look = PLAYER_LOOKS[colour]
    image = Image.new("RGBA", (side, side))
    draw = ImageDraw.Draw(image)
    draw.ellipse((0, 0, side - 1, side - 1), fill=theme.halo)
    draw.ellipse((side * 0.05, side * 0.05, side * 0.95, side * 0.95), fill=theme.ink)
    draw.ellipse((side * 0.1, side * 0.1, side * 0.9, side * 0.9), fill=look.fill)
    draw_glyph(draw, colour, (side / 2, side / 2), side * 0.22, look.on_fill)
    return image.resize((size_px, size_px), Image.Resampling.LANCZOS)


def _mirrored(right: Line) -> Line:
    return right + [(-x, y) for x, y in reversed(right)]


def _robe() -> Line:
    """A bell of cloth with a pointed hood, one unit high, its middle at (0, 0)."""
    hood = bezier((0.0, -0.5), (0.07, -0.48), (0.235, -0.40), (0.225, -0.27))
    neck = bezier(hood[-1], (0.22, -0.19), (0.15, -0.16), (0.165, -0.12))
    shoulder = bezier(neck[-1], (0.20, -0.09), (0.265, -0.06), (0.29, 0.02))
    cloth = bezier(shoulder[-1], (0.33, 0.16), (0.35, 0.30), (0.43, 0.41))
    hem = bezier(cloth[-1], (0.46, 0.47), (0.42, 0.5), (0.36, 0.5))
    return _mirrored(hood + neck[1:] + shoulder[1:] + cloth[1:] + hem[1:])


def _mitre() -> Line:
    right = [*bezier((0.0, -0.66), (0.06, -0.60), (0.19, -0.50), (0.185, -0.36)), (0.17, -0.28)]
    return _mirrored(right)


def _circle(x: float, y: float, rx: float, ry: float | None = None) -> Line:
    return [
        (x + rx * math.cos(math.tau * k / 48), y + (rx if ry is None else ry) * math.sin(math.tau * k / 48))
        for k in range(48)
    ]


class _Sheet:
    """A square picture in units of the figure's height, its middle at (0, 0)."""

    def __init__(self, side_px: int, unit_px: float, *, lying: bool) -> None:
        self.side = side_px * FINER
        self.unit = unit_px * FINER
        self.lying = lying
        self.image = Image.new("RGBA", (self.side, self.side))
        self.draw = ImageDraw.Draw(self.image)

    def place(self, points: Line) -> Line:
        """Unit points as pixels; a lying figure has its head to the east."""
        middle = self.side / 2
        if self.lying:
            points = [(-y, x) for x, y in points]
        return [(middle + x * self.unit, middle + y * self.unit) for x, y in points]

    def fill(self, points: Line, colour: RGB) -> None:
        self.draw.polygon(self.place(points), fill=colour)

    def grown(self, outlines: list[Line], by: float, colour: RGB) -> None:
        """Fill the outlines with a rim of `by` all round."""
        radius = by * self.unit
        for outline in outlines:
            pixels = self.place(outline)
            self.draw.polygon(pixels, fill=colour)
            self.draw.line([*pixels, pixels[0]], fill=colour, width=max(1, round(2 * radius)))
            for x, y in pixels:
                self.draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)

    def inside(self, outline: Line, points: Line, colour: RGB) -> None:
        """Fill only the part of `points` that lies in the outline."""
        mask = Image.new("L", self.image.size)
        ImageDraw.Draw(mask).polygon(self.place(outline), fill=255)
        layer = Image.new("L", self.image.size)
        ImageDraw.Draw(layer).polygon(self.place(points), fill=255)
        both = Image.composite(layer, Image.new("L", layer.size), mask)
        self.image.paste((*colour, 255), (0, 0), both)


def figure_side_px(figure: Figure, size_px: int) -> int:
    """Side of the square sprite of a figure whose ordinary kind stands `size_px` high; always even."""
    return 2 * math.ceil(size_px * SCALE[figure] * 0.70 + 2)


def draw_figure(colour: Colour, figure: Figure, size_px: int, *, lying: bool, theme: Theme) -> Image.Image:
    """A figure with halo, ink line and shadow, RGBA; see `sprites.figure_sprite`."""
    look = PLAYER_LOOKS[colour]
    side_px = figure_side_px(figure, size_px)
    sheet = _Sheet(side_px, size_px * SCALE[figure] * (0.9 if figure is Figure.ABBOT else 1.0), lying=lying)
    robe = _robe()
    if figure is Figure.ABBOT:
        robe = [(x, y + 0.09) for x, y in robe]
    mitre = [(x, y + 0.07) for x, y in _mitre()]
    hat = _circle(0.0, -0.31, 0.29, 0.235)
    outlines = [robe]
    if figure is Figure.ABBOT:
        outlines.append(mitre)
    if lying:
        outlines.append(hat)

    sheet.grown(outlines, 0.02, (20, 14, 24))
    shadow = sheet.image.getchannel("A").filter(ImageFilter.GaussianBlur(sheet.unit * 0.035))
    sheet.image.paste((0, 0, 0, 0), (0, 0, sheet.side, sheet.side))
    dark = Image.new("RGBA", sheet.image.size, (20, 14, 24, 0))
    dark.putalpha(shadow.point([round(v * 0.55) for v in range(256)]))
    offset = round(sheet.unit * 0.06)
    sheet.image.alpha_composite(dark, (offset, offset))

    sheet.grown(outlines, INK + HALO, theme.halo)
    sheet.grown(outlines, INK, theme.ink)
    _cloth(sheet, robe, look.fill, figure)
    lift = 0.09 if figure is Figure.ABBOT else 0.0
    if figure is Figure.ABBOT:
        sheet.fill(mitre, (255, 250, 232))
        sheet.inside(mitre, [(0.04, -0.7), (0.3, -0.7), (0.3, 0.0), (0.10, 0.0)], (226, 212, 184))
        for points in (
            [(-0.03, -0.53), (0.03, -0.53), (0.03, -0.27), (-0.03, -0.27)],
            [(-0.10, -0.46), (0.10, -0.46), (0.10, -0.40), (-0.10, -0.40)],
        ):
            sheet.fill(points, (214, 150, 20))
        sheet.inside(mitre, [(-0.3, -0.275), (0.3, -0.275), (0.3, -0.2), (-0.3, -0.2)], GOLD)
    if lying:
        sheet.grown([hat], 0.012, theme.ink)
        sheet.fill(hat, STRAW)
        sheet.inside(
            hat,
            [(x + 0.05, y + 0.03) for x, y in _circle(0.09, -0.33, 0.29, 0.26)],
            blend(STRAW, STRAW_DARK, 0.25),
        )
        sheet.fill(_circle(0.0, -0.33, 0.155, 0.13), STRAW_DARK)
        sheet.fill(_circle(-0.005, -0.335, 0.125, 0.105), blend(STRAW, (255, 255, 255), 0.35))
    else:
        sheet.fill(_circle(0, -0.265 + lift, 0.118, 0.118 if figure is not Figure.ABBOT else 0.10), theme.ink)
        sheet.fill(_circle(0, -0.262 + lift, 0.096, 0.098 if figure is not Figure.ABBOT else 0.08), SKIN)
    centre = sheet.place([(0.0, (0.13 if figure is Figure.LARGE else 0.17) + lift)])[0]
    radius = sheet.unit * (0.148 if figure is not Figure.LARGE else 0.125)
    sheet.draw.polygon(glyph_points(look.glyph, centre, radius), fill=look.on_fill)
    return sheet.image.resize((side_px, side_px), Image.Resampling.LANCZOS)


def _cloth(sheet: _Sheet, robe: Line, fill: RGB, figure: Figure) -> None:
    """Light from the north-west on the robe; a broad pale hem marks the large one."""
    light, dark = blend(fill, (255, 255, 255), 0.26), blend(fill, (0, 0, 0), 0.24)
    sheet.fill(robe, fill)
    if sheet.lying:
        sheet.inside(robe, [(-0.5, 0.6), (-0.5, -0.2), (-0.20, -0.1), (-0.30, 0.6)], light)
        sheet.inside(robe, [(0.5, 0.6), (0.5, -0.2), (0.22, -0.1), (0.33, 0.6)], dark)
    else:
        sheet.inside(
            robe,
            [(-0.5, 0.6), (-0.5, -0.6), (-0.02, -0.6), (-0.155, -0.25), (-0.11, -0.1), (-0.33, 0.6)],
            light,
        )
        sheet.inside(
            robe, [(0.5, 0.6), (0.5, -0.6), (0.04, -0.6), (0.17, -0.25), (0.13, -0.1), (0.33, 0.6)], dark
        )
    if figure is Figure.LARGE:
        sheet.inside(robe, [(-0.5, 0.36), (0.5, 0.36), (0.5, 0.42), (-0.5, 0.42)], (255, 250, 232))
