"""Makes threads that everybody in their channel may read."""

from __future__ import annotations

import discord

from bot.platform.limits import THREAD_MINUTES


async def new_public_thread(channel: discord.TextChannel, title: str) -> discord.Thread:
    """Make a thread, of the one kind that the channel takes: a channel for announcements has its own."""
    if channel.is_news():
        return await channel.create_thread(
            name=title, type=discord.ChannelType.news_thread, auto_archive_duration=THREAD_MINUTES
        )
    return await channel.create_thread(
        name=title, type=discord.ChannelType.public_thread, auto_archive_duration=THREAD_MINUTES
    )
