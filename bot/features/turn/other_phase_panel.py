"""The private panel of a phase that has none of its own."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.i18n import Language
from bot.pictures.boards import board_pictures
from bot.pictures.gallery import gallery
from bot.pictures.pool import Drawn, Pictures
from bot.platform import limits
from bot.platform.controls import option, select
from bot.platform.custom_ids import Kind
from bot.text.seat_lines import seat_lines
from bot.text.words import choice_name
from game.engine.legal import moves as legal_moves
from game.notation.moves import move_text
from game.values.moves import Move
from host.games.views import GameView
from rendering.base.theme import Theme


async def moves_panel(
    pictures: Pictures, words: Language, view: GameView, theme: Theme
) -> tuple[ui.LayoutView, Sequence[Drawn]]:
    """Return the panel of a phase that has none of its own: all legal moves of the person in one list."""
    question: ui.Item[ui.LayoutView] = ui.TextDisplay(words.say("panel-moves"))
    return await _listing(pictures, words, view, theme, question, words.say("panel-moves-select"))


async def _listing(
    pictures: Pictures,
    words: Language,
    view: GameView,
    theme: Theme,
    question: ui.Item[ui.LayoutView],
    label: str,
) -> tuple[ui.LayoutView, Sequence[Drawn]]:
    """Return a question, the board, and a select of what the person may answer."""
    drawn = await board_pictures(pictures, words, view, theme)
    found = legal_moves(view.position, view.seat)
    listed = [option(choice_name(words, move), move_text(move)) for move in _listed(found)]
    message = ui.LayoutView(timeout=None)
    message.add_item(question)
    message.add_item(ui.TextDisplay(seat_lines(words, view)))
    for one in drawn:
        message.add_item(gallery(words, one))
    if listed:
        message.add_item(select(Kind.MARKET, label, listed, game=view.id, seq=view.seq))
    return message, drawn


def _listed(moves: Sequence[Move]) -> Sequence[Move]:
    """Return all moves, or as many as a select holds: the first ones, the last, and evenly spaced ones between."""
    if len(moves) <= limits.OPTIONS:
        return moves
    first = limits.OPTIONS // 2
    steps, rest = limits.OPTIONS - first, moves[first:]
    return [*moves[:first], *(rest[-1 - (len(rest) * step // steps)] for step in reversed(range(steps)))]
