"""Drawing tools for tiles: layers of one tile, filled outlines with an ink line, soft masks."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from PIL import Image, ImageDraw, ImageFilter

from rendering.base.shapes import Point
from rendering.base.theme import RGB

MASTER_PX = 512
"""Tiles are drawn in this size and reduced; smaller leaves jagged edges, larger looks no better."""

INK: RGB = (62, 42, 32)
LINE_PX = 3
"""Width of the ink line: 0.8 px on a tile of 128 px."""

SHADOW: RGB = (34, 24, 44)


def new_mask() -> tuple[Image.Image, ImageDraw.ImageDraw]:
    """Return an empty mask of a whole tile, and an `ImageDraw` on it."""
    mask = Image.new("L", (MASTER_PX, MASTER_PX))
    return mask, ImageDraw.Draw(mask)


def softly(
    ground: Image.Image,
    mask: Image.Image,
    colour: RGB,
    strength: float,
    blur: float = 0,
    shift: tuple[int, int] = (0, 0),
) -> None:
    """Paint a colour on the ground through the mask, blurred and shifted by pixels; `strength` is 0 to 1."""
    if shift != (0, 0):
        moved = Image.new("L", mask.size)
        moved.paste(mask, shift)
        mask = moved
    if blur:
        mask = mask.filter(ImageFilter.GaussianBlur(blur))
    if strength < 1:
        mask = mask.point([round(v * strength) for v in range(256)])
    ground.paste(colour, (0, 0), mask)


class Brush:
    """Draws upright things on one layer, and their shadows on another. Lengths are pixels of the master."""

    def __init__(self) -> None:
        self.layer = Image.new("RGBA", (MASTER_PX, MASTER_PX))
        self.draw = ImageDraw.Draw(self.layer)
        self.shade, self.shade_draw = new_mask()
        self._tilt: tuple[float, float, float, float] | None = None

    @contextmanager
    def tilted(self, x: float, y: float, angle: float) -> Iterator[None]:
        """Draw shapes, boxes, strokes and shadows turned a little round (x, y); `angle` in radians."""
        self._tilt = (x, y, math.cos(angle), math.sin(angle))
        try:
            yield
        finally:
            self._tilt = None

    def _placed(self, points: Sequence[Point]) -> Sequence[Point]:
        """Return the points turned as `tilted` says."""
        if self._tilt is None:
            return points
        cx, cy, c, s = self._tilt
        return [(cx + (x - cx) * c - (y - cy) * s, cy + (x - cx) * s + (y - cy) * c) for x, y in points]

    def shape(self, points: Sequence[Point], fill: RGB, line: RGB | None = INK, width: int = LINE_PX) -> None:
        """Draw a filled outline; `line` None leaves out the ink."""
        points = self._placed(points)
        self.draw.polygon(points, fill=fill)
        if line is not None:
            self.draw.line([*points, points[0], points[1]], fill=line, width=width, joint="curve")

    def flat(self, points: Sequence[Point], fill: RGB) -> None:
        """Draw a filled outline without ink: light and shade on a thing."""
        self.draw.polygon(self._placed(points), fill=fill)

    def disc(
        self,
        x: float,
        y: float,
        rx: float,
        ry: float,
        fill: RGB,
        line: RGB | None = INK,
        width: int = LINE_PX,
    ) -> None:
        """Draw a filled ellipse with the ink line outside it."""
        if line is not None:
            self.draw.ellipse((x - rx - width, y - ry - width, x + rx + width, y + ry + width), fill=line)
        self.draw.ellipse((x - rx, y - ry, x + rx, y + ry), fill=fill)

    def box(
        self,
        x0: float,
        y0: float,
        x1: float,
        y1: float,
        fill: RGB,
        line: RGB | None = None,
        width: int = LINE_PX,
    ) -> None:
        """Draw a filled upright rectangle."""
        if self._tilt is not None:
            self.shape([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], fill, line, width)
            return
        self.draw.rectangle((x0, y0, x1, y1), fill=fill, outline=line, width=width)

    def stroke(self, points: Sequence[Point], colour: RGB = INK, width: int = LINE_PX) -> None:
        """Draw a line."""
        self.draw.line(list(self._placed(points)), fill=colour, width=width, joint="curve")

    def shadow(self, points: Sequence[Point]) -> None:
        """Draw a shadow of that outline on the ground."""
        self.shade_draw.polygon(self._placed(points), fill=255)

    def shadow_disc(self, x: float, y: float, rx: float, ry: float) -> None:
        """Draw a round shadow."""
        self.shade_draw.ellipse((x - rx, y - ry, x + rx, y + ry), fill=255)

    def onto(self, ground: Image.Image) -> None:
        """Paste the shadows, then the things, on the ground."""
        softly(ground, self.shade, SHADOW, 0.38, 4)
        ground.paste(self.layer, (0, 0), self.layer)
