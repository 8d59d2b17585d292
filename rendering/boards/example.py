"""A small picture of a position with neither panel nor clock: examples of the rules, and the steps of a lesson."""

from __future__ import annotations

from dataclasses import dataclass

from game.board.features import StandingFigure
from game.engine.position import Position
from game.values.geometry import Cell
from rendering.base.picture import Picture, finish, new_canvas
from rendering.base.rect import Rect
from rendering.base.theme import DEFAULT_THEME, Theme
from rendering.boards.landscape import lay_tiles, mark_cell, name_cells, stand_figures
from rendering.boards.layout import Frame, Window, frame_within, gutter_px, window_round
from rendering.boards.overlays import Overlay, draw_overlay
from rendering.sprites.marks import Mark

_TILE_PX = 160
_LEAST = 3, 2
"""Columns and rows; less would be enlarged beyond what the tiles are drawn for."""
_SHAPE = 1, 2.5
"""A picture is at least and at most so many times as wide as high: a tower would be shown narrow, a row low."""


@dataclass(frozen=True, slots=True)
class ExampleView:
    """`figures` are those to be shown (None: those that stand), also some that have just come home.

    Without an `overlay` the last tile is framed.
    """

    position: Position
    figures: tuple[StandingFigure, ...] | None = None
    overlay: Overlay | None = None
    theme: Theme = DEFAULT_THEME


def draw_example(view: ExampleView) -> Picture:
    """The position, as large as its board needs."""
    position = view.position
    frame = _example_frame(window_round(position.board, margin=0))
    canvas = new_canvas(frame.width, frame.height, view.theme)
    lay_tiles(canvas, frame, position, view.theme)
    name_cells(canvas, frame, view.theme)
    if view.overlay is not None:
        draw_overlay(canvas, frame, position, view.overlay, view.theme)
    elif position.last is not None:
        mark_cell(canvas, frame, position.last, Mark.LAST, view.theme)
    stand_figures(canvas, frame, position, view.theme, view.figures)
    return finish(canvas, view.theme)


def _example_frame(box: Window) -> Frame:
    least, most = _SHAPE
    rows = max(box.rows, _LEAST[1], round(box.columns / most))
    columns = max(box.columns, _LEAST[0], round(rows * least))
    # Land in the middle: an odd cell more would push it to one side.
    rows += (rows - box.rows) % 2
    columns += (columns - box.columns) % 2
    height = rows * _TILE_PX
    border = 2 * gutter_px(height) + 8
    board = Rect(0, 0, columns * _TILE_PX + border, height + border)
    middle = Cell((box.west + box.east) // 2, (box.north + box.south) // 2)
    return frame_within(box, middle, board, Rect(board.right, 0, 0, board.height), (_TILE_PX,))
