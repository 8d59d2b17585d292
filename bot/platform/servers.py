"""Servers of the bot, also those of which this process hears nothing."""

from __future__ import annotations

import discord

from model.ids import GuildId


def is_heard_of(client: discord.AutoShardedClient, guild: GuildId) -> bool:
    """Return whether Discord tells this process about a server, and not another one: the server is of its shards."""
    count = client.shard_count
    return not count or (guild >> 22) % count in client.shards


async def server_of(client: discord.Client, guild: GuildId) -> discord.Guild | None:
    """Return a server; None where the bot has left it.

    Discord is asked for one that belongs to a shard of another process.
    """
    known = client.get_guild(guild)
    if known is not None:
        return known
    try:
        return await client.fetch_guild(guild, with_counts=False)
    except (discord.NotFound, discord.Forbidden):
        return None
