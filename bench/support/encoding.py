"""The yardstick of all measurements of drawing: quantising and encoding one picture with Pillow.

It stays the same however fast our own encoding becomes, so that figures of versions can be compared.
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
