"""Where things lie in a picture of a board: the part shown, the size of its tiles, the border with names of cells.

Pictures of boards are as wide as `screen.WIDTH`, and as high as what they show. Sizes are pixels; windows are
whole cells.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from game.values.geometry import Cell
from rendering.base.rect import Rect
from rendering.base.screen import HIGHEST, LEAST_TILE_PX, LOWEST, NAME_PX, WIDTH
from rendering.boards.cell_names import row_name

TILE_SIZES = (256, 211, 169, 141, 120, 105, 94, 84, 76, 70, 65, LEAST_TILE_PX)
"""Tile sizes at which three to fourteen columns fill the width of a picture.

They are few, so that games share sprites.
"""

SMALL_SIZES = (52, 45, 38, 32, 26, 20, 16, 12, 8)
"""Tile sizes for the overview of a board too large for `TILE_SIZES`; beyond the last it is cropped."""

_SIZES = (*TILE_SIZES, *SMALL_SIZES)

TOP_PX = NAME_PX + 8
"""The height of the border with the names of columns."""

EDGE_PX = 12
"""Width of the border on a side without names: room for the shadow of the land."""


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

    def grown(self, west: int, north: int, east: int, south: int) -> Window:
        """Return the window with `west`, `north`, `east` and `south` cells more on these sides."""
        return Window(self.west - west, self.north - north, self.east + east, self.south + south)


@dataclass(frozen=True, slots=True)
class Frame:
    """How a board lies in its picture.

    The land is drawn in `land`, and the rest is border. `window` is the cells that are in sight as a whole,
    `origin` the top left pixel of its north-west cell. `cropped` says that tiles lie outside the window.
    """

    width: int
    height: int
    land: Rect
    window: Window
    tile_px: int
    origin: tuple[int, int]
    cropped: bool

    @property
    def seen(self) -> Window:
        """The cells of which at least a part may be in sight."""
        return self.window.grown(1, 1, 1, 1)

    def corner(self, cell: Cell) -> tuple[int, int]:
        """Return the top left pixel of a cell."""
        return (
            self.origin[0] + (cell[0] - self.window.west) * self.tile_px,
            self.origin[1] + (cell[1] - self.window.north) * self.tile_px,
        )

    def middle(self, cell: Cell) -> tuple[float, float]:
        """Return the pixel in the middle of a cell."""
        x, y = self.corner(cell)
        return x + self.tile_px / 2, y + self.tile_px / 2


def showing(frame: Frame, board: Iterable[Cell]) -> Frame:
    """Return the frame with `cropped` set for that board: true if a tile lies outside the window."""
    return replace(frame, cropped=any(cell not in frame.window for cell in board))


def window_round(cells: Iterable[Cell], margin: int = 0) -> Window:
    """Return the smallest window with all cells (the start tile's if there are none) and `margin` cells round."""
    columns, rows = zip(*(tuple(cells) or (Cell(0, 0),)), strict=True)
    return Window(min(columns) - margin, min(rows) - margin, max(columns) + margin, max(rows) + margin)


def frame_board(
    box: Window,
    focus: Cell,
    *,
    lowest: int = LOWEST,
    highest: int = HIGHEST,
    whole: Window | None = None,
) -> Frame:
    """Return the frame that shows `box` with the largest tiles at which it fits, or cropped round `focus`.

    Room beside `box` shows cells of `whole`, if that is given, before any beyond it. Columns and rows are
    named at the left and the top, and on the other sides if that does not make tiles smaller.
    """
    side = side_px(box)
    room = Rect(side, TOP_PX, WIDTH - side - EDGE_PX, highest - TOP_PX - EDGE_PX)
    tile_px = next((size for size in _SIZES if _fits(box, room, size)), _SIZES[-1])
    width, height = box.columns * tile_px, box.rows * tile_px
    right = side if width + 2 * side <= WIDTH else EDGE_PX
    bottom = TOP_PX if height + 2 * TOP_PX <= highest else EDGE_PX
    full = min(highest, max(lowest, height + TOP_PX + bottom))
    land = Rect(side, TOP_PX, WIDTH - side - right, full - TOP_PX - bottom)
    return frame_within(box, focus, (WIDTH, full), land, (tile_px,), whole)


def fits_large(box: Window, highest: int = HIGHEST) -> bool:
    """Return whether the window fits a picture `highest` pixels high with tiles large enough for a phone."""
    side = side_px(box)
    return _fits(box, Rect(0, 0, WIDTH - side - EDGE_PX, highest - TOP_PX - EDGE_PX), LEAST_TILE_PX)


def frame_within(
    box: Window,
    focus: Cell,
    picture: tuple[int, int],
    land: Rect,
    sizes: Sequence[int],
    whole: Window | None = None,
) -> Frame:
    """Return the frame of a `picture` of that width and height with `box` in the middle of `land`.

    It has the largest of `sizes` at which the box fits, or is cropped round `focus`. The window is widened by
    whole cells as far as there is room, to show as much as possible of `whole`, which contains `box`.
    """
    whole = whole or box
    tile_px = next((size for size in sizes if _fits(box, land, size)), sizes[-1])
    columns, rows = land.width // tile_px, land.height // tile_px
    west, wide = _stretch(box.west, box.columns, columns, focus[0], (whole.west, whole.east))
    north, high = _stretch(box.north, box.rows, rows, focus[1], (whole.north, whole.south))
    return Frame(
        width=picture[0],
        height=picture[1],
        land=land,
        window=Window(west, north, west + wide - 1, north + high - 1),
        tile_px=tile_px,
        origin=(
            land.left + (land.width - wide * tile_px) // 2,
            land.top + (land.height - high * tile_px) // 2,
        ),
        cropped=columns < box.columns or rows < box.rows,
    )


def _stretch(first: int, count: int, room: int, focus: int, ends: tuple[int, int]) -> tuple[int, int]:
    """Return the first of the columns (or rows) that there is room for, and how many they are.

    The given ones are extended equally on both sides, then moved if a column between the `ends` would be cut
    off while one beyond the other end is shown. If they do not fit, those round the focus are returned.
    """
    if count > room:
        return max(first, min(focus - room // 2, first + count - room)), room
    more = (room - count) // 2
    begin, wide = first - more, count + 2 * more
    before, after = begin - ends[0], ends[1] - (begin + wide - 1)
    if before < 0 < after:
        begin += min(-before, after, more)
    elif after < 0 < before:
        begin -= min(-after, before, more)
    return begin, wide


def side_px(box: Window) -> int:
    """Return the width of the border with the names of a window's rows."""
    letters = max(len(row_name(box.north)), len(row_name(box.south)))
    return 8 + round(letters * NAME_PX * 0.6)


def _fits(box: Window, room: Rect, tile_px: int) -> bool:
    return box.columns * tile_px <= room.width and box.rows * tile_px <= room.height
