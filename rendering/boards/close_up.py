"""How a close-up of one tile lies in its picture: all that is laid round it, and little of the empty table."""

from __future__ import annotations

import math
from collections.abc import Collection
from itertools import product

from game.values.geometry import AROUND, Cell
from rendering.base.rect import Rect
from rendering.base.screen import WIDTH
from rendering.boards.layout import TOP_PX, Frame, Window, side_px, window_round

CLOSE_PX = 240
"""The tile in a close-up: 80 pixels on a phone, and a neighbour with a little more on every side."""

HEIGHTS = (880, 760, 640)
"""How high the picture may be: the lower ones leave away what is empty."""

LEAST_BESIDE = 0.4
"""So much of a neighbouring cell is in sight on every side, in tiles: one sees that it is empty."""

STEPS = 4
"""The places that are tried on either side of the middle, in each direction."""

_HEIGHT_COUNTS = 0.1
"""How much emptier a picture of the full height may be than one of no height."""

_MIDDLE_COUNTS = 0.015
"""How much emptier a picture may be for each step that the cell is nearer to its middle."""


def close_frame(cell: Cell, board: Collection[Cell]) -> Frame:
    """Return a frame with the cell and all tiles round it in sight, and with little of the empty table.

    The cell is in the middle where tiles lie all round, else nearer to the side on which there are none.
    """
    side = side_px(window_round([cell], margin=2))
    laid = [cell, *(Cell(cell.x + dx, cell.y + dy) for dx, dy in product(range(-3, 4), repeat=2))]
    laid = [one for one in dict.fromkeys(laid) if one == cell or one in board]
    near = [one for one in laid if one == cell or (one.x - cell.x, one.y - cell.y) in AROUND]
    best, found = -math.inf, None
    for height in HEIGHTS:
        land = Rect(side, TOP_PX, WIDTH - 2 * side, height - 2 * TOP_PX)
        wide, high = land.width / CLOSE_PX, land.height / CLOSE_PX
        for step_x, step_y in sorted(
            product(range(-STEPS, STEPS + 1), repeat=2), key=lambda steps: abs(steps[0]) + abs(steps[1])
        ):
            left = cell.x - (wide - 1) / 2 + step_x * ((wide - 1) / 2 - LEAST_BESIDE) / STEPS
            top = cell.y - (high - 1) / 2 + step_y * ((high - 1) / 2 - LEAST_BESIDE) / STEPS
            if any(_seen(one, left, top, wide, high) < 0.999 for one in near):
                continue
            full = sum(_seen(one, left, top, wide, high) for one in laid) / (wide * high)
            worth = full + _HEIGHT_COUNTS * height / HEIGHTS[0] - _MIDDLE_COUNTS * (abs(step_x) + abs(step_y))
            if worth > best:
                best, found = worth, _frame(left, top, height, land)
    assert found is not None, "in the highest picture all round the cell is in sight"
    return found


def _seen(cell: Cell, left: float, top: float, wide: float, high: float) -> float:
    """Return how much of a cell is in sight, from 0 to 1."""
    across = min(cell.x + 1, left + wide) - max(cell.x, left)
    down = min(cell.y + 1, top + high) - max(cell.y, top)
    return max(0.0, across) * max(0.0, down)


def _frame(left: float, top: float, height: int, land: Rect) -> Frame:
    """Return the frame whose land begins at a point that is given in cells."""
    west, north = math.ceil(left), math.ceil(top)
    return Frame(
        width=WIDTH,
        height=height,
        land=land,
        window=Window(
            west,
            north,
            math.floor(left + land.width / CLOSE_PX) - 1,
            math.floor(top + land.height / CLOSE_PX) - 1,
        ),
        tile_px=CLOSE_PX,
        origin=(
            land.left + round((west - left) * CLOSE_PX),
            land.top + round((north - top) * CLOSE_PX),
        ),
        cropped=False,
    )
