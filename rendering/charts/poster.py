"""The poster: the finished landscape with the result, to be shown around."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PIL import Image, ImageDraw

from game.engine.position import Position
from game.engine.queries import places
from game.values.geometry import Cell
from game.values.moves import Figure
from game.values.ruleset import Colour
from rendering.base.labels import Labels
from rendering.base.lettering import Lettering, width_of, wrapped, write
from rendering.base.picture import Picture, draw_row_box, fill_panel, finish, new_canvas, paste_middle
from rendering.base.rect import Rect
from rendering.base.theme import DEFAULT_THEME, Theme
from rendering.boards.landscape import lay_tiles, stand_figures
from rendering.boards.layout import frame_within, window_round
from rendering.sprites.ready import figure_sprite

_WIDTH, _HEIGHT = 2240, 1424
_EDGE_PX = 54
"""The table between the land and the gold lines."""

_MARGIN = 44
_SIDE_PX = 700
_SIZES = tuple(range(160, 40, -8))


@dataclass(frozen=True, slots=True)
class PosterView:
    """A finished game; `title` is the name of the game or the place, `lines` are small print such as the date."""

    position: Position
    names: Mapping[Colour, str]
    labels: Labels
    title: str
    lines: tuple[str, ...] = ()
    theme: Theme = DEFAULT_THEME


def draw_poster(view: PosterView) -> Picture:
    """The landscape in a frame, and beside it the winner and everybody's place; 2240 by 1424 pixels."""
    theme = view.theme
    land = Rect(0, 0, _WIDTH - _SIDE_PX, _HEIGHT)
    canvas = new_canvas(_WIDTH, _HEIGHT, theme, land)
    side = Rect(land.right, 0, _SIDE_PX, _HEIGHT)
    box = window_round(view.position.board)
    frame = frame_within(
        box, view.position.last or Cell(0, 0), (_WIDTH, _HEIGHT), land.inset(_EDGE_PX), _SIZES
    )
    lay_tiles(canvas, frame, view.position, theme)
    stand_figures(canvas, frame, view.position, theme)
    fill_panel(canvas, side, theme)
    _draw_frame(canvas, side, theme)
    _draw_result(canvas, side.inset(_MARGIN), view)
    return finish(canvas, theme)


def _draw_frame(canvas: Image.Image, side: Rect, theme: Theme) -> None:
    """Two gold lines round the picture and one before the result."""
    draw = ImageDraw.Draw(canvas)
    gold = theme.surround.gold
    draw.line((side.left, 24, side.left, _HEIGHT - 25), fill=gold, width=4)
    for inset, width in ((10, 8), (24, 3)):
        draw.rectangle((inset, inset, _WIDTH - 1 - inset, _HEIGHT - 1 - inset), outline=gold, width=width)


def _draw_result(canvas: Image.Image, room: Rect, view: PosterView) -> None:
    surround, theme = view.theme.surround, view.theme
    ranking = places(view.position.scores, view.position.loses_ties)
    winners = view.position.leaders
    middle = room.left + room.width / 2
    title = Lettering(58, surround.text, bold=True)
    y = room.top + 62.0
    fits = width_of(view.title, title) * 0.8 <= room.width
    for line in (view.title,) if fits else wrapped(view.title, title, room.width)[:2]:
        write(canvas, (middle, y), line, title, align="middle", room_px=room.width)
        y += 70
    y += 130
    spread = min(200, room.width // (len(winners) + 1))
    for number, seat in enumerate(winners):
        sprite = figure_sprite(seat, Figure.MEEPLE, 230, theme=theme)
        paste_middle(canvas, sprite, (middle + (number - (len(winners) - 1) / 2) * spread, y))
    y += 190
    named = view.labels.join([view.labels.name(seat, view.names[seat]) for seat in winners])
    winner = Lettering(66, surround.gold, bold=True)
    write(canvas, (middle, y), named, winner, align="middle", room_px=room.width)
    y += 66
    words = Lettering(40, surround.text_quiet)
    won = view.labels.say("picture-won", players=len(winners))
    write(canvas, (middle, y), won, words, align="middle", room_px=room.width)
    y += 58
    small = Lettering(32, surround.text_quiet)
    below = room.bottom - 46 * len(view.lines) - 6
    step = min(124.0, (below - y) / len(ranking))
    for place, seat in ranking:
        _draw_place(canvas, Rect(room.left, round(y), room.width, round(step - 8)), place, seat, view)
        y += step
    y = below + 30.0
    for line in view.lines:
        write(canvas, (middle, y), line, small, align="middle", room_px=room.width)
        y += 46


def _draw_place(canvas: Image.Image, box: Rect, place: int, seat: Colour, view: PosterView) -> None:
    surround, unit = view.theme.surround, box.height
    first = place == 1
    draw_row_box(canvas, Rect(box.left, box.top, box.width + 1, box.height + 1), view.theme, strong=first)
    middle = box.top + unit / 2
    colour = surround.text_active if first else surround.text
    number = Lettering(round(unit * 0.42), surround.text_active if first else surround.text_quiet, bold=True)
    write(canvas, (box.left + unit * 0.38, middle), str(place), number, align="middle")
    sprite = figure_sprite(seat, Figure.MEEPLE, round(unit * 0.72), theme=view.theme)
    paste_middle(canvas, sprite, (box.left + unit * 1.12, middle))
    score = Lettering(round(unit * 0.56), colour, bold=True)
    points = str(view.position.scores[seat])
    taken = write(canvas, (box.right - unit * 0.25, middle), points, score, align="right")
    left = box.left + unit * 1.62
    room = round(box.right - unit * 0.45 - taken - left)
    write(
        canvas,
        (left, middle),
        view.labels.name(seat, view.names[seat]),
        Lettering(round(unit * 0.42), colour, bold=True),
        room_px=room,
    )
