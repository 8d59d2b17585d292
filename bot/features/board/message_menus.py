"""The context menus of messages: show or analyse the game of a message, or the game file attached to it."""

from __future__ import annotations

from bisect import bisect_left

import discord
from discord import app_commands

from bot.features.board.history_panel import show_history
from bot.features.board.written_game import attached_game, show_file
from bot.i18n.command_words import menu_name
from bot.platform.answers import show_board
from bot.platform.commands import Menus
from bot.platform.context import Context, in_context
from bot.platform.custom_ids import Kind
from bot.platform.errors import Refusal
from bot.platform.message_parts import controls
from model.ids import ChannelId, GameId, MessageId


@app_commands.context_menu(name=menu_name("show-game"))
@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
@in_context
async def show_game(context: Context, message: discord.Message) -> None:
    """Show the board of the game that a message belongs to, as it is now."""
    context.defer_if_slow()
    game, _ = await _game_of(context, message)
    await show_board(context, await context.host.games.view(game, context.person.id))


@app_commands.context_menu(name=menu_name("analyse"))
@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
@in_context
async def analyse(context: Context, message: discord.Message) -> None:
    """Step through the game from the turn that a message shows, or through an attached game file."""
    context.defer_if_slow()
    file = attached_game(context, message)
    if file is not None:
        await show_file(context, *file)
        return
    game, seq = await _game_of(context, message)
    began = await context.host.history.turns(game)
    await show_history(context, game, None if seq is None else bisect_left(began, seq))


async def _game_of(context: Context, message: discord.Message) -> tuple[GameId, int | None]:
    """Return the game of a message, and the state that it shows or None. Refuses all other messages."""
    channel = ChannelId(message.channel.id)
    found = await context.host.history.shown_in(channel, MessageId(message.id))
    if found is None and message.author == context.interaction.client.user:
        found = _game_in_controls(message)
    if found is None:
        raise Refusal("menu-no-game")
    return found


def _game_in_controls(message: discord.Message) -> tuple[GameId, int | None] | None:
    """Return the game and state named by our message's buttons, if the game has left the channel since."""
    shown = (
        (GameId(control.game), control.seq) for control in controls(message) if control.kind is Kind.PLAY
    )
    return next(shown, None)


COMMANDS: Menus = (show_game, analyse)
