"""/since and /history: what happened, move by move."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.features.board.history_panel import show_history
from bot.features.board.looks_panel import show
from bot.i18n import for_locale
from bot.i18n.command_words import described, parameters
from bot.pictures.boards import board_picture
from bot.platform.acknowledging import defer
from bot.platform.commands import Commands
from bot.platform.here import game_here, view_here
from bot.platform.identities import person_id
from bot.text.turn_news import news

if TYPE_CHECKING:
    from bot.app.client import Bastide


@app_commands.command(name="since", description=described("since"))
@app_commands.guild_only()
async def since(interaction: discord.Interaction[Bastide]) -> None:
    """Tells what happened since the person's last turn (onlookers: in the last round), with those tiles framed."""
    await defer(interaction, ephemeral=True, thinking=True)
    client, words = interaction.client, for_locale(interaction.locale)
    view = await view_here(interaction)
    if view.seat is None:
        title, began = "since-round", await client.host.history.turns(view.id)
        last = ([0] * len(view.seats) + [seq for seq in began if seq < view.seq])[-len(view.seats)]
    else:
        title = "since-title"
        last = await client.host.history.last_turn_of(view.id, person_id(interaction))
    reports = await client.host.history.reports(view.id, since=last)
    before = await client.host.table.view(view.id, seq=last)
    drawn = await board_picture(
        client.pictures,
        words,
        view,
        await client.channels.theme(view.guild),
        changed_since=len(before.position.board) - 1,
    )
    told = news(words, reports, view.seats) or words.say("since-nothing")
    await show(interaction, f"{words.say(title)}\n{told}", [drawn])


@app_commands.command(name="history", description=described("history"))
@app_commands.describe(**parameters("history", "turn"))
@app_commands.guild_only()
async def history(
    interaction: discord.Interaction[Bastide], turn: app_commands.Range[int, 0, 500] | None = None
) -> None:
    """Shows any earlier position, with buttons to step."""
    await defer(interaction, ephemeral=True, thinking=True)
    await show_history(interaction, await game_here(interaction), turn)


COMMANDS: Commands = (since, history)
