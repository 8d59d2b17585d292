"""Chooses the language for a person or a server."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import discord

from bot.i18n import Language, codes, for_locale, language
from bot.platform.custom_ids import parse
from host.errors import HostRefusal
from host.host import Host
from model.guilds import GuildSettings
from model.ids import ChannelId, GameId, GuildId, PersonId


def language_for(host: Host, interaction: discord.Interaction[Any]) -> Language:
    """Return the language that a person has chosen with /me, else that of their Discord client."""
    chosen = host.languages.of(PersonId(interaction.user.id))
    return language(chosen) if chosen in codes() else discord_language(interaction)


def discord_language(interaction: discord.Interaction[Any]) -> Language:
    """Return the language of a person's Discord client, whatever they chose with /me."""
    return for_locale(interaction.locale)


async def language_of(host: Host, person: PersonId, otherwise: Language) -> Language:
    """Return the language for a message to a person outside an interaction; `otherwise` if it is unknown."""
    settings = await host.people.settings(person)
    code = settings.language or settings.discord_language
    return language(code) if code in codes() else otherwise


def server_language(interaction: discord.Interaction[Any], settings: GuildSettings) -> str:
    """Return the language of a server's tables: chosen with /settings, else in Discord, else for this bot.

    Discord reports en-US for every server that has chosen nothing.
    """
    if settings.language in codes():
        return settings.language
    usual: str = interaction.client.services.language
    locale = interaction.guild_locale
    if locale in (None, discord.Locale.american_english):
        return usual
    return for_locale(locale, usual).code


async def quoting_here(host: Host, interaction: discord.Interaction[Any], words: Language) -> Language:
    """Return the reader's language `words`, quoting public buttons as they are written here.

    That is the language of the pressed control's table, else of the table in this channel, else of the server;
    in a direct message the reader's own.
    """
    labels = await _public_language(host, interaction)
    return words.quoting(labels) if labels in codes() else words


async def _public_language(host: Host, interaction: discord.Interaction[Any]) -> str | None:
    control = parse(str(dict(interaction.data or {}).get("custom_id", "")))
    if control is not None and control.game:
        # The control may not belong to a game.
        with suppress(HostRefusal):
            return (await host.lobby.view(GameId(control.game))).options.language
    if interaction.guild_id is None or interaction.channel_id is None:
        return None
    # A table whose row cannot be read is quarantined.
    with suppress(HostRefusal):
        table = await host.lobby.in_channel(ChannelId(interaction.channel_id))
        if table is not None:
            return table.options.language
    return server_language(interaction, await host.guilds.settings(GuildId(interaction.guild_id)))
