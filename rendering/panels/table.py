"""Tables as pictures: names with figures before them, and columns of texts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PIL import Image

from game.values.moves import Figure
from game.values.ruleset import Colour
from rendering.base.fonts import legible
from rendering.base.lettering import Lettering, two_lines, width_of, write, write_lines, write_title
from rendering.base.picture import Picture, draw_row_box, finish, new_canvas, paste_middle
from rendering.base.rect import Rect
from rendering.base.screen import SMALL_LETTERS, letters_px
from rendering.base.theme import DEFAULT_THEME, Theme
from rendering.sprites.sprite_cache import figure_sprite

SPACES_OF_A_LAP = 50
"""Spaces of the score track; a higher score is also shown as laps and a rest."""

_MARGIN = 36
_WIDTH_PX = 1100
"""Width of a table unless its columns need more: a phone shows names of 12 pixels then."""
_LEAST_NAME_PX = 480
"""The least width of the column of names: room for some fifteen letters."""
_LEAST_COLUMN_PX = 96
_ROW_PX, _STACKED_ROW_PX = 108, 170
_STACKED_NAME_PX, _STACKED_CELLS_PX = 52, 128
"""Distances from the top of a stacked row to the middle of the name and of the cells below it."""
_NAME_PX = 44
_PLACE_GAP_PX = 14
"""Distance from a place to the name after it."""
_LINE_PX = 41
"""Distance from the first line of a long name to the second: both fit a row, with marks above and below letters."""
_LEAST_TITLE_PX = 44
"""The least letter size of a title: of this size, two lines stand above the headings."""
_HEAD_PX = 36
_GAP_PX, _STAGGERED_GAPS_PX, _STACKED_GAPS_PX = 44, (44, 36, 28, 24), (28, 24, 20)
"""Gaps between columns; below staggered headings and in stacked rows the first with which the table is not too wide."""
_EDGE_PX = 22
"""Distance from the end of a text to the end of its column."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """One line: a name, after a figure if it is a seat's or after a `place`, and a text for each column."""

    name: str
    cells: tuple[str, ...]
    colour: Colour | None = None
    strong: bool = False
    place: str = ""


@dataclass(frozen=True, slots=True)
class TableView:
    """A table with a title; `columns` are the headings. Cells of the last column are larger."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[TableRow, ...]
    theme: Theme = DEFAULT_THEME


def laps(score: int) -> str:
    """Return the score as laps of the track and the rest, e.g. `100 + 7`; empty within the first lap."""
    if score < SPACES_OF_A_LAP:
        return ""
    return f"{score - score % SPACES_OF_A_LAP} + {score % SPACES_OF_A_LAP}"


@dataclass(frozen=True, slots=True)
class _Columns:
    """The widths of a table's columns, and of the column of names.

    `staggered` headings stand alternately on two lines, each above its column and a part of the one before.
    In `stacked` rows the name and the last cell stand above the other cells, so that `name_px` and the last
    width overlap the other widths.
    """

    widths: tuple[int, ...]
    name_px: int
    staggered: bool = False
    stacked: bool = False

    @property
    def width_px(self) -> int:
        """The width of the table with its margins."""
        row = sum(self.widths[:-1]) if self.stacked else self.name_px + sum(self.widths)
        return row + 2 * _MARGIN

    @property
    def top_px(self) -> int:
        """The y at which the first row begins."""
        return 236 if self.staggered else 190

    @property
    def row_px(self) -> int:
        """The height of a row with the gap below it."""
        return _STACKED_ROW_PX if self.stacked else _ROW_PX

    def ends(self) -> list[float]:
        """Return the x at which the texts of each column end."""
        first = 0 if self.stacked else self.name_px
        ends = [_MARGIN + first + sum(self.widths[: number + 1]) for number in range(len(self.widths))]
        if self.stacked:
            ends[-1] = self.width_px - _MARGIN
        return [end - _EDGE_PX for end in ends]


def draw_table(view: TableView) -> Picture:
    """Draw the table, as wide as its columns need and as high as its rows."""
    surround = view.theme.surround
    columns = _columns(view)
    width, ends = columns.width_px, columns.ends()
    height = columns.top_px + len(view.rows) * columns.row_px + _MARGIN
    canvas = new_canvas(width, height, view.theme)
    room = width - 2 * _MARGIN
    head = Lettering(_HEAD_PX, surround.text_quiet)
    if columns.stacked:
        room -= columns.widths[-1]
    title, least = Lettering(58, surround.text, bold=True), max(_LEAST_TITLE_PX, letters_px(width))
    write_title(canvas, (_MARGIN, 66), view.title, title, room_px=room, least_px=least)
    for number, (text, end) in enumerate(zip(view.columns, ends, strict=True)):
        write(canvas, (end, _heading_y(columns, number)), text, head, align="right")
    for number, row in enumerate(view.rows):
        top = columns.top_px + number * columns.row_px
        box = Rect(_MARGIN, top, width - 2 * _MARGIN, columns.row_px - 8)
        _draw_row(canvas, box, view, row, columns)
    return finish(canvas, view.theme)


def _columns(view: TableView) -> _Columns:
    """Return columns as wide as headings and cells.

    If three or more would leave too little room for names, headings are staggered and columns only as wide as
    that needs. If they are still too wide for a phone, rows are stacked.
    """
    headings = [width_of(text, Lettering(_HEAD_PX, view.theme.surround.text)) for text in view.columns]
    cells = [
        max((width_of(row.cells[number], _cell(view, row, number)) for row in view.rows), default=0)
        for number in range(len(view.columns))
    ]
    widths = [
        max(heading, cell, _LEAST_COLUMN_PX) + _GAP_PX for heading, cell in zip(headings, cells, strict=True)
    ]
    room = _WIDTH_PX - 2 * _MARGIN
    if len(widths) <= 2 or sum(widths) <= room - _LEAST_NAME_PX:
        return _Columns(tuple(widths), max(_LEAST_NAME_PX, room - sum(widths)))
    for gap_px in _STAGGERED_GAPS_PX:
        staggered = _staggered(headings, cells, gap_px)
        if sum(staggered) <= room - _LEAST_NAME_PX:
            return _Columns(tuple(staggered), room - sum(staggered), staggered=True)
    below = widths[:-1]
    if staggers := sum(below) > room:
        for gap_px in _STACKED_GAPS_PX:
            below = _staggered(headings[:-1], cells[:-1], gap_px)
            below[0] = max(below[0], headings[0] + _EDGE_PX)
            if sum(below) <= room:
                break
    spare = max(0, room - sum(below)) // len(below)
    spread = [width + spare for width in below]
    return _Columns((*spread, widths[-1]), sum(spread) - widths[-1], staggered=staggers, stacked=True)


def _staggered(headings: Sequence[int], cells: Sequence[int], gap_px: int) -> list[int]:
    """Return columns wide enough for their cells, and for headings that stand alternately on two lines."""
    widths: list[int] = []
    for heading, cell in zip(headings, cells, strict=True):
        beside = heading + gap_px - widths[-1] if widths else 0
        widths.append(max(cell + gap_px, _LEAST_COLUMN_PX, beside))
    return widths


def _heading_y(columns: _Columns, number: int) -> int:
    """Return the y of a heading: above stacked rows the last one is beside the title."""
    count = len(columns.widths)
    if columns.stacked:
        count -= 1
        if number == count:
            return 66
    upper = columns.staggered and (count - number) % 2 == 0
    return columns.top_px - (86 if upper else 40)


def _cell(view: TableView, row: TableRow, column: int) -> Lettering:
    """Return the lettering of the cells of a column."""
    last = column == len(view.columns) - 1
    surround = view.theme.surround
    colour = surround.text_active if row.strong else surround.text if last else surround.text_quiet
    return Lettering(56 if last else 42, colour, bold=last)


def _place_px(view: TableView) -> int:
    """Return the room for the widest place, or 0 if no row has one."""
    name = Lettering(_NAME_PX, view.theme.surround.text, bold=True)
    return max((width_of(row.place, name) for row in view.rows if row.place), default=0)


def _draw_row(canvas: Image.Image, box: Rect, view: TableView, row: TableRow, columns: _Columns) -> None:
    """Draw a row in its box; in a stacked one the name and the last cell stand above the other cells."""
    surround = view.theme.surround
    draw_row_box(canvas, box, view.theme, strong=row.strong)
    name_y = cells_y = box.top + box.height / 2
    if columns.stacked:
        name_y, cells_y = box.top + _STACKED_NAME_PX, box.top + _STACKED_CELLS_PX
    left = box.left + 24
    if row.colour is not None:
        sprite = figure_sprite(row.colour, Figure.MEEPLE, 70, theme=view.theme)
        paste_middle(canvas, sprite, (box.left + 56, name_y))
        left = box.left + 112
    last, (*ends, end) = row.cells[-1], columns.ends()
    lap = laps(int(last)) if row.colour is not None and last.isdecimal() else ""
    lettering, small = (
        _cell(view, row, len(row.cells) - 1),
        Lettering(letters_px(columns.width_px, SMALL_LETTERS), surround.text_quiet),
    )
    room = box.left + columns.name_px - left - 16
    if columns.stacked:
        before = end - write(canvas, (end, name_y), last, lettering, align="right") - 20
        room -= write(canvas, (before, name_y + 6), lap, small, align="right")
    else:
        write(canvas, (end, name_y - (14 if lap else 0)), last, lettering, align="right")
        write(canvas, (end, name_y + 30), lap, small, align="right")
    colour = surround.text_active if row.strong else surround.text
    written, least = Lettering(_NAME_PX, colour, bold=True), letters_px(columns.width_px)
    if places := _place_px(view):
        write(canvas, (left + places, name_y), row.place, written, align="right")
        left += places + _PLACE_GAP_PX
        room -= places + _PLACE_GAP_PX
    lines = two_lines(legible(row.name), written, round(room), least)
    if len(lines) > 1:
        written = replace(written, size_px=least)
    write_lines(canvas, (left, name_y), lines, written, line_px=_LINE_PX, room_px=round(room), least_px=least)
    for number, (text, at) in enumerate(zip(row.cells[:-1], ends, strict=True)):
        write(canvas, (at, cells_y), text, _cell(view, row, number), align="right")
