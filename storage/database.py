"""Opening the database, and transactions.

On SQLite: write-ahead log, synchronous FULL (a commit is on the disk when it is answered), foreign
keys on. A transaction that writes takes the write lock when it begins, so that what it reads
stays true until it commits, whoever else has the file open. On PostgreSQL it takes a lock of its
subject, beside those of other subjects (`storage.postgresql`).
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
from storage.sqlite_round_trips import FewRoundTrips, ThreadConnection
from storage.unusable import DatabaseProblem, DatabaseUnusable, first_line, problem_of
from storage.upgrade import NewerDatabase, upgrade

CONNECTIONS, MORE_CONNECTIONS = 10, 5
"""Connections to an SQLite file: how many are kept once opened, and how many more are opened for a while.

Each has a thread. Opening one takes as long as ten statements; as many as are kept are used at once by five
turns a second.
"""

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON", "cache_size=-500")
"""Set on each connection. Its page cache is half a megabyte instead of two: the system caches pages as well."""

SQLITE_DRIVER = "sqlite+aiosqlite"

READY = 3
"""Open connections kept outside the pool for each of the three engines (`read_once`, `read`, `begin`)."""

ROUND_TRIPS = "round_trips"
"""The key of `FewRoundTrips` in the `info` dictionary that SQLAlchemy keeps with a connection to SQLite."""

Connection: TypeAlias = AsyncConnection
"""A transaction that has begun; those who open one hand it on without knowing SQL."""


class Conflict(Exception):  # noqa: N818 - somebody else was first, nobody is at fault
    """A constraint judged a race against this transaction; nothing of it was kept."""


class Database:
    """One open database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        # The same connections: with options of their own each would take longer to open.
        self._to_read_once = engine.execution_options(begin="")
        self._to_write = engine.execution_options(begin="BEGIN IMMEDIATE")
        self._connections = Connections(keeps=0 if self.shared else READY)
        self._lock: int | None = None
        self._writing = asyncio.Lock()
        self._version: str | None = None
        self._slots = asyncio.Semaphore(postgresql.WRITERS)

    @classmethod
    async def open(cls, url: str, *, serves: bool = False, create: bool = True) -> Database:
        """Return the database, brought up to date. `url` is SQLAlchemy's, or the path of an SQLite file.

        Makes a missing file and its folder, unless told not to `create` it. Of processes that serve people only one
        may have an SQLite file open; PostgreSQL serves many. Raises DatabaseUnusable.
        """
        database = cls(_usable(url))
        try:
            if database._file is not None:
                await asyncio.to_thread(_make_folder if create else os.stat, database._file)
                # Of a file that cannot be opened the asynchronous driver would leave a thread behind.
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
                    # The driver takes what stands behind the "?" of an address as its arguments.
                    raise DatabaseUnusable(DatabaseProblem.UNREADABLE, url, str(failure)) from failure
            raise
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
        # Processes that start together go one by one, and a migration of many rows takes its time.
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

        `subject` is the game or tournament that it is about, if nothing else decides what it writes: those about
        others may go on meanwhile. Raises Conflict when a constraint refuses what it wrote, and StorageTrouble.
        """
        if self.shared:
            with self._translating_errors():
                # Whoever waits for a turn holds a connection; some are left for those who look meanwhile.
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
        # Writers of this process queue here in order; SQLite's own waiting is a poll.
        with self._translating_errors():
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
        """Yield what `read` does, for looks at whole tables: nobody waits for them, and they may take long.

        PostgreSQL gets a connection more meanwhile. Raises StorageTrouble.
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
        """Lend a connection of PostgreSQL for long, whose statements are transactions of their own.

        Raises StorageTrouble once it breaks.
        """
        with self._translating_errors():
            async with self._connections.lent(self._engine) as connection:
                await connection.execution_options(isolation_level="AUTOCOMMIT")
                yield connection

    @contextmanager
    def _translating_errors(self) -> Iterator[None]:
        """Raise Conflict where a constraint refused, and StorageTrouble where the database cannot be used now."""
        try:
            yield
        except IntegrityError as error:
            raise Conflict(first_line(error)) from error
        except (sa.exc.SQLAlchemyError, sqlite3.OperationalError, OSError) as error:
            # SQLite's own errors come from the beginning of a transaction.
            at_fault = (OperationalError, sqlite3.OperationalError)
            unavailable = postgresql.is_unavailable(error) if self.shared else isinstance(error, at_fault)
            if not unavailable:
                raise
            raise StorageTrouble(first_line(error)) from error

    async def time(self) -> datetime:
        """Return what the database's own clock says. Raises StorageTrouble."""
        async with self.read() as connection:
            return datetime.fromtimestamp(await postgresql.seconds(connection), UTC)

    async def overwrite_deleted(self) -> None:
        """Leave nothing on the disk of rows that were deleted: SQLite overwrites them, and its log is emptied.

        A log that somebody is reading just now is emptied by a later call. Raises StorageTrouble.
        """
        if self._file is not None:
            with self._translating_errors():
                await asyncio.to_thread(sqlite_file.empty_log, self._file)

    @property
    def _file(self) -> Path | None:
        """The file of an SQLite database."""
        return _file_of(self._engine.url)

    async def integrity(self) -> tuple[str, ...]:
        """Return what SQLite itself finds wrong with the file: with pages, indexes, and keys that point nowhere."""
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
            # SQLite does not look behind a page of which it cannot make anything.
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
    """Copy a database as it is at one moment, also while a bot writes to it.

    Raises DatabaseUnusable where it cannot be read, FileExistsError, and OSError where the copy cannot be written.
    """
    address = _usable(url).url
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


def _usable(url: str) -> AsyncEngine:
    """Return the engine of an address. Raises DatabaseUnusable where it can be none."""
    try:
        return _engine(url)
    except ImportError as error:
        raise DatabaseUnusable(DatabaseProblem.NO_DRIVER, url, str(error)) from error
    except (OSError, sa.exc.ArgumentError, sa.exc.InvalidRequestError, ValueError) as error:
        # Of a driver that is not asynchronous SQLAlchemy says so by InvalidRequestError.
        raise DatabaseUnusable(DatabaseProblem.UNREADABLE, url, str(error)) from error


def _engine(url: str) -> AsyncEngine:
    # A path is taken as it is: in an address a "?" would end it.
    parsed = sa.make_url(url) if "://" in url else sa.URL.create(SQLITE_DRIVER, database=url)
    if parsed.drivername == "sqlite":
        parsed = parsed.set(drivername=SQLITE_DRIVER)
    if postgresql.is_postgresql(parsed):
        return postgresql.engine(parsed)
    if parsed.get_backend_name() != "sqlite":
        raise sa.exc.ArgumentError(f"{parsed.get_backend_name()} is neither SQLite nor PostgreSQL")
    # Without the driver's own idea of when a transaction begins: `_begin` says it.
    connect_args = {
        "timeout": sqlite_file.WAIT_SECONDS,
        "isolation_level": None,
        "factory": ThreadConnection,
    }
    options: dict[str, Any] = {
        # Every transaction is ended by whoever began it; a connection that was cancelled is given up (`_roll_back`).
        "pool_reset_on_return": None,
        "execution_options": new_process(),
        # What people have written belongs in no log.
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
    driver = connection.driver_connection
    record.info[ROUND_TRIPS] = trips = FewRoundTrips(driver)
    driver.cursor, driver.commit, driver.rollback = trips.cursor, trips.commit, trips.rollback
    try:
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
    except BaseException:
        # The pool forgets a connection that could not be made ready, and its thread would go on.
        connection.close()
        raise


def _begin(connection: sa.Connection) -> None:
    trips: FewRoundTrips = connection.info[ROUND_TRIPS]
    trips.begin(connection.get_execution_options().get("begin", "BEGIN"))


def _roll_back(connection: Any, _record: object, _reason: object) -> None:
    """End the transaction of a connection that is given up because its asker was cancelled.

    Closed with rows left to fetch, SQLite would keep its lock until the last of its cursors is forgotten.
    """
    connection.rollback()
