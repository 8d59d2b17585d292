"""The picture of a turn: the surroundings of its tile as it lies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.pictures.boards import board_view
from bot.pictures.pool import Drawn
from bot.pictures.themes import theme_of
from bot.platform.context import Context
from game.engine import rules
from game.values.geometry import Cell
from game.values.moves import Move, Place
from host.games.views import GameView
from rendering.boards.layout import window_round
from rendering.views.alt_text import describe_board
from rendering.views.board_image import draw_board

ROUND = 2
"""Cells shown on each side of the tile."""


async def turn_picture(
    context: Context, view: GameView, moves: Sequence[Move], name: str, numbered: tuple[Cell, ...] = ()
) -> Drawn:
    """Return the surroundings of the tile after a turn in the state of `view`, and of the cells that are numbered."""
    position = view.position
    place = next(move for move in moves if isinstance(move, Place))
    after = position
    for move in moves:
        after, _ = rules.apply(after, move)
    theme = await theme_of(context.host, view.guild)
    area = window_round((place.cell, *numbered), ROUND if not numbered else 1)
    seen = board_view(context.language, view, theme, area=area)
    seen = replace(seen, position=after, numbered=numbered, changed_since=len(position.board))
    return await context.pictures.draw(draw_board, seen, name=name, describe=describe_board)
