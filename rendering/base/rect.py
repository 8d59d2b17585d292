"""A rectangle of pixels."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle of pixels: its top left corner, width and height."""

    left: int
    top: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The first column of pixels to the right of the rectangle."""
        return self.left + self.width

    @property
    def bottom(self) -> int:
        """The first row of pixels below the rectangle."""
        return self.top + self.height

    def inset(self, margin: int) -> Rect:
        """Return the rectangle with `margin` pixels less on every side."""
        return Rect(self.left + margin, self.top + margin, self.width - 2 * margin, self.height - 2 * margin)
