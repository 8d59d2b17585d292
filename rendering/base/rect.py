"""A rectangle of pixels."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle of pixels: left top corner, width and height."""

    left: int
    top: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The first column of pixels beyond it."""
        return self.left + self.width

    @property
    def bottom(self) -> int:
        """The first row of pixels below it."""
        return self.top + self.height

    def inset(self, margin: int) -> Rect:
        """Return the rectangle without `margin` pixels all round."""
        return Rect(self.left + margin, self.top + margin, self.width - 2 * margin, self.height - 2 * margin)
