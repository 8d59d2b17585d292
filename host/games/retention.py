"""Deletion of ended games that are older than their server keeps them."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta

from host.background import BackgroundLoop
from host.events import Signal
from host.services import Services
from model.ids import GuildId
from storage import games, guilds

DELETE_EVERY = timedelta(hours=6)
"""How often games that are older than their server's retention are deleted."""

DELETED_AT_ONCE, REST_SECONDS = 10, 0.2
"""The old games deleted in one transaction, and the seconds left to other writers before the next one."""


class Retention:
    """Deletes old games in `delete_old_games`, which `loop` calls in the background."""

    def __init__(self, services: Services) -> None:
        self._database = services.database
        self._now = services.now
        self.loop = BackgroundLoop("the deletion of old games", self.delete_old_games, Signal(), services.now)

    async def delete_old_games(self) -> datetime:
        """Delete ended games older than their server's retention; return when to look again.

        They are deleted a few at a time, so that others can write between.
        """
        async with self._database.read() as connection:
            servers = await guilds.with_retention(connection)
        for guild, _ in servers:
            deleted = DELETED_AT_ONCE
            while deleted == DELETED_AT_ONCE:
                deleted = await self._delete_some(guild)
                await asyncio.sleep(REST_SECONDS)
        return self._now() + DELETE_EVERY

    async def _delete_some(self, guild: GuildId) -> int:
        """Delete at most DELETED_AT_ONCE old games of a server; return their number."""
        async with self._database.begin() as connection:
            # Read again, so that a changed setting applies at once.
            days = (await guilds.find(connection, guild)).retention_days
            if days is None:
                return 0
            before = self._now() - timedelta(days=days)
            return await games.delete_ended_before(connection, guild, before, DELETED_AT_ONCE)
