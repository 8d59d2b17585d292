"""/export and /import: a game as a written file, ours or from anywhere."""

from __future__ import annotations

from io import BytesIO

import discord
from discord import app_commands

from bot.features.board.written_game import show_written_game
from bot.i18n.command_words import described, parameters
from bot.platform.commands import Commands
from bot.platform.context import Context, in_context
from bot.platform.errors import Refusal
from bot.platform.here import game_here
from host.games.files import LARGEST_BYTES


@app_commands.command(name="export", description=described("export"))
@app_commands.guild_only()
@in_context
async def export(context: Context) -> None:
    """Hand over the game of this channel as a file, without what is hidden."""
    game = await game_here(context)
    text = await context.host.files.export(game)
    file = discord.File(BytesIO(text.encode()), filename=f"{game}.game")
    await context.hand_over(context.language.say("export-done"), file)


@app_commands.command(name="import", description=described("import"))
@app_commands.describe(**parameters("import", "file"))
@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
@in_context
async def import_(context: Context, file: discord.Attachment) -> None:
    """Show a written game from anywhere, turn by turn."""
    await context.defer()
    if file.size > LARGEST_BYTES:
        raise Refusal("import-too-large", most=LARGEST_BYTES // 1000)
    try:
        text = (await file.read()).decode("utf-8-sig")
    except discord.HTTPException as failure:
        raise Refusal("import-gone") from failure
    except UnicodeDecodeError:
        raise Refusal("import-no-text") from None
    await show_written_game(context, text)


COMMANDS: Commands = (export, import_)
