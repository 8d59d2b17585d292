"""Servers of the bot, also those of which this process hears nothing."""

from __future__ import annotations

import discord

from model.ids import GuildId


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
