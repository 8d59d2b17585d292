"""Private panels of house rules: choosing a tile of one's hand, and the market of a tile just drawn."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.features.turn.drafts import Draft, options
from bot.i18n import Language
from bot.pictures.boards import board_pictures, tile_picture
from bot.pictures.gallery import beside, gallery
from bot.pictures.pool import Drawn, Pictures
from bot.platform import limits
from bot.platform.controls import button, option, select
from bot.platform.custom_ids import Kind
from bot.text.emoji_marks import tile_mark
from bot.text.seat_lines import seat_lines
from bot.text.words import labels, seat_name
from game.expansions.market import offers as trade
from game.notation.moves import move_text
from game.values.moves import Accept, Move, Offer, Pass
from host.games.acting import chooser
from host.games.views import GameView
from rendering.base.theme import Theme


async def tile_panel(
    pictures: Pictures, words: Language, view: GameView, theme: Theme
) -> tuple[ui.LayoutView, Sequence[Drawn]]:
    """The panel in which one of several tiles in the hand is chosen, beside the board. Rule: hand-three."""
    tiles = options(view, Draft()).tiles
    drawn = await board_pictures(pictures, words, view, theme, choosing=tiles)
    buttons = [
        button(
            Kind.CELL,
            words.say("panel-tile", number=number, tile=labels(words).tile(tile)),
            game=view.id,
            seq=view.seq,
            choice=str(Draft(tile=tile)),
            emoji=tile_mark(tile),
        )
        for number, tile in enumerate(tiles, 1)
    ]
    message = ui.LayoutView(timeout=None)
    message.add_item(ui.TextDisplay(words.say("panel-choose-tile")))
    for one in drawn:
        message.add_item(gallery(words, one))
    return message.add_item(ui.ActionRow(*buttons)), drawn


async def market_panel(
    pictures: Pictures, words: Language, view: GameView, theme: Theme
) -> tuple[ui.LayoutView, Sequence[Drawn]]:
    """The panel in which others offer points for the tile drawn, and the drawer answers. Rule: tile-market."""
    tile = view.position.drawn
    assert tile is not None
    drawn = await board_pictures(pictures, words, view, theme)
    offered_tile = await tile_picture(pictures, words, tile, theme)
    offered = [
        move for move in trade.moves(view.position) if chooser(view.position.to_move, move) is view.seat
    ]
    listed = [option(_deal(words, view, move), move_text(move)) for move in _listed(offered)]
    message = ui.LayoutView(timeout=None)
    message.add_item(beside(words.say("market-choose", tile=labels(words).tile(tile)), offered_tile))
    message.add_item(ui.TextDisplay(seat_lines(words, view)))
    for one in drawn:
        message.add_item(gallery(words, one))
    if listed:
        row = select(Kind.MARKET, words.say("market-select"), listed, game=view.id, seq=view.seq)
        message.add_item(row)
    return message, [*drawn, offered_tile]


def _listed(moves: Sequence[Move]) -> Sequence[Move]:
    """All moves, or as many as a select holds: the first ones, the last, and evenly spaced ones between."""
    if len(moves) <= limits.OPTIONS:
        return moves
    first = limits.OPTIONS // 2
    steps, rest = limits.OPTIONS - first, moves[first:]
    return [*moves[:first], *(rest[-1 - (len(rest) * step // steps)] for step in reversed(range(steps)))]


def _deal(words: Language, view: GameView, move: Move) -> str:
    """An offer or an answer, as one chooses it."""
    match move:
        case Offer():
            return words.say("market-offer", points=move.points)
        case Accept():
            offers = view.position.offers
            assert offers is not None
            points = offers[view.position.seats.index(move.seat)] or 0
            return words.say("market-accept", name=seat_name(words, view.seat_of(move.seat)), points=points)
        case Pass():
            return words.say("market-pass")
        case _:
            return words.say("market-decline")
