"""Finds and makes the threads of matches and challenges, also on servers of other processes' shards."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import discord

from bot.platform.limits import THREAD_MINUTES
from bot.platform.threads import new_public_thread
from host.games.lobby import Lobby
from model.ids import ChannelId, GameId, GuildId


async def own_thread(
    client: discord.Client,
    lobby: Lobby,
    guild: GuildId,
    place: ChannelId,
    title: str,
    games: Collection[GameId],
    parent: ChannelId | None = None,
) -> discord.Thread | None:
    """Return the newest thread that the bot has made under a title for these games; None without one.

    There is one if the process that made it died, or could not post in it. `place` is any channel of the
    server; with a `parent` the thread belongs to that channel. Threads made by people do not count, nor one
    in which another table was opened or another game is played.
    """
    assert client.user is not None, "messages are posted once Discord is ready"
    for thread in sorted(await threads_of(client, guild, place), key=lambda thread: thread.id, reverse=True):
        is_own = thread.name == title and thread.owner_id == client.user.id
        if not is_own or parent not in (None, thread.parent_id):
            continue
        living = await lobby.living_in(ChannelId(thread.id))
        if living is None or living in games:
            return thread
    return None


async def new_thread(channel: discord.TextChannel, title: str, *, private: bool = False) -> discord.Thread:
    """Make a thread. To a `private` one only the bot can add people."""
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

    They are requested from Discord if the server is on a shard of another process.
    """
    known = client.get_guild(guild)
    if known is not None:
        return known.threads
    channel = await client.fetch_channel(place)
    assert isinstance(channel, discord.abc.GuildChannel | discord.Thread), "servers have these alone"
    return await channel.guild.active_threads()
