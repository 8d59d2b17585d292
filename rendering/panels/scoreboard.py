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
_NAME_PX = 620


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


def draw_table(view: TableView) -> Picture:
    """The table, as wide as its columns need and as high as its rows."""
    surround = view.theme.surround
    head = Lettering(36, surround.text_quiet)
    widths = [
        max(width_of(text, head), *(width_of(row.cells[n], _cell(view, row, n)) for row in view.rows), 96)
        + 44
        for n, text in enumerate(view.columns)
    ]
    width = max(1100, _NAME_PX + sum(widths) + 2 * _MARGIN)
    name_px = width - sum(widths) - 2 * _MARGIN
    top = 190
    height = top + len(view.rows) * ROW_PX + _MARGIN
    canvas = new_canvas(width, height, view.theme)
    title = Lettering(58, surround.text, bold=True)
    write(canvas, (_MARGIN, 66), view.title, title, room_px=width - 2 * _MARGIN)
    x = float(_MARGIN + name_px)
    for text, column in zip(view.columns, widths, strict=True):
        x += column
        write(canvas, (x - 22, 150), text, head, align="right")
    for number, row in enumerate(view.rows):
        box = Rect(_MARGIN, top + number * ROW_PX, width - 2 * _MARGIN, ROW_PX - 10)
        _draw_row(canvas, box, view, row, name_px, widths)
    return finish(canvas, view.theme)


def _cell(view: TableView, row: TableRow, column: int) -> Lettering:
    last = column == len(view.columns) - 1
    surround = view.theme.surround
    colour = surround.text_active if row.strong else surround.text if last else surround.text_quiet
    return Lettering(56 if last else 42, colour, bold=last)


def _draw_row(
    canvas: Image.Image, box: Rect, view: TableView, row: TableRow, name_px: int, widths: list[int]
) -> None:
    surround = view.theme.surround
    draw_row_box(canvas, box, view.theme, strong=row.strong)
    middle = box.top + box.height / 2
    left = box.left + 24
    if row.colour is not None:
        sprite = figure_sprite(row.colour, Figure.MEEPLE, 70, theme=view.theme)
        paste_middle(canvas, sprite, (box.left + 56, middle))
        left = box.left + 112
    colour = surround.text_active if row.strong else surround.text
    room = box.left + name_px - left - 16
    write(
        canvas,
        (left, middle),
        legible(row.name),
        Lettering(44, colour, bold=True),
        room_px=room,
    )
    x = float(box.left + name_px)
    for number, (text, column) in enumerate(zip(row.cells, widths, strict=True)):
        x += column
        last = number == len(widths) - 1
        lap = laps(int(text)) if last and row.colour is not None and text.isdecimal() else ""
        write(canvas, (x - 22, middle - (14 if lap else 0)), text, _cell(view, row, number), align="right")
        write(canvas, (x - 22, middle + 30), lap, Lettering(24, surround.text_quiet), align="right")
