"""Text for pictures: Noto Sans, with other fonts where it has no letter, and never an empty box."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from PIL import Image, ImageDraw, ImageFont

from rendering.theme import RGB


@cache
def font(size_px: int, *, bold: bool = False) -> ImageFont.FreeTypeFont:
    """Noto Sans at that size; for texts of ours (numbers, cell names). Names of people go through `draw_text`."""
    path = files("fontpkg_noto_sans").joinpath("files/NotoSans[wdth,wght].ttf")
    face = ImageFont.truetype(str(path), size_px)
    face.set_variation_by_axes([700 if bold else 400, 100])
    return face


def text_width(text: str, size_px: int, *, bold: bool = False) -> float:
    """Width in pixels of the text as `draw_text` draws it."""
    return font(size_px, bold=bold).getlength(text)


def shortened(text: str, size_px: int, width_px: float, *, bold: bool = False) -> str:
    """The text, or as much of it as fits the width with an ellipsis behind."""
    if text_width(text, size_px, bold=bold) <= width_px:
        return text
    while text and text_width(text + "…", size_px, bold=bold) > width_px:
        text = text[:-1]
    return text.rstrip() + "…"


def draw_text(
    image: Image.Image,
    xy: tuple[float, float],
    text: str,
    size_px: int,
    fill: RGB,
    *,
    bold: bool = False,
    anchor: str = "ls",
    width_px: float | None = None,
) -> float:
    """Draw the text on an RGB picture and return its width in pixels; shortened to `width_px` if given.

    `anchor`: first letter l, m or r (left, middle, right of xy), second s or m (baseline or middle of capitals).
    """
    if width_px is not None:
        text = shortened(text, size_px, width_px, bold=bold)
    ImageDraw.Draw(image).text(xy, text, font=font(size_px, bold=bold), fill=fill, anchor=anchor)
    return text_width(text, size_px, bold=bold)
