"""The picture that every drawing function returns, and the canvas it starts from."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw

from rendering.base.encode import encode_png
from rendering.base.rect import Rect
from rendering.base.theme import RGB, Theme

SUPERSAMPLING = 4
"""Small pictures with smooth edges are drawn this many times as large, and reduced."""

_CLOTH_PX = 560
"""Side of the piece of cloth with which a table is covered: large, so that few are pasted."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished picture: the bytes of a PNG (a GIF for the replay) and its size in pixels."""

    data: bytes
    width: int
    height: int


def finish(image: Image.Image, theme: Theme) -> Picture:
    """Return the RGB canvas as a picture in the theme's fixed colours."""
    return Picture(encode_png(image, theme), image.width, image.height)


def new_canvas(width: int, height: int, theme: Theme, table: Rect | None = None) -> Image.Image:
    """Return an RGB canvas of table cloth; with `table` only that rectangle is, and the rest is undefined."""
    canvas = Image.new("RGB", (width, height), None)
    _spread(
        canvas, table or Rect(0, 0, width, height), _cloth(theme.surround.table, theme.surround.table_grain)
    )
    return canvas


def taller(canvas: Image.Image, height: int) -> Image.Image:
    """Return a copy of the RGB canvas that is `height` pixels high, black below."""
    image = Image.new("RGB", (canvas.width, height))
    image.paste(canvas, (0, 0))
    return image


def fill_panel(canvas: Image.Image, rect: Rect, theme: Theme) -> None:
    """Fill a rectangle with the background colour of panels."""
    canvas.paste(theme.surround.panel, (rect.left, rect.top, rect.right, rect.bottom))


def draw_row_box(
    canvas: Image.Image, box: Rect, theme: Theme, *, strong: bool, radius: int = 12, border: int = 2
) -> None:
    """Draw the rounded box of one row of a table; a `strong` one stands out, with a golden border twice as wide."""
    surround = theme.surround
    ImageDraw.Draw(canvas).rounded_rectangle(
        (box.left, box.top, box.right - 1, box.bottom - 1),
        radius,
        fill=surround.row_active if strong else surround.row,
        outline=surround.gold if strong else surround.row_line,
        width=2 * border if strong else border,
    )


def paste_middle(canvas: Image.Image, sprite: Image.Image, at: tuple[float, float]) -> None:
    """Paste an RGBA sprite with its middle at a point, in pixels."""
    canvas.paste(sprite, (round(at[0] - sprite.width / 2), round(at[1] - sprite.height / 2)), sprite)


@lru_cache(maxsize=8)
def _cloth(ground: RGB, thread: RGB) -> Image.Image:
    """Return a piece of woven table cloth that tiles seamlessly.

    The short pattern of two colours is visible close by, plain from afar, and compresses to almost nothing.
    """
    pattern = Image.new("RGB", (8, 8), ground)
    for y in range(8):
        for x in range(8):
            over = (x // 4 + y // 4) % 2 == 0
            if (y % 4 == 1 and over and x % 4 != 0) or (x % 4 == 1 and not over and y % 4 != 0):
                pattern.putpixel((x, y), thread)
    cloth = Image.new("RGB", (_CLOTH_PX, _CLOTH_PX), None)
    _spread(cloth, Rect(0, 0, _CLOTH_PX, _CLOTH_PX), pattern)
    return cloth


def _spread(canvas: Image.Image, rect: Rect, piece: Image.Image) -> None:
    """Cover a rectangle with copies of a piece; those at the right and at the bottom are cut off."""
    for x in range(rect.left, rect.right, piece.width):
        for y in range(rect.top, rect.bottom, piece.height):
            width, height = min(piece.width, rect.right - x), min(piece.height, rect.bottom - y)
            part = piece if (width, height) == piece.size else piece.crop((0, 0, width, height))
            canvas.paste(part, (x, y))
