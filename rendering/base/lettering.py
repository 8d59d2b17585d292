"""Lines of text in any script for pictures, fitted to the room that they have and cached as masks."""

from __future__ import annotations

import math
import unicodedata
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal, TypeAlias

from PIL import Image

from rendering.base.fonts import draw_text, legible, text_width
from rendering.base.theme import RGB

Align: TypeAlias = Literal["left", "middle", "right"]

_LEFTWARDS = frozenset({"R", "AL"})
"""Bidirectional classes of letters that are written from right to left."""
_JOINED = frozenset({"Mn", "Mc", "Me", "Cf", "Lm"})
"""Categories of characters that are not parted from others: marks, joiners, the Japanese sign for long vowels."""

TITLE_LINE = 1.15
"""Distance between the two lines of a title, as a share of the letter size."""


@dataclass(frozen=True, slots=True)
class Lettering:
    """How a text is written: size of the letters in pixels, weight, colour."""

    size_px: int
    colour: RGB
    bold: bool = False


def width_of(text: str, lettering: Lettering) -> int:
    """Return how many pixels wide the text is."""
    return _width(text, lettering.size_px, lettering.bold)


def write(
    canvas: Image.Image,
    at: tuple[float, float],
    text: str,
    lettering: Lettering,
    *,
    align: Align = "left",
    room_px: int | None = None,
    least_px: int | None = None,
) -> int:
    """Write one line with its middle at height `at[1]`; return its width in pixels.

    `align` says which point of the line is at `at[0]`. A text wider than `room_px` is written up to a
    quarter smaller, or in letters down to `least_px`, then cut with an ellipsis.
    """
    if not text:
        return 0
    size, shown = lettering.size_px, text
    if room_px is not None:
        size, shown = fitted(text, lettering, room_px, least_px)
    mask = _mask(shown, size, lettering.bold)
    width, side = mask.width - 2 * _side(size), _side(size)
    shift = {"left": 0, "middle": width / 2, "right": width}[align]
    canvas.paste(lettering.colour, (round(at[0] - shift) - side, round(at[1] - mask.height / 2)), mask)
    return width


def write_lines(
    canvas: Image.Image,
    at: tuple[float, float],
    lines: Sequence[str],
    lettering: Lettering,
    *,
    line_px: int,
    room_px: int,
    least_px: int,
    align: Align = "left",
) -> None:
    """Write lines below each other, `line_px` apart, aligned at `at[0]` and together centred on height `at[1]`.

    They are fitted into `room_px` as `write` does, all in letters of one size.
    """
    sizes = [fitted(line, lettering, room_px, least_px)[0] for line in lines]
    lettering = replace(lettering, size_px=min(sizes, default=least_px))
    for number, line in enumerate(lines):
        y = at[1] + (number - (len(lines) - 1) / 2) * line_px
        write(canvas, (at[0], y), line, lettering, align=align, room_px=room_px, least_px=least_px)


def write_title(
    canvas: Image.Image,
    at: tuple[float, float],
    text: str,
    lettering: Lettering,
    *,
    room_px: int,
    least_px: int,
    align: Align = "left",
) -> None:
    """Write a title on one line if it fits in letters of `least_px`, otherwise on two in these letters.

    A title without a letter that any font has is a dash.
    """
    lines = two_lines(legible(text), lettering, room_px, least_px)
    if len(lines) > 1:
        lettering = replace(lettering, size_px=least_px)
    write_lines(
        canvas,
        at,
        lines,
        lettering,
        line_px=round(least_px * TITLE_LINE),
        room_px=room_px,
        least_px=least_px,
        align=align,
    )


@lru_cache(maxsize=1024)
def fitted(text: str, lettering: Lettering, room_px: int, least_px: int | None = None) -> tuple[int, str]:
    """Return the letter size in pixels and the text, shortened if necessary, that fit into `room_px`."""
    size = lettering.size_px
    width = _width(text, size, lettering.bold)
    if width <= room_px:
        return size, text
    size = max(8, least_px or round(size * 0.75), int(size * room_px / width))
    if _width(text, size, lettering.bold) <= room_px:
        return size, text
    keep, drop = 0, len(text)
    while drop - keep > 1:
        half = (keep + drop) // 2
        if _width(text[:half].rstrip() + "…", size, lettering.bold) <= room_px:
            keep = half
        else:
            drop = half
    return size, text[:keep].rstrip() + "…"


def wrapped(text: str, lettering: Lettering, room_px: int) -> tuple[str, ...]:
    """Return the text broken at spaces into lines that fit `room_px`; a longer word is a line of its own."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, lettering) <= room_px:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


def _width(text: str, size_px: int, bold: bool) -> int:
    return _mask(text, size_px, bold).width - 2 * _side(size_px)


def _side(size_px: int) -> int:
    """Return how many pixels letters may reach beyond their width, as the hook of a j and the end of an f."""
    return math.ceil(size_px * 0.08)


def two_lines(text: str, lettering: Lettering, room_px: int, least_px: int) -> tuple[str, ...]:
    """Return the text as one line, or as two if it does not fit `room_px` in letters of `least_px`.

    It is broken at a space, or between letters if its first word is too long for a line.
    """
    least = replace(lettering, size_px=least_px)
    if width_of(text, least) <= room_px:
        return (text,)
    first, *others = wrapped(text, least, room_px) or (text,)
    if others and width_of(first, least) <= room_px:
        return first, " ".join(others)
    return _broken(text, least, room_px)


def _broken(text: str, lettering: Lettering, room_px: int) -> tuple[str, ...]:
    """Return the text on two lines, or on one if its first word cannot be broken.

    The first line ends after a hyphen, dot or underscore if the rest then fits, and is otherwise as long as fits.
    """
    places = [place for place in range(1, len(text)) if _may_break(text[place - 1], text[place])]
    places = places[: bisect_right(places, room_px, key=lambda place: width_of(text[:place], lettering))]
    if not places:
        return (text,)
    marked = (place for place in reversed(places) if unicodedata.category(text[place - 1])[0] == "P")
    place = next(
        (candidate for candidate in marked if width_of(text[candidate:], lettering) <= room_px), places[-1]
    )
    return text[:place], text[place:]


def _may_break(before: str, after: str) -> bool:
    """Return whether a line may end between two characters.

    Letters with marks and those of right-to-left scripts stay together, and no line begins with punctuation.
    """
    joined = any(
        unicodedata.bidirectional(character) in _LEFTWARDS or unicodedata.category(character) in _JOINED
        for character in (before, after)
    )
    return not joined and unicodedata.category(after)[0] != "P"


@lru_cache(maxsize=2048)
def _mask(text: str, size_px: int, bold: bool) -> Image.Image:
    """Return the text as a mask whose middle is the middle of a capital, so that lines of any text align.

    It has room for parts of letters beyond the width of the text, and for marks above and below.
    """
    side = _side(size_px)
    width = max(1, math.ceil(text_width(text, size_px, bold=bold)) + 2) + 2 * side
    letters = Image.new("RGB", (width, round(size_px * 2)))
    at = (side + 1, letters.height / 2)
    draw_text(letters, at, text, size_px, (255, 255, 255), bold=bold, anchor="lm")
    mask = letters.getchannel("R")
    box = mask.getbbox()
    # Most texts have empty rows above and below, which would cost time whenever the mask is pasted.
    spare = min(box[1], mask.height - box[3]) if box is not None else 0
    return mask.crop((0, spare, mask.width, mask.height - spare))
