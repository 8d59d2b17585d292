"""The poster: the finished landscape with the result."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from PIL import Image, ImageDraw

from game.engine.position import Position
from game.engine.queries import ranking, winners
from game.values.geometry import Cell
from game.values.moves import Figure
from game.values.ruleset import Colour
from rendering.base.labels import Labels
from rendering.base.lettering import Lettering, fitted, two_lines, width_of, write, write_lines
from rendering.base.picture import Picture, draw_row_box, fill_panel, finish, new_canvas, paste_middle
from rendering.base.rect import Rect
from rendering.base.screen import SMALL_LETTERS, letters_px
from rendering.base.theme import DEFAULT_THEME, Theme
from rendering.boards.landscape import lay_tiles, stand_figures
from rendering.boards.layout import Frame, frame_within, window_round
from rendering.sprites.sprite_cache import figure_sprite

_WIDTH, _HEIGHT = 1600, 2000
"""Size of the poster: the greatest height that Discord shows at full width."""
_NAME_PX = letters_px(_WIDTH)
"""Letters of names, 11 pixels on the phone's screen; longer names are broken, or cut."""
_SMALL_PX = letters_px(_WIDTH, SMALL_LETTERS)
_SCORE_PX = 68
_NAME_LEFT = 148
"""Distance from the left of a row to the name in it, after place and meeple."""
_EDGE_PX = 54
"""Width of the table between the land and the edge with the gold lines."""

_MARGIN = 54
_ROW_PX, _GAP_PX = 104, 16
_SECOND_LINE_PX = 62
"""What a second line of a name adds to the height of the rows."""
_HEAD_PX = 380
"""Height of the title and the winners."""
_LINES_PX, _LINE_PX = 84, 66
"""The height of the small print, and of a second line of it."""
_SIZES = (*range(160, 16, -8), 20, 16, 12, 8)
"""Tile sizes; those of 24 pixels and less are for landscapes of more than sixty columns."""


@dataclass(frozen=True, slots=True)
class PosterView:
    """A finished game; `title` is the name of the game or the place, `lines` are small print such as the date.

    The `empty_seats`, in which nobody played at the end, come behind all others.
    """

    position: Position
    names: Mapping[Colour, str]
    labels: Labels
    title: str
    lines: tuple[str, ...] = ()
    theme: Theme = DEFAULT_THEME
    empty_seats: tuple[Colour, ...] = ()

    @property
    def places(self) -> tuple[tuple[int, Colour], ...]:
        """Pairs (place, seat), the best first."""
        return ranking(self.position.scores, self.position.loses_ties, self.empty_seats)


def draw_poster(view: PosterView) -> Picture:
    """Draw the landscape in a frame, and below it the winners and all places; 1600 by 2000 pixels."""
    theme, land = view.theme, _land(view)
    canvas = new_canvas(_WIDTH, _HEIGHT, theme, land)
    below = Rect(0, land.bottom, _WIDTH, _HEIGHT - land.height)
    frame = poster_frame(view)
    lay_tiles(canvas, frame, view.position, theme)
    stand_figures(canvas, frame, view.position, theme)
    fill_panel(canvas, below, theme)
    _draw_frame(canvas, below, theme)
    _draw_result(canvas, below.inset(_MARGIN), view)
    return finish(canvas, theme)


def _land(view: PosterView) -> Rect:
    """Return the rectangle for the landscape, above the result."""
    rows = -(-len(view.position.seats) // _columns(view))
    small_px = max(0, len(_small_print(view)) - 1) * _LINE_PX + (_LINES_PX if view.lines else 0)
    result_px = 2 * _MARGIN + _HEAD_PX + rows * _row_px(view) + small_px
    return Rect(0, 0, _WIDTH, _HEIGHT - result_px)


def poster_frame(view: PosterView) -> Frame:
    """Return the frame of the whole landscape, in the middle of its rectangle."""
    box, last = window_round(view.position.board), view.position.last or Cell(0, 0)
    return frame_within(box, last, (_WIDTH, _HEIGHT), _land(view).inset(_EDGE_PX), _SIZES)


def _columns(view: PosterView) -> int:
    """Return the number of columns of places: up to three have one, with room for long names."""
    return 1 if len(view.position.seats) <= 3 else 2


def _place_px(view: PosterView) -> int:
    """Return the width of the row of a seat."""
    return (_WIDTH - 2 * _MARGIN + _GAP_PX) // _columns(view) - _GAP_PX


def _name_room_px(seat: Colour, view: PosterView) -> int:
    """Return the room for the name of a seat beside its score."""
    score = Lettering(_SCORE_PX, view.theme.surround.text, bold=True)
    return _place_px(view) - _NAME_LEFT - 36 - width_of(str(view.position.scores[seat]), score)


def _name_lines(seat: Colour, view: PosterView) -> tuple[str, ...]:
    """Return the name of a seat on one line, or on two if it is too long."""
    name = Lettering(_NAME_PX, view.theme.surround.text, bold=True)
    return two_lines(view.labels.name(seat, view.names[seat]), name, _name_room_px(seat, view), _NAME_PX)


def _row_px(view: PosterView) -> int:
    """Return the height of the rows of places, which have two lines if a name needs them."""
    lines = max(len(_name_lines(seat, view)) for seat in view.position.seats)
    return _ROW_PX + (lines - 1) * _SECOND_LINE_PX


def _draw_frame(canvas: Image.Image, below: Rect, theme: Theme) -> None:
    """Draw two gold lines round the picture and one above the result."""
    draw = ImageDraw.Draw(canvas)
    gold = theme.surround.gold
    draw.line((24, below.top, _WIDTH - 25, below.top), fill=gold, width=4)
    for inset, width in ((10, 8), (24, 3)):
        draw.rectangle((inset, inset, _WIDTH - 1 - inset, _HEIGHT - 1 - inset), outline=gold, width=width)


def _draw_result(canvas: Image.Image, room: Rect, view: PosterView) -> None:
    """Draw title, winners, places and small print, from the top of the room to its bottom."""
    surround = view.theme.surround
    middle = room.left + room.width / 2
    title = Lettering(72, surround.text, bold=True)
    at = (middle, room.top + 34.0)
    write(canvas, at, view.title, title, align="middle", room_px=room.width, least_px=_NAME_PX)
    _draw_winners(canvas, Rect(room.left, room.top + 90, room.width, _HEAD_PX - 110), view)
    columns, row_px = _columns(view), _row_px(view)
    top, column = room.top + _HEAD_PX, _place_px(view) + _GAP_PX
    for number, (place, seat) in enumerate(view.places):
        left = room.left + number % columns * column
        box = Rect(left, top + number // columns * row_px, column - _GAP_PX, row_px - 10)
        _draw_place(canvas, box, place, seat, view)
    small = Lettering(_SMALL_PX, surround.text_quiet)
    for number, line in enumerate(reversed(_small_print(view))):
        at = (middle, room.bottom - _SMALL_PX / 2 - number * _LINE_PX)
        write(canvas, at, line, small, align="middle", room_px=room.width, least_px=_SMALL_PX)


def _small_print(view: PosterView) -> tuple[str, ...]:
    """Return the small print as one line, or as two if it is too long."""
    small, first = Lettering(_SMALL_PX, view.theme.surround.text_quiet), 0
    while first < len(view.lines):
        if width_of(" · ".join(view.lines[: first + 1]), small) > _WIDTH - 2 * _MARGIN:
            break
        first += 1
    first = max(1, first)
    return tuple(" · ".join(part) for part in (view.lines[:first], view.lines[first:]) if part)


def _draw_winners(canvas: Image.Image, room: Rect, view: PosterView) -> None:
    """Draw a meeple for each winner, and below them their names with the word for winning.

    Names that do not fit are left out here: each is listed among the places.
    """
    surround, first = view.theme.surround, winners(view.position, view.empty_seats)
    middle = room.left + room.width / 2
    for number, seat in enumerate(first):
        sprite = figure_sprite(seat, Figure.MEEPLE, 150, theme=view.theme)
        paste_middle(canvas, sprite, (middle + (number - (len(first) - 1) / 2) * 150, room.top + 82))
    names = view.labels.join([view.labels.name(seat, view.names[seat]) for seat in first])
    winner, words = Lettering(80, surround.gold_text, bold=True), Lettering(_NAME_PX, surround.text_quiet)
    won = view.labels.say("picture-won", players=len(first))
    beside = width_of(won, words) + 26
    size, shown = fitted(names, winner, room.width - beside, _NAME_PX)
    fitting, y = replace(winner, size_px=size), room.bottom - 60
    if shown != names:
        write(canvas, (middle, y), won, words, align="middle")
        return
    left = middle - (width_of(shown, fitting) + beside) / 2
    left += write(canvas, (left, y), shown, fitting) + 26
    write(canvas, (left, y), won, words)


def _draw_place(canvas: Image.Image, box: Rect, place: int, seat: Colour, view: PosterView) -> None:
    """Draw the row of a seat: place, meeple, name and score."""
    surround = view.theme.surround
    first = place == 1
    draw_row_box(canvas, Rect(box.left, box.top, box.width + 1, box.height + 1), view.theme, strong=first)
    middle = box.top + box.height / 2
    colour = surround.text_active if first else surround.text
    number = Lettering(_NAME_PX, surround.text_active if first else surround.text_quiet, bold=True)
    write(canvas, (box.left + 30, middle), str(place), number, align="middle")
    sprite = figure_sprite(seat, Figure.MEEPLE, 70, theme=view.theme)
    paste_middle(canvas, sprite, (box.left + 96, middle))
    score, left = Lettering(_SCORE_PX, colour, bold=True), box.left + _NAME_LEFT
    write(canvas, (box.right - 20, middle), str(view.position.scores[seat]), score, align="right")
    name, lines = Lettering(_NAME_PX, colour, bold=first), _name_lines(seat, view)
    write_lines(
        canvas,
        (left, middle),
        lines,
        name,
        line_px=_SECOND_LINE_PX,
        room_px=_name_room_px(seat, view),
        least_px=_NAME_PX,
    )
