"""Opening the database, and transactions.

On SQLite a transaction that writes takes the write lock when it begins, so that what it reads
stays true until it commits, even if other processes have the file open. On PostgreSQL it locks only
its subject: transactions about other subjects run at the same time (`storage.postgresql`).
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeAlias

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from model.errors import StorageTrouble
from storage import postgresql, sqlite_file
from storage.connections import Connections
from storage.engines import file_of, usable_engine
from storage.outages import Outages
from storage.unusable import DatabaseProblem, DatabaseUnusable, first_line, problem_of
from storage.upgrade import NewerDatabase, WrongEncoding, upgrade

READY = 3
"""Open connections kept outside the pool for each of the three engines (`read_once`, `read`, `begin`)."""

Connection: TypeAlias = AsyncConnection
"""A connection within a transaction; `host` passes it to functions of `storage` without knowing SQL."""


class Conflict(Exception):  # noqa: N818 - somebody else was first, nobody is at fault
    """A constraint refused a write, because another transaction was first; this one was rolled back."""


class Database:
    """One open database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        # These share the pool of `engine`: setting options on each connection would slow down opening it.
        self._to_read_once = engine.execution_options(begin="")
        self._to_write = engine.execution_options(begin="BEGIN IMMEDIATE")
        self._connections = Connections(keeps=0 if self.shared else READY)
        self._lock: int | None = None
        self._writing = asyncio.Lock()
        self._version: str | None = None
        self._slots = asyncio.Semaphore(postgresql.WRITERS)
        self._outages: Outages | None = None

    @classmethod
    async def open(cls, url: str, *, serves: bool = False, create: bool = True) -> Database:
        """Return the database, migrated to the newest version. `url` is SQLAlchemy's, or the path of a file.

        Creates a missing file and its folder, unless `create` is False. Only one process that `serves` people
        may have an SQLite file open; several may share a PostgreSQL database. Raises DatabaseUnusable.
        """
        database = cls(usable_engine(url))
        try:
            if database._file is not None:
                await asyncio.to_thread(_make_folder if create else os.stat, database._file)
                # The asynchronous driver would leave a thread behind if the file could not be opened.
                await asyncio.to_thread(sqlite_file.check_usable, database._file)
                if serves:
                    database._lock = sqlite_file.lock(database._file)
            await database._upgrade()
        except BaseException as failure:
            await database.close()
            match failure:
                case BlockingIOError():
                    raise DatabaseUnusable(DatabaseProblem.IN_USE, url, str(failure)) from failure
                case NewerDatabase():
                    raise DatabaseUnusable(DatabaseProblem.NEWER, url, failure.revision) from failure
                case sqlite_file.ForeignDatabase():
                    raise DatabaseUnusable(DatabaseProblem.NOT_A_DATABASE, url, str(failure)) from failure
                case StorageTrouble() | DBAPIError() | sqlite3.Error() | OSError() | UnicodeDecodeError():
                    raise DatabaseUnusable(problem_of(failure), url, first_line(failure)) from failure
                case WrongEncoding():
                    raise DatabaseUnusable(DatabaseProblem.UNREADABLE, url, str(failure)) from failure
                case TypeError() if database.shared:
                    # The driver is called with the query of the URL (after the "?") as keyword arguments.
                    raise DatabaseUnusable(DatabaseProblem.UNREADABLE, url, str(failure)) from failure
            raise
        # Only now: what `open` raises is reported by its caller.
        database._outages = Outages()
        return database

    @property
    def shared(self) -> bool:
        """True if other processes may serve people from this database at the same time."""
        return postgresql.is_postgresql(self._engine.url)

    async def _upgrade(self) -> None:
        if not self.shared:
            async with self.begin() as connection:
                await connection.run_sync(upgrade)
            return
        # Processes that start together migrate one after another, and migrating many rows takes long.
        patient = postgresql.engine(self._engine.url, patient=True)
        try:
            with self._translating_errors():
                async with patient.begin() as connection:
                    await postgresql.lock_subject(connection, None)
                    await connection.run_sync(upgrade)
                    self._version = await postgresql.version(connection)
        finally:
            await patient.dispose()

    @asynccontextmanager
    async def begin(self, subject: str | None = None) -> AsyncIterator[AsyncConnection]:
        """Begin a transaction that writes: all of it or nothing, durable when left.

        `subject` is the id of the game, tournament, … if the writes depend on nothing else: on PostgreSQL
        those about other subjects go on meanwhile. Raises Conflict when a constraint refuses a write, and
        StorageTrouble.
        """
        if self.shared:
            with self._translating_errors(writes=True):
                # A transaction that waits for its lock holds a connection; `_slots` leaves some for readers.
                async with (
                    self._slots,
                    self._connections.lent(self._engine) as connection,
                    connection.begin(),
                ):
                    await postgresql.lock_subject(connection, subject)
                    if (found := await postgresql.version(connection)) != self._version:
                        raise StorageTrouble(
                            f"a newer program has migrated the database to {found}; update this one"
                        )
                    yield connection
            return
        # Writers of this process wait here in order; SQLite itself would poll for its lock.
        with self._translating_errors(writes=True):
            async with (
                self._writing,
                self._connections.lent(self._to_write) as connection,
                connection.begin(),
            ):
                yield connection

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """Yield a connection whose statements see one snapshot. Raises StorageTrouble."""
        with self._translating_errors():
            async with self._connections.lent(self._engine) as connection:
                if self.shared:
                    await postgresql.use_snapshot(connection)
                async with connection.begin():
                    yield connection

    @asynccontextmanager
    async def read_long(self) -> AsyncIterator[AsyncConnection]:
        """Yield a connection as `read` does, for queries over whole tables, which may take long.

        On PostgreSQL it is one more than those of the pool, without a time limit. Raises StorageTrouble.
        """
        if not self.shared:
            async with self.read() as connection:
                yield connection
            return
        patient = postgresql.engine(self._engine.url, patient=True)
        with self._translating_errors():
            async with Connections(keeps=0).lent(patient) as connection:
                await postgresql.use_snapshot(connection)
                async with connection.begin():
                    yield connection

    @asynccontextmanager
    async def read_once(self) -> AsyncIterator[AsyncConnection]:
        """Yield a connection for a single statement, without a transaction; a third of the cost of `read`.

        A second statement might see another snapshot. Raises StorageTrouble.
        """
        if self.shared:
            async with self.read() as connection:
                yield connection
            return
        with self._translating_errors():
            async with self._connections.lent(self._to_read_once) as connection:
                yield connection

    @asynccontextmanager
    async def autocommit(self) -> AsyncIterator[AsyncConnection]:
        """Yield a connection to PostgreSQL in autocommit mode, which may be kept for long.

        Raises StorageTrouble once it breaks.
        """
        with self._translating_errors():
            async with self._connections.lent(self._engine) as connection:
                await connection.execution_options(isolation_level="AUTOCOMMIT")
                yield connection

    @contextmanager
    def _translating_errors(self, *, writes: bool = False) -> Iterator[None]:
        """Raise Conflict where a constraint refused, and StorageTrouble where the database cannot be used now."""
        try:
            yield
        except StorageTrouble as trouble:
            self._record_failure(trouble, writes=writes)
            raise
        except IntegrityError as error:
            raise Conflict(first_line(error)) from error
        except (sa.exc.SQLAlchemyError, sqlite3.OperationalError, OSError) as error:
            # Errors of `sqlite3` itself come from `sqlite_file`, without SQLAlchemy.
            at_fault = (OperationalError, sqlite3.OperationalError)
            unavailable = postgresql.is_unavailable(error) if self.shared else isinstance(error, at_fault)
            if not unavailable:
                raise
            unusable = StorageTrouble(first_line(error))
            self._record_failure(unusable, writes=writes)
            raise unusable from error
        if self._outages is not None:
            self._outages.succeeded(writes=writes)

    @property
    def in_outage(self) -> bool:
        """Whether the log says that the database cannot be used, and not yet that it can be used again."""
        return self._outages is not None and self._outages.under_way

    def _record_failure(self, trouble: StorageTrouble, *, writes: bool) -> None:
        if self._outages is not None:
            self._outages.failed(trouble, writes=writes)

    async def time(self) -> datetime:
        """Return the time of the clock of the PostgreSQL server. Raises StorageTrouble."""
        async with self.read() as connection:
            return datetime.fromtimestamp(await postgresql.seconds(connection), UTC)

    async def overwrite_deleted(self) -> None:
        """Remove deleted rows from the disk: SQLite has overwritten them in the file, and its log is emptied.

        A log that a connection is reading is emptied by a later call. Raises StorageTrouble.
        """
        if self._file is not None:
            with self._translating_errors():
                await asyncio.to_thread(sqlite_file.empty_log, self._file)

    @property
    def _file(self) -> Path | None:
        """The file of an SQLite database."""
        return file_of(self._engine.url)

    async def integrity(self) -> tuple[str, ...]:
        """Return what SQLite finds wrong with the pages, indexes and foreign keys of the file, if any."""
        if self._file is None:
            return ()
        found: list[str] = []
        try:
            async with self.read() as connection:
                pages = await connection.exec_driver_sql("PRAGMA integrity_check")
                found += sqlite_file.findings(pages.scalars())
                for key in await connection.exec_driver_sql("PRAGMA foreign_key_check"):
                    table, row, to, _ = tuple(key)
                    found.append(f"{table}, row {row}: points at no row of {to}")
        except DBAPIError as error:
            # SQLite ends the check with an error at a page that it cannot read.
            if problem_of(error) is not DatabaseProblem.DAMAGED:
                raise
            found.append(first_line(error))
        return tuple(found)

    async def close(self) -> None:
        """Close all connections, those still in use as soon as they are given back."""
        await self._connections.close(sqlite_file.WAIT_SECONDS)
        await self._engine.dispose()
        if self._lock is not None:
            os.close(self._lock)


def _make_folder(file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
