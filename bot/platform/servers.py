"""Servers of the bot, including those of other processes' shards."""

from __future__ import annotations

from dataclasses import replace

import discord

from model.guilds import GuildSettings
from model.ids import GuildId


def serves(client: discord.AutoShardedClient, guild: GuildId) -> bool:
    """Return whether this process serves the shard of a server, and so receives its events."""
    count = client.shard_count
    return not count or (guild >> 22) % count in client.shards


async def server_of(client: discord.Client, guild: GuildId) -> discord.Guild | None:
    """Return a server; None if the bot has left it.

    A server of another process's shard is fetched from Discord.
    """
    known = client.get_guild(guild)
    if known is not None:
        return known
    try:
        return await client.fetch_guild(guild, with_counts=False)
    except (discord.NotFound, discord.Forbidden):
        return None


def without_deleted(guild: discord.Guild | None, settings: GuildSettings) -> GuildSettings:
    """Return the settings of a server without the role and the channels that were deleted on Discord.

    They are unchanged as long as this process does not know what the server has.
    """
    if guild is None or guild.unavailable or not guild.channels:
        return settings
    role = settings.opener_role
    return replace(
        settings,
        opener_role=None if role is None or guild.get_role(role) is None else role,
        channels=tuple(channel for channel in settings.channels if guild.get_channel(channel) is not None),
    )
