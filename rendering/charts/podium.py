"""The podium: the first three places of a tournament, each with a step; who shares a place stands at one height."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PIL import Image

from game.values.moves import Figure
from game.values.ruleset import Colour
from rendering.base.fonts import legible
from rendering.base.lettering import Lettering, write
from rendering.base.picture import Picture, draw_row_box, fill_panel, finish, new_canvas, paste_middle
from rendering.base.rect import Rect
from rendering.base.theme import DEFAULT_THEME, Theme
from rendering.sprites.ready import figure_sprite

WIDTH, HEIGHT = 1650, 1050
_BASE = 980
_STEP_WIDTH = 480
_APART = _STEP_WIDTH + 10
_STEPS: Mapping[int, tuple[int, Colour]] = {
    1: (430, Colour.YELLOW),
    2: (330, Colour.BLUE),
    3: (250, Colour.RED),
}
"""Height and meeple of the steps for places one, two and three."""

_MOST_NAMES = 3
"""Names on one step; the last line counts the others where there are more."""


@dataclass(frozen=True, slots=True)
class PodiumView:
    """`names` are those who stand on it, the best first, at `places` from one to three; `lines` are small print."""

    title: str
    names: tuple[str, ...]
    lines: tuple[str, ...] = ()
    theme: Theme = DEFAULT_THEME
    places: tuple[int, ...] = (1, 2, 3)

    def at(self, place: int) -> tuple[str, ...]:
        """The names of those who hold a place."""
        return tuple(name for name, held in zip(self.names, self.places, strict=False) if held == place)

    def steps(self) -> tuple[tuple[int, tuple[str, ...]], ...]:
        """Place and names of each step from left to right: the first place stands between the others.

        Where one of the lower places is held by nobody, those who share the other one stand on both sides.
        """
        first, second, third = (self.at(place) for place in (1, 2, 3))
        left, right = (2, second), (3, third)
        if len(second) > 1 and not third:
            left, right = (2, second[: (len(second) + 1) // 2]), (2, second[(len(second) + 1) // 2 :])
        elif len(third) > 1 and not second:
            left, right = (3, third[: (len(third) + 1) // 2]), (3, third[(len(third) + 1) // 2 :])
        return tuple(step for step in (left, (1, first), right) if step[1])


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
    steps = view.steps()
    for number, (place, names) in enumerate(steps):
        middle = WIDTH // 2 + round((number - (len(steps) - 1) / 2) * _APART)
        _draw_step(canvas, view.theme, place, names, middle)
    return finish(canvas, view.theme)


def _draw_step(
    canvas: Image.Image,
    theme: Theme,
    place: int,
    names: tuple[str, ...],
    middle: int,
) -> None:
    (height, colour), surround, first = _STEPS[place], theme.surround, place == 1
    left, top = middle - _STEP_WIDTH // 2, _BASE - height
    box = Rect(left, top, _STEP_WIDTH + 1, height + 1)
    draw_row_box(canvas, box, theme, strong=first, radius=14, border=3)
    ink = surround.text_active if first else surround.text
    shown = [legible(name) for name in names]
    if len(shown) > _MOST_NAMES:
        shown[_MOST_NAMES - 1 :] = [f"+ {len(shown) - _MOST_NAMES + 1}"]
    line_px = 60 if len(shown) == 1 else 44
    label = Lettering(50 if len(shown) == 1 else 38, ink, bold=True)
    for row, name in enumerate(shown):
        at = (middle, top + 22 + line_px * (row + 0.5))
        write(canvas, at, name, label, align="middle", room_px=_STEP_WIDTH - 40)
    below = top + 22 + line_px * len(shown)
    size_px = min(120 if first else 92, _BASE - below - 16)
    write(
        canvas, (middle, (below + _BASE) / 2), str(place), Lettering(size_px, ink, bold=True), align="middle"
    )
    size = 230 if first else 180
    count = min(len(names), _MOST_NAMES)
    for number in range(count):
        sprite = figure_sprite(colour, Figure.MEEPLE, size if count == 1 else 150, theme=theme)
        shift = (number - (count - 1) / 2) * 140
        paste_middle(canvas, sprite, (middle + shift, top - sprite.height * 0.52 + 6))
