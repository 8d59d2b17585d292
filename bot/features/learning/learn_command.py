"""/learn: a guided first game against a computer, or the page of an expansion, in private."""

from __future__ import annotations

from discord import app_commands

from bot.features.learning.bookmark import Bookmark
from bot.features.learning.expansion_lessons import LESSONS, lesson_named
from bot.features.learning.lesson_controls import show_expansion, show_lesson
from bot.i18n.command_words import choice, described, described_parameters
from bot.platform.commands import Commands
from bot.platform.context import Context, in_context


@app_commands.command(name="learn", description=described("learn"))
@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
@described_parameters("learn")
@app_commands.choices(
    expansion=[choice(f"expansion-{expansion.value}", expansion.value) for expansion in LESSONS]
)
@in_context
async def learn(context: Context, expansion: str = "") -> None:
    """Open the lesson at its beginning, or the page of an expansion."""
    context.defer_if_slow()
    if expansion:
        await show_expansion(context, lesson_named(expansion))
    else:
        await show_lesson(context, Bookmark())


COMMANDS: Commands = (learn,)
