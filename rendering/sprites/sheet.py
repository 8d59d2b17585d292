"""The sheet on which a figure or a neutral piece is drawn, in units of its height: rims, shadow, clipping."""

from __future__ import annotations

import math

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from rendering.base.shapes import Line
from rendering.base.theme import RGB

SHADOW: RGB = (20, 14, 24)
WHITE: RGB = (255, 255, 255)
BLACK: RGB = (0, 0, 0)
SKIN: RGB = (250, 222, 184)


def mirrored(right: Line) -> Line:
    """Return the symmetric outline whose eastern half is `right`."""
    return right + [(-x, y) for x, y in reversed(right)]


class Sheet:
    """A square picture in units of the piece's height, its middle at (0, 0); all is drawn lower by `drop`."""

    def __init__(self, side_px: int, unit_px: float, *, lying: bool = False, drop: float = 0.0) -> None:
        self.side = side_px
        self.unit = unit_px
        self.lying = lying
        self._drop = drop
        self.image = Image.new("RGBA", (self.side, self.side))
        self.draw = ImageDraw.Draw(self.image)

    def place(self, points: Line) -> Line:
        """Return the unit points as pixels; a lying figure has its head to the east."""
        middle = self.side / 2
        points = [(x, y + self._drop) for x, y in points]
        if self.lying:
            points = [(-y, x) for x, y in points]
        return [(middle + x * self.unit, middle + y * self.unit) for x, y in points]

    def stroke(self, points: Line, width: float, colour: RGB) -> None:
        """Draw a line."""
        pixels = self.place(points)
        broad = max(1, round(width * self.unit))
        self.draw.line(pixels, fill=colour, width=broad, joint="curve")
        for x, y in (pixels[0], pixels[-1]):
            self.draw.ellipse((x - broad / 2, y - broad / 2, x + broad / 2, y + broad / 2), fill=colour)

    def fill(self, points: Line, colour: RGB) -> None:
        """Fill an outline."""
        self.draw.polygon(self.place(points), fill=colour)

    def grown(self, outlines: list[Line], by: float, colour: RGB) -> None:
        """Fill the outlines with a rim of `by` all round."""
        radius = by * self.unit
        for outline in outlines:
            pixels = self.place(outline)
            self.draw.polygon(pixels, fill=colour)
            self.draw.line([*pixels, pixels[0]], fill=colour, width=max(1, round(2 * radius)))
            for x, y in pixels:
                self.draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)

    def inside(self, outline: Line, points: Line, colour: RGB) -> None:
        """Fill only the part of `points` that lies in the outline."""
        frame, part = self.place(outline), self.place(points)
        left, top = (math.floor(min(p[axis] for p in part)) for axis in (0, 1))
        right, low = (math.ceil(max(p[axis] for p in part)) for axis in (0, 1))
        masks = []
        for shape in (frame, part):
            mask = Image.new("L", (right - left + 1, low - top + 1))
            ImageDraw.Draw(mask).polygon([(x - left, y - top) for x, y in shape], fill=255)
            masks.append(mask)
        self.image.paste((*colour, 255), (left, top), ImageChops.darker(*masks))

    def shadow(self, outlines: list[Line]) -> None:
        """Draw the soft shadow of the outlines on an empty sheet, to the south-east."""
        mask = Image.new("L", self.image.size)
        offset = self.unit * 0.06
        for outline in outlines:
            ImageDraw.Draw(mask).polygon([(x + offset, y + offset) for x, y in self.place(outline)], fill=140)
        self.image.paste((*SHADOW, 0), (0, 0, self.side, self.side))
        self.image.putalpha(mask.filter(ImageFilter.GaussianBlur(self.unit * 0.045)))
