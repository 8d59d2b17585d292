"""/settings: the settings of a server, for those who manage it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import discord
from discord import app_commands, ui

from bot.features.settings.server_panel import (
    AUTOMATIC,
    LOBBY_DAYS,
    RETENTION_DAYS,
    STANDARD,
    ServerSetting,
    server_panel,
)
from bot.i18n import codes
from bot.i18n.command_words import described, described_parameters
from bot.platform.commands import Commands, Typed
from bot.platform.context import Context, in_context
from bot.platform.controls import Press, pressed, reading
from bot.platform.custom_ids import Kind, one_of, read_id, read_yes
from bot.platform.permissions import missing_for_threads, missing_here, missing_in
from bot.platform.presets import offer_presets, preset_named
from bot.platform.servers import without_deleted
from host.errors import HostRefusal
from model.guilds import GameOpeners, GuildSettings
from model.ids import ChannelId
from model.tables import TableOptions
from rendering.base.theme import THEMES


@app_commands.command(name="settings", description=described("settings"))
@described_parameters("settings")
@app_commands.default_permissions(manage_guild=True)
@app_commands.guild_only()
@in_context
async def settings(context: Context, preset: Typed | None = None) -> None:
    """Open the panel of the server's settings, and say which permissions are missing in this channel.

    A `preset` first becomes the default of new tables; the panel's select has no room for all presets.
    """
    guilds, guild = context.host.guilds, context.place.server
    context.require_manager()
    if preset is None:
        context.defer_if_slow()
        chosen = await guilds.settings(guild)
    else:
        await context.defer()
        defaults = preset_named(await guilds.presets(guild), preset)
        chosen = await guilds.change(guild, partial(replace, defaults=defaults))
    await context.fill(await _panel(context, chosen))


settings.autocomplete("preset")(offer_presets)
COMMANDS: Commands = (settings,)


@pressed(Kind.SERVER)
async def choose(press: Press) -> None:
    """Store a choice made in the panel, and show the panel again."""
    press.require_manager()
    guilds, guild = press.host.guilds, press.place.server
    with reading():
        setting = ServerSetting(press.control.choice)
    if setting is ServerSetting.PRESET:
        try:
            defaults = _defaults(await guilds.presets(guild), press.choice)
        except HostRefusal:
            # Otherwise the panel would offer the deleted preset again.
            await press.update(await _panel(press, await guilds.settings(guild)))
            raise
        change = partial(replace, defaults=defaults)
    else:
        change = partial(_changed, setting=setting, values=press.values)
    with reading():
        # A choice that cannot be read is refused before the transaction.
        change(await guilds.settings(guild))
    await press.update(await _panel(press, await guilds.change(guild, change)))


async def _panel(context: Context, stored: GuildSettings) -> ui.LayoutView:
    chosen = without_deleted(context.interaction.guild, stored)
    no_channel = bool(stored.channels) and not chosen.channels
    presets = await context.host.guilds.presets(context.place.server)
    lacking = missing_here(context.interaction)
    if chosen.thread_per_game and not isinstance(context.interaction.channel, discord.Thread):
        lacking = missing_for_threads(context.interaction.app_permissions)
    puzzles = await context.host.puzzles.plan(context.place.server)
    puzzles_lacking = () if puzzles is None else missing_in(context.interaction.client, puzzles.channel)
    return server_panel(
        context.language, chosen, presets, lacking, puzzles, puzzles_lacking, no_channel=no_channel
    )


def _defaults(presets: dict[str, TableOptions], value: str) -> TableOptions:
    """Return the default options of new tables that a value of the select stands for."""
    return TableOptions() if value == STANDARD else preset_named(presets, value.removeprefix("/"))


def _changed(chosen: GuildSettings, *, setting: ServerSetting, values: Values) -> GuildSettings:
    return CHANGES[setting](chosen, values)


Values = tuple[str, ...]
CHANGES: dict[ServerSetting, Callable[[GuildSettings, Values], GuildSettings]] = {
    ServerSetting.LANGUAGE: lambda chosen, values: replace(
        chosen, language=None if values[0] == AUTOMATIC else one_of(values[0], codes())
    ),
    ServerSetting.THEME: lambda chosen, values: replace(chosen, theme=one_of(values[0], THEMES)),
    ServerSetting.MENTION: lambda chosen, values: replace(chosen, mention=read_yes(values[0])),
    ServerSetting.OPENERS: lambda chosen, values: replace(chosen, openers=GameOpeners(values[0])),
    ServerSetting.ROLE: lambda chosen, values: replace(chosen, opener_role=read_id(values[0])),
    ServerSetting.THREADS: lambda chosen, values: replace(chosen, thread_per_game=read_yes(values[0])),
    ServerSetting.RETENTION: lambda chosen, values: replace(
        chosen, retention_days=one_of(int(values[0]) or None, RETENTION_DAYS)
    ),
    ServerSetting.LOBBY: lambda chosen, values: replace(
        chosen, lobby_days=one_of(int(values[0]), LOBBY_DAYS)
    ),
    ServerSetting.CHANNELS: lambda chosen, values: replace(
        chosen, channels=tuple(ChannelId(read_id(value)) for value in values)
    ),
}
"""How each choice changes the settings."""
