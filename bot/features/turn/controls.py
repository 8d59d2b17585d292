"""Playing a turn by buttons: *Play* opens the panel, its controls change the draft, *Confirm* plays it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from discord import ui

from bot.features.board.looks_panel import show_board
from bot.features.turn import choices
from bot.features.turn.drafts import Draft, parse_draft
from bot.features.turn.house_rule_panels import market_panel, tile_panel
from bot.features.turn.panel import PAGE, first_draft, turn_panel
from bot.i18n import for_locale, language
from bot.pictures.boards import board_view
from bot.pictures.pool import Drawn
from bot.platform.acknowledging import defer
from bot.platform.controls import Press, button, pressed, reading
from bot.platform.custom_ids import Kind
from bot.platform.errors import Counted
from bot.platform.identities import person_id
from bot.text.turn_news import news
from game.engine.position import Phase
from game.notation.moves import parse_move
from game.values.moves import Move
from host.errors import HostReason, HostRefusal
from host.games.views import GameView, Moved
from model.games import GameId
from rendering.base.theme import Theme
from rendering.views.board_image import draw_board

if TYPE_CHECKING:
    from bot.app.client import Bastide


@pressed(Kind.PLAY)
async def play(press: Press) -> None:
    """Opens the private panel for the person to move; an old message still does if it is their turn now."""
    await defer(press.interaction, ephemeral=True, thinking=True)
    view = await _seen(press)
    if view.turn_seq != press.control.seq and view.seat not in view.position.actors:
        await show_moved_on(press.interaction, view)
        return
    check_mine(view)
    await show_panel(press.interaction, view, first_draft(view))


@pressed(Kind.CELL)
@pressed(Kind.TURN)
@pressed(Kind.SPOT)
async def change(press: Press) -> None:
    """Shows the draft as it would become; nothing counts yet."""
    await defer(press.interaction)
    view = await _seen(press)
    if view.seq != press.control.seq:
        await show_moved_on(press.interaction, view)
        return
    check_mine(view)
    with reading():
        leafing = press.choice.startswith(PAGE)
        first = int(press.choice.removeprefix(PAGE)) if leafing else 0
        draft = parse_draft(press.control.choice if leafing else press.choice)
    await show_panel(press.interaction, view, draft, first=first)


@pressed(Kind.CONFIRM)
async def confirm(press: Press) -> None:
    """Plays the draft: from here on it counts."""
    await defer(press.interaction)
    with reading():
        moves = parse_draft(press.choice).moves()
    game = GameId(press.control.game)
    await make_move(press.interaction, game, press.control.seq, moves)


@pressed(Kind.MARKET)
async def deal(press: Press) -> None:
    """Offers, passes, accepts or declines; what was chosen counts at once."""
    await defer(press.interaction)
    with reading():
        move = parse_move(press.choice)
    await make_move(press.interaction, GameId(press.control.game), press.control.seq, (move,))


async def make_move(
    interaction: discord.Interaction[Bastide], game: GameId, seq: int, moves: Sequence[Move]
) -> None:
    """Play the moves on state `seq` and tell the mover, in the answer that was deferred, what came of it."""
    host, who = interaction.client.host, person_id(interaction)
    try:
        moved = await host.table.move(game, who, seq, moves)
    except HostRefusal:
        # Whoever presses twice, or did not hear that the first time counted, is told again.
        again = await host.table.made(game, who, seq, moves)
        if again is None:
            view = await host.table.view(game, who)
            if view.seq == seq:
                raise
            await show_moved_on(interaction, view)
            return
        moved = again
    try:
        await _show_made(interaction, moved)
    except Exception as failure:
        raise Counted from failure


async def _show_made(interaction: discord.Interaction[Bastide], moved: Moved) -> None:
    mine = moved.view.seat is not None and moved.view.seat is moved.view.position.to_move
    if moved.turn_over or not mine or moved.view.to_move is None:
        await interaction.edit_original_response(
            view=await _done(interaction, moved),
            attachments=[],
            allowed_mentions=discord.AllowedMentions.none(),
        )
    else:
        await show_panel(interaction, moved.view, Draft())


async def mine_to_move(interaction: discord.Interaction[Bastide], game: GameId) -> GameView:
    """The game as the person sees it, if it is their turn; refuses with what the host would say."""
    view = await interaction.client.host.table.view(game, person_id(interaction))
    check_mine(view)
    return view


def check_mine(view: GameView) -> None:
    """Nothing, if it is the viewer's turn; refuses with what the host would say."""
    seat = view.to_move
    if seat is None:
        raise HostRefusal(HostReason.NOT_RUNNING, status=view.status.value)
    if view.seat is None:
        raise HostRefusal(HostReason.NOT_SEATED)
    # At the market several may choose at the same time, in any order.
    if view.seat not in view.position.actors:
        raise HostRefusal(
            HostReason.NOT_YOUR_TURN, name=seat.name or seat.mind or "", colour=seat.colour.value
        )


async def _seen(press: Press) -> GameView:
    game = GameId(press.control.game)
    return await press.client.host.table.view(game, person_id(press.interaction))


async def show_panel(
    interaction: discord.Interaction[Bastide], view: GameView, draft: Draft, *, first: int = 0
) -> None:
    """Put the panel into the answer that was deferred."""
    theme = await interaction.client.channels.theme(view.guild)
    (message, drawn), _ = await asyncio.gather(
        _panel(interaction, view, draft, theme, first), _foresee(interaction, view, draft.moves(), theme)
    )
    if interaction.channel_id != view.channel:
        message.add_item(ui.TextDisplay(f"-# ⤷ <#{view.channel}>"))
    await interaction.edit_original_response(view=message, attachments=drawn.files())


async def _panel(
    interaction: discord.Interaction[Bastide], view: GameView, draft: Draft, theme: Theme, first: int
) -> tuple[ui.LayoutView, Drawn]:
    """What is chosen now: at the market, which tile of the hand, or where it goes and what stands on it."""
    pictures, words = interaction.client.pictures, for_locale(interaction.locale)
    if view.position.phase is Phase.MARKET:
        return await market_panel(pictures, words, view, theme)
    if draft.tile is None and draft.place is None and len(choices.tiles(view.position)) > 1:
        return await tile_panel(pictures, words, view, theme)
    return await turn_panel(pictures, words, view, draft, theme, first=first)


async def _foresee(
    interaction: discord.Interaction[Bastide], view: GameView, moves: Sequence[Move], theme: Theme
) -> None:
    """Begin to draw what the channel will be shown if these moves are made: people look before they confirm."""
    # The picture of the panel is waited for, so its drawing begins first.
    await asyncio.sleep(0)
    client = interaction.client
    seen = client.host.table.foreseen(view.id, person_id(interaction), view.seq, moves)
    if seen is not None:
        client.pictures.foresee(draw_board, board_view(language(seen.options.language), seen, theme))


async def show_moved_on(interaction: discord.Interaction[Bastide], view: GameView) -> None:
    """Say that what was pressed belongs to an earlier position, and show the board as it is now."""
    await show_board(interaction, view, for_locale(interaction.locale).say("moved-on"))


async def _done(interaction: discord.Interaction[Bastide], moved: Moved) -> ui.LayoutView:
    """What the move did, and the way to the next game that waits."""
    words = for_locale(interaction.locale)
    text = words.say("panel-done", news=news(words, [moved.report], moved.view.seats))
    message = ui.LayoutView(timeout=None).add_item(ui.TextDisplay(text))
    waiting = await interaction.client.host.history.next_game(person_id(interaction), after=moved.view.id)
    if waiting is not None:
        message.add_item(
            ui.ActionRow(button(Kind.NEXT_GAME, words.say("button-next-game"), game=moved.view.id))
        )
    return message
