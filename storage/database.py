"""Opening the database, and transactions.

On SQLite: write-ahead log, synchronous FULL (a commit is on the disk when it is answered), foreign
keys on. A transaction that writes takes the write lock when it begins, so that what it reads
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
from typing import Any, TypeAlias

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from model.errors import StorageTrouble
from storage import postgresql, postgresql_dump, sqlite_file
from storage.connections import Connections
from storage.leases import new_process
from storage.outages import Outages
from storage.sqlite_round_trips import FewRoundTrips, ThreadConnection
from storage.unusable import DatabaseProblem, DatabaseUnusable, first_line, problem_of
from storage.upgrade import NewerDatabase, upgrade

CONNECTIONS, MORE_CONNECTIONS = 10, 5
"""Connections to an SQLite file: how many are kept once opened, and how many more are opened for a while.

Each has a thread. Opening one takes as long as ten statements. At five turns a second all those that are kept
are in use at once.
"""

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON", "cache_size=-500")
"""Set on each connection. Its page cache is half a megabyte instead of two: the system caches pages as well."""

SQLITE_DRIVER = "sqlite+aiosqlite"

READY = 3
"""Open connections kept outside the pool for each of the three engines (`read_once`, `read`, `begin`)."""

ROUND_TRIPS = "round_trips"
"""The key of `FewRoundTrips` in the `info` dictionary that SQLAlchemy keeps with a connection to SQLite."""

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
        database = cls(_usable_engine(url))
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
                case TypeError() if database.shared:
                    # The driver is called with the query of the URL (after the "?") as keyword arguments.
                    raise DatabaseUnusable(DatabaseProblem.UNREADABLE, url, str(failure)) from failure
            raise
        # Only now: what `open` raises is reported by its caller.
        database._outages = Outages()
        return database

    @property
    def shared(self) -> bool:
        """Return whether other processes may serve people from this database at the same time."""
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
        return _file_of(self._engine.url)

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


async def backup(url: str, copy: Path) -> None:
    """Copy a snapshot of a database, also while a bot writes to it.

    Raises DatabaseUnusable where it cannot be read, FileExistsError, and OSError where the copy cannot be written.
    """
    address = _usable_engine(url).url
    if postgresql.is_postgresql(address):
        try:
            await asyncio.to_thread(postgresql_dump.dump, address, copy)
        except postgresql_dump.NoProgram as failure:
            raise DatabaseUnusable(DatabaseProblem.NO_DUMP, url, str(failure)) from failure
        except postgresql_dump.DumpFailed as failure:
            raise DatabaseUnusable(DatabaseProblem.NOT_DUMPED, url, str(failure)) from failure
        return
    file = _file_of(address)
    if file is None:
        raise DatabaseUnusable(DatabaseProblem.UNREADABLE, url, "a database in memory has no copy")
    try:
        await asyncio.to_thread(sqlite_file.copy, file, copy)
    except (sqlite3.Error, UnicodeDecodeError) as failure:
        raise DatabaseUnusable(problem_of(failure), url, first_line(failure)) from failure


def _file_of(url: sa.URL) -> Path | None:
    """Return the file of an SQLite database; None of one in memory, and of PostgreSQL."""
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        return None
    return Path(url.database)


def _make_folder(file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)


def _usable_engine(url: str) -> AsyncEngine:
    """Return the engine for a URL or path. Raises DatabaseUnusable if there is none for it."""
    try:
        return _engine(url)
    except ImportError as error:
        raise DatabaseUnusable(DatabaseProblem.NO_DRIVER, url, str(error)) from error
    except (OSError, sa.exc.ArgumentError, sa.exc.InvalidRequestError, ValueError) as error:
        # SQLAlchemy raises InvalidRequestError for a driver that is not asynchronous.
        raise DatabaseUnusable(DatabaseProblem.UNREADABLE, url, str(error)) from error


def _engine(url: str) -> AsyncEngine:
    """Return the engine for a URL of SQLite or PostgreSQL, or for the path of a file."""
    # A path is not parsed: in a URL a "?" would end it.
    parsed = sa.make_url(url) if "://" in url else sa.URL.create(SQLITE_DRIVER, database=url)
    if parsed.drivername == "sqlite":
        parsed = parsed.set(drivername=SQLITE_DRIVER)
    if postgresql.is_postgresql(parsed):
        return postgresql.engine(parsed)
    if parsed.get_backend_name() != "sqlite":
        raise sa.exc.ArgumentError(f"{parsed.get_backend_name()} is neither SQLite nor PostgreSQL")
    # The driver must not begin transactions by itself (`isolation_level`): `_begin` does.
    connect_args = {
        "timeout": sqlite_file.WAIT_SECONDS,
        "isolation_level": None,
        "factory": ThreadConnection,
    }
    options: dict[str, Any] = {
        # The code that begins a transaction ends it; the connection of a cancelled one is given up.
        "pool_reset_on_return": None,
        "execution_options": new_process(),
        # What people have written must not appear in a log.
        "hide_parameters": True,
    }
    if _file_of(parsed) is not None:
        options |= {"pool_size": CONNECTIONS, "max_overflow": MORE_CONNECTIONS}
    engine = create_async_engine(parsed, connect_args=connect_args, **options)
    sa.event.listen(engine.sync_engine, "connect", _prepare)
    sa.event.listen(engine.sync_engine, "begin", _begin)
    sa.event.listen(engine.sync_engine, "invalidate", _roll_back)
    return engine


def _prepare(connection: Any, record: Any) -> None:
    """Make a new connection to SQLite save round trips (`FewRoundTrips`), and set its pragmas."""
    driver = connection.driver_connection
    record.info[ROUND_TRIPS] = trips = FewRoundTrips(driver)
    driver.cursor, driver.commit, driver.rollback = trips.cursor, trips.commit, trips.rollback
    try:
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
    except BaseException:
        # The pool drops a connection that fails here without closing it, so that its thread would go on.
        connection.close()
        raise


def _begin(connection: sa.Connection) -> None:
    """Begin a transaction with the SQL in the option `begin` of the connection's engine; autocommit if it is empty."""
    trips: FewRoundTrips = connection.info[ROUND_TRIPS]
    trips.begin(connection.get_execution_options().get("begin", "BEGIN"))


def _roll_back(connection: Any, _record: object, _reason: object) -> None:
    """End the transaction of a connection that is given up because its task was cancelled.

    If it were closed with rows left to fetch, SQLite would keep its lock until the last cursor is freed.
    """
    connection.rollback()
