"""The bracket of a knock-out: a column for each round, the match for third place below the final."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageDraw

from rendering.base.fonts import legible
from rendering.base.lettering import (
    Lettering,
    fitted,
    two_lines,
    width_of,
    write,
    write_lines,
    write_title,
)
from rendering.base.picture import Picture, finish, new_canvas
from rendering.base.rect import Rect
from rendering.base.screen import SMALL_LETTERS, letters_px
from rendering.base.theme import DEFAULT_THEME, Theme

_COLUMN_PX, _BOX_WIDTH = 440, 408
"""Distance from the boxes of one round to those of the next, and the width of a box."""
_HEADING_WIDTH = 424
"""Room for a heading, which may reach beyond its boxes towards the next column."""
_HALF_PX = 66
"""The least height of half a box, which has the name of one player."""
_GAP_PX = 28
"""Distance between the boxes of the first round."""
_TOP = 150
"""Height of the title."""
_MARGIN = 24
_LEAST_WIDTH = 900
_NAME_PX = 42
"""Letters of names and results, unless the least for a phone is larger."""
_HIGHEST = 1.25
"""The greatest ratio of a picture's height to its width: Discord shows a higher one smaller."""


@dataclass(frozen=True, slots=True)
class BracketMatch:
    """One match: two names (None if unknown or missing), the index of the winner, and the result of each.

    A match that was not played is `over` without a winner.
    """

    first: str | None
    second: str | None
    winner: int | None = None
    results: tuple[str, str] = ("", "")
    over: bool = False


@dataclass(frozen=True, slots=True)
class BracketView:
    """A bracket: `rounds` from the first to the final, each with half as many matches as the one before, or as many.

    `headings` name the rounds, one each; they may be left out.
    """

    title: str
    rounds: tuple[tuple[BracketMatch, ...], ...]
    third: BracketMatch | None = None
    third_label: str = ""
    theme: Theme = DEFAULT_THEME
    headings: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _Sizes:
    """The sizes in which a bracket is drawn.

    These are its width, the letter size and the least one, the height of half a box, and the lines of a name.
    """

    width: int
    letters_px: int
    least_px: int
    half_px: int
    lines: int

    @property
    def box_px(self) -> int:
        return 2 * self.half_px

    @property
    def heading_px(self) -> int:
        return max(46, self.least_px + 8)

    @property
    def third_gap_px(self) -> int:
        """The room between the final and the match for the third place, which has a heading of its own."""
        return self.heading_px + 56

    @property
    def step_px(self) -> int:
        return self.box_px + _GAP_PX


def _sizes(view: BracketView) -> _Sizes:
    """Return the sizes of a bracket, with two lines for names if one is too long, unless that is too high."""
    one = _sizes_of(len(view.rounds), 1)
    matches = [match for column in view.rounds for match in column]
    if view.third is not None:
        matches.append(view.third)
    if all(_fits(match, seat, one) for match in matches for seat in (0, 1)):
        return one
    two = _sizes_of(len(view.rounds), 2)
    return two if _height(view, two) <= _HIGHEST * two.width else one


def _sizes_of(columns: int, lines: int) -> _Sizes:
    """Return the sizes of a bracket of `columns` columns, with `lines` lines for each name."""
    width = max(_LEAST_WIDTH, 2 * _MARGIN + _width_of(columns))
    least = letters_px(width)  # longer names are broken, or cut
    letters = max(_NAME_PX, least)
    half = max(_HALF_PX, round(letters * 1.4)) + (lines - 1) * _line_px(letters)
    return _Sizes(width, letters, least, half, lines)


def _top(view: BracketView, sizes: _Sizes) -> int:
    """Return the y at which the first box begins."""
    return _TOP + (sizes.heading_px if view.headings else 0)


def _height(view: BracketView, sizes: _Sizes) -> int:
    """Return the height of the picture: that of its first round, or of the final with the match below it."""
    rows, top = len(view.rounds[0]), _top(view, sizes)
    last = top + sizes.step_px * (rows - 1) / 2 + sizes.box_px
    if view.third is not None:
        last += sizes.box_px + sizes.third_gap_px
    return round(max(top + rows * sizes.step_px, last) + _MARGIN)


def _line_px(letters_px: int) -> int:
    """Return the distance between the lines of a name."""
    return round(letters_px * 1.15)


def _name_room_px(result: str, lettering: Lettering) -> int:
    """Return the room for a name beside a result."""
    result_px = width_of(result, lettering) + 10 if result else 0
    return _BOX_WIDTH - 24 - result_px


def _fits(match: BracketMatch, seat: int, sizes: _Sizes) -> bool:
    """Return whether a name fits on one line with the least letters."""
    name, won = legible((match.first, match.second)[seat] or ""), match.winner == seat
    least = Lettering(sizes.least_px, (0, 0, 0), bold=won)
    full = Lettering(sizes.letters_px, (0, 0, 0), bold=won)
    return not name or width_of(name, least) <= _name_room_px(match.results[seat], full)


def _heading_letters_px(view: BracketView, sizes: _Sizes) -> int:
    """Return the letter size of all headings: the longest fits its column, but is legible on a phone.

    A heading that is cut would lose the number of its round.
    """
    full = Lettering(max(40, sizes.least_px), (0, 0, 0))
    least = letters_px(sizes.width, SMALL_LETTERS)
    texts = (*view.headings, "" if view.third is None else view.third_label)
    return min(fitted(text, full, _HEADING_WIDTH, least)[0] for text in texts)


def _width_of(columns: int) -> int:
    """Return the width of that many columns, without margins."""
    return columns * _COLUMN_PX - (_COLUMN_PX - _BOX_WIDTH)


def draw_bracket(view: BracketView) -> Picture:
    """Draw the bracket, as wide as its rounds and as high as its matches need."""
    sizes = _sizes(view)
    width, top, rows = sizes.width, _top(view, sizes), len(view.rounds[0])
    margin = (width - _width_of(len(view.rounds))) // 2
    canvas = new_canvas(width, _height(view, sizes), view.theme)
    surround = view.theme.surround
    title = Lettering(max(64, sizes.least_px), surround.text, bold=True)
    heading = Lettering(_heading_letters_px(view, sizes), surround.text_quiet)
    write_title(
        canvas, (_MARGIN, 66), view.title, title, room_px=width - 2 * _MARGIN, least_px=sizes.least_px
    )
    draw = ImageDraw.Draw(canvas)
    tops = [top + sizes.step_px * number for number in range(rows)]
    for column, matches in enumerate(view.rounds):
        left = margin + column * _COLUMN_PX
        if view.headings:
            at = (left, top - round(0.8 * sizes.heading_px))
            write(
                canvas, at, view.headings[column], heading, room_px=_HEADING_WIDTH, least_px=heading.size_px
            )
        if column:
            earlier = tops
            joined = len(earlier) // len(matches)
            ways = [earlier[joined * number : joined * (number + 1)] for number in range(len(matches))]
            tops = [sum(starts) // len(starts) for starts in ways]
            for starts, end in zip(ways, tops, strict=True):
                for start in starts:
                    _join(draw, left, start + sizes.half_px, end + sizes.half_px, view.theme)
        for match, box_top in zip(matches, tops, strict=True):
            _draw_match(canvas, Rect(left, box_top, _BOX_WIDTH, sizes.box_px), match, view.theme, sizes)
    if view.third is not None:
        left = margin + (len(view.rounds) - 1) * _COLUMN_PX
        below = tops[0] + sizes.box_px + sizes.third_gap_px
        at = (left, below - round(0.72 * sizes.heading_px))
        write(canvas, at, view.third_label, heading, room_px=_HEADING_WIDTH, least_px=heading.size_px)
        _draw_match(canvas, Rect(left, below, _BOX_WIDTH, sizes.box_px), view.third, view.theme, sizes)
    return finish(canvas, view.theme)


def _join(draw: ImageDraw.ImageDraw, left: int, start: int, end: int, theme: Theme) -> None:
    """Draw a line from the right of a box to the left of its winner's next one, between their middles."""
    middle = left - (_COLUMN_PX - _BOX_WIDTH) // 2
    points = [(left - _COLUMN_PX + _BOX_WIDTH, start), (middle, start), (middle, end), (left, end)]
    draw.line(points, fill=theme.surround.text_quiet, width=4)


def _draw_match(canvas: Image.Image, box: Rect, match: BracketMatch, theme: Theme, sizes: _Sizes) -> None:
    """Draw the two names of a match in a box, the winner in gold, each with its result."""
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
        lettering = Lettering(sizes.letters_px, ink, bold=won)
        write(canvas, (box.right - 12, middle), match.results[seat], lettering, align="right")
        room = _name_room_px(match.results[seat], lettering)
        write_lines(
            canvas,
            (box.left + 12, middle),
            _lines(shown, lettering, room, sizes),
            lettering,
            line_px=_line_px(sizes.letters_px),
            room_px=room,
            least_px=sizes.least_px,
        )


def _lines(name: str, lettering: Lettering, room_px: int, sizes: _Sizes) -> tuple[str, ...]:
    """Return a name as one line, or as two if it needs two and boxes have room for them."""
    return (name,) if sizes.lines == 1 else two_lines(name, lettering, room_px, sizes.least_px)
