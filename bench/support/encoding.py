"""The yardstick of everything that draws: quantising and encoding one picture as Pillow does it.

It stays what it is, however quick our own encoding becomes, so that figures of different versions can be compared.
"""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from rendering.base.encode import to_palette
from rendering.base.theme import DEFAULT_THEME, Theme

COMPRESS_LEVEL = 4


def encoded_by_pillow(canvas: Image.Image, theme: Theme = DEFAULT_THEME) -> bytes:
    """Return the RGB picture as a PNG in the theme's colours."""
    out = BytesIO()
    to_palette(canvas, theme).save(out, "PNG", compress_level=COMPRESS_LEVEL)
    return out.getvalue()
