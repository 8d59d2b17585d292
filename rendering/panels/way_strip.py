"""The steps of a flight beside each other: those made, the one that is due, and those ordered ahead."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from PIL import Image, ImageDraw

from game.values.geometry import Side
from game.values.moves import MEEPLE
from game.values.ruleset import Colour
from rendering.base.labels import Labels
from rendering.base.lettering import Lettering, write
from rendering.base.picture import Picture, fill_panel, finish, new_canvas, paste_middle
from rendering.base.rect import Rect
from rendering.base.screen import DISC_PX, WIDTH
from rendering.base.theme import DEFAULT_THEME, Theme
from rendering.boards.flight import ARROW, CLOSED_VEIL, TRAIL, arrow_sprite
from rendering.boards.landings import crossed_disc
from rendering.sprites.sprite_cache import figure_sprite, label_sprite

HEIGHT, GAP = 216, 10
ARROW_PX, FIGURE_PX = 84, 66


class StepState(Enum):
    """The state of a step: made, ordered ahead, ordered ahead but closed to the dragon, or not decided."""

    MADE = "made"
    ORDERED = "ordered"
    CLOSED = "closed"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class WayStep:
    """A step of a flight, the seat that makes it, and the side to which it leads, if known."""

    number: int
    seat: Colour
    state: StepState
    side: Side | None = None


@dataclass(frozen=True, slots=True)
class WayView:
    """All steps of a flight as one `seat` may see them; `due` is the number of the next step."""

    steps: tuple[WayStep, ...]
    due: int
    seat: Colour
    names: Mapping[Colour, str]
    labels: Labels
    theme: Theme = DEFAULT_THEME


def draw_way(view: WayView) -> Picture:
    """Draw the steps from the left to the right, 900 pixels wide.

    A made step has a violet arrow on veiled ground, an ordered one an orange arrow, an undecided one a
    question mark. The step that is due has a golden frame, and the seat's own steps stand out.
    """
    theme = view.theme
    canvas = new_canvas(WIDTH, HEIGHT, theme)
    fill_panel(canvas, Rect(0, 0, WIDTH, HEIGHT), theme)
    slot = (WIDTH - GAP) / len(view.steps)
    for place, step in enumerate(view.steps):
        left = GAP + place * slot
        _draw_step(canvas, Rect(round(left), GAP, round(slot - GAP), HEIGHT - 2 * GAP), step, view)
    return finish(canvas, theme)


def _draw_step(canvas: Image.Image, box: Rect, step: WayStep, view: WayView) -> None:
    """Draw one step in its box: number, figure, and below them the arrow or a question mark."""
    theme, due = view.theme, step.number == view.due
    surround = theme.surround
    edges = (box.left, box.top, box.right - 1, box.bottom - 1)
    fill = surround.row_active if step.seat is view.seat else surround.row
    outline, width = (surround.gold, 6) if due else (surround.row_line, 2)
    draw = ImageDraw.Draw(canvas)
    draw.rounded_rectangle(edges, 15, fill=fill, outline=outline, width=width)
    middle = box.left + box.width / 2
    figure = figure_sprite(step.seat, MEEPLE, FIGURE_PX, theme=theme)
    paste_middle(canvas, figure, (middle + 22, box.top + 48))
    paste_middle(canvas, label_sprite(str(step.number), DISC_PX, theme), (middle - 34, box.top + 44))
    below = (middle, box.top + 138)
    if step.side is None:
        ink = surround.text_active if step.seat is view.seat else surround.text_quiet
        write(canvas, below, "?", Lettering(60, ink, bold=True), align="middle")
        return
    colour = TRAIL if step.state is StepState.MADE else ARROW
    paste_middle(canvas, arrow_sprite(step.side, ARROW_PX, theme, colour), below)
    if step.state is StepState.CLOSED:
        paste_middle(canvas, crossed_disc(48, theme), (middle + 32, box.top + 166))
    if step.state is StepState.MADE:
        veil = Image.new("L", (box.width - 4, box.height - 4), CLOSED_VEIL)
        canvas.paste(surround.panel, (box.left + 2, box.top + 2), veil)
