"""Draws the shapes that tell players apart where colours do not."""

from __future__ import annotations

import math

from PIL import Image, ImageDraw

from game.values.ruleset import Colour
from rendering.base.picture import SUPERSAMPLING
from rendering.base.shapes import Line, Point
from rendering.base.theme import PLAYER_LOOKS, RGB, Glyph, Theme


def _glyph_points(glyph: Glyph, centre: Point, radius: float) -> Line:
    """Return the outline of a glyph that looks as large as a circle of that radius."""
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


def draw_glyph(
    draw: ImageDraw.ImageDraw, colour: Colour, centre: Point, radius: float, fill: RGB | int
) -> None:
    """Draw the player's glyph round `centre`, without smoothing; `fill` is an int if drawn on a mask."""
    draw.polygon(_glyph_points(PLAYER_LOOKS[colour].glyph, centre, radius), fill=fill)


def draw_glyph_disc(colour: Colour, size_px: int, theme: Theme) -> Image.Image:
    """Draw the player's glyph on a disc of the player's colour, RGBA, for panels and charts."""
    side = size_px * SUPERSAMPLING
    look = PLAYER_LOOKS[colour]
    image = Image.new("RGBA", (side, side))
    draw = ImageDraw.Draw(image)
    draw.ellipse((0, 0, side - 1, side - 1), fill=theme.halo)
    draw.ellipse((side * 0.05, side * 0.05, side * 0.95, side * 0.95), fill=theme.ink)
    draw.ellipse((side * 0.1, side * 0.1, side * 0.9, side * 0.9), fill=look.fill)
    draw_glyph(draw, colour, (side / 2, side / 2), side * 0.22, look.on_fill)
    return image.resize((size_px, size_px), Image.Resampling.LANCZOS)
