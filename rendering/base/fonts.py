"""Text for pictures: Noto Sans, other fonts for scripts it lacks, and never a box for a missing glyph."""

from __future__ import annotations

import logging
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from itertools import groupby, takewhile
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont, features

from rendering.base.coverage import Coverage, read_coverage
from rendering.base.theme import RGB

_log = logging.getLogger(__name__)

CAPITALS = 0.714
"""Height of a capital letter as a share of the font size."""

FACES = 12
"""The most fonts kept open, each at one size and weight. Each takes a megabyte once it has drawn a text."""

MOST_MARKS = 2
"""The most combining marks kept on one letter. More are decoration that runs into other lines."""

_STRIKING = frozenset({1, 233, 234})
"""Combining classes of marks drawn through a letter (1) or across two letters (233, 234)."""

_FONT_FILES: tuple[tuple[str, str], ...] = (
    ("fontpkg_noto_sans", "files/NotoSans[wdth,wght].ttf"),
    ("noto_cjk_sans_otc", "NotoSansCJK-Regular.ttc"),
    ("fontpkg_noto_sans_arabic", "files/NotoSansArabic[wdth,wght].ttf"),
    ("fontpkg_open_sans", "files/OpenSans[wdth,wght].ttf"),
    ("fontpkg_noto_sans_thai", "files/NotoSansThai[wdth,wght].ttf"),
    ("fontpkg_noto_sans_khmer", "files/NotoSansKhmer[wdth,wght].ttf"),
    ("fontpkg_noto_sans_tamil", "files/NotoSansTamil[wdth,wght].ttf"),
    ("fontpkg_noto_sans_telugu", "files/NotoSansTelugu[wdth,wght].ttf"),
    ("rendering", "assets/typefaces/NotoEmoji.ttf"),
)
"""Package and file of each font, in order of preference."""

_LATIN, _CJK, _ARABIC, _HEBREW, _THAI, _KHMER, _TAMIL, _TELUGU, _EMOJI = range(len(_FONT_FILES))

_LEFTWARDS = frozenset({_ARABIC, _HEBREW})
"""Fonts of scripts written from right to left."""

_SHAPED = _LEFTWARDS | {_KHMER, _TAMIL, _TELUGU}
"""Fonts of scripts whose letters are reordered or change shape in context. Pillow needs FriBiDi for that."""

_DEVANAGARI = range(0x0900, 0x0980)
"""Code points of Devanagari, which needs FriBiDi too, though Noto Sans itself covers it."""

_BLANKS = frozenset({0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0})
"""Letters and symbols without ink: Hangul fillers, blank Braille. A name of only these counts as empty."""

_TOO_WIDE = frozenset({"\N{ARABIC LIGATURE BISMILLAH AR-RAHMAN AR-RAHEEM}"})
"""A sentence in one character: FreeType cannot draw it bold, and it leaves no room for a name beside it."""


def _path(number: int) -> Path:
    package, name = _FONT_FILES[number]
    return Path(str(files(package).joinpath(name)))


@cache
def _coverage(number: int) -> Coverage:
    """Return the characters of a font, or none if it cannot be read, which is logged once."""
    try:
        return read_coverage(_path(number))
    except (OSError, ImportError) as fault:
        _log.warning(
            "font %s cannot be read, its letters are missing in pictures: %s", _FONT_FILES[number][1], fault
        )
        return Coverage((), ())


@cache
def _check_layout() -> None:
    """Log once if FriBiDi is not installed, without which letters are neither reordered nor shaped."""
    if not features.check("raqm"):
        _log.warning(
            "FriBiDi is not installed: Arabic, Hebrew, Khmer and scripts of India are drawn letter by letter"
        )


@lru_cache(maxsize=FACES)
def _face(number: int, size_px: int, *, bold: bool) -> ImageFont.FreeTypeFont:
    """Return a font of `_FONT_FILES`, by its index, at a size and weight. The CJK font has only one weight."""
    face = ImageFont.truetype(str(_path(number)), size_px)
    if _path(number).suffix == ".ttf":
        weight = 700 if bold else 400
        face.set_variation_by_axes(
            [
                weight if axis["name"] == b"Weight" else axis["default"] or 0
                for axis in face.get_variation_axes()
            ]
        )
    return face


def font(size_px: int) -> ImageFont.FreeTypeFont:
    """Return bold Noto Sans at a size, for the program's own texts such as numbers. Names need `draw_text`."""
    return _face(_LATIN, size_px, bold=True)


@dataclass(frozen=True, slots=True)
class _Run:
    """A piece of a text that is drawn in one font."""

    font_number: int
    text: str

    def face(self, size_px: int, *, bold: bool) -> ImageFont.FreeTypeFont:
        return _face(self.font_number, size_px, bold=bold)

    def stroke(self, size_px: int, *, bold: bool) -> float:
        """Return the pixels of the stroke that imitates bold in the CJK font, which has only one weight."""
        return size_px * 0.022 if bold and self.font_number == _CJK else 0.0


def drawable(text: str) -> str:
    """Return the text as it can be drawn, maybe empty: what no font has is made plain (NFKC) or left out."""
    return "".join(run.text for run in _runs(text))


def legible(name: str) -> str:
    """Return the name, or a dash if no font has any of its letters."""
    return name if drawable(name) else "–"


@lru_cache(maxsize=2048)
def _runs(text: str) -> tuple[_Run, ...]:
    """Return a text as it is drawn: without what cannot be drawn, in as few runs as its fonts allow."""
    chosen: list[tuple[int, str]] = []
    marks = 0
    for character in unicodedata.normalize("NFC", " ".join(text.split())):
        marks = marks + 1 if _stacks(character) else 0
        if marks > MOST_MARKS or _silent(character):
            continue
        if character == " " and (not chosen or chosen[-1][1] == " "):
            continue
        previous = chosen[-1][0] if chosen else None
        number = _font_for(character, previous)
        if number is not None:
            chosen.append((number, character))
            continue
        plain = [(_font_for(part, previous), part) for part in unicodedata.normalize("NFKC", character)]
        chosen += [(found, part) for found, part in plain if found is not None and not _silent(part)]
    if chosen and chosen[-1][1] == " ":
        chosen.pop()
    # A text that begins in a right-to-left font is right-to-left as a whole, and its last character leftmost.
    after = chosen[0][0] if chosen and chosen[0][0] in _LEFTWARDS else _LATIN
    for index in reversed(range(len(chosen))):
        number, character = chosen[index]
        leftwards = number in _LEFTWARDS and number != after and not _closes(chosen, index)
        if leftwards and unicodedata.category(character)[0] in "ZP" and _coverage(_LATIN).has(character):
            # The last character of a right-to-left run is its leftmost. A space there would not separate the
            # run from the one at its right, and a closing bracket would be mirrored.
            chosen[index] = (_LATIN, character)
        after = chosen[index][0]
    shown = "".join(character for _, character in chosen)
    if shown != text:
        # A character that was left out may have separated a letter from its marks, or marks from each other.
        return _runs(shown)
    if any(number in _SHAPED or ord(character) in _DEVANAGARI for number, character in chosen):
        _check_layout()
    return tuple(
        _Run(number, "".join(character for _, character in group))
        for number, group in groupby(chosen, key=lambda pair: pair[0])
    )


def _closes(chosen: Sequence[tuple[int, str]], index: int) -> bool:
    """Return whether a character closes a bracket opened in the same run: both enclose the same words."""
    number, character = chosen[index]
    before = reversed(chosen[:index])
    within = (earlier for _, earlier in takewhile(lambda pair: pair[0] == number, before))
    return unicodedata.category(character) == "Pe" and any(
        unicodedata.category(earlier) == "Ps" for earlier in within
    )


def _stacks(character: str) -> bool:
    """Return whether a character is drawn above or below a letter, stacked on the marks already there.

    Thai vowels are, too, though their combining class is 0.
    """
    is_thai = 0x0E00 <= ord(character) <= 0x0E7F
    return unicodedata.combining(character) != 0 or (is_thai and unicodedata.category(character) == "Mn")


def _silent(character: str) -> bool:
    """Return whether a character is not drawn on its own.

    These are controls, format characters, fillers, variation selectors, skin tones, strokes through letters,
    and rings and boxes round other characters, which would be drawn empty beside them.
    """
    code = ord(character)
    if unicodedata.combining(character) in _STRIKING:
        return True
    if code in _BLANKS:
        return True
    if 0xFE00 <= code <= 0xFE0F or 0x1F3FB <= code <= 0x1F3FF:
        return True
    return unicodedata.category(character) in {"Cc", "Cf", "Cs", "Co", "Cn", "Me"}


def _font_for(character: str, previous: int | None) -> int | None:
    """Return the first font that has the character, or None.

    Spaces, marks and punctuation keep the font before them. So do digits after right-to-left letters: in
    another font they would split the words, which would then be in the wrong order. The ellipsis of a cut
    name keeps a right-to-left font, to be drawn at the left, where the rest of the name would be. Elsewhere
    it is Latin, because the CJK font draws it at the height of a hyphen.
    """
    if character in _TOO_WIDE:
        return None
    if character == "…" and previous not in _LEFTWARDS:
        return _LATIN if _coverage(_LATIN).has(character) else None
    neutral = unicodedata.category(character)[0] in ("ZMPN" if previous in _LEFTWARDS else "ZMP")
    if neutral and previous is not None and previous != _EMOJI and _coverage(previous).has(character):
        return previous
    return next((number for number in range(len(_FONT_FILES)) if _coverage(number).has(character)), None)


def text_width(text: str, size_px: int, *, bold: bool = False) -> float:
    """Return the width in pixels of the text as `draw_text` draws it."""
    return sum(run.face(size_px, bold=bold).getlength(run.text) for run in _runs(text))


def draw_text(
    image: Image.Image,
    xy: tuple[float, float],
    text: str,
    size_px: int,
    fill: RGB | int,
    *,
    bold: bool = False,
    anchor: str = "ls",
) -> float:
    """Draw the text and return its width in pixels.

    `anchor` says which point of the text is at `xy`: l, m or r (left, middle, right), then s or m (baseline,
    or middle of the capitals). `fill` is an int if the image is a mask.
    """
    width = text_width(text, size_px, bold=bold)
    x = xy[0] - {"l": 0.0, "m": width / 2, "r": width}[anchor[0]]
    y = xy[1] + (size_px * CAPITALS / 2 if anchor[1] == "m" else 0.0)
    draw = ImageDraw.Draw(image)
    for run in _runs(text):
        face = run.face(size_px, bold=bold)
        draw.text(
            (x, y), run.text, font=face, fill=fill, anchor="ls", stroke_width=run.stroke(size_px, bold=bold)
        )
        x += face.getlength(run.text)
    return width
