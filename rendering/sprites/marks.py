"""Draws the marks laid over cells: open cell, last tile, changed tile, and discs with a number or letter."""

from __future__ import annotations

from enum import Enum
from itertools import pairwise

from PIL import Image, ImageDraw, ImageFilter

from rendering.base.fonts import font
from rendering.base.shapes import Line, spaced
from rendering.base.theme import RGB, Theme

FINER = 4


class Mark(Enum):
    """What a mark says of its cell."""

    OPEN = "open"
    LAST = "last"
    CHANGED = "changed"


def draw_mark(mark: Mark, size_px: int, theme: Theme) -> Image.Image:
    """The mark as an RGBA picture with its middle on the middle of the cell."""
    match mark:
        case Mark.OPEN:
            return _open_cell(size_px, theme)
        case Mark.LAST:
            return _frame(size_px, theme, theme.surround.gold, broad=0.045)
        case Mark.CHANGED:
            return _frame(size_px, theme, (255, 255, 255), broad=0.026)


def draw_label(text: str, size_px: int, theme: Theme) -> Image.Image:
    """A disc with a short text, RGBA, `size_px` by `size_px`."""
    side = size_px * FINER
    image = Image.new("RGBA", (side, side))
    draw = ImageDraw.Draw(image)
    draw.ellipse((0, 0, side - 1, side - 1), fill=theme.ink)
    rim = side * 0.06
    draw.ellipse((rim, rim, side - rim, side - rim), fill=theme.surround.disc)
    letter_px = round(side * {1: 0.62, 2: 0.54}.get(len(text), 0.42))
    draw.text(
        (side / 2, side * 0.505),
        text,
        font=font(letter_px, bold=True),
        fill=theme.surround.disc_text,
        anchor="mm",
    )
    return image.resize((size_px, size_px), Image.Resampling.LANCZOS)


def _open_cell(size_px: int, theme: Theme) -> Image.Image:
    side = size_px * FINER
    image = Image.new("RGBA", (side, side))
    draw = ImageDraw.Draw(image)
    edge = side * 0.05
    draw.rectangle((edge, edge, side - edge, side - edge), fill=theme.surround.cell)
    corners: Line = [
        (edge, edge),
        (side - edge, edge),
        (side - edge, side - edge),
        (edge, side - edge),
        (edge, edge),
    ]
    width = max(FINER, round(side * 0.018))
    for a, b in pairwise(corners):
        dashes = spaced([a, b], side * 0.05)
        for k in range(0, len(dashes) - 1, 2):
            draw.line([dashes[k], dashes[k + 1]], fill=theme.surround.cell_line, width=width)
    return image.resize((size_px, size_px), Image.Resampling.LANCZOS)


def _frame(size_px: int, theme: Theme, colour: RGB, *, broad: float) -> Image.Image:
    glow_px = max(4, round(size_px * 0.08))
    full = size_px + 2 * glow_px
    image = Image.new("RGBA", (full, full))
    glow = Image.new("L", (full, full))
    ImageDraw.Draw(glow).rectangle(
        (glow_px - 2, glow_px - 2, full - glow_px + 1, full - glow_px + 1), fill=230
    )
    glow = glow.filter(ImageFilter.GaussianBlur(glow_px * 0.4))
    ImageDraw.Draw(glow).rectangle((glow_px, glow_px, full - glow_px - 1, full - glow_px - 1), fill=0)
    image.paste((*colour, 255), (0, 0), glow)
    image.putalpha(glow)
    draw = ImageDraw.Draw(image)
    width = max(2, round(size_px * broad))
    thin = max(1, round(size_px * 0.012))
    box = (glow_px, glow_px, full - glow_px - 1, full - glow_px - 1)
    draw.rectangle(box, outline=theme.ink, width=width + 2 * thin)
    draw.rectangle((box[0] + thin, box[1] + thin, box[2] - thin, box[3] - thin), outline=colour, width=width)
    return image
