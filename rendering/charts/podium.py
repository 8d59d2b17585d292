"""The podium: the first three places of a tournament, each on a step; equal places stand equally high."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PIL import Image

from game.values.moves import Figure
from game.values.ruleset import Colour
from rendering.base.fonts import legible
from rendering.base.lettering import Lettering, two_lines, write, write_title
from rendering.base.picture import Picture, draw_row_box, fill_panel, finish, new_canvas, paste_middle
from rendering.base.rect import Rect
from rendering.base.screen import SMALL_LETTERS, letters_px
from rendering.base.theme import DEFAULT_THEME, Theme
from rendering.sprites.sprite_cache import figure_sprite

WIDTH, HEIGHT = 1650, 1210
_NAME_PX = letters_px(WIDTH)
"""Letters of names, 11 pixels on the phone's screen; longer names are broken, or cut."""
_LINE_PX = 68
_SMALL_PX = letters_px(WIDTH, SMALL_LETTERS)
_BASE = 1140
"""The y of the ground on which the steps stand."""
_STEP_WIDTH = 524
_APART = _STEP_WIDTH + 10
"""Distance from the middle of one step to that of the next."""
_STEPS: Mapping[int, tuple[int, Colour]] = {
    1: (560, Colour.YELLOW),
    2: (450, Colour.BLUE),
    3: (360, Colour.RED),
}
"""Height of the steps for places one, two and three, and the colour of their meeples."""

_SEEN = [0] * 128 + [255] * 128
"""Table for `Image.point`: pixels that are at least half opaque, so not those of a shadow."""
_IN_STEP_PX = 8
"""Pixels by which the outline of a figure overlaps the edge of its step."""

_MOST_NAMES = 3
"""The most lines of names on one step; if there are more names, the last line counts the others."""


@dataclass(frozen=True, slots=True)
class PodiumView:
    """A podium: `names`, the best first, at `places` from one to three; `lines` are small print."""

    title: str
    names: tuple[str, ...]
    lines: tuple[str, ...] = ()
    theme: Theme = DEFAULT_THEME
    places: tuple[int, ...] = (1, 2, 3)

    def at(self, place: int) -> tuple[str, ...]:
        """Return the names at a place."""
        return tuple(name for name, held in zip(self.names, self.places, strict=False) if held == place)

    def steps(self) -> tuple[tuple[int, tuple[str, ...]], ...]:
        """Return the place and the names of each step from left to right, the first place between the others.

        If one of the lower places is empty, those who share the other one stand on both sides.
        """
        first, second, third = (self.at(place) for place in (1, 2, 3))
        left, right = (2, second), (3, third)
        if len(second) > 1 and not third:
            left, right = (2, second[: (len(second) + 1) // 2]), (2, second[(len(second) + 1) // 2 :])
        elif len(third) > 1 and not second:
            left, right = (3, third[: (len(third) + 1) // 2]), (3, third[(len(third) + 1) // 2 :])
        return tuple(step for step in (left, (1, first), right) if step[1])


def draw_podium(view: PodiumView) -> Picture:
    """Draw the podium with a meeple and a name on each step; 1650 by 1210 pixels."""
    canvas = new_canvas(WIDTH, HEIGHT, view.theme)
    fill_panel(canvas, Rect(0, 0, WIDTH, HEIGHT), view.theme)
    surround = view.theme.surround
    title = Lettering(72, surround.text, bold=True)
    room = WIDTH - 120
    write_title(canvas, (WIDTH / 2, 84), view.title, title, align="middle", room_px=room, least_px=_NAME_PX)
    for row, line in enumerate(view.lines):
        small = Lettering(_SMALL_PX, surround.text_quiet)
        at = (WIDTH / 2, 190 + 64 * row)
        write(canvas, at, line, small, align="middle", room_px=room, least_px=_SMALL_PX)
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
    """Draw a step round the column `middle`: the names at its top, the place below them, meeples on it."""
    (height, colour), surround, first = _STEPS[place], theme.surround, place == 1
    left, top = middle - _STEP_WIDTH // 2, _BASE - height
    box = Rect(left, top, _STEP_WIDTH + 1, height + 1)
    draw_row_box(canvas, box, theme, strong=first, radius=14, border=3)
    ink = surround.text_active if first else surround.text
    shown = [legible(name) for name in names]
    label, room = Lettering(_NAME_PX, ink, bold=True), _STEP_WIDTH - 30
    if len(shown) > _MOST_NAMES:
        shown[_MOST_NAMES - 1 :] = [f"+ {len(shown) - _MOST_NAMES + 1}"]
    elif len(shown) == 1:
        shown = list(two_lines(shown[0], label, room, _NAME_PX))
    for row, text in enumerate(shown):
        at = (middle, top + 22 + _LINE_PX * (row + 0.5))
        write(canvas, at, text, label, align="middle", room_px=room, least_px=_NAME_PX)
    below = top + 22 + _LINE_PX * len(shown)
    size_px = min(120 if first else 92, _BASE - below - 16)
    write(
        canvas, (middle, (below + _BASE) / 2), str(place), Lettering(size_px, ink, bold=True), align="middle"
    )
    size = 230 if first else 180
    count = min(len(names), _MOST_NAMES)
    for number in range(count):
        sprite = figure_sprite(colour, Figure.MEEPLE, size if count == 1 else 150, theme=theme)
        shift = (number - (count - 1) / 2) * 140
        # The sprite has room for a shadow below the figure: its visible part is to stand on the step.
        _, _, _, feet = sprite.getchannel("A").point(_SEEN).getbbox() or (0, 0, 0, sprite.height)
        paste_middle(canvas, sprite, (middle + shift, top - feet + sprite.height / 2 + _IN_STEP_PX))
