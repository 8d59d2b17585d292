"""Lending connections of a database's pool, so that a cancelled task leaves none half open."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import chain

from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine


class Connections:
    """The connections of an engine, and of engines that differ from it only in their options.

    Up to `keeps` connections of each engine stay ready instead of going back to the pool: taking one from
    the pool and returning it takes as long as a statement of SQLite.
    """

    def __init__(self, *, keeps: int) -> None:
        self._keeps = keeps
        self._ready: defaultdict[AsyncEngine, list[AsyncConnection]] = defaultdict(list)
        self._lent = 0
        self._closed = False
        self._all_back = asyncio.Event()
        self._all_back.set()

    @asynccontextmanager
    async def lent(self, engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
        """Lend a connection with the options of an engine. The borrower ends the transactions that it begins.

        Opening and giving back are finished even if the borrowing task is cancelled, since a half open
        connection would be lost. Raises RuntimeError after `close`, when no connection would be closed again.
        """
        if self._closed:
            raise RuntimeError("the database is closed")
        ready = self._ready[engine]
        connection = ready.pop() if ready else engine.connect()
        opening: asyncio.Task[AsyncConnection] | None = None
        self._lent += 1
        self._all_back.clear()
        sound = False
        try:
            if connection.sync_connection is None:
                opening = asyncio.create_task(connection.start())
                await asyncio.shield(opening)
            yield connection
            sound = not connection.invalidated
        finally:
            if sound and len(ready) < self._keeps:
                ready.append(connection)
                self._is_back()
            else:
                await asyncio.shield(asyncio.create_task(self._give_back(connection, opening)))

    async def _give_back(
        self, connection: AsyncConnection, opening: asyncio.Task[AsyncConnection] | None
    ) -> None:
        try:
            with suppress(DBAPIError):
                if opening is not None:
                    await opening
                await connection.close()
        finally:
            self._is_back()

    def _is_back(self) -> None:
        self._lent -= 1
        if not self._lent:
            self._all_back.set()

    async def close(self, seconds: float) -> None:
        """Wait at most `seconds` for lent connections, then give back all; then the pool may be closed."""
        self._keeps = 0
        # A connection that came back to a closed pool would never be closed.
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._all_back.wait()
        self._closed = True
        for connection in chain.from_iterable(self._ready.values()):
            await connection.close()
        self._ready.clear()
