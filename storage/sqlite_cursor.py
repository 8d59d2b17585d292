"""A cursor that visits the thread in which SQLite works as seldom as it can."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import aiosqlite


class FewVisitsCursor:
    """What SQLAlchemy's dialect uses of a cursor: a statement is one visit to the driver's thread, its rows another.

    The driver's own cursor goes there to be made and to be closed, too. A write transaction holds the only lock for
    all its visits, and each waits for the event loop and for the interpreter.
    """

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._cursor: aiosqlite.Cursor | None = None
        self._has_rows = False
        self.arraysize = 1

    async def __aenter__(self) -> FewVisitsCursor:
        return self

    async def execute(self, statement: str, parameters: Sequence[Any] = ()) -> None:
        """Execute one statement."""
        self._cursor = await self._connection.execute(statement, parameters)
        self._has_rows = self._cursor.description is not None

    async def executemany(self, statement: str, parameters: Iterable[Sequence[Any]]) -> None:
        """Execute a statement with each of several parameters."""
        self._cursor = await self._connection.executemany(statement, parameters)

    async def fetchone(self) -> Any:
        """Return the next row, None after the last."""
        return None if self._cursor is None else await self._cursor.fetchone()

    async def fetchmany(self, size: int | None = None) -> Iterable[Any]:
        """Return the next rows, so many at most."""
        return () if self._cursor is None else await self._cursor.fetchmany(size)

    async def fetchall(self) -> Iterable[Any]:
        """Return all rows that are left. SQLite has finished with the statement then."""
        found = () if self._cursor is None else await self._cursor.fetchall()
        self._has_rows = False
        return found

    async def close(self) -> None:
        """Give back what a statement holds whose rows were not all fetched; others hold nothing."""
        if self._cursor is not None and self._has_rows:
            await self._cursor.close()

    @property
    def description(self) -> Any:
        """The columns of the rows, None of a statement that gives none."""
        return None if self._cursor is None else self._cursor.description

    @property
    def rowcount(self) -> int:
        """How many rows the statement has changed."""
        return -1 if self._cursor is None else self._cursor.rowcount

    @property
    def lastrowid(self) -> int | None:
        """The id of the row that was inserted."""
        return None if self._cursor is None else self._cursor.lastrowid
