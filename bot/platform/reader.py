"""In which language somebody is spoken to: a person in their own, a server in its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from bot.i18n import Language, codes, for_locale, language
from bot.platform.identities import person_id
from host.host import Host
from model.games import GuildSettings, PersonId

if TYPE_CHECKING:
    from bot.app.client import Bastide

_DISCORDS = "locale"


def speak_own_language(interaction: discord.Interaction[Bastide]) -> None:
    """Put the language that a person has chosen with /me in the place of Discord's, for all that answers them."""
    chosen = interaction.client.host.languages.of(person_id(interaction))
    if chosen in codes():
        interaction.extras[_DISCORDS] = interaction.locale
        interaction.locale = locale_of(chosen)


def discords_language(interaction: discord.Interaction[Any]) -> Language:
    """The language that a person has chosen in Discord, whatever they chose with /me."""
    return for_locale(interaction.extras.get(_DISCORDS, interaction.locale))


async def language_of(host: Host, person: PersonId, otherwise: Language) -> Language:
    """The language for somebody who is told something without having asked; `otherwise` where nobody knows."""
    settings = await host.people.settings(person)
    code = settings.language or settings.discords
    return language(code) if code in codes() else otherwise


def locale_of(code: str) -> discord.Locale:
    """Discord's locale for one of our languages."""
    return next(locale for locale in discord.Locale if for_locale(locale).code == code)


def server_language(interaction: discord.Interaction[Any], settings: GuildSettings) -> str:
    """The language of a server's tables: as chosen with /settings, else as Discord has it."""
    if settings.language in codes():
        return settings.language
    return for_locale(interaction.guild_locale).code
