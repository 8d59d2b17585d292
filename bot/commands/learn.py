"""/learn: a first game against a computer, with a guide, for oneself alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.acknowledging import defer
from bot.commands import Commands
from bot.i18n.command_words import described
from bot.learning.lesson import Bookmark
from bot.views.lesson import show_lesson

if TYPE_CHECKING:
    from bot.client import Bastide


@app_commands.command(name="learn", description=described("learn"))
@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
async def learn(interaction: discord.Interaction[Bastide]) -> None:
    """Opens the lesson at its beginning."""
    await defer(interaction, ephemeral=True, thinking=True)
    await show_lesson(interaction, Bookmark())


COMMANDS: Commands = (learn,)
