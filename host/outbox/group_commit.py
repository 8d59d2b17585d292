"""What has become of messages, stored in one transaction where several are done at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from model.errors import StorageTrouble
from storage.database import Connection, Database

Note: TypeAlias = Callable[[Connection], Awaitable[None]]
"""Stores what has become of one message."""


class GroupCommit:
    """Stores notes, each for whoever waits for it.

    All who write queue for one lock, moves of people among them. Whoever's turn it is stores the notes of all who
    wait behind it, so that the busier the program is, the fewer of its transactions are about messages that people
    have seen already. On a database that is shared every subject has a lock of its own.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._turn = asyncio.Lock()
        self._waiting: dict[object, Note] = {}

    async def store(self, subject: str, note: Note) -> None:
        """Return once the note is stored; raises what keeps it from being stored."""
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
        """Store all that wait, or this one alone if they cannot be stored together."""
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
            # Whoever's note it was hears of it in their own turn.
            async with self._database.begin() as connection:
                await note(connection)
            together = {mine: note}
        for stored in together:
            self._waiting.pop(stored, None)
