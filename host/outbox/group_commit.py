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
        key = object()
        self._waiting[key] = write
        try:
            async with self._turn:
                if key in self._waiting:
                    await self._store(key, write)
        finally:
            self._waiting.pop(key, None)

    async def _store(self, key: object, write: Write) -> None:
        """Store all waiting outcomes, or only that of `write` if they cannot be stored together."""
        together = {key: write}
        try:
            async with self._database.begin() as connection:
                together = dict(self._waiting)
                for waiting in together.values():
                    await waiting(connection)
        except StorageTrouble:
            raise
        except Exception:
            if len(together) == 1:
                raise
            # The caller whose outcome could not be stored gets the error in its own turn.
            async with self._database.begin() as connection:
                await write(connection)
            together = {key: write}
        for stored in together:
            self._waiting.pop(stored, None)
