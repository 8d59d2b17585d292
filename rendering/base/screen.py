"""Sizes as a phone shows them.

On a screen 390 pixels wide a picture in a message is 300 wide. Pictures of boards are drawn three times as
large, whatever they show: a length in pixels here is always three times the length on the phone's screen.
"""

from __future__ import annotations

import math

SCREEN_PX = 300
"""Width of a picture on the phone's screen, in pixels of the screen."""

SCALE = 3
"""Pixels of a picture for each pixel of the phone's screen."""

WIDTH = SCREEN_PX * SCALE
LOWEST, HIGHEST = 563, 1125
"""Heights of a picture 900 wide at 16:10 and 4:5. Discord shows shapes between these at their full width."""

STRIP_LOWEST = 300
"""The least height of a picture of a single row, in which more empty table would make nothing larger."""

LEAST_TILE_PX = 20 * SCALE
"""The least tile on which a phone shows roads, cities and figures distinctly; smaller is an overview."""

DISC_PX = 54
"""Diameter of a disc with a number or a letter: 18 pixels on the phone's screen, the number 11 high."""

NAME_PX = 28
"""Letter size of the names of cells in the border: 9 pixels on the phone's screen."""

FIGURE_PX = 38
"""The least height at which a figure on a tile can be told from others."""


LETTERS, SMALL_LETTERS = 11, 9.5
"""Letter heights on the phone's screen in charts and tables: of names and numbers, and of explanations."""


def letters_px(width: int, screen_px: float = LETTERS) -> int:
    """Return the least letter height in a picture `width` pixels wide, in pixels of the picture.

    `screen_px` is the letter height in pixels of the phone's screen.
    """
    return math.ceil(width * screen_px / SCREEN_PX)


def on_screen(pixels: float) -> float:
    """Return a length in pixels of a picture as pixels of the phone's screen."""
    return pixels / SCALE
