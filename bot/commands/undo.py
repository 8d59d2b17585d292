"""/undo: taking one's turn back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.acknowledging import defer
from bot.commands import Commands
from bot.here import game_here
from bot.i18n.command_words import described
from bot.views.undo import offer_undo

if TYPE_CHECKING:
    from bot.client import Bastide


@app_commands.command(name="undo", description=described("undo"))
@app_commands.guild_only()
async def undo(interaction: discord.Interaction[Bastide]) -> None:
    """Takes the turn back, or asks the table whether it may be."""
    await defer(interaction, ephemeral=True, thinking=True)
    await offer_undo(interaction, await game_here(interaction))


COMMANDS: Commands = (undo,)
