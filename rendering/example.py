"""A small picture of a position from a written game: the examples of the rules."""

from __future__ import annotations

from dataclasses import dataclass

from game.geometry import Cell
from game.record import read
from game.replay import replay
from rendering.landscape import lay_tiles, mark_cell, name_cells, stand_figures
from rendering.layout import Frame, Rect, frame_within, gutter_px, window_round
from rendering.marks import Mark
from rendering.overlays import draw_overlay, one_feature
from rendering.picture import Picture, finish, new_canvas
from rendering.theme import DEFAULT_THEME, Theme

_TILE_PX = 160


@dataclass(frozen=True, slots=True)
class ExampleView:
    """`game` is the written form; `pointed_at` is a cell and the index of a segment to be shown alone."""

    game: str
    theme: Theme = DEFAULT_THEME
    pointed_at: tuple[Cell, int] | None = None


def draw_example(view: ExampleView) -> Picture:
    """The position in which the game stops, with its last tile marked; as large as its board needs.

    Refuses a game that breaks a rule with `RecordError`.
    """
    position = replay(read(view.game)).position
    frame = _example_frame(tuple(position.board))
    canvas = new_canvas(frame.width, frame.height, view.theme)
    lay_tiles(canvas, frame, position, view.theme)
    name_cells(canvas, frame, view.theme)
    figures = position.figures
    if view.pointed_at is not None:
        overlay = one_feature(position, *view.pointed_at)
        draw_overlay(canvas, frame, position, overlay, view.theme)
        figures = overlay.feature.figures
    elif position.last is not None:
        mark_cell(canvas, frame, position.last, Mark.LAST, view.theme)
    stand_figures(canvas, frame, position, view.theme, figures)
    return finish(canvas, view.theme)


def _example_frame(cells: tuple[Cell, ...]) -> Frame:
    box = window_round(cells, margin=0)
    height = box.rows * _TILE_PX
    border = 2 * gutter_px(height) + 8
    board = Rect(0, 0, box.columns * _TILE_PX + border, height + border)
    return frame_within(box, cells[-1], board, Rect(board.right, 0, 0, board.height), (_TILE_PX,))
