"""/undo: taking one's turn back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.features.seats.undo_vote import offer_undo
from bot.i18n.command_words import described
from bot.platform.acknowledging import defer
from bot.platform.commands import Commands
from bot.platform.here import game_here

if TYPE_CHECKING:
    from bot.app.client import Bastide


@app_commands.command(name="undo", description=described("undo"))
@app_commands.guild_only()
async def undo(interaction: discord.Interaction[Bastide]) -> None:
    """Takes the turn back, or asks the table whether it may be."""
    await defer(interaction, ephemeral=True, thinking=True)
    await offer_undo(interaction, await game_here(interaction))


COMMANDS: Commands = (undo,)
