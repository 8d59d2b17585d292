"""/learn: a first game against a computer, with a guide, in private."""

from __future__ import annotations

from discord import app_commands

from bot.features.learning.bookmark import Bookmark
from bot.features.learning.lesson_controls import show_lesson
from bot.i18n.command_words import described
from bot.platform.commands import Commands
from bot.platform.context import Context, in_context


@app_commands.command(name="learn", description=described("learn"))
@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
@in_context
async def learn(context: Context) -> None:
    """Open the lesson at its beginning."""
    await context.defer()
    await show_lesson(context, Bookmark())


COMMANDS: Commands = (learn,)
