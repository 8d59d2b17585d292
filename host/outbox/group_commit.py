"""Group commit: the outcomes of several messages, stored in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from model.errors import StorageTrouble
from storage.database import Connection, Database

Note: TypeAlias = Callable[[Connection], Awaitable[None]]
"""Stores the outcome of one message."""


class GroupCommit:
    """Stores notes of concurrent callers together.

    All writers, those of people's moves included, queue for one lock. The first caller to get its turn also
    stores the notes of the callers behind it, so that the busier the program is, the smaller is the share of
    transactions spent on messages that people have already seen. On a shared database every subject has a
    lock of its own, and each note is stored in its own transaction.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._turn = asyncio.Lock()
        self._waiting: dict[object, Note] = {}

    async def store(self, subject: str, note: Note) -> None:
        """Return once the note is stored; raise the error that prevents it."""
        if self._database.shared:
            async with self._database.begin(subject) as connection:
                await note(connection)
            return
        mine = object()
        self._waiting[mine] = note
        try:
            async with self._turn:
                if mine in self._waiting:
                    await self._store(mine, note)
        finally:
            self._waiting.pop(mine, None)

    async def _store(self, mine: object, note: Note) -> None:
        """Store all waiting notes, or only `note` if they cannot be stored together."""
        together = {mine: note}
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
            # The caller whose note failed gets the error in its own turn.
            async with self._database.begin() as connection:
                await note(connection)
            together = {mine: note}
        for stored in together:
            self._waiting.pop(stored, None)
