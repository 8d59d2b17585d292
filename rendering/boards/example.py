"""A small picture of a position with neither panel nor clock: examples of the rules, and the steps of a lesson."""

from __future__ import annotations

from dataclasses import dataclass

from game.board.features import StandingFigure
from game.engine.position import Position
from game.values.geometry import Cell
from rendering.base.picture import Picture, finish, new_canvas
from rendering.base.theme import DEFAULT_THEME, Theme
from rendering.boards.annotations import mark_cell, name_cells
from rendering.boards.flight import draw_trail
from rendering.boards.landscape import lay_tiles, stand_figures, stand_pieces
from rendering.boards.layout import frame_board, window_round
from rendering.boards.overlays import Overlay, draw_overlay
from rendering.sprites.marks import Mark

_LOWEST, _HIGHEST = 360, 900
"""Least and greatest height in pixels: the words above and below are to stay in sight."""


@dataclass(frozen=True, slots=True)
class ExampleView:
    """A position as an example.

    `figures` are those to show, perhaps some that were just returned; None: those on the board. Without an
    `overlay` the last tile is framed. `trail` is the dragon's path, its first cell included.
    """

    position: Position
    figures: tuple[StandingFigure, ...] | None = None
    overlay: Overlay | None = None
    theme: Theme = DEFAULT_THEME
    trail: tuple[Cell, ...] = ()


def draw_example(view: ExampleView) -> Picture:
    """Draw the position, as large as its board needs."""
    position = view.position
    frame = frame_board(
        window_round(position.board), position.last or Cell(0, 0), lowest=_LOWEST, highest=_HIGHEST
    )
    canvas = new_canvas(frame.width, frame.height, view.theme)
    lay_tiles(canvas, frame, position, view.theme)
    if view.overlay is not None:
        draw_overlay(canvas, frame, position, view.overlay, view.theme)
    elif position.last is not None:
        mark_cell(canvas, frame, position.last, Mark.LAST, view.theme)
    draw_trail(canvas, frame, view.trail, view.theme)
    stand_figures(canvas, frame, position, view.theme, view.figures)
    if view.figures is not None:
        stand_pieces(canvas, frame, position, view.theme, view.figures)
    name_cells(canvas, frame, view.theme)
    return finish(canvas, view.theme)
