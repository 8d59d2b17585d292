"""The divisions of a league as a picture: their tables below each other, with the places that go up and down.

A place that goes up has a filled triangle pointing up beside it, one that goes down a hollow one pointing down;
shape and brightness tell them apart without colour.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from PIL import Image, ImageDraw

from rendering.base.fonts import legible
from rendering.base.lettering import Lettering, two_lines, width_of, write, write_lines, write_title
from rendering.base.picture import Picture, draw_row_box, finish, new_canvas
from rendering.base.rect import Rect
from rendering.base.screen import SMALL_LETTERS, letters_px
from rendering.base.theme import DEFAULT_THEME, RGB, Surround, Theme

ROW_PX = 108
"""Height of a row with the gap below it. Two lines of a name fit its frame, with all marks above and below letters."""
_WIDTH_PX = 1100
_NAME_PX = letters_px(_WIDTH_PX)
"""Letters of names, 11 pixels on the phone's screen; longer names are broken, or cut."""
_LINE_PX = 41
_MARGIN = 36
_TITLE_PX, _LEAST_TITLE_PX = 130, 44
"""Height of the title, and its least letter size: of this size, two lines fit the height."""
_HEADING_PX = 96
_LEGEND_PX = 69
"""Height of the legend, which stands in the place of the margin below the rows."""
_COLUMN_ROOM_PX = 40
"""The least distance from the text of one column to that of the next."""
_UPPER_PX = -34
"""The y of an upper heading, from the middle of a division's heading."""
_LEAST_CELL_PX = 70
_MARK_PX = 34
_PLACE_PX = 62
"""Room for a place of two digits; if one has three, all names begin further to the right."""

_PLACE = Lettering(40, (0, 0, 0), bold=True)
"""The lettering of places, but for their colour."""

UP_DARK, DOWN_DARK = (120, 200, 255), (255, 170, 96)
UP_LIGHT, DOWN_LIGHT = (0, 84, 160), (160, 66, 0)
"""Blue and orange, distinct with any colour vision: bright on dark grounds and dark on light ones."""


class RowMark(Enum):
    """The sign in front of a row: whether its place leads up or down."""

    UP = "▲"
    DOWN = "▽"
    NONE = ""


@dataclass(frozen=True, slots=True)
class LeagueRow:
    """One line: its place and name, a text for each column, and where it leads."""

    place: str
    name: str
    cells: tuple[str, ...]
    mark: RowMark = RowMark.NONE
    strong: bool = False


@dataclass(frozen=True, slots=True)
class LeagueDivision:
    """One division with its heading."""

    heading: str
    rows: tuple[LeagueRow, ...]


@dataclass(frozen=True, slots=True)
class LeagueView:
    """Divisions with a title; `columns` are the headings. `legend` explains the marks that occur."""

    title: str
    columns: tuple[str, ...]
    divisions: tuple[LeagueDivision, ...]
    legend: tuple[tuple[RowMark, str], ...] = ()
    theme: Theme = DEFAULT_THEME


def draw_league(view: LeagueView) -> Picture:
    """Draw the tables, as high as their rows; 1100 pixels wide, so that a phone shows names of 11 pixels."""
    surround = view.theme.surround
    rows = sum(len(division.rows) for division in view.divisions)
    height = _TITLE_PX + len(view.divisions) * _HEADING_PX + rows * ROW_PX
    height += _LEGEND_PX if view.legend else _MARGIN
    canvas = new_canvas(_WIDTH_PX, height, view.theme)
    title = Lettering(58, surround.text, bold=True)
    room = _WIDTH_PX - 2 * _MARGIN
    write_title(canvas, (_MARGIN, 72), view.title, title, room_px=room, least_px=_LEAST_TITLE_PX)
    head = Lettering(letters_px(_WIDTH_PX, SMALL_LETTERS), surround.text_quiet)
    widths = _widths(view, head)
    top = _TITLE_PX
    for division in view.divisions:
        heading = Lettering(44, surround.text, bold=True)
        middle = top + _HEADING_PX / 2 + 8
        room = _WIDTH_PX - 2 * _MARGIN - sum(widths) - 20
        write(
            canvas, (_MARGIN + 4, middle), legible(division.heading), heading, room_px=room, least_px=_NAME_PX
        )
        x = float(_WIDTH_PX - _MARGIN - sum(widths))
        for number, (text, column) in enumerate(zip(view.columns, widths, strict=True)):
            x += column
            upper = (len(widths) - number) % 2 == 0 and _is_staggered(view)
            write(canvas, (x - 20, middle + (_UPPER_PX if upper else 4)), text, head, align="right")
        top += _HEADING_PX
        for row in division.rows:
            box = Rect(_MARGIN, top, _WIDTH_PX - 2 * _MARGIN, ROW_PX - 8)
            _draw_row(canvas, box, view, row, widths)
            top += ROW_PX
    x, middle = float(_MARGIN + 4), top + _LEGEND_PX / 2 - 4
    for mark, text in view.legend:
        _draw_mark(canvas, (x + _MARK_PX / 2, middle), mark, surround)
        x += _MARK_PX + 14
        x += write(canvas, (x, middle), text, Lettering(36, surround.text)) + 44
    return finish(canvas, view.theme)


def _is_staggered(view: LeagueView) -> bool:
    """Return whether headings stand alternately on two lines, each above its column and a part of the one before."""
    return len(view.columns) > 2


def _widths(view: LeagueView, head: Lettering) -> list[int]:
    """Return the width of each column: three and more are only as wide as staggered headings need."""
    rows = [row for division in view.divisions for row in division.rows]
    last = len(view.columns) - 1
    widths: list[int] = []
    for number, text in enumerate(view.columns):
        cells = [width_of(row.cells[number], _cell(view, row, last=number == last)) for row in rows]
        before = widths[-1] if widths and _is_staggered(view) else 0
        widths.append(max(width_of(text, head) - before, *cells, _LEAST_CELL_PX) + _COLUMN_ROOM_PX)
    return widths


def _place_px(view: LeagueView) -> int:
    """Return the room for the widest place of all divisions, clear of the mark before it."""
    places = [row.place for division in view.divisions for row in division.rows]
    return max(_PLACE_PX, *(width_of(place, _PLACE) + 8 for place in places))


def _cell(view: LeagueView, row: LeagueRow, *, last: bool) -> Lettering:
    surround = view.theme.surround
    colour = surround.text_active if row.strong else surround.text if last else surround.text_quiet
    return Lettering(48 if last else 40, colour, bold=last)


def _draw_row(canvas: Image.Image, box: Rect, view: LeagueView, row: LeagueRow, widths: list[int]) -> None:
    """Draw a row: mark, place, name, then the cells in columns of these widths."""
    surround = view.theme.surround
    draw_row_box(canvas, box, view.theme, strong=row.strong)
    middle = box.top + box.height / 2
    _draw_mark(canvas, (box.left + 36, middle), row.mark, surround)
    colour = surround.text_active if row.strong else surround.text
    end = box.left + 60 + _place_px(view)
    write(canvas, (end, middle), row.place, replace(_PLACE, colour=colour), align="right")
    left = end + 20
    x = float(box.right - sum(widths))
    name, room = Lettering(_NAME_PX, colour, bold=True), round(x - left - 8)
    lines = two_lines(legible(row.name), name, room, _NAME_PX)
    write_lines(canvas, (left, middle), lines, name, line_px=_LINE_PX, room_px=room, least_px=_NAME_PX)
    for index, (text, column) in enumerate(zip(row.cells, widths, strict=True)):
        x += column
        last = index == len(widths) - 1
        write(canvas, (x - 20, middle), text, _cell(view, row, last=last), align="right")


def _draw_mark(canvas: Image.Image, middle: tuple[float, float], mark: RowMark, surround: Surround) -> None:
    """Draw a mark round a point; nothing for `RowMark.NONE`."""
    if mark is RowMark.NONE:
        return
    x, y = middle
    half, tall = _MARK_PX / 2, _MARK_PX * 0.44
    draw = ImageDraw.Draw(canvas)
    up, down = _colours(surround)
    if mark is RowMark.UP:
        draw.polygon([(x - half, y + tall), (x + half, y + tall), (x, y - tall)], fill=up)
    else:
        corners = [(x - half, y - tall), (x + half, y - tall), (x, y + tall), (x - half, y - tall)]
        draw.line([*corners, corners[1]], fill=down, width=6, joint="curve")


def _colours(surround: Surround) -> tuple[RGB, RGB]:
    """Return the colours of the marks for up and down on a dark or a light ground."""
    dark = sum(surround.row) < 3 * 128
    return (UP_DARK, DOWN_DARK) if dark else (UP_LIGHT, DOWN_LIGHT)
