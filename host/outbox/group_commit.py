"""Group commit: the outcomes of several messages, stored in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from model.errors import StorageTrouble
from storage.database import Connection, Database

Write: TypeAlias = Callable[[Connection], Awaitable[None]]
"""Stores the outcome of one message."""


class GroupCommit:
    """Stores the outcomes of concurrent callers together.

    All writers, those of people's moves included, queue for one lock. The first caller to get its turn also
    stores the outcomes of the callers behind it, so that the busier the program is, the smaller is the share of
    transactions spent on messages that people have already seen. On a shared database every subject has a
    lock of its own, and each outcome is stored in its own transaction.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._turn = asyncio.Lock()
        self._waiting: dict[object, Write] = {}

    async def store(self, subject: str, write: Write) -> None:
        """Return once the outcome is stored; raise the error that prevents it."""
        if self._database.shared:
            async with self._database.begin(subject) as connection:
                await write(connection)
            return
        mine = object()
        self._waiting[mine] = write
        try:
            async with self._turn:
                if mine in self._waiting:
                    await self._store(mine, write)
        finally:
            self._waiting.pop(mine, None)

    async def _store(self, mine: object, write: Write) -> None:
        """Store all waiting outcomes, or only that of `write` if they cannot be stored together."""
        together = {mine: write}
        try:
            async with self._database.begin() as connection:
                together = dict(self._waiting)
                for one in together.values():
                    await one(connection)
        except StorageTrouble:
            raise
        except Exception:
            if len(together) == 1:
                raise
            # The caller whose outcome could not be stored gets the error in its own turn.
            async with self._database.begin() as connection:
                await write(connection)
            together = {mine: write}
        for stored in together:
            self._waiting.pop(stored, None)
