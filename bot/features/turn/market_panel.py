"""The private panel of a market: others offer points for the tile drawn, and its drawer answers. Rule: tile-market."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.features.turn.cell_controls import Controls
from bot.features.turn.panel import Panel
from bot.i18n import Language
from bot.pictures.boards import board_pictures, tile_picture
from bot.pictures.drawing_context import DrawingContext
from bot.pictures.gallery import beside, gallery
from bot.platform import limits
from bot.platform.controls import Button, button, in_rows, option, select, style_of
from bot.platform.custom_ids import Kind
from bot.platform.errors import Refusal
from bot.text.seat_lines import seat_lines
from bot.text.words import choice_name, labels, seat_name
from game.engine.legal import moves as legal_moves
from game.expansions.market.moves import MARKET, Accept, Decline, Offer, Pass
from game.expansions.market.state import market
from game.notation.moves import move_text
from game.values.moves import Move
from host.games.views import GameView

BUTTONS = 20
"""The number of offers that have a button each, in five rows; larger offers are in a list."""


def check_no_market(view: GameView) -> None:
    """Refuse with `market-first` while a tile is for sale: the market is answered before a tile is laid."""
    if view.position.phase is MARKET:
        raise Refusal("market-first")


async def market_panel(drawing: DrawingContext, view: GameView, answer: Move | None) -> Panel:
    """Return the panel with the tile, the board and all answers; `answer` is chosen, but not yet given."""
    words = drawing.words
    tile = view.position.drawn
    assert tile is not None
    text, rows = answer_controls(words, view, answer)
    drawn = await board_pictures(drawing, view)
    drawn_tile = await tile_picture(drawing, tile)
    message = ui.LayoutView(timeout=None)
    message.add_item(
        beside(f"{words.say('market-choose', tile=labels(words).tile(tile))}\n{text}", drawn_tile)
    )
    message.add_item(ui.TextDisplay(seat_lines(words, view)))
    for picture in drawn:
        message.add_item(gallery(words, picture))
    for row in rows:
        message.add_item(row)
    return message, [*drawn, drawn_tile]


def answer_controls(words: Language, view: GameView, answer: Move | None = None) -> Controls:
    """Return the chosen answer as text, and the controls: *Confirm* and the refusals first, then each offer.

    The default is a refusal: to offer nothing, or to keep the tile.
    """
    found = legal_moves(view.position, view.seat)
    refusals = [move for move in found if isinstance(move, Pass | Decline)]
    chosen = answer or refusals[0]
    confirm = button(
        Kind.MARKET,
        words.say("panel-confirm"),
        game=view.id,
        seq=view.seq,
        choice=move_text(chosen),
        style=discord.ButtonStyle.success,
    )
    offers = [move for move in found if move not in refusals]
    rows: list[ui.Item[Any]] = [
        ui.ActionRow(confirm, *(_answer(words, view, move, chosen) for move in refusals))
    ]
    rows += in_rows(
        [_answer(words, view, move, chosen) for move in offers[:BUTTONS]], limits.NUMBERS_IN_A_ROW
    )
    if more := offers[BUTTONS:]:
        listed = [
            option(_answer_name(words, view, move), move_text(move), chosen=move == chosen)
            for move in _spaced(more)
        ]
        rows.append(select(Kind.ANSWER, words.say("market-more"), listed, game=view.id, seq=view.seq))
    return words.say("market-answer", answer=_answer_name(words, view, chosen)), rows


def _answer_name(words: Language, view: GameView, move: Move) -> str:
    """Return an offer or an answer as a sentence without a full stop."""
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


def _answer(words: Language, view: GameView, move: Move, chosen: Move) -> Button:
    """Return a button that chooses an answer; an offer's label is its points alone."""
    label = str(move.points) if isinstance(move, Offer) else _answer_name(words, view, move)
    return button(
        Kind.ANSWER,
        label,
        game=view.id,
        seq=view.seq,
        choice=move_text(move),
        style=style_of(chosen=move == chosen),
    )


def _spaced(moves: Sequence[Move]) -> Sequence[Move]:
    """Return all moves, or as many as a select holds: the last, and evenly spaced ones before it."""
    if len(moves) <= limits.OPTIONS:
        return moves
    return [moves[-1 - len(moves) * step // limits.OPTIONS] for step in reversed(range(limits.OPTIONS))]
