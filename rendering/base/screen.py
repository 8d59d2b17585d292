"""Sizes as a phone shows them.

On a screen 390 pixels wide a picture in a message is 300 wide. Pictures of boards are drawn three times as
large, whatever they show: a length in pixels here is always three times the length on the phone's screen.
"""

from __future__ import annotations

import math

SCREEN_PX = 300
"""How wide a phone shows a picture."""

SCALE = 3
"""Pixels of ours in one of those."""

WIDTH = SCREEN_PX * SCALE
LOWEST, HIGHEST = 563, 1125
"""Heights of a picture 900 wide between 16:10 and 4:5, the shapes that Discord shows at their full width."""

STRIP_LOWEST = 300
"""A picture that is a row by nature may be this low: more of the empty table would make nothing larger."""

LEAST_TILE_PX = 20 * SCALE
"""A tile of which roads, cities and figures are told apart on a phone; smaller ones are for an overview."""

DISC_PX = 54
"""A disc with a number or a letter, 18 pixels on the phone's screen; its number is 11 high."""

NAME_PX = 28
"""Letters of the names of cells at the border, 9 pixels on the phone's screen."""

FIGURE_PX = 38
"""The least height of a figure on a tile that can be told apart."""


LETTERS, SMALL_LETTERS = 11, 9.5
"""Heights on the phone's screen of names and numbers, and of what explains them, in charts and tables."""


def letters_px(width: int, in_hand: float = LETTERS) -> int:
    """Return the least height of letters in a picture `width` pixels wide, in pixels of the picture.

    On the phone's screen they are `in_hand` pixels high.
    """
    return math.ceil(width * in_hand / SCREEN_PX)


def on_screen(pixels: float) -> float:
    """Return how many pixels of a phone these pixels of ours are."""
    return pixels / SCALE
