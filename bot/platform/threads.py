"""Creates public threads."""

from __future__ import annotations

import discord

from bot.platform.limits import THREAD_MINUTES


async def new_public_thread(channel: discord.TextChannel, title: str) -> discord.Thread:
    """Create a public thread, or in an announcement channel an announcement thread."""
    news, public = discord.ChannelType.news_thread, discord.ChannelType.public_thread
    kind = news if channel.is_news() else public
    return await channel.create_thread(name=title, type=kind, auto_archive_duration=THREAD_MINUTES)
