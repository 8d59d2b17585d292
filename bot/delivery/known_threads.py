"""Threads of matches and challenges: the bot's own that are there already, and new ones.

They are found on servers of which this process hears nothing, too.
"""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.platform.limits import THREAD_MINUTES
from bot.platform.threads import new_public_thread
from model.ids import ChannelId, GuildId


async def own_thread(
    client: discord.Client, guild: GuildId, place: ChannelId, title: str, parent: ChannelId | None = None
) -> discord.Thread | None:
    """Return a thread that the bot has made: in a process that died, or before the call in it failed.

    `place` is any channel of the server; with a `parent` the thread is one of that channel. Threads of other
    people with the same title do not count.
    """
    assert client.user is not None, "messages are posted once Discord is ready"
    for thread in await threads_of(client, guild, place):
        ours = thread.name == title and thread.owner_id == client.user.id
        if ours and parent in (None, thread.parent_id):
            return thread
    return None


async def new_thread(channel: discord.TextChannel, title: str, *, private: bool = False) -> discord.Thread:
    """Make a thread; to a private one people are let in by the bot alone."""
    if private:
        return await channel.create_thread(
            name=title,
            type=discord.ChannelType.private_thread,
            auto_archive_duration=THREAD_MINUTES,
            invitable=False,
        )
    return await new_public_thread(channel, title)


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
