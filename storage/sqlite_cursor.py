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
        self.arraysize = 1

    async def __aenter__(self) -> FewVisitsCursor:
        return self

    async def execute(self, statement: str, parameters: Sequence[Any] = ()) -> None:
        """Execute one statement."""
        self._cursor = await self._connection.execute(statement, parameters)

    async def executemany(self, statement: str, parameters: Iterable[Sequence[Any]]) -> None:
        """Execute a statement with each of several parameters."""
        self._cursor = await self._connection.executemany(statement, parameters)

    async def fetchall(self) -> Iterable[Any]:
        """Return all rows. SQLite has finished with the statement then."""
        return () if self._cursor is None else await self._cursor.fetchall()

    async def close(self) -> None:
        """Do nothing: a statement whose rows are fetched holds nothing that would have to be given back."""

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
