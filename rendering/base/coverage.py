"""The characters that a font covers, read from its `cmap` table because Pillow does not expose them."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from pathlib import Path
from struct import unpack_from


@dataclass(frozen=True, slots=True)
class Coverage:
    """The characters of a font as sorted ranges of code points: `starts[k]` to `ends[k]`, both included."""

    starts: tuple[int, ...]
    ends: tuple[int, ...]

    def has(self, character: str) -> bool:
        """Return whether the font has a glyph for the character."""
        code = ord(character)
        place = bisect_right(self.starts, code) - 1
        return place >= 0 and code <= self.ends[place]


def read_coverage(path: Path) -> Coverage:
    """Return the characters of a TrueType or OpenType font, or of the first font of a collection."""
    data = path.read_bytes()
    start = unpack_from(">I", data, 12)[0] if data[:4] == b"ttcf" else 0
    tables = unpack_from(">H", data, start + 4)[0]
    for k in range(tables):
        tag, _, offset, _ = unpack_from(">4sIII", data, start + 12 + 16 * k)
        if tag == b"cmap":
            ranges = sorted(_best_subtable(data, offset))
            return Coverage(tuple(r[0] for r in ranges), tuple(r[1] for r in ranges))
    raise OSError(f"{path.name} has no cmap table")


def _best_subtable(data: bytes, cmap: int) -> list[tuple[int, int]]:
    """Return the ranges of the subtable for all planes (format 12), or else for the first one (format 4)."""
    found: dict[int, int] = {}
    for k in range(unpack_from(">H", data, cmap + 2)[0]):
        offset = unpack_from(">I", data, cmap + 4 + 8 * k + 4)[0]
        found[unpack_from(">H", data, cmap + offset)[0]] = cmap + offset
    if 12 in found:
        groups = unpack_from(">I", data, found[12] + 12)[0]
        triples = (unpack_from(">III", data, found[12] + 16 + 12 * k) for k in range(groups))
        return [(first, last) for first, last, _ in triples]
    return _first_plane(data, found[4])


def _first_plane(data: bytes, table: int) -> list[tuple[int, int]]:
    """Return the ranges of a format 4 subtable, without the characters that it maps to no glyph."""
    twice = unpack_from(">H", data, table + 6)[0]
    ranges: list[tuple[int, int]] = []
    for k in range(0, twice, 2):
        last, first = (unpack_from(">H", data, table + at + k)[0] for at in (14, 16 + twice))
        delta, place = (unpack_from(">H", data, table + 16 + n * twice + k)[0] for n in (2, 3))
        for code in range(first, min(last, 0xFFFE) + 1):
            glyph = code + delta
            if place:
                at = table + 16 + 3 * twice + k + place + 2 * (code - first)
                glyph = unpack_from(">H", data, at)[0]
            if glyph & 0xFFFF:
                if ranges and ranges[-1][1] == code - 1:
                    ranges[-1] = (ranges[-1][0], code)
                else:
                    ranges.append((code, code))
    return ranges
