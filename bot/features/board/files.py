"""/export and /import: a game as a file in text notation, from this bot or from elsewhere."""

from __future__ import annotations

from functools import partial

import discord
from discord import app_commands

from bot.features.board.written_game import show_file
from bot.i18n.command_words import described, described_parameters
from bot.platform.channel_game import view_here
from bot.platform.commands import Commands
from bot.platform.context import Context, in_context
from bot.platform.controls import reading
from bot.platform.custom_ids import Kind
from bot.platform.files import text_file
from bot.platform.forms import Submission, form, one_file, submitted
from bot.text.words import computer_name
from model.tables import GameStatus

FIELD = "file"


@app_commands.command(name="export", description=described("export"))
@app_commands.guild_only()
@in_context
async def export(context: Context) -> None:
    """Send the game of this channel as a file, without what is hidden."""
    view = await view_here(context)
    text = await context.host.files.export(view.id, partial(computer_name, context.language))
    file = text_file(text, f"{view.id}.game")
    over = "no" if view.status is GameStatus.RUNNING else "yes"
    await context.send_file(context.language.say("export-done", over=over), file)


@app_commands.command(name="import", description=described("import"))
@described_parameters("import")
@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
@in_context
async def import_(context: Context, file: discord.Attachment | None = None) -> None:
    """Show the game in a file turn by turn; without a file, ask for it in a form."""
    if file is None:
        words = context.language
        field = one_file(FIELD, words.say("import-file"), words.say("import-file-text"))
        await context.ask(form(Kind.FILE, words.say("import-title"), [field]))
        return
    await context.defer()
    await show_file(context, file.size, file.read)


@submitted(Kind.FILE)
async def file_submitted(submission: Submission) -> None:
    """Show the game in the file that was uploaded in the form."""
    await submission.defer()
    with reading():
        (file,) = submission.files[FIELD]
    await show_file(submission, file.size, file.read)


COMMANDS: Commands = (export, import_)
