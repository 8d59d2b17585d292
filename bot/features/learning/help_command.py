"""/help: what people can do, by task."""

from __future__ import annotations

from discord import app_commands

from bot.features.learning.help_panel import help_message
from bot.i18n.command_words import described
from bot.platform.commands import Commands
from bot.platform.context import Context, in_context
from bot.platform.language_choice import quoting_here


@app_commands.command(name="help", description=described("help"))
@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
@in_context
async def show_help(context: Context) -> None:
    """Show how to open a table, how a turn goes, where to look, and how other tasks are done."""
    view = help_message(await quoting_here(context.host, context.interaction, context.language))
    await context.reply(view)


COMMANDS: Commands = (show_help,)
