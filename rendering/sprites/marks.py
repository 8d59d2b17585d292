"""Draws the marks laid over cells: open cell, last tile, changed tile, and discs with a number or letter."""

from __future__ import annotations

from enum import Enum
from itertools import pairwise

from PIL import Image, ImageDraw, ImageFilter

from rendering.base.fonts import font
from rendering.base.picture import SUPERSAMPLING
from rendering.base.screen import LEAST_TILE_PX, SCALE
from rendering.base.shapes import Line, spaced
from rendering.base.theme import RGB, Theme


class Mark(Enum):
    """What a mark says of its cell."""

    OPEN = "open"
    LAST = "last"
    CHANGED = "changed"


def draw_mark(mark: Mark, size_px: int, theme: Theme) -> Image.Image:
    """Draw the mark as an RGBA picture with its middle on the middle of the cell."""
    match mark:
        case Mark.OPEN:
            return _open_cell(size_px, theme)
        case Mark.LAST:
            return _frame(size_px, theme, theme.surround.gold, line_px=6)
        case Mark.CHANGED:
            return _brackets(size_px, theme, (255, 255, 255), line_px=4)


BRACKET_SHARE = 0.3
"""Length of each arm of a bracket, as a share of the side of its cell."""

LETTER_SHARE = 0.63
"""Letter size as a share of the disc's height. Two digits fit a round disc; more make it wider."""


def label_letters_px(size_px: int) -> int:
    """Return the size of the letters in a disc of that height."""
    return round(size_px * LETTER_SHARE)


def draw_label(text: str, size_px: int, theme: Theme) -> Image.Image:
    """Draw a disc with a short text, RGBA, `size_px` high, and as wide unless the text needs more."""
    side = size_px * SUPERSAMPLING
    letters = font(label_letters_px(size_px) * SUPERSAMPLING)
    width = max(side, round(letters.getlength(text) + side * (0.26 if len(text) < 3 else 0.4)))
    image = Image.new("RGBA", (width, side))
    draw = ImageDraw.Draw(image)
    rim = side * 0.06
    draw.rounded_rectangle((0, 0, width - 1, side - 1), side / 2, fill=theme.ink)
    draw.rounded_rectangle((rim, rim, width - rim, side - rim), side / 2 - rim, fill=theme.surround.disc)
    draw.text((width / 2, side * 0.505), text, font=letters, fill=theme.surround.disc_text, anchor="mm")
    return image.resize((round(width / SUPERSAMPLING), size_px), Image.Resampling.LANCZOS)


def _open_cell(size_px: int, theme: Theme) -> Image.Image:
    """Return a cell with a dashed rim."""
    side = size_px * SUPERSAMPLING
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
    # At least one pixel of the phone's screen: thinner dashes are lost in an overview.
    width = max(SCALE * SUPERSAMPLING, round(side * 0.018))
    for a, b in pairwise(corners):
        dashes = spaced([a, b], side * 0.05)
        for k in range(0, len(dashes) - 1, 2):
            draw.line([dashes[k], dashes[k + 1]], fill=theme.surround.cell_line, width=width)
    return image.resize((size_px, size_px), Image.Resampling.LANCZOS)


def _frame_lines(size_px: int, line_px: int) -> tuple[int, int, int]:
    """Return the widths of a frame's line and of the dark one at each side of it, and how much is beyond the cell.

    Two thirds of the frame are beyond the cell, so that it hides little of the tile.
    """
    line = min(line_px, max(2, round(size_px * 0.1)))
    dark = 2 if size_px >= LEAST_TILE_PX else 1
    return line, dark, (line + dark) * 2 // 3


def _frame(size_px: int, theme: Theme, colour: RGB, *, line_px: int) -> Image.Image:
    """Return a frame round a cell: a line between two thin dark ones, with a glow beyond it."""
    line, dark, beyond = _frame_lines(size_px, line_px)
    glow_px = beyond + max(4, min(10, round(size_px * 0.08)))
    full = size_px + 2 * glow_px
    image = Image.new("RGBA", (full, full))
    glow = Image.new("L", (full, full))
    outer = (glow_px - beyond, glow_px - beyond, full - glow_px + beyond - 1, full - glow_px + beyond - 1)
    ImageDraw.Draw(glow).rectangle([v + d for v, d in zip(outer, (-2, -2, 2, 2), strict=True)], fill=230)
    glow = glow.filter(ImageFilter.GaussianBlur((glow_px - beyond) * 0.4))
    ImageDraw.Draw(glow).rectangle(outer, fill=0)
    image.paste((*colour, 255), (0, 0), glow)
    image.putalpha(glow)
    draw = ImageDraw.Draw(image)
    draw.rectangle(outer, outline=theme.ink, width=line + 2 * dark)
    inner = [v + d for v, d in zip(outer, (dark, dark, -dark, -dark), strict=True)]
    draw.rectangle(inner, outline=colour, width=line)
    return image


def _brackets(size_px: int, theme: Theme, colour: RGB, *, line_px: int) -> Image.Image:
    """Return the corners of a frame, which differ from a whole frame by more than their colour."""
    frame = _frame(size_px, theme, colour, line_px=line_px)
    line, dark, beyond = _frame_lines(size_px, line_px)
    full, broad = frame.width, line + 2 * dark
    edge = (full - size_px) // 2 - beyond
    arm = edge + broad + round(size_px * BRACKET_SHARE)
    for box in ((arm, 0, full - arm, full), (0, arm, full, full - arm)):
        frame.paste((0, 0, 0, 0), box)
    draw = ImageDraw.Draw(frame)
    # The dark line goes round the ends of the arms.
    for end in (arm, full - arm - dark):
        for begin in (edge, full - edge - broad):
            draw.rectangle((end, begin, end + dark - 1, begin + broad - 1), fill=theme.ink)
            draw.rectangle((begin, end, begin + broad - 1, end + dark - 1), fill=theme.ink)
    return frame
