"""/undo: take back the person's own last turn."""

from __future__ import annotations

from discord import app_commands

from bot.features.seats.undo_vote import offer_undo
from bot.i18n.command_words import described
from bot.platform.channel_game import game_here
from bot.platform.commands import Commands
from bot.platform.context import Context, in_context


@app_commands.command(name="undo", description=described("undo"))
@app_commands.guild_only()
@in_context
async def undo(context: Context) -> None:
    """Take the turn back, or say who must agree first."""
    await context.defer()
    await offer_undo(context, await game_here(context))


COMMANDS: Commands = (undo,)
