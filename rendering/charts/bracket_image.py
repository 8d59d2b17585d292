"""The bracket of a knock-out: a column a round, the match for place three below the final."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageDraw

from rendering.base.fonts import legible
from rendering.base.lettering import Lettering, write
from rendering.base.picture import Picture, finish, new_canvas
from rendering.base.rect import Rect
from rendering.base.theme import DEFAULT_THEME, Theme

_COLUMN_PX = 440
_BOX_WIDTH = 388
_BOX_HEIGHT = 132
_STEP_PX = 160
_TOP = 150
_HEADING_PX = 44
_MARGIN = 32
_LEAST_WIDTH = 900
_NAME_PX = 42
"""On a phone that shows three columns these are letters of 11 pixels; names too long for a box are cut."""


@dataclass(frozen=True, slots=True)
class BracketMatch:
    """One match: two names (None where nobody is known or sits), which of them won, 0 or 1, and with what result.

    It is `over` without a winner where nobody played it.
    """

    first: str | None
    second: str | None
    winner: int | None = None
    results: tuple[str, str] = ("", "")
    over: bool = False


@dataclass(frozen=True, slots=True)
class BracketView:
    """`rounds` from the first to the final; each has half as many matches as the one before, or as many.

    `headings` name the rounds, one each; without them the columns stand alone.
    """

    title: str
    rounds: tuple[tuple[BracketMatch, ...], ...]
    third: BracketMatch | None = None
    third_label: str = ""
    theme: Theme = DEFAULT_THEME
    headings: tuple[str, ...] = ()


def draw_bracket(view: BracketView) -> Picture:
    """The bracket, as wide as its rounds and as high as its first round needs."""
    rows = len(view.rounds[0])
    third = 1 if view.third is not None else 0
    top = _TOP + (_HEADING_PX if view.headings else 0)
    last = top + _STEP_PX * (rows - 1) / 2 + _BOX_HEIGHT + third * (_BOX_HEIGHT + 100)
    height = round(max(top + rows * _STEP_PX, last) + _MARGIN)
    columns = len(view.rounds) * _COLUMN_PX - (_COLUMN_PX - _BOX_WIDTH)
    width = max(_LEAST_WIDTH, 2 * _MARGIN + columns)
    margin = (width - columns) // 2
    canvas = new_canvas(width, height, view.theme)
    surround = view.theme.surround
    title = Lettering(64, surround.text, bold=True)
    write(canvas, (_MARGIN, 72), view.title, title, room_px=width - 2 * _MARGIN)
    draw = ImageDraw.Draw(canvas)
    tops = [top + _STEP_PX * number for number in range(rows)]
    for column, matches in enumerate(view.rounds):
        left = margin + column * _COLUMN_PX
        if view.headings:
            heading = Lettering(40, surround.text_quiet)
            write(canvas, (left, top - 36), view.headings[column], heading, room_px=_BOX_WIDTH)
        if column:
            earlier = tops
            joined = len(earlier) // len(matches)
            ways = [earlier[joined * number : joined * (number + 1)] for number in range(len(matches))]
            tops = [sum(starts) // len(starts) for starts in ways]
            for starts, end in zip(ways, tops, strict=True):
                for start in starts:
                    _join(draw, left, start, end, view.theme)
        for match, box_top in zip(matches, tops, strict=True):
            _draw_match(canvas, Rect(left, box_top, _BOX_WIDTH, _BOX_HEIGHT), match, view.theme)
    if view.third is not None:
        left = margin + (len(view.rounds) - 1) * _COLUMN_PX
        below = tops[0] + _BOX_HEIGHT + 100
        write(canvas, (left, below - 32), view.third_label, Lettering(40, surround.text_quiet))
        _draw_match(canvas, Rect(left, below, _BOX_WIDTH, _BOX_HEIGHT), view.third, view.theme)
    return finish(canvas, view.theme)


def _join(draw: ImageDraw.ImageDraw, left: int, start: int, end: int, theme: Theme) -> None:
    """A line from the right of a box to the left of the one that its winner goes to."""
    middle = left - (_COLUMN_PX - _BOX_WIDTH) // 2
    half = _BOX_HEIGHT // 2
    points = [
        (left - _COLUMN_PX + _BOX_WIDTH, start + half),
        (middle, start + half),
        (middle, end + half),
        (left, end + half),
    ]
    draw.line(points, fill=theme.surround.text_quiet, width=4)


def _draw_match(canvas: Image.Image, box: Rect, match: BracketMatch, theme: Theme) -> None:
    surround = theme.surround
    draw = ImageDraw.Draw(canvas)
    half = box.height // 2
    for seat, name in enumerate((match.first, match.second)):
        won = match.winner == seat
        top = box.top + seat * half
        draw.rectangle(
            (box.left, top, box.right - 1, top + half - 4),
            fill=surround.row_active if won else surround.row,
            outline=surround.gold if won else surround.row_line,
            width=4 if won else 2,
        )
        is_open = match.winner is None and not match.over
        ink = surround.text_active if won else surround.text if is_open else surround.text_quiet
        shown = legible(name or "")
        middle = top + half / 2 - 2
        result = Lettering(_NAME_PX, ink, bold=won)
        taken = write(canvas, (box.right - 16, middle), match.results[seat], result, align="right")
        room = box.width - 32 - (taken + 16 if taken else 0)
        write(canvas, (box.left + 16, middle), shown, Lettering(_NAME_PX, ink, bold=won), room_px=room)
