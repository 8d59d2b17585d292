"""Tables as pictures: points by kind of feature, and standings of any sort."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from PIL import Image

from game.values.events import Bonus, Event, Scored
from game.values.moves import Figure
from game.values.ruleset import Colour
from game.values.tiles import FeatureKind
from rendering.base.fonts import legible
from rendering.base.labels import Labels
from rendering.base.lettering import Lettering, width_of, write
from rendering.base.picture import Picture, draw_row_box, finish, new_canvas, paste_middle
from rendering.base.rect import Rect
from rendering.base.theme import DEFAULT_THEME, Theme
from rendering.sprites.ready import figure_sprite

SPACES_OF_A_LAP = 50
"""The score track is this long; scores beyond are shown with their laps too."""

ROW_PX = 108
_MARGIN = 36
_WIDTH_PX = 1100
"""As wide as a table is that has room for it: a phone shows names of 12 pixels then."""
_LEAST_NAME_PX = 480
"""Room for a name of some fifteen letters."""
_HEAD_PX = 36
_GAP_PX = 44


@dataclass(frozen=True, slots=True)
class TableRow:
    """One line: a name, with a figure before it if it is a seat's, and a text for each column."""

    name: str
    cells: tuple[str, ...]
    colour: Colour | None = None
    strong: bool = False


@dataclass(frozen=True, slots=True)
class TableView:
    """A table with a title; `columns` head the cells, the last one is set larger than the others."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[TableRow, ...]
    theme: Theme = DEFAULT_THEME


OTHER_SOURCES = ("fairy", "goods")
"""What pays besides features and has a column of its own; everything else is paid together in another."""


@dataclass(frozen=True, slots=True)
class ScoresView:
    """Scores by what paid them.

    `points` are those paid so far by seat and kind of feature, or other source; `scores` the totals on the track;
    `projected` are the totals if the game ended now, where the table may know them.
    """

    seats: tuple[Colour, ...]
    names: Mapping[Colour, str]
    points: Mapping[Colour, Mapping[str, int]]
    scores: Mapping[Colour, int]
    labels: Labels
    projected: Mapping[Colour, int] | None = None
    theme: Theme = DEFAULT_THEME


def laps(score: int) -> str:
    """The score as laps of the track and the rest, e.g. `100 + 7`; empty within the first lap."""
    if score < SPACES_OF_A_LAP:
        return ""
    return f"{score - score % SPACES_OF_A_LAP} + {score % SPACES_OF_A_LAP}"


def points_by_kind(events: Iterable[Event]) -> dict[Colour, dict[str, int]]:
    """What each seat has been paid for each kind of feature, or by another source, in these events."""
    points: dict[Colour, dict[str, int]] = {}
    for event in events:
        if isinstance(event, Scored | Bonus):
            for seat in event.seats:
                paid = points.setdefault(seat, {})
                paid[event.about] = paid.get(event.about, 0) + event.points
    return points


def sources(points: Mapping[Colour, Mapping[str, int]]) -> tuple[str, ...]:
    """What has a column: every kind of feature but gardens, and of all else what has paid somebody."""
    paying = {source for paid in points.values() for source, count in paid.items() if count}
    kinds = [kind.value for kind in FeatureKind if kind is not FeatureKind.GARDEN or kind.value in paying]
    kinds += [source for source in OTHER_SOURCES if source in paying]
    return (*kinds, "other") if paying.difference(kinds) else tuple(kinds)


def paid_by(paid: Mapping[str, int], source: str) -> int:
    """The points of one column."""
    if source == "other":
        known = {*(kind.value for kind in FeatureKind), *OTHER_SOURCES}
        return sum(count for other, count in paid.items() if other not in known)
    return paid.get(source, 0)


def draw_scores(view: ScoresView) -> Picture:
    """The points by kind of feature as a table, the best total on top."""
    return draw_table(score_table(view))


def score_table(view: ScoresView) -> TableView:
    """The table of scores; kinds that paid nobody and cannot be meant are left out."""
    labels = view.labels
    shown = sources(view.points)
    best = max(view.scores.values(), default=0)
    columns = [labels.say(f"picture-column-{source}") for source in shown]
    if view.projected is not None:
        columns.append(labels.say("picture-column-projected"))
    columns.append(labels.say("picture-column-total"))
    rows = []
    for seat in sorted(view.seats, key=lambda seat: -view.scores[seat]):
        paid = view.points.get(seat, {})
        cells = [str(paid_by(paid, source)) for source in shown]
        if view.projected is not None:
            cells.append(str(view.projected[seat]))
        cells.append(str(view.scores[seat]))
        rows.append(
            TableRow(
                labels.name(seat, view.names[seat]), tuple(cells), seat, strong=view.scores[seat] == best > 0
            )
        )
    return TableView(labels.say("picture-scores"), tuple(columns), tuple(rows), view.theme)


@dataclass(frozen=True, slots=True)
class _Columns:
    """How wide the columns of a table are, and that of the names; whether headings stand on two lines in turn."""

    widths: tuple[int, ...]
    name_px: int
    staggered: bool = False

    @property
    def width_px(self) -> int:
        return self.name_px + sum(self.widths) + 2 * _MARGIN

    @property
    def top_px(self) -> int:
        """Where the first row begins."""
        return 236 if self.staggered else 190


def _columns(view: TableView) -> _Columns:
    """Return columns as wide as headings and cells; where three or more left too little room for names, as cells alone.

    Headings then stand on two lines in turn, each above its column and a part of the one before.
    """
    headings = [width_of(text, Lettering(_HEAD_PX, view.theme.surround.text)) for text in view.columns]
    cells = [
        max((width_of(row.cells[number], _cell(view, row, number)) for row in view.rows), default=0)
        for number in range(len(view.columns))
    ]
    widths = [max(heading, cell, 96) + _GAP_PX for heading, cell in zip(headings, cells, strict=True)]
    staggered = len(widths) > 2 and sum(widths) > _WIDTH_PX - _LEAST_NAME_PX - 2 * _MARGIN
    if staggered:
        widths = []
        for heading, cell in zip(headings, cells, strict=True):
            beside = heading + _GAP_PX - widths[-1] if widths else 0
            widths.append(max(cell + _GAP_PX, 96, beside))
    name_px = max(_LEAST_NAME_PX, _WIDTH_PX - sum(widths) - 2 * _MARGIN)
    return _Columns(tuple(widths), name_px, staggered)


def draw_table(view: TableView) -> Picture:
    """The table, as wide as its columns need and as high as its rows."""
    surround = view.theme.surround
    columns = _columns(view)
    width = columns.width_px
    height = columns.top_px + len(view.rows) * ROW_PX + _MARGIN
    canvas = new_canvas(width, height, view.theme)
    title = Lettering(58, surround.text, bold=True)
    write(canvas, (_MARGIN, 66), view.title, title, room_px=width - 2 * _MARGIN)
    head = Lettering(_HEAD_PX, surround.text_quiet)
    x = float(_MARGIN + columns.name_px)
    for number, (text, column) in enumerate(zip(view.columns, columns.widths, strict=True)):
        x += column
        upper = columns.staggered and (len(columns.widths) - number) % 2 == 0
        at = (x - 22, columns.top_px - (86 if upper else 40))
        write(canvas, at, text, head, align="right")
    for number, row in enumerate(view.rows):
        box = Rect(_MARGIN, columns.top_px + number * ROW_PX, width - 2 * _MARGIN, ROW_PX - 10)
        _draw_row(canvas, box, view, row, columns)
    return finish(canvas, view.theme)


def _cell(view: TableView, row: TableRow, column: int) -> Lettering:
    last = column == len(view.columns) - 1
    surround = view.theme.surround
    colour = surround.text_active if row.strong else surround.text if last else surround.text_quiet
    return Lettering(56 if last else 42, colour, bold=last)


def _draw_row(canvas: Image.Image, box: Rect, view: TableView, row: TableRow, columns: _Columns) -> None:
    surround = view.theme.surround
    draw_row_box(canvas, box, view.theme, strong=row.strong)
    middle = box.top + box.height / 2
    left = box.left + 24
    if row.colour is not None:
        sprite = figure_sprite(row.colour, Figure.MEEPLE, 70, theme=view.theme)
        paste_middle(canvas, sprite, (box.left + 56, middle))
        left = box.left + 112
    colour = surround.text_active if row.strong else surround.text
    room = box.left + columns.name_px - left - 16
    write(
        canvas,
        (left, middle),
        legible(row.name),
        Lettering(44, colour, bold=True),
        room_px=room,
    )
    x = float(box.left + columns.name_px)
    for number, (text, column) in enumerate(zip(row.cells, columns.widths, strict=True)):
        x += column
        last = number == len(columns.widths) - 1
        lap = laps(int(text)) if last and row.colour is not None and text.isdecimal() else ""
        write(canvas, (x - 22, middle - (14 if lap else 0)), text, _cell(view, row, number), align="right")
        write(canvas, (x - 22, middle + 30), lap, Lettering(32, surround.text_quiet), align="right")
