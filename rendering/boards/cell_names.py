"""Names of cells, which stay the same for the whole game."""

from __future__ import annotations

import re
import unicodedata
from string import ascii_uppercase

from game.values.geometry import Cell

_COLUMN_OF_START = ascii_uppercase.index("M")
_ROW_OF_START = 50
_NAME = re.compile(r"([A-Z]{1,4})\s*(-?\d{1,4})")


def cell_name(cell: Cell) -> str:
    """Return the name of a cell for the whole game: `M50` for the start tile, `N50` its eastern neighbour."""
    return f"{column_name(cell[0])}{row_name(cell[1])}"


def column_name(x: int) -> str:
    """Return the letters of a column.

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
    """Return the name of a row: 50 for the start tile's, increasing to the south."""
    return str(y + _ROW_OF_START)


def parse_cell(text: str) -> Cell | None:
    """Return the cell that `text` names, in upper or lower case, or None if it is not the name of a cell."""
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
