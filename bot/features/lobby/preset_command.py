"""/preset: options of tables kept under a name, for a whole server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.i18n import for_locale
from bot.i18n.command_words import described, parameters
from bot.platform.autocomplete import offer_presets
from bot.platform.commands import ON_SERVERS, Commands
from bot.platform.errors import shown, tell_privately
from bot.platform.identities import channel_id, guild_id, managers_only
from host.errors import HostReason, HostRefusal

if TYPE_CHECKING:
    from bot.app.client import Bastide

preset = app_commands.Group(
    name="preset",
    description=described("preset"),
    guild_only=True,
    allowed_contexts=ON_SERVERS,
    default_permissions=discord.Permissions(manage_guild=True),
)
COMMANDS: Commands = (preset,)


@preset.command(name="save", description=described("preset save"))
@app_commands.describe(**parameters("preset save", "name"))
async def save(interaction: discord.Interaction[Bastide], name: str) -> None:
    """Keeps the options of this channel's table under a name."""
    managers_only(interaction)
    host = interaction.client.host
    lobby = await host.lobby.in_channel(channel_id(interaction))
    if lobby is None:
        raise HostRefusal(HostReason.NO_SUCH_GAME)
    await host.guilds.save_preset(guild_id(interaction), name, lobby.options)
    await tell_privately(interaction, for_locale(interaction.locale).say("preset-saved", name=shown(name)))


@preset.command(name="delete", description=described("preset delete"))
@app_commands.describe(**parameters("preset delete", "name"))
async def delete(interaction: discord.Interaction[Bastide], name: str) -> None:
    """Forgets a preset."""
    managers_only(interaction)
    await interaction.client.host.guilds.delete_preset(guild_id(interaction), name)
    await tell_privately(interaction, for_locale(interaction.locale).say("preset-deleted", name=shown(name)))


delete.autocomplete("name")(offer_presets)
