"""The picture of a turn: its tile as it lies, with the cells round it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from bot.pictures.pool import Drawn
from bot.platform.context import Context
from bot.text.words import labels
from game.engine import rules
from game.engine.position import Position
from game.values.geometry import Cell
from game.values.moves import Move, Place
from game.values.ruleset import Colour
from rendering.base.theme import Theme
from rendering.boards.areas import part_window
from rendering.boards.layout import Window, window_round
from rendering.views.board_image import BoardView, Idle, draw_board
from rendering.views.board_words import describe_board

ROUND = 2
"""Cells shown on each side of the tile."""


async def turn_picture(
    context: Context,
    before: Position,
    names: Mapping[Colour, str],
    theme: Theme,
    moves: Sequence[Move],
    name: str,
    numbered: tuple[Cell, ...] = (),
) -> Drawn:
    """Draw the board round the tile of a turn and round the numbered cells, after the turn's moves."""
    place = next(move for move in moves if isinstance(move, Place))
    after = before
    for move in moves:
        after, _ = rules.apply(after, move)
    view = BoardView(
        position=after,
        names=names,
        labels=labels(context.language),
        theme=theme,
        numbered=numbered,
        changed_since=len(before.board),
        area=turn_area(after.board, place.cell, numbered),
        idle=Idle.LOOKED_AT,
    )
    return await context.pictures.draw(draw_board, view, name=name, describe=describe_board)


def turn_area(board: Collection[Cell], cell: Cell, numbered: Collection[Cell]) -> Window:
    """Return the part of the board round a turn's cell and as many numbered cells as a phone shows large enough."""
    if not numbered:
        return window_round((cell,), ROUND)
    whole = window_round((*board, *numbered), 1)
    return part_window([(cell,), *((numbered_cell,) for numbered_cell in numbered)], whole)
