"""/learn: a first game against a computer, with a guide, for oneself alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.features.learning.lesson import Bookmark
from bot.features.learning.lesson_controls import show_lesson
from bot.i18n.command_words import described
from bot.platform.acknowledging import defer
from bot.platform.commands import Commands

if TYPE_CHECKING:
    from bot.app.client import Bastide


@app_commands.command(name="learn", description=described("learn"))
@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
async def learn(interaction: discord.Interaction[Bastide]) -> None:
    """Opens the lesson at its beginning."""
    await defer(interaction, ephemeral=True, thinking=True)
    await show_lesson(interaction, Bookmark())


COMMANDS: Commands = (learn,)
