"""The picture of a flying machine's line: where each side of the die leads, and where no figure can land."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.position import Position
from game.values.moves import Place
from rendering.base.labels import Labels
from rendering.base.picture import Picture, finish, new_canvas
from rendering.base.theme import DEFAULT_THEME, Theme
from rendering.boards.annotations import mark_cell, name_cells
from rendering.boards.landings import Target, draw_dice, draw_line
from rendering.boards.landscape import lay_tile, lay_tiles, stand_figures
from rendering.boards.layout import Frame, frame_board, showing, window_round
from rendering.sprites.marks import Mark

_LOWEST, _HIGHEST = 360, 800
"""Least and greatest height in pixels: the controls below the picture are to stay in sight."""


@dataclass(frozen=True, slots=True)
class LandingsView:
    """The line of a flying machine.

    `place` is the tile with the machine as it lies or would lie, `targets` are the cells on its line, nearest
    first. `thrown` is the number on the die once it is thrown; then only its target is shown.
    """

    position: Position
    place: Place
    targets: tuple[Target, ...]
    labels: Labels
    theme: Theme = DEFAULT_THEME
    thrown: int | None = None

    @property
    def shown(self) -> tuple[Target, ...]:
        """The targets that are shown with a die."""
        return tuple(target for target in self.targets if self.thrown in (None, target.distance))


def draw_landings(view: LandingsView) -> Picture:
    """Draw the line, 900 pixels wide, its tiles as large as they fit."""
    frame, theme = landings_frame(view), view.theme
    canvas = new_canvas(frame.width, frame.height, theme)
    lay_tiles(canvas, frame, view.position, theme)
    lay_tile(canvas, frame, view.place, theme)
    for target in view.shown:
        if target.cell not in view.position.board:
            mark_cell(canvas, frame, target.cell, Mark.OPEN, theme)
    draw_line(canvas, frame, view.place.cell, view.shown, theme)
    marked = view.place.cell if view.thrown is None else view.shown[-1].cell
    mark_cell(canvas, frame, marked, Mark.LAST, theme)
    stand_figures(canvas, frame, view.position, theme)
    draw_dice(canvas, frame, view.position, view.shown, theme)
    name_cells(canvas, frame, theme)
    return finish(canvas, theme)


def landings_frame(view: LandingsView) -> Frame:
    """Return the frame of the whole line, with what is beside it."""
    window = window_round([view.place.cell, *(target.cell for target in view.targets)])
    frame = frame_board(window, view.place.cell, lowest=_LOWEST, highest=_HIGHEST)
    return showing(frame, view.position.board)
