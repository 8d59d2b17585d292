"""Where things lie in a picture: the part of the board shown, and the room for the panel.

The picture fits 11:7, the shape of the box in which Discord shows a picture inside
a message. Sizes are pixels; windows are whole cells.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from game.values.geometry import Cell
from rendering.base.rect import Rect

MAX_WIDTH, MAX_HEIGHT = 2240, 1424
MIN_HEIGHT = 712
"""Below this the panel's letters would blur: a small board gets more table round it instead."""

TILE_SIZES = (160, 144, 128, 112, 96, 80, 64, 48)
"""Tile sizes in use. Few, so that games share their sprites; a smaller canvas looks the same on screen.

Below the last a board is cropped instead of shrunk further.
"""

CLEAR_TILE_PX, CLEAR_HEIGHT = 112, 1120
"""Tiles of this size are clear even when the picture is opened large; larger ones are not worth a picture that is
higher than this, which would look the same inside a message."""


@dataclass(frozen=True, slots=True)
class Window:
    """A rectangle of cells, both ends included."""

    west: int
    north: int
    east: int
    south: int

    @property
    def columns(self) -> int:
        """How many cells it is wide."""
        return self.east - self.west + 1

    @property
    def rows(self) -> int:
        """How many cells it is high."""
        return self.south - self.north + 1

    def __contains__(self, cell: Cell) -> bool:
        return self.west <= cell[0] <= self.east and self.north <= cell[1] <= self.south


@dataclass(frozen=True, slots=True)
class Frame:
    """How a board lies in its picture.

    `origin` is the left top corner of the window's north-west cell; `gutter_px` is the
    border for names of cells; `cropped` says that tiles lie outside the window.
    """

    width: int
    height: int
    board: Rect
    panel: Rect
    window: Window
    tile_px: int
    gutter_px: int
    origin: tuple[int, int]
    cropped: bool

    def corner(self, cell: Cell) -> tuple[int, int]:
        """The left top pixel of a cell."""
        return (
            self.origin[0] + (cell[0] - self.window.west) * self.tile_px,
            self.origin[1] + (cell[1] - self.window.north) * self.tile_px,
        )


def window_round(cells: Iterable[Cell], margin: int = 1) -> Window:
    """The smallest window with all cells (the start tile's if there are none) and `margin` cells round them."""
    spots = tuple(cells) or (Cell(0, 0),)
    return Window(
        min(x for x, _ in spots) - margin,
        min(y for _, y in spots) - margin,
        max(x for x, _ in spots) + margin,
        max(y for _, y in spots) + margin,
    )


def frame_board(box: Window, focus: Cell) -> Frame:
    """The frame that shows `box` as large as it can be, cropped round `focus` below the smallest tile size.

    The panel stands at the side; a board clearly wider than 11:7 gets it on top.
    """
    on_top = box.columns > 1.6 * box.rows
    tile_px, width, height = TILE_SIZES[-1], MAX_WIDTH, MAX_HEIGHT
    for size in TILE_SIZES:
        wanted = _canvas(box, size, on_top=on_top)
        limit = MAX_HEIGHT if size <= CLEAR_TILE_PX else CLEAR_HEIGHT
        if wanted[0] <= limit * 11 / 7 + 1 and wanted[1] <= limit:
            tile_px, (width, height) = size, wanted
            break
    gutter = gutter_px(height)
    if on_top:
        rows = min(box.rows, (height - _strip_px(width) - 2 * gutter) // tile_px)
        strip = max(_strip_px(width), min(height - rows * tile_px - 2 * gutter, round(width * 0.26)))
        board, panel = Rect(0, strip, width, height - strip), Rect(0, 0, width, strip)
    else:
        spare = width - box.columns * tile_px - 2 * gutter
        side = max(_side_px(height), min(spare, round(height * 0.56)))
        board, panel = Rect(0, 0, width - side, height), Rect(width - side, 0, side, height)
    return frame_within(box, focus, board, panel, (tile_px,))


def frame_within(
    box: Window, focus: Cell, board: Rect, panel: Rect, sizes: tuple[int, ...] = TILE_SIZES
) -> Frame:
    """The frame with the largest of `sizes` at which `box` fits into `board`, else cropped round `focus`.

    The window is widened by whole cells as far as there is room. `panel` lies beside or
    above `board` (or is empty), and both together are the picture.
    """
    height = max(board.bottom, panel.bottom)
    for tile_px in sizes:
        gutter = gutter_px(height)
        room = (board.width - 2 * gutter) // tile_px, (board.height - 2 * gutter) // tile_px
        if box.columns <= room[0] and box.rows <= room[1]:
            break
    columns, rows = room
    if columns >= box.columns:
        west = box.west - (columns - box.columns) // 2
    else:
        west = max(box.west, min(focus[0] - columns // 2, box.east - columns + 1))
    if rows >= box.rows:
        north = box.north - (rows - box.rows) // 2
    else:
        north = max(box.north, min(focus[1] - rows // 2, box.south - rows + 1))
    return Frame(
        width=max(board.right, panel.right),
        height=height,
        board=board,
        panel=panel,
        window=Window(west, north, west + columns - 1, north + rows - 1),
        tile_px=tile_px,
        gutter_px=gutter,
        origin=(
            board.left + (board.width - columns * tile_px) // 2,
            board.top + (board.height - rows * tile_px) // 2,
        ),
        cropped=columns < box.columns or rows < box.rows,
    )


def gutter_px(height: int) -> int:
    """The width of the border for names of cells: legible when the picture is reduced to a phone."""
    return max(26, round(height * 0.038))


def _side_px(height: int) -> int:
    return round(height * 0.43)


def _strip_px(width: int) -> int:
    return round(width * 0.16)


def _canvas(box: Window, tile_px: int, *, on_top: bool) -> tuple[int, int]:
    """Width and height of the picture in which `box` fits at that tile size."""
    gutter = gutter_px(MIN_HEIGHT)
    for _ in range(3):  # the gutter grows with the height, which grows with the gutter
        height = box.rows * tile_px + 2 * gutter
        width = box.columns * tile_px + 2 * gutter
        if on_top:
            width = max(width, round(MIN_HEIGHT * 11 / 7))
            spare = width * 7 / 11 - height - _strip_px(width)
            height = round(height + _strip_px(width) + max(0, min(spare, width * 0.05)))
        else:
            height = max(height, MIN_HEIGHT, math.ceil(width / (11 / 7 - 0.43)))
            width = math.ceil(height * 11 / 7)
        gutter = gutter_px(height)
    return width, height
