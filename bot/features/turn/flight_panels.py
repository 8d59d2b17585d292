"""The private panels of the dragon's flight and of the landing of a flying machine's meeple."""

from __future__ import annotations

import asyncio

from discord import ui

from bot.features.turn.flight_controls import order_controls, step_controls, step_number, way_steps
from bot.features.turn.machine_line import thrown_picture
from bot.features.turn.panel import Panel
from bot.pictures import choices
from bot.pictures.boards import board_pictures, close_up_picture, way_picture
from bot.pictures.drawing_context import DrawingContext
from bot.pictures.gallery import gallery
from bot.platform.controls import button, in_rows
from bot.platform.custom_ids import Kind
from bot.platform.text_view import text_view
from bot.text.seat_lines import seat_lines
from bot.text.words import labels
from game.expansions.flyers.moves import Land
from game.notation.moves import move_text
from game.values.moves import Place
from host.games.orders import Orders
from host.games.views import GameView
from model.tables import HelpLevel
from rendering.boards.annotations import LETTERS
from rendering.boards.cell_names import cell_name


async def flight_panel(drawing: DrawingContext, view: GameView, orders: Orders | None) -> Panel:
    """Return the panel of the dragon's flight: whose step it is, the board, arrows and orders. Rule: dragon-fly."""
    words = drawing.words
    text, rows = step_controls(words, view, orders)
    orders_text, order_rows = order_controls(words, view, orders)
    way = way_steps(view, orders)
    drawn, strip = await asyncio.gather(
        board_pictures(drawing, view),
        way_picture(drawing, view, way, step_number(view)),
    )
    close_up, *others = drawn
    message = text_view(text).add_item(gallery(words, close_up))
    for row in (*rows, ui.TextDisplay[ui.LayoutView](orders_text), gallery(words, strip), *order_rows):
        message.add_item(row)
    for picture in others:
        message.add_item(gallery(words, picture))
    return message.add_item(ui.TextDisplay(seat_lines(words, view))), [*drawn, strip]


async def landing_panel(drawing: DrawingContext, view: GameView) -> Panel:
    """Return the panel with the spots on which a flying machine's meeple can land. Rule: flyer-land."""
    words = drawing.words
    position = view.position
    assert position.last is not None
    purist = view.options.help is HelpLevel.PURIST
    landings = [move for move in choices.finishes(position, purist=purist) if isinstance(move, Land)]
    cell = landings[0].cell
    laid = position.board[cell]
    letters = dict(zip((move.spot for move in landings), LETTERS, strict=False))
    drawn = await close_up_picture(drawing, position, place=Place(laid.tile, cell, laid.turns), spots=letters)
    flown = max(abs(cell.x - position.last.x), abs(cell.y - position.last.y))
    text = words.say("panel-landing", distance=flown, cell=cell_name(cell))
    message = text_view(text).add_item(gallery(words, drawn))
    way = await thrown_picture(drawing, position, cell)
    message.add_item(gallery(words, way))
    buttons = [
        button(
            Kind.MARKET,
            words.say("panel-finish-option", letter=letters[move.spot], choice=labels(words).spot(move.spot)),
            game=view.id,
            seq=view.seq,
            choice=move_text(move),
        )
        for move in landings
    ]
    for row in in_rows(buttons):
        message.add_item(row)
    return message, [drawn, way]
