"""From Discord's users, channels and servers to the host's plain values."""

from __future__ import annotations

from typing import Any

import discord

from bot.platform.errors import Refusal
from host.games.views import Person
from model.games import ChannelId, GuildId, PersonId


def person_id(interaction: discord.Interaction[Any]) -> PersonId:
    """Who did it."""
    return PersonId(interaction.user.id)


def person(user: discord.User | discord.Member) -> Person:
    """Somebody, with the name they show on this server."""
    return Person(PersonId(user.id), user.display_name)


def channel_id(interaction: discord.Interaction[Any]) -> ChannelId:
    """Where it was done."""
    assert interaction.channel_id is not None
    return ChannelId(interaction.channel_id)


def guild_id(interaction: discord.Interaction[Any]) -> GuildId:
    """On which server it was done; refuses direct messages."""
    if interaction.guild_id is None:
        raise Refusal("only-in-servers")
    return GuildId(interaction.guild_id)


def server(interaction: discord.Interaction[Any]) -> GuildId | None:
    """On which server it was done; None in direct messages."""
    return None if interaction.guild_id is None else GuildId(interaction.guild_id)


def manages(interaction: discord.Interaction[Any]) -> bool:
    """Whether this person manages the server."""
    return interaction.permissions.manage_guild


def managers_only(interaction: discord.Interaction[Any]) -> None:
    """Refuse whoever does not manage the server."""
    if not manages(interaction):
        raise Refusal("settings-managers-only")
