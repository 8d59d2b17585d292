"""What every drawing function returns, and the canvas it starts from."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageFilter

from rendering.encode import encode_png
from rendering.layout import Rect
from rendering.theme import RGB, Theme

_GRAIN_PX = 256


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished picture: the bytes of a PNG (a GIF for the replay) and its size in pixels."""

    png: bytes
    width: int
    height: int


def finish(image: Image.Image, theme: Theme) -> Picture:
    """The RGB canvas as a picture in the theme's fixed colours."""
    return Picture(encode_png(image, theme), image.width, image.height)


def new_canvas(width: int, height: int, theme: Theme) -> Image.Image:
    """An empty table of that size."""
    canvas = Image.new("RGB", (width, height), theme.surround.table)
    _spread(canvas, Rect(0, 0, width, height), _grain(theme.surround.table, theme.surround.table_grain))
    return canvas


def fill_panel(canvas: Image.Image, rect: Rect, theme: Theme) -> None:
    """Fill a rectangle with the ground on which panels write."""
    canvas.paste(theme.surround.panel, (rect.left, rect.top, rect.right, rect.bottom))


@lru_cache(maxsize=8)
def _grain(ground: RGB, light: RGB) -> Image.Image:
    """A piece of table that continues into itself on all sides; few tones, so that it packs well."""
    noise = Image.new("L", (_GRAIN_PX, _GRAIN_PX))
    for cells, strength in ((5, 0.62), (14, 0.38)):
        layer = _wrapped_noise(cells)
        noise = Image.blend(noise, layer, strength if cells != 5 else 1.0)
    steps = noise.point([value // 64 * 85 for value in range(256)]).filter(ImageFilter.SMOOTH)
    grain = Image.new("RGB", steps.size, ground)
    grain.paste(light, (0, 0), steps)
    return grain


def _wrapped_noise(cells: int) -> Image.Image:
    """Smooth noise with `cells` bumps a side, the same in every run."""
    seed, values = 12345 + cells, bytearray()
    for _ in range(cells * cells):
        seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
        values.append(seed >> 16 & 255)
    coarse = Image.frombytes("L", (cells, cells), bytes(values))
    around = Image.new("L", (cells * 3, cells * 3))
    for x in range(3):
        for y in range(3):
            around.paste(coarse, (x * cells, y * cells))
    smooth = around.resize((_GRAIN_PX * 3, _GRAIN_PX * 3), Image.Resampling.BICUBIC)
    return smooth.crop((_GRAIN_PX, _GRAIN_PX, 2 * _GRAIN_PX, 2 * _GRAIN_PX))


def _spread(canvas: Image.Image, rect: Rect, piece: Image.Image) -> None:
    for x in range(rect.left, rect.right, piece.width):
        for y in range(rect.top, rect.bottom, piece.height):
            canvas.paste(piece, (x, y))
