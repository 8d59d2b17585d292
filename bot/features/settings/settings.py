"""/settings: what a server chooses; for those who manage it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import discord
from discord import app_commands, ui

from bot.features.settings.server_panel import AUTOMATIC, STANDARD, ServerSetting, server_panel
from bot.i18n import for_locale
from bot.i18n.command_words import described
from bot.platform.commands import Commands
from bot.platform.controls import Press, pressed, reading
from bot.platform.custom_ids import Kind
from bot.platform.identities import guild_id, managers_only
from bot.platform.permissions import missing_here
from host.errors import HostReason, HostRefusal
from model.games import ChannelId, GameOpeners, GuildSettings, TableOptions

if TYPE_CHECKING:
    from bot.app.client import Bastide


@app_commands.command(name="settings", description=described("settings"))
@app_commands.default_permissions(manage_guild=True)
@app_commands.guild_only()
async def settings(interaction: discord.Interaction[Bastide]) -> None:
    """Opens the panel of the server's choices, and says which permissions are missing in this channel."""
    guild = guild_id(interaction)
    managers_only(interaction)
    chosen = await interaction.client.host.guilds.settings(guild)
    await interaction.response.send_message(view=await _panel(interaction, chosen), ephemeral=True)


COMMANDS: Commands = (settings,)


@pressed(Kind.SERVER)
async def choose(press: Press) -> None:
    """Keeps what was chosen."""
    managers_only(press.interaction)
    guilds, guild = press.client.host.guilds, guild_id(press.interaction)
    chosen, presets = await guilds.settings(guild), await guilds.presets(guild)
    with reading():
        setting = ServerSetting(press.control.choice)
        if setting is ServerSetting.PRESET:
            chosen = replace(chosen, defaults=_defaults(presets, press.choice))
        else:
            chosen = CHANGES[setting](chosen, press.values)
    await guilds.set(guild, chosen)
    await press.interaction.response.edit_message(view=await _panel(press.interaction, chosen))


async def _panel(interaction: discord.Interaction[Bastide], chosen: GuildSettings) -> ui.LayoutView:
    presets = await interaction.client.host.guilds.presets(guild_id(interaction))
    lacking = missing_here(interaction, own_thread=chosen.thread_per_game)
    return server_panel(for_locale(interaction.locale), chosen, presets, lacking)


def _defaults(presets: dict[str, TableOptions], value: str) -> TableOptions:
    """What a new table begins with, by the select's value."""
    name = value.removeprefix("/")
    if value == STANDARD:
        return TableOptions()
    if name not in presets:
        raise HostRefusal(HostReason.NO_SUCH_PRESET, preset=name)
    return presets[name]


Values = tuple[str, ...]
CHANGES: dict[ServerSetting, Callable[[GuildSettings, Values], GuildSettings]] = {
    ServerSetting.LANGUAGE: lambda chosen, values: replace(
        chosen, language=None if values[0] == AUTOMATIC else values[0]
    ),
    ServerSetting.THEME: lambda chosen, values: replace(chosen, theme=values[0]),
    ServerSetting.MENTION: lambda chosen, values: replace(chosen, mention=values[0] == "yes"),
    ServerSetting.OPENERS: lambda chosen, values: replace(chosen, openers=GameOpeners(values[0])),
    ServerSetting.ROLE: lambda chosen, values: replace(chosen, opener_role=int(values[0])),
    ServerSetting.THREADS: lambda chosen, values: replace(chosen, thread_per_game=values[0] == "yes"),
    ServerSetting.RETENTION: lambda chosen, values: replace(chosen, retention_days=int(values[0]) or None),
    ServerSetting.LOBBY: lambda chosen, values: replace(chosen, lobby_days=int(values[0])),
    ServerSetting.CHANNELS: lambda chosen, values: replace(
        chosen, channels=tuple(ChannelId(int(value)) for value in values)
    ),
}
"""How a choice changes the settings."""
