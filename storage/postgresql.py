"""PostgreSQL, which many processes share: engines, the locks of transactions that write, and failures."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from storage.columns import ROWS_ON_POSTGRESQL
from storage.leases import new_process
from storage.tables import metadata

CONNECTIONS = 9
"""The most connections of one process, one of them for `storage.presence`. PostgreSQL's default is 100."""

WRITERS = 5
"""How many of these connections may write, or wait to write, at the same time."""

PATIENCE_SECONDS = 2.5
"""Seconds to wait for a connection, or for a statement with its lock: the person at a button waits, too."""

LONGEST_PAUSE_SECONDS = 10
"""How long a transaction that writes may pause between two statements: a frozen process must not keep its locks."""

_DRIVER = "postgresql+asyncpg"
_ALIASES = ("postgres", "postgresql")

_SNAPSHOT = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
_EVERYTHING, _SUBJECTS = 7_301, 7_302
"""Keys of advisory locks: of one that all transactions that write share, and the first key of those of subjects."""
_LIMIT_PAUSES = "set_config('idle_in_transaction_session_timeout', :pause, true)"
_LOCK_ALL = sa.text(f"SELECT {_LIMIT_PAUSES}, pg_advisory_xact_lock({_EVERYTHING})")
_LOCK_SUBJECT = sa.text(
    f"SELECT {_LIMIT_PAUSES}, pg_advisory_xact_lock_shared({_EVERYTHING}),"
    f" pg_advisory_xact_lock({_SUBJECTS}, hashtext(:subject))"
)
# The server does not count a transaction as idle if it has prepared a statement but not executed it, or does
# not fetch the result.
_END_FROZEN = sa.text(
    "SELECT pg_terminate_backend(activity.pid) FROM pg_stat_activity AS activity JOIN pg_locks AS held USING (pid)"
    f" WHERE held.locktype = 'advisory' AND held.objid = {_EVERYTHING} AND held.objsubid = 1 AND held.granted"
    " AND activity.datname = current_database() AND activity.state = 'active'"
    " AND activity.wait_event IN ('ClientRead', 'ClientWrite')"
    " AND activity.query_start < clock_timestamp() - make_interval(secs => :pause)"
)
_VERSION = sa.text("SELECT version_num FROM alembic_version")
_CLOCK = sa.text("SELECT extract(epoch FROM clock_timestamp())")

_UNAVAILABLE = ("08", "28", "3D", "40", "53", "55", "57", "58", "25006", "25P03")
"""How SQLSTATEs begin of errors that are the server's and not ours: gone, full, busy or read-only."""

_BROKEN = "InternalClientError"
"""What the driver raises while a connection breaks, before it counts as closed."""


def is_postgresql(url: sa.URL) -> bool:
    """Return whether a URL is one of PostgreSQL."""
    return url.get_backend_name() in _ALIASES


def engine(url: sa.URL, *, patient: bool = False) -> AsyncEngine:
    """Return an engine; a `patient` one keeps no connection and waits for statements as long as they take.

    The usual spellings of a URL are understood. Raises ImportError without the driver.
    """
    _set_index_conditions()
    query = {("ssl" if name == "sslmode" else name): value for name, value in url.query.items()}
    # Moved to where SQLAlchemy hides it, and from where `pg_dump` gets it by its environment.
    password = query.pop("password", None)
    url = url.set(query=query, password=password if isinstance(password, str) else None)
    if url.drivername in _ALIASES:
        url = url.set(drivername=_DRIVER)
    connect_args = {"timeout": PATIENCE_SECONDS}
    # What people have written must not appear in a log.
    options: dict[str, Any] = {"execution_options": new_process(), "hide_parameters": True}
    if patient:
        return create_async_engine(url, poolclass=sa.NullPool, connect_args=connect_args, **options)
    new_engine = create_async_engine(
        url,
        pool_size=CONNECTIONS,
        max_overflow=0,
        pool_timeout=PATIENCE_SECONDS,
        connect_args=connect_args | {"command_timeout": PATIENCE_SECONDS},
        **options,
    )
    sa.event.listen(new_engine.sync_engine, "checkout", _refuse_closed)
    return new_engine


def _set_index_conditions() -> None:
    """Set the conditions of partial indexes for PostgreSQL."""
    for index in (index for table in metadata.tables.values() for index in table.indexes):
        if (rows := index.info.get(ROWS_ON_POSTGRESQL)) is not None:
            index.dialect_options["postgresql"]["where"] = rows


def _refuse_closed(connection: sa.engine.interfaces.DBAPIConnection, _record: object, _lent: object) -> None:
    """Have the pool open another connection in place of one that is closed."""
    # The driver knows when it is; asking the server at each checkout would cost a round trip.
    driver = getattr(connection, "driver_connection", None)
    if driver is not None and driver.is_closed():
        raise sa.exc.DisconnectionError


async def use_snapshot(connection: AsyncConnection) -> None:
    """Make transactions read-only and REPEATABLE READ: each sees the database as it is at its first statement."""
    await connection.execution_options(**_SNAPSHOT)


async def lock_subject(connection: AsyncConnection, subject: str | None) -> None:
    """Wait until no other transaction writes about a subject, or (None) until no other one writes at all.

    What is read about the subject afterwards stays true until the transaction commits.
    """
    pause = {"pause": f"{LONGEST_PAUSE_SECONDS * 1000:.0f}"}
    if subject is None:
        await connection.execute(_LOCK_ALL, pause)
    else:
        await connection.execute(_LOCK_SUBJECT, pause | {"subject": subject})


async def end_frozen(connection: AsyncConnection) -> int:
    """End the transactions that pause for too long in the middle of a statement, and return how many these were.

    Those that pause between two statements are ended by the server itself.
    """
    ended = await connection.execute(_END_FROZEN, {"pause": float(LONGEST_PAUSE_SECONDS)})
    return len(ended.all())


async def version(connection: AsyncConnection) -> str:
    """Return the newest migration of the database."""
    return str((await connection.execute(_VERSION)).scalar_one())


async def seconds(connection: AsyncConnection) -> float:
    """Return the time of the server's clock, in seconds since 1970."""
    return float((await connection.execute(_CLOCK)).scalar_one())


def is_unavailable(error: BaseException) -> bool:
    """Return whether an error says that the server cannot be used now; the same may succeed later."""
    match error:
        case OSError() | sa.exc.TimeoutError():
            return True
        case DBAPIError():
            if type(error.orig).__name__ == _BROKEN:
                return True
            code = str(getattr(error.orig, "sqlstate", None) or "")
            return error.connection_invalidated or code.startswith(_UNAVAILABLE)
        case _:
            return False
