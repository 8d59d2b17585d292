"""Threads that are there already, also on servers of which this process hears nothing."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from model.ids import ChannelId, GuildId


async def threads_of(client: discord.Client, guild: GuildId, place: ChannelId) -> Sequence[discord.Thread]:
    """Return the threads of a server that are not archived; `place` is one of its channels.

    Discord is asked for them where the server belongs to a shard of another process.
    """
    known = client.get_guild(guild)
    if known is not None:
        return known.threads
    channel = await client.fetch_channel(place)
    assert isinstance(channel, discord.abc.GuildChannel | discord.Thread), "servers have these alone"
    return await channel.guild.active_threads()
