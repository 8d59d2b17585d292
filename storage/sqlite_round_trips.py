"""A connection to SQLite with as few round trips as possible to the thread in which SQLite works.

The driver's own connection makes one to begin a transaction, to create a cursor, to execute a statement, to
fetch its rows, to close the cursor, and to end the transaction. Each round trip waits for the event loop and
for the interpreter, and a write transaction holds the only write lock during all of them.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from operator import methodcaller
from typing import Any

import aiosqlite

AT_ONCE = 500
"""Rows that are fetched in the round trip of their statement; further rows are fetched afterwards."""
ALL = 2**31 - 1


class _Opening(str):
    """An SQL statement to be executed after `begin`, the statement that opens its transaction."""

    begin: str


class _Cursor(sqlite3.Cursor):
    def fetchall(self) -> list[Any]:
        """Return this cursor and its first rows; the driver calls this in the round trip of the statement."""
        return [self, *self.fetchmany(AT_ONCE)]


class ThreadConnection(sqlite3.Connection):
    """The connection class of the driver's thread (the `factory` of `sqlite3.connect`)."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        # By default a damaged byte of text raises an OperationalError, as a database does that cannot be used,
        # and a query returns none of its rows.
        self.text_factory = methodcaller("decode", "utf-8", "replace")

    def execute(self, statement: str, parameters: Any = (), /) -> sqlite3.Cursor:
        """Execute one statement, after the beginning of its transaction if it has one."""
        if isinstance(statement, _Opening):
            super().execute(statement.begin)
        return self.cursor(_Cursor).execute(statement, parameters)


class FewRoundTrips:
    """A connection's transactions: each begins with its first statement, and one without any makes no round trip.

    `driver` was opened with `ThreadConnection` as its factory.
    """

    def __init__(self, driver: aiosqlite.Connection) -> None:
        self.driver = driver
        self._begin = ""
        self._is_open = False
        self._commit, self._rollback = driver.commit, driver.rollback

    def begin(self, begin: str) -> None:
        """Begin a transaction, by the SQL `begin`, with the next statement; if empty, use autocommit."""
        self._begin = begin

    async def commit(self) -> None:
        """End the transaction; what it has changed stays."""
        self._begin = ""
        if self._is_open:
            await self._commit()
            self._is_open = False

    async def rollback(self) -> None:
        """End the transaction; what it has changed is gone."""
        self._begin = ""
        if self._is_open:
            await self._rollback()
            self._is_open = False

    def cursor(self) -> RoundTripCursor:
        """Return a cursor for one statement."""
        return RoundTripCursor(self)

    async def execute(self, statement: str, parameters: Sequence[Any]) -> tuple[sqlite3.Cursor, list[Any]]:
        """Execute a statement; return its cursor and its first rows."""
        if self._begin:
            opening = _Opening(statement)
            opening.begin = self._begin
            self._opened()
            statement = opening
        found: Any = await self.driver.execute_fetchall(statement, parameters)
        cursor, *rows = found
        return cursor, rows

    async def executemany(self, statement: str, parameters: Iterable[Sequence[Any]]) -> aiosqlite.Cursor:
        """Execute a statement with each of several parameters."""
        if self._begin:
            begin = self._begin
            self._opened()
            await self.driver.execute(begin)
        return await self.driver.executemany(statement, parameters)

    def _opened(self) -> None:
        # Set beforehand: the transaction is open even if the caller is cancelled or the statement fails.
        self._begin, self._is_open = "", True


class RoundTripCursor:
    """The part of a cursor that SQLAlchemy's dialect uses; a statement and its rows take one round trip."""

    def __init__(self, trips: FewRoundTrips) -> None:
        self._trips = trips
        self._cursor: sqlite3.Cursor | aiosqlite.Cursor | None = None
        self._rows: list[Any] = []
        self._more: aiosqlite.Cursor | None = None
        self.arraysize = 1

    async def __aenter__(self) -> RoundTripCursor:
        return self

    async def execute(self, statement: str, parameters: Sequence[Any] = ()) -> None:
        """Execute one statement."""
        self._cursor, self._rows = await self._trips.execute(statement, parameters)
        self._rows.reverse()
        if len(self._rows) == AT_ONCE:
            self._more = aiosqlite.Cursor(self._trips.driver, self._cursor)

    async def executemany(self, statement: str, parameters: Iterable[Sequence[Any]]) -> None:
        """Execute a statement with each of several parameters."""
        self._cursor = await self._trips.executemany(statement, parameters)

    async def fetchone(self) -> Any:
        """Return the next row, None after the last."""
        return next(iter(await self.fetchmany(1)), None)

    async def fetchmany(self, size: int | None = None) -> Sequence[Any]:
        """Return the next rows, at most `size`, which is `arraysize` unless it is given."""
        size = self.arraysize if size is None else size
        found = [self._rows.pop() for _ in range(min(size, len(self._rows)))]
        if len(found) < size and self._more is not None:
            found += await self._more.fetchmany(size - len(found))
        return found

    async def fetchall(self) -> Sequence[Any]:
        """Return all rows that are left; after that SQLite has finished the statement."""
        found = await self.fetchmany(ALL)
        self._more = None
        return found

    async def close(self) -> None:
        """Close the cursor of a statement whose rows were not all fetched; a finished one holds nothing."""
        if self._more is not None:
            await self._more.close()

    @property
    def description(self) -> Any:
        """The columns of the rows; None for a statement without rows."""
        return None if self._cursor is None else self._cursor.description

    @property
    def rowcount(self) -> int:
        """How many rows the statement has changed."""
        return -1 if self._cursor is None else self._cursor.rowcount

    @property
    def lastrowid(self) -> int | None:
        """The id of the row that was inserted."""
        return None if self._cursor is None else self._cursor.lastrowid
