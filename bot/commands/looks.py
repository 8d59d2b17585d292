"""/board, /scores and /tiles: looking at the game of this channel."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.commands import Commands
from bot.here import view_here
from bot.host import GameView
from bot.i18n.command_words import described
from bot.views import looks

if TYPE_CHECKING:
    from bot.client import Bastide


@app_commands.command(name="board", description=described("board"))
@app_commands.guild_only()
async def board(interaction: discord.Interaction[Bastide]) -> None:
    """Shows the board; posts the turn again if its message was deleted."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    view = await view_here(interaction)
    await looks.show_board(interaction, view)
    await _post_again_if_deleted(interaction.client, view)


@app_commands.command(name="scores", description=described("scores"))
@app_commands.guild_only()
async def scores(interaction: discord.Interaction[Bastide]) -> None:
    """Shows the points by kind of feature."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    await looks.show_scores(interaction, await view_here(interaction))


@app_commands.command(name="tiles", description=described("tiles"))
@app_commands.guild_only()
async def tiles(interaction: discord.Interaction[Bastide]) -> None:
    """Shows the tiles that are left."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    await looks.show_tiles(interaction, await view_here(interaction))


COMMANDS: Commands = (board, scores, tiles)


async def _post_again_if_deleted(client: Bastide, view: GameView) -> None:
    """Without the intent for messages nobody tells us that one was deleted, so whoever looks finds out."""
    shown = await client.host.notices.shown(view.id)
    if shown is None or view.to_move is None:
        return
    try:
        await client.get_partial_messageable(shown.channel).fetch_message(shown.message)
    except discord.NotFound:
        await client.host.notices.repeat(view.id)
