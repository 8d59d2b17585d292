"""The frame of a close-up of one tile: it shows all tiles round it, and little of the empty table."""

from __future__ import annotations

import math
from collections.abc import Collection
from functools import lru_cache
from itertools import product

from game.values.geometry import AROUND, Cell
from rendering.base.rect import Rect
from rendering.base.screen import WIDTH
from rendering.boards.layout import TOP_PX, Frame, Window, showing, side_px, window_round

CLOSE_PX = 240
"""Side of a tile in a close-up: 80 pixels on a phone. A neighbour and a little more fit on every side."""

HEIGHTS = (880, 760, 640)
"""The heights in pixels that a picture may have; a lower one shows less of the empty table."""

LEAST_BESIDE = 0.4
"""The least part of a neighbouring cell in sight on every side, in tiles: one sees that it is empty."""

STEPS = 4
"""The number of places tried on either side of the middle, in each direction."""

_HEIGHT_WEIGHT = 0.1
"""What the full height is worth, as a share of the picture covered by tiles; less height in proportion."""

_MIDDLE_WEIGHT = 0.015
"""What each step of the cell towards the middle is worth, in the same unit."""


def close_frame(cell: Cell, board: Collection[Cell]) -> Frame:
    """Return a frame that shows the cell and all tiles round it, and little of the empty table.

    The cell is in the middle if tiles lie all round it, otherwise nearer to the side without tiles.
    """
    around = (Cell(cell.x + dx, cell.y + dy) for dx, dy in product(range(-3, 4), repeat=2))
    laid = tuple(candidate for candidate in around if candidate == cell or candidate in board)
    return showing(_best_frame(cell, laid), board)


@lru_cache(maxsize=256)
def _best_frame(cell: Cell, laid: tuple[Cell, ...]) -> Frame:
    """Return the frame for a cell; `laid` is that cell and those near it with tiles.

    Cached, because a tile is shown in the same frame again when it is turned and when a figure is chosen.
    """
    side = side_px(window_round([cell], margin=2))
    near = [(x, y) for x, y in laid if (x, y) == cell or (x - cell.x, y - cell.y) in AROUND]
    columns, rows = range(cell.x - 3, cell.x + 4), range(cell.y - 3, cell.y + 4)
    best, found = -math.inf, None
    for height in HEIGHTS:
        land = Rect(side, TOP_PX, WIDTH - 2 * side, height - 2 * TOP_PX)
        wide, high = land.width / CLOSE_PX, land.height / CLOSE_PX
        lefts = {step: _begin(cell.x, wide, step) for step in range(-STEPS, STEPS + 1)}
        tops = {step: _begin(cell.y, high, step) for step in range(-STEPS, STEPS + 1)}
        across = {step: {x: _seen(x, left, wide) for x in columns} for step, left in lefts.items()}
        down = {step: {y: _seen(y, top, high) for y in rows} for step, top in tops.items()}
        for step_x, step_y in sorted(product(lefts, tops), key=lambda steps: abs(steps[0]) + abs(steps[1])):
            xs, ys = across[step_x], down[step_y]
            if any(xs[x] * ys[y] < 0.999 for x, y in near):
                continue
            full = sum(xs[x] * ys[y] for x, y in laid) / (wide * high)
            worth = full + _HEIGHT_WEIGHT * height / HEIGHTS[0] - _MIDDLE_WEIGHT * (abs(step_x) + abs(step_y))
            if worth > best:
                best, found = worth, _frame(lefts[step_x], tops[step_y], height, land)
    assert found is not None, "in the highest picture all round the cell is in sight"
    return found


def _begin(at: int, room: float, step: int) -> float:
    """Return the first coordinate of land that shows column or row `at` `step` steps before its middle."""
    return at - (room - 1) / 2 + step * ((room - 1) / 2 - LEAST_BESIDE) / STEPS


def _seen(at: int, begin: float, room: float) -> float:
    """Return how much of a column or row is in sight, from 0 to 1."""
    return max(0.0, min(at + 1, begin + room) - max(at, begin))


def _frame(left: float, top: float, height: int, land: Rect) -> Frame:
    """Return the frame whose land begins at `(left, top)`, in cells."""
    # In whole pixels, since the least error of a fraction would drop a column that is in sight as a whole.
    x, y = round(left * CLOSE_PX), round(top * CLOSE_PX)
    west, north = -(-x // CLOSE_PX), -(-y // CLOSE_PX)
    east, south = (x + land.width) // CLOSE_PX - 1, (y + land.height) // CLOSE_PX - 1
    return Frame(
        width=WIDTH,
        height=height,
        land=land,
        window=Window(west, north, east, south),
        tile_px=CLOSE_PX,
        origin=(land.left + west * CLOSE_PX - x, land.top + north * CLOSE_PX - y),
        cropped=False,
    )
