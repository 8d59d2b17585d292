"""The private panel of a phase that has none of its own."""

from __future__ import annotations

from discord import ui

from bot.features.turn.panel import Panel
from bot.pictures.boards import board_pictures
from bot.pictures.drawing_context import DrawingContext
from bot.pictures.gallery import gallery
from bot.platform import limits
from bot.platform.controls import option, select
from bot.platform.custom_ids import Kind
from bot.text.seat_lines import seat_lines
from bot.text.words import choice_name
from game.engine.legal import moves as legal_moves
from game.notation.moves import move_text
from host.games.views import GameView

MOST_LISTS = 16
"""The most lists, each a row and a select, that fit a message beside its texts and pictures."""


async def moves_panel(drawing: DrawingContext, view: GameView) -> Panel:
    """Return the panel that lists all legal moves of the person, `limits.OPTIONS` to a list.

    A phase with more moves than those lists hold needs a panel of its own.
    """
    words = drawing.words
    drawn = await board_pictures(drawing, view)
    message = ui.LayoutView(timeout=None)
    message.add_item(ui.TextDisplay(words.say("panel-moves")))
    message.add_item(ui.TextDisplay(seat_lines(words, view)))
    for picture in drawn:
        message.add_item(gallery(words, picture))
    found = legal_moves(view.position, view.seat)
    assert len(found) <= MOST_LISTS * limits.OPTIONS, view.position.phase
    for first in range(0, len(found), limits.OPTIONS):
        listed = [
            option(choice_name(words, move), move_text(move))
            for move in found[first : first + limits.OPTIONS]
        ]
        label, part = words.say("panel-moves-select"), str(first)
        message.add_item(select(Kind.MARKET, label, listed, game=view.id, seq=view.seq, choice=part))
    return message, drawn
