"""Engines for the address of a database, and how their connections to SQLite are prepared.

On SQLite: write-ahead log, synchronous FULL (a commit is on the disk when it is answered), foreign keys on.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from storage import postgresql, sqlite_file
from storage.leases import new_process
from storage.sqlite_round_trips import FewRoundTrips, ThreadConnection
from storage.unusable import DatabaseProblem, DatabaseUnusable

CONNECTIONS, MORE_CONNECTIONS = 10, 5
"""Connections to an SQLite file: how many are kept once opened, and how many more are opened for a while.

Each has a thread. Opening one takes as long as ten statements. At five turns a second all those that are kept
are in use at once.
"""

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON", "cache_size=-500")
"""Set on each connection. Its page cache is half a megabyte instead of two: the system caches pages as well."""

SQLITE_DRIVER = "sqlite+aiosqlite"

ROUND_TRIPS = "round_trips"
"""The key of `FewRoundTrips` in the `info` dictionary that SQLAlchemy keeps with a connection to SQLite."""


def usable_engine(url: str) -> AsyncEngine:
    """Return the engine for a URL or path. Raises DatabaseUnusable if there is none for it."""
    try:
        return _engine(url)
    except ImportError as error:
        raise DatabaseUnusable(DatabaseProblem.NO_DRIVER, url, str(error)) from error
    except (OSError, sa.exc.ArgumentError, sa.exc.InvalidRequestError, ValueError) as error:
        # SQLAlchemy raises InvalidRequestError for a driver that is not asynchronous.
        raise DatabaseUnusable(DatabaseProblem.UNREADABLE, url, str(error)) from error


def file_of(url: sa.URL) -> Path | None:
    """Return the file of an SQLite database; None of one in memory, and of PostgreSQL."""
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        return None
    return Path(url.database)


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
    if file_of(parsed) is not None:
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
