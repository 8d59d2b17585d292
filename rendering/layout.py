"""Where things lie in a picture: names of cells, the part of the board shown, and the room for the panel.

The picture fits 11:7, the shape of the box in which Discord shows a picture inside
a message. Sizes are pixels; windows are whole cells.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from string import ascii_uppercase

from game.geometry import Cell

MAX_WIDTH, MAX_HEIGHT = 2240, 1424
MIN_HEIGHT = 712
"""Below this the panel's letters would blur: a small board gets more table round it instead."""

TILE_SIZES = (160, 144, 128, 112, 96, 80, 64, 48)
"""Tile sizes in use. Few, so that all games share their sprites; a smaller canvas shows the same size on screen."""

_COLUMN_OF_START = ascii_uppercase.index("M")
_ROW_OF_START = 50
_NAME = re.compile(r"([A-Z]{1,4})\s*(-?\d{1,4})")


def cell_name(cell: Cell) -> str:
    """The name of a cell for the whole game: `M50` for the start tile, `N50` to its east, `M49` to its north."""
    return f"{column_name(cell[0])}{row_name(cell[1])}"


def column_name(x: int) -> str:
    """The letters of a column.

    One letter from A (x = -12) to Z (x = 13). Beyond, longer names go on as in a
    spreadsheet to the east (AA to MZ) and backwards from ZZ (to NA) to the west, so
    the first letter tells the side and no name is taken twice.
    """
    column = x + _COLUMN_OF_START
    if 0 <= column < 26:
        return ascii_uppercase[column]
    beyond = column - 26 if column >= 26 else -1 - column
    length = 2
    while beyond >= 26**length // 2:
        beyond -= 26**length // 2
        length += 1
    number = beyond if column >= 26 else 26**length - 1 - beyond
    letters = ""
    for _ in range(length):
        number, letter = divmod(number, 26)
        letters = ascii_uppercase[letter] + letters
    return letters


def row_name(y: int) -> str:
    """The number of a row: 50 for the start tile's, growing to the south."""
    return str(y + _ROW_OF_START)


def parse_cell(text: str) -> Cell | None:
    """The cell that a person typed, in upper or lower case, or None if it is no name of a cell."""
    match = _NAME.fullmatch(unicodedata.normalize("NFKC", text).strip().upper())
    if match is None:
        return None
    letters, row = match.groups()
    number = 0
    for letter in letters:
        number = number * 26 + ascii_uppercase.index(letter)
    length = len(letters)
    if length == 1:
        column = number
    else:
        nearer = sum(26**n // 2 for n in range(2, length))
        east = number < 26**length // 2
        column = 26 + nearer + number if east else -1 - nearer - (26**length - 1 - number)
    return Cell(column - _COLUMN_OF_START, int(row) - _ROW_OF_START)


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
        """The rectangle without `margin` pixels all round."""
        return Rect(self.left + margin, self.top + margin, self.width - 2 * margin, self.height - 2 * margin)


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
    """The smallest window with all cells and `margin` cells round them."""
    spots = tuple(cells)
    return Window(
        min(x for x, _ in spots) - margin,
        min(y for _, y in spots) - margin,
        max(x for x, _ in spots) + margin,
        max(y for _, y in spots) + margin,
    )


def frame_board(box: Window, focus: Cell, *, panel: bool = True) -> Frame:
    """The frame that shows `box` as large as it can be, cropped round `focus` below the smallest tile size.

    The panel stands at the side; a board clearly wider than 11:7 gets it on top.
    """
    on_top = panel and box.columns > 1.6 * box.rows
    for tile_px in TILE_SIZES:
        width, height = _canvas(box, tile_px, panel=panel, on_top=on_top)
        if width <= MAX_WIDTH and height <= MAX_HEIGHT:
            return _fill(box, box, width, height, tile_px, panel=panel, on_top=on_top)
    tile_px = TILE_SIZES[-1]
    gutter = gutter_px(tile_px, MAX_HEIGHT)
    height = MAX_HEIGHT - (_strip_px(MAX_WIDTH) if on_top else 0)
    width = MAX_WIDTH - (_side_px(MAX_HEIGHT) if panel and not on_top else 0)
    columns = min(box.columns, (width - 2 * gutter) // tile_px)
    rows = min(box.rows, (height - 2 * gutter) // tile_px)
    west = max(box.west, min(focus[0] - columns // 2, box.east - columns + 1))
    north = max(box.north, min(focus[1] - rows // 2, box.south - rows + 1))
    window = Window(west, north, west + columns - 1, north + rows - 1)
    width, height = _canvas(window, tile_px, panel=panel, on_top=on_top)
    return _fill(
        box, window, min(width, MAX_WIDTH), min(height, MAX_HEIGHT), tile_px, panel=panel, on_top=on_top
    )


def gutter_px(tile_px: int, height: int) -> int:
    """The width of the border in which names of cells stand: legible when the picture is reduced to a phone."""
    return max(round(tile_px * 0.36), round(height * 0.034))


def _side_px(height: int) -> int:
    return round(height * 0.43)


def _strip_px(width: int) -> int:
    return round(width * 0.16)


def _canvas(window: Window, tile_px: int, *, panel: bool, on_top: bool) -> tuple[int, int]:
    gutter = gutter_px(tile_px, MIN_HEIGHT)
    for _ in range(3):  # the gutter grows with the height, which grows with the gutter
        height = window.rows * tile_px + 2 * gutter
        width = window.columns * tile_px + 2 * gutter
        if on_top:
            width = max(width, round(MIN_HEIGHT * 11 / 7))
            spare = width * 7 / 11 - height - _strip_px(width)
            height = round(height + _strip_px(width) + max(0, min(spare, width * 0.1)))
        else:
            if panel:
                width += _side_px(max(height, MIN_HEIGHT, round((width + 0.43 * height) * 7 / 11)))
            height = max(height, MIN_HEIGHT, round(width * 7 / 11))
            width = max(width, round(height * 11 / 7))
        gutter = gutter_px(tile_px, height)
    return width, height


def _fill(
    box: Window, window: Window, width: int, height: int, tile_px: int, *, panel: bool, on_top: bool
) -> Frame:
    """The frame with the window widened by whole cells to fill the room that the canvas leaves."""
    gutter = gutter_px(tile_px, height)
    if not panel:
        board, aside = Rect(0, 0, width, height), Rect(width, 0, 0, height)
    elif on_top:
        strip = height - window.rows * tile_px - 2 * gutter
        strip = max(_strip_px(width), min(strip, round(width * 0.26)))
        board, aside = Rect(0, strip, width, height - strip), Rect(0, 0, width, strip)
    else:
        spare = width - window.columns * tile_px - 2 * gutter
        side = max(_side_px(height), min(spare, round(height * 0.5)))
        board, aside = Rect(0, 0, width - side, height), Rect(width - side, 0, side, height)
    columns = max(window.columns, (board.width - 2 * gutter) // tile_px)
    rows = max(window.rows, (board.height - 2 * gutter) // tile_px)
    west = window.west - (columns - window.columns) // 2
    north = window.north - (rows - window.rows) // 2
    shown = Window(west, north, west + columns - 1, north + rows - 1)
    origin = (
        board.left + (board.width - columns * tile_px) // 2,
        board.top + (board.height - rows * tile_px) // 2,
    )
    cropped = window != box
    return Frame(width, height, board, aside, shown, tile_px, gutter, origin, cropped)
