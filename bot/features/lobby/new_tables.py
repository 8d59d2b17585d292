"""What a new table begins with: the server's defaults or a preset, changed as somebody wished."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import discord

from bot.features.lobby.open_table import Asked
from bot.features.lobby.table_requests import Wish
from bot.platform.identities import guild_id, person
from bot.platform.reader import server_language
from host.errors import HostReason, HostRefusal
from host.games.table_options import check_options
from model.games import TableOptions

if TYPE_CHECKING:
    from bot.app.client import Bastide


async def new_table(interaction: discord.Interaction[Bastide], wish: Wish) -> Asked:
    """The table that is wished for; refuses what no table may have."""
    options = await usual_options(interaction, wish.preset)
    options = wish.applied(options)
    check_options(options)
    lobbies, guild, opener = interaction.client.host.lobby, guild_id(interaction), person(interaction.user)
    opens = partial(lobbies.open, guild, host=opener, options=options)
    return Asked(options.language, opens, choice=str(wish))


async def usual_options(interaction: discord.Interaction[Bastide], preset: str | None) -> TableOptions:
    """The options of a preset, or those that tables of this server begin with, in the server's language."""
    host, guild = interaction.client.host, guild_id(interaction)
    settings = await host.guilds.settings(guild)
    options = settings.defaults
    if preset is not None:
        presets = await host.guilds.presets(guild)
        if preset not in presets:
            raise HostRefusal(HostReason.NO_SUCH_PRESET, preset=preset)
        options = presets[preset]
    return replace(options, language=server_language(interaction, settings))
