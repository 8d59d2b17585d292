"""In which language somebody is spoken to: a person in their own, a server in its own."""

from __future__ import annotations

from typing import Any

import discord

from bot.i18n import Language, codes, for_locale, language
from host.host import Host
from model.games import GuildSettings, PersonId


def language_for(host: Host, interaction: discord.Interaction[Any]) -> Language:
    """Return the language that a person has chosen with /me, else the one they have in Discord."""
    chosen = host.languages.of(PersonId(interaction.user.id))
    return language(chosen) if chosen in codes() else discords_language(interaction)


def discords_language(interaction: discord.Interaction[Any]) -> Language:
    """Return the language that a person has chosen in Discord, whatever they chose with /me."""
    return for_locale(interaction.locale)


async def language_of(host: Host, person: PersonId, otherwise: Language) -> Language:
    """Return the language for somebody who is told something without having asked; else `otherwise`."""
    settings = await host.people.settings(person)
    code = settings.language or settings.discords
    return language(code) if code in codes() else otherwise


def server_language(interaction: discord.Interaction[Any], settings: GuildSettings) -> str:
    """Return the language of a server's tables: as chosen with /settings, else as Discord has it."""
    if settings.language in codes():
        return settings.language
    return for_locale(interaction.guild_locale).code
