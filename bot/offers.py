"""What is offered while somebody types: named values, narrowed by what stands there already."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.limits import OPTION, OPTIONS, clipped
from bot.people import guild_id

if TYPE_CHECKING:
    from bot.client import Bastide


def offered(typed: str, named: Iterable[tuple[str, str]]) -> list[app_commands.Choice[str]]:
    """The first 25 of these pairs of name and value whose name has in it what was typed, cut to Discord's length."""
    wanted = typed.strip().casefold()
    found = [(name, value) for name, value in named if wanted in name.casefold()]
    return [app_commands.Choice(name=clipped(name, OPTION), value=value) for name, value in found[:OPTIONS]]


async def offer_presets(
    interaction: discord.Interaction[Bastide], typed: str
) -> list[app_commands.Choice[str]]:
    """The presets of this server."""
    presets = await interaction.client.host.guilds.presets(guild_id(interaction))
    return offered(typed, ((name, name) for name in presets))
