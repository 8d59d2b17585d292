"""Servers of the bot, including those of other processes' shards."""

from __future__ import annotations

import discord

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
