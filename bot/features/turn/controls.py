"""Playing a turn by buttons: *Play* opens the panel, its controls change the draft, *Confirm* plays it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

from discord import ui

from bot.features.turn.drafts import Draft, check_offered, parse_draft, with_defaults
from bot.features.turn.flight_controls import MYSELF, UNDONE
from bot.features.turn.flight_panels import flight_panel, landing_panel
from bot.features.turn.market_panel import market_panel
from bot.features.turn.other_phase_panel import moves_panel
from bot.features.turn.panel import NOTHING_POSTED, Panel, first_draft, turn_panel
from bot.i18n import language
from bot.pictures.boards import board_view
from bot.pictures.drawing_context import DrawingContext
from bot.pictures.pool import files_of
from bot.platform.answers import show_board
from bot.platform.channel_game import check_turn, visible_view
from bot.platform.context import Context
from bot.platform.controls import Press, button, pressed, reading
from bot.platform.custom_ids import Kind, one_of
from bot.platform.errors import UnansweredMove
from bot.platform.message_parts import shown_pictures
from bot.platform.text_view import text_view
from bot.text.turn_news import news
from game.engine.legal import moves as legal_moves
from game.expansions.dragon.moves import FLIGHT
from game.expansions.flyers.moves import LAND
from game.expansions.market.moves import MARKET
from game.notation.moves import parse_move
from game.values.moves import Move
from game.values.phases import Phase
from host.errors import HostReason, HostRefusal
from host.games.orders import parse_orders
from host.games.views import GameView, Moved
from model.ids import GameId
from rendering.base.theme import Theme
from rendering.views.board_image import draw_board, phone_views

OLD_PAGE_PREFIX = "page "
"""The prefix of a choice in lists of cells that earlier releases posted; it opens the panel again."""


@pressed(Kind.PLAY)
async def play(press: Press) -> None:
    """Open the private panel for the person to move; an older message works too if it is their turn now."""
    press.defer_if_slow()
    view = await _view(press)
    if view.turn_seq != press.control.seq and view.seat not in view.position.actors:
        await _show_moved_on(press, view)
        return
    if not (view.in_steps and view.seat is not None):
        check_turn(view)
    await show_panel(press, view, first_draft(view), posted=_posted(press, view))


@pressed(Kind.CELL)
@pressed(Kind.TURN)
@pressed(Kind.SPOT)
async def change(press: Press) -> None:
    """Show the panel of the draft that the control names. No move is made yet."""
    view = await _view_if_current(press)
    if view is None:
        return
    with reading():
        draft = parse_draft(
            press.control.choice if press.choice.startswith(OLD_PAGE_PREFIX) else press.choice
        )
        check_offered(view, draft)
    await show_panel(press, view, with_defaults(view, draft))


@pressed(Kind.ANSWER)
async def answer(press: Press) -> None:
    """Show the chosen answer at the market for confirmation. No move is made yet."""
    view = await _view_if_current(press)
    if view is None:
        return
    with reading():
        move = one_of(parse_move(press.choice), legal_moves(view.position, view.seat))
    await show_panel(press, view, Draft(), move)


@pressed(Kind.CONFIRM)
async def confirm(press: Press) -> None:
    """Make the moves of the draft. They count at once."""
    await press.defer_edit()
    with reading():
        moves = parse_draft(press.choice).moves()
    game = GameId(press.control.game)
    await make_move(press, game, press.control.seq, moves)


@pressed(Kind.MARKET)
async def choose_move(press: Press) -> None:
    """Make the move that the control names, such as an answer at the market or a landing. It counts at once."""
    await press.defer_edit()
    with reading():
        move = parse_move(press.choice)
    await make_move(press, GameId(press.control.game), press.control.seq, (move,))


@pressed(Kind.STEP)
async def step(press: Press) -> None:
    """Move the dragon, from the message of its flight or from one's own panel. It counts at once."""
    await (press.defer_edit() if press.in_private_message else press.defer())
    with reading():
        move = parse_move(press.choice)
    await make_move(press, GameId(press.control.game), press.control.seq, (move,))


@pressed(Kind.ORDERS)
async def order(press: Press) -> None:
    """Store or remove the person's orders for their coming steps of the dragon, and show their panel."""
    await press.defer_edit()
    game, person = GameId(press.control.game), press.person.id
    with reading():
        orders = None if press.choice in (MYSELF, UNDONE) else parse_orders(press.choice)
    try:
        await press.host.orders.give(game, person, press.control.seq, orders)
    except HostRefusal as refusal:
        if refusal.reason is not HostReason.MOVED_ON:
            raise
        await _show_moved_on(press, await _view(press))
        return
    await show_panel(press, await _view(press), Draft())


async def make_move(context: Context, game: GameId, seq: int, moves: Sequence[Move]) -> None:
    """Make the moves in state `seq` and show the mover the result in the deferred answer."""
    host, person = context.host, context.person.id
    try:
        moved = await host.games.move(game, person, seq, moves)
    except HostRefusal:
        # The answer to a first press of the button may have been lost: a second press gets its result.
        repeated = await host.games.result_of_repeat(game, person, seq, moves)
        if repeated is None:
            view = await visible_view(context, game)
            if view.seq == seq:
                raise
            await _show_moved_on(context, view)
            return
        moved = repeated
    try:
        await _show_result(context, moved)
    except Exception as failure:
        raise UnansweredMove from failure


async def _show_result(context: Context, moved: Moved) -> None:
    view = moved.view
    is_to_move = view.seat is not None and view.seat is view.position.to_move
    if view.in_steps:
        # Steps have a message of their own; `to_move` is then the seat whose step is due.
        is_to_move = view.to_move is not None and view.to_move.colour is view.seat
    if (moved.turn_over and not view.in_steps) or not is_to_move or view.to_move is None:
        await context.fill(await _done(context, moved))
    else:
        await show_panel(context, moved.view, Draft())


async def _view(press: Press) -> GameView:
    return await visible_view(press, GameId(press.control.game))


async def _view_if_current(press: Press) -> GameView | None:
    """Return the game if it still is in state `seq` of the control; else show its board and return None.

    Refuses people whose turn it is not.
    """
    press.defer_edit_if_slow()
    view = await _view(press)
    if view.seq != press.control.seq:
        await _show_moved_on(press, view)
        return None
    check_turn(view)
    return view


def _posted(press: Press, view: GameView) -> Mapping[str, str]:
    """Return the addresses of the turn message's pictures, by file name.

    Empty unless that message's own button was pressed and the game is still in its state.
    """
    message, data = press.interaction.message, dict(press.interaction.data or {})
    # An undo continues as a press of *Play* for its state, but from a message that shows a later state.
    itself = data.get("custom_id") == str(press.control)
    if message is None or not itself or message.flags.ephemeral or press.control.seq != view.seq:
        return NOTHING_POSTED
    return shown_pictures(message)


async def show_panel(
    context: Context,
    view: GameView,
    draft: Draft,
    answer: Move | None = None,
    posted: Mapping[str, str] = NOTHING_POSTED,
) -> None:
    """Show the panel in the deferred answer; `answer` is the answer chosen at a market.

    `posted` has the addresses of the turn message's pictures, by file name, if they show this state.
    """
    drawing = await context.drawing_of(view.guild)
    (message, drawn), _ = await asyncio.gather(
        _panel(context, drawing, view, draft, answer, posted),
        _prefetch(context, view, draft.moves(), drawing.theme),
    )
    if context.place.channel != view.channel:
        message.add_item(ui.TextDisplay(f"-# ⤷ <#{view.channel}>"))
    files = files_of(drawn)
    await context.fill(message, files)


async def _panel(
    context: Context,
    drawing: DrawingContext,
    view: GameView,
    draft: Draft,
    answer: Move | None,
    posted: Mapping[str, str],
) -> Panel:
    """Return the panel of the phase: a market, a flight, a landing, or the turn with its `draft`."""
    if view.position.phase is MARKET:
        return await market_panel(drawing, view, answer)
    if view.position.phase is FLIGHT:
        orders = await context.host.orders.of(view.id, context.person.id)
        return await flight_panel(drawing, view, orders)
    if view.position.phase is LAND:
        return await landing_panel(drawing, view)
    if view.position.phase not in (Phase.PLACE, Phase.DEPLOY):
        return await moves_panel(drawing, view)
    return await turn_panel(drawing, view, draft, posted)


async def _prefetch(context: Context, view: GameView, moves: Sequence[Move], theme: Theme) -> None:
    """Start drawing the board that the channel will see after these moves, while the person looks at them."""
    # The person waits for the panel's picture, so its drawing starts first.
    await asyncio.sleep(0)
    previewed = context.host.games.previewed(view.id, context.person.id, view.seq, moves)
    if previewed is not None:
        board = board_view(language(previewed.options.language), previewed, theme)
        context.pictures.prefetch(draw_board, phone_views(board))


async def _show_moved_on(context: Context, view: GameView) -> None:
    """Say that the control belongs to an earlier position, and show the board as it is now."""
    await show_board(context, view, context.language.say("moved-on"))


async def _done(context: Context, moved: Moved) -> ui.LayoutView:
    """Return a message with what the move did and, if another game waits for the person, a button to it."""
    words = context.language
    text = words.say("panel-done", news=news(words, [moved.report], moved.view.seats))
    message = text_view(text)
    waiting = await context.host.history.next_game(context.person.id, after=moved.view.id)
    if waiting is not None:
        message.add_item(
            ui.ActionRow(button(Kind.NEXT_GAME, words.say("button-next-game"), game=moved.view.id))
        )
    return message
