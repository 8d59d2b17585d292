"""Private panels of house rules: the market of a tile just drawn, moves of other phases."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.i18n import Language
from bot.pictures.boards import board_pictures, tile_picture
from bot.pictures.gallery import beside, gallery
from bot.pictures.pool import Drawn, Pictures
from bot.platform import limits
from bot.platform.controls import option, select
from bot.platform.custom_ids import Kind
from bot.text.seat_lines import seat_lines
from bot.text.words import choice_name, labels, seat_name
from game.engine.legal import moves as legal_moves
from game.expansions.market.moves import Accept, Decline, Offer, Pass
from game.expansions.market.state import market
from game.notation.moves import move_text
from game.values.moves import Move
from host.games.views import GameView
from rendering.base.theme import Theme


async def market_panel(
    pictures: Pictures, words: Language, view: GameView, theme: Theme
) -> tuple[ui.LayoutView, Sequence[Drawn]]:
    """Return the panel in which others offer points for the tile drawn, and the drawer answers. Rule: tile-market."""
    tile = view.position.drawn
    assert tile is not None
    question = beside(
        words.say("market-choose", tile=labels(words).tile(tile)),
        offered_tile := await tile_picture(pictures, words, tile, theme),
    )
    message, drawn = await _listing(pictures, words, view, theme, question, words.say("market-select"))
    return message, [*drawn, offered_tile]


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
    listed = [option(_named(words, view, move), move_text(move)) for move in _listed(found)]
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


def _named(words: Language, view: GameView, move: Move) -> str:
    """Return the name of a move in a list: an offer or an answer at the market; others in their own words."""
    match move:
        case Offer():
            return words.say("market-offer", points=move.points)
        case Accept():
            points = market(view.position)[move.seat] or 0
            return words.say("market-accept", name=seat_name(words, view.seat_of(move.seat)), points=points)
        case Pass():
            return words.say("market-pass")
        case Decline():
            return words.say("market-decline")
        case _:
            return choice_name(words, move)
