"""The game of the channel in which a command was typed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.features.turn.controls import mine_to_move
from bot.platform.identities import channel_id, person_id
from host.errors import HostReason, HostRefusal
from host.games.views import GameView
from model.games import GameId

if TYPE_CHECKING:
    from bot.app.client import Bastide


async def game_here(interaction: discord.Interaction[Bastide]) -> GameId:
    """The game that runs here, or the last that was played here; refuses where there was none."""
    found = await interaction.client.host.table.in_channel(channel_id(interaction))
    if found is None:
        raise HostRefusal(HostReason.NO_SUCH_GAME)
    return found


async def view_here(interaction: discord.Interaction[Bastide]) -> GameView:
    """The game of this channel as the person may see it; refuses where there is none."""
    return await interaction.client.host.table.view(await game_here(interaction), person_id(interaction))


async def seen_here(interaction: discord.Interaction[Bastide]) -> GameView | None:
    """Likewise for autocomplete, which has no way to say that there is none."""
    found = await interaction.client.host.table.in_channel(channel_id(interaction))
    if found is None:
        return None
    return await interaction.client.host.table.view(found, person_id(interaction))


async def my_turn_here(interaction: discord.Interaction[Bastide]) -> GameView:
    """The game of this channel, if it is this person's turn; refuses otherwise."""
    return await mine_to_move(interaction, await game_here(interaction))
