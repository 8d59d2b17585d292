"""Finds deleted threads of matches, so that each match gets another one."""

from __future__ import annotations

import logging

import discord

from bot.delivery import back_off
from host.events import Signal
from host.host import Host

log = logging.getLogger(__name__)


class MatchThreads:
    """Looks for threads of matches that were deleted between sessions, whenever Discord has begun a session.

    Each process looks on the servers of its own shards.
    """

    def __init__(self, client: discord.Client, host: Host, session: Signal) -> None:
        self._client = client
        self._host = host
        self._session = session

    async def run(self) -> None:
        """Look for threads that were deleted, at the start and with each new session."""
        began = self._session.next()
        while True:
            await began.wait()
            began = self._session.next()
            await self.look()

    async def look(self) -> None:
        """Look once for threads that were deleted, waiting for the database if necessary."""
        await back_off.until_done("the search for deleted threads of matches", self._look)

    async def _look(self) -> None:
        for guild_id, channel in await self._host.threads.open():
            guild = self._client.get_guild(guild_id)
            if guild is None or guild.get_thread(channel) is not None:
                continue
            try:
                await self._client.fetch_channel(channel)
            except discord.NotFound:
                await self._host.threads.lost(channel)
            except discord.HTTPException as failure:
                log.info("could not check whether thread %s was deleted: %s", channel, failure)
