"""Mixing colours."""

from __future__ import annotations

from rendering.base.theme import RGB

SUN: RGB = (255, 246, 216)
SHADE: RGB = (44, 24, 40)


def blend(a: RGB, b: RGB, part: float) -> RGB:
    """Return the colour that lies `part` (0 to 1) of the way from `a` to `b`."""
    return (
        round(a[0] + (b[0] - a[0]) * part),
        round(a[1] + (b[1] - a[1]) * part),
        round(a[2] + (b[2] - a[2]) * part),
    )


def sunlit(colour: RGB, part: float) -> RGB:
    """Return the colour with `part` (0 to 1) of warm sunlight mixed in."""
    return blend(colour, SUN, part)


def shaded(colour: RGB, part: float) -> RGB:
    """Return the colour with `part` (0 to 1) of shade mixed in."""
    return blend(colour, SHADE, part)
