"""Connections to SQLite on which a statement takes one visit to the driver's thread.

Each connection has a thread of its own in which SQLite is asked, and the way there and back costs several times what
SQLite does for a row or two. `aiosqlite` goes it to make a cursor, to execute, to fetch and to close. Here it is gone
once for all of that and the beginning of the transaction; nobody waits for the end of a look, nor is anything rolled
back that has not begun.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import aiosqlite

Answer = TypeVar("Answer")
Ask = Callable[[sqlite3.Connection], Answer]

_CHUNK = 64
"""Rows fetched at a time where rows are asked for one by one; nobody here does."""


@dataclass(slots=True)
class _Transaction:
    """A transaction that begins by a statement: whether anything has been asked in it, and whether it has begun."""

    by: str
    writes: bool
    asked: bool = False
    begun: bool = False


class Connection(aiosqlite.Connection):
    """A connection, as SQLAlchemy's dialect for `aiosqlite` uses one."""

    def __init__(self, path: str, **options: Any) -> None:
        super().__init__(lambda: sqlite3.connect(path, **options), _CHUNK)
        # A thread that waits for a lock must not keep the program from ending.
        self._thread.daemon = True
        self._transaction: _Transaction | None = None

    def begin_by(self, statement: str, *, writes: bool) -> None:
        """Begin a transaction by this statement, together with whatever is asked next."""
        self._transaction = _Transaction(statement, writes)

    def cursor(self) -> Cursor:  # type: ignore[override]  # as much of one as the dialect uses
        """A cursor; nobody is asked for it."""
        return Cursor(self)

    async def ask(self, ask: Ask[Answer]) -> Answer:
        """What SQLite answers in its thread, in the transaction that was to begin."""
        if self._transaction is not None:
            # Noted before it is under way: whoever is cancelled meanwhile ends what may have begun.
            self._transaction.asked = True
        return await self._execute(self._asked, self._transaction, ask)  # type: ignore[no-any-return, no-untyped-call]

    def _asked(self, transaction: _Transaction | None, ask: Ask[Answer]) -> Answer:
        if transaction is not None and not transaction.begun:
            self._conn.execute(transaction.by)
            transaction.begun = True
        return ask(self._conn)

    async def commit(self) -> None:
        """Make durable what was done."""
        await self._end(self._conn.commit)

    async def rollback(self) -> None:
        """Forget what was done."""
        await self._end(self._conn.rollback)

    async def _end(self, end: Callable[[], None]) -> None:
        ending = self._transaction
        if ending is not None and ending.asked:
            if ending.writes:
                await self._execute(end)  # type: ignore[no-untyped-call]
            else:
                # Whatever is asked next stands behind it in the queue.
                self._tx.put_nowait((None, end))
        self._transaction = None


class Cursor:
    """One statement and all its rows."""

    arraysize = 1

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._rows: list[Any] = []
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None

    async def __aenter__(self) -> Cursor:
        return self

    async def execute(self, statement: str, parameters: Sequence[Any] = ()) -> None:
        """Execute the statement, and fetch what it gives."""
        await self._connection.ask(lambda asked: self._take(asked.execute(statement, parameters)))

    async def executemany(self, statement: str, parameters: Iterable[Sequence[Any]]) -> None:
        """Execute the statement with each of these parameters."""
        await self._connection.ask(lambda asked: self._take(asked.executemany(statement, parameters)))

    def _take(self, cursor: sqlite3.Cursor) -> None:
        self.description = cursor.description
        self._rows = cursor.fetchall()
        self.rowcount, self.lastrowid = cursor.rowcount, cursor.lastrowid
        cursor.close()

    async def fetchall(self) -> list[Any]:
        """All rows that the statement gave."""
        return self._rows

    async def close(self) -> None:
        """Nothing is open any more."""
