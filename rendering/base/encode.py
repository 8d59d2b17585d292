"""Encoding of pictures: PNG with a fixed palette, which is much faster and smaller than RGB.

The few chunks of the file are put together here, and compressed by ISA-L, because Pillow with zlib takes
longer for this than drawing the whole picture takes (`python -m bench render` compares the two).
"""

from __future__ import annotations

import logging
from functools import cache
from importlib.resources import files
from pathlib import Path
from struct import pack
from zlib import crc32

from isal import isal_zlib
from PIL import Image

from rendering.base.theme import Theme

COMPRESS_LEVEL = 2
"""The compression level of ISA-L, 0 to 3. Level 3 takes much longer for almost no gain."""

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_PALETTE_OF_BYTES = (8, 3, 0, 0, 0)
"""The end of the IHDR chunk: 8 bits a pixel, palette colours, deflate, one filter a row, not interlaced."""

_PALETTE_BYTES = 3 * 256

_log = logging.getLogger(__name__)


def palette_path(theme: Theme) -> Path:
    """Return the path of a theme's palette: 256 colours, three bytes each."""
    return Path(str(files("rendering"))) / "assets" / "palettes" / f"{theme.name}.bin"


@cache
def palette_image(theme: Theme) -> Image.Image:
    """Return the fixed palette of a theme as an image for `Image.quantize`. It is shared: do not change it.

    If the file cannot be read or has the wrong length, an even palette is used, and the fault is logged once.
    """
    try:
        colours = palette_path(theme).read_bytes()
        if len(colours) != _PALETTE_BYTES:
            raise OSError(f"{len(colours)} bytes in place of {_PALETTE_BYTES}")
    except OSError as fault:
        _log.warning(
            "the palette of theme %s cannot be read, its pictures are coarser: %s", theme.name, fault
        )
        colours = bytes(_even_palette())
    image = Image.new("P", (1, 1))
    image.putpalette(colours)
    return image


def _even_palette() -> list[int]:
    """Return the red, green and blue of 252 colours in even steps, finer in green, as the eye is."""
    steps = ((r, g, b) for r in range(6) for g in range(7) for b in range(6))
    return [channel for r, g, b in steps for channel in (r * 51, round(g * 42.5), b * 51)]


def to_palette(image: Image.Image, theme: Theme) -> Image.Image:
    """Return the picture in the theme's palette, without dithering, whose dots cost bytes and blur."""
    return image.quantize(palette=palette_image(theme), dither=Image.Dither.NONE)


def encode_png(image: Image.Image, theme: Theme) -> bytes:
    """Return the RGB picture as a palette PNG."""
    indices = to_palette(image, theme)
    # Each row begins with its filter type. The crop adds a column of zeros at the left: 0 is "no filter".
    rows = indices.crop((-1, 0, indices.width, indices.height)).tobytes()
    colours = bytes(palette_image(theme).getpalette() or ())
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", pack(">2I5B", indices.width, indices.height, *_PALETTE_OF_BYTES)),
            _chunk(b"PLTE", colours),
            _chunk(b"IDAT", isal_zlib.compress(rows, COMPRESS_LEVEL)),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    """Return a chunk of a PNG file: length, type, data, and the CRC of type and data."""
    return pack(">I", len(data)) + kind + data + pack(">I", crc32(data, crc32(kind)))
