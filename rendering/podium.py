"""The podium: the first three of a tournament, each on a step of their own."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import ImageDraw

from game.moves import Figure
from game.ruleset import Colour
from rendering.fonts import drawable
from rendering.landscape import paste_middle
from rendering.layout import Rect
from rendering.lettering import Lettering, write
from rendering.picture import Picture, fill_panel, finish, new_canvas
from rendering.sprites import figure_sprite
from rendering.theme import DEFAULT_THEME, Theme

WIDTH, HEIGHT = 1650, 1050
_BASE = 980
_STEP_WIDTH = 480
_STEPS: tuple[tuple[int, int, Colour], ...] = (
    (WIDTH // 2, 430, Colour.YELLOW),
    (WIDTH // 2 - _STEP_WIDTH - 10, 300, Colour.BLUE),
    (WIDTH // 2 + _STEP_WIDTH + 10, 210, Colour.RED),
)
"""Middle, height and meeple of the steps for places one, two and three."""


@dataclass(frozen=True, slots=True)
class PodiumView:
    """`names` are those of places one, two and (where there is one) three; `lines` are small print."""

    title: str
    names: tuple[str, ...]
    lines: tuple[str, ...] = ()
    theme: Theme = DEFAULT_THEME


def draw_podium(view: PodiumView) -> Picture:
    """The podium with a meeple and a name on each step; 1650 by 1050 pixels."""
    canvas = new_canvas(WIDTH, HEIGHT, view.theme)
    fill_panel(canvas, Rect(0, 0, WIDTH, HEIGHT), view.theme)
    surround = view.theme.surround
    title = Lettering(72, surround.text, bold=True)
    write(canvas, (WIDTH / 2, 84), view.title, title, align="middle", room_px=WIDTH - 120)
    for row, line in enumerate(view.lines):
        small = Lettering(38, surround.text_quiet)
        write(canvas, (WIDTH / 2, 158 + 50 * row), line, small, align="middle", room_px=WIDTH - 120)
    draw = ImageDraw.Draw(canvas)
    for place, (name, (middle, height, colour)) in enumerate(zip(view.names, _STEPS, strict=False), start=1):
        first = place == 1
        left, top = middle - _STEP_WIDTH // 2, _BASE - height
        draw.rounded_rectangle(
            (left, top, left + _STEP_WIDTH, _BASE),
            14,
            fill=surround.row_active if first else surround.row,
            outline=surround.gold if first else surround.row_line,
            width=6 if first else 3,
        )
        ink = surround.text_active if first else surround.text
        number = Lettering(120 if first else 92, ink, bold=True)
        write(canvas, (middle, top + height / 2 + 34), str(place), number, align="middle")
        shown = name if drawable(name) else "–"
        label = Lettering(50, ink, bold=True)
        write(canvas, (middle, top + 52), shown, label, align="middle", room_px=_STEP_WIDTH - 40)
        size = 230 if first else 180
        figure = figure_sprite(colour, Figure.MEEPLE, size, theme=view.theme)
        paste_middle(canvas, figure, (middle, top - size * 0.52))
    return finish(canvas, view.theme)


def describe_podium(view: PodiumView) -> str:
    """The podium in words."""
    return ". ".join([view.title, *(f"{place}. {name}" for place, name in enumerate(view.names, start=1))])
