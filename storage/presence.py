"""Which of the processes that share a PostgreSQL database are alive.

Each holds an advisory lock on a connection that it keeps open. The server releases the lock with the
connection, which ends with the process, however it dies. A frozen process keeps both; its leases run out by
themselves.
"""

from __future__ import annotations

from datetime import datetime

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.leases import DIGITS, process_of
from storage.schema import deadlines
from storage.schema_outbox import outbox

_PROCESSES = 7_303
"""The first key of these advisory locks, different from those of `storage.postgresql`."""

# Shared, so that two processes whose names give the same number do not wait for each other.
_APPEAR = sa.text(f"SELECT pg_advisory_lock_shared({_PROCESSES}, :number)")
_PRESENT = sa.text(
    "SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND granted"
    f" AND classid = {_PROCESSES} AND objsubid = 2"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)


async def appear(connection: AsyncConnection) -> None:
    """Show other processes that this one is alive, for as long as it keeps the connection open."""
    number = _number(process_of(connection))
    # The function takes a signed number, and the server shows the same bits as an unsigned one.
    await connection.execute(_APPEAR, {"number": number - 2**32 if number >= 2**31 else number})


async def absent(connection: AsyncConnection, now: datetime) -> set[str]:
    """Return the processes that hold leases for which others wait now, but are not alive."""
    posts, clocks = outbox.c, deadlines.c
    leased = sa.union(
        sa.select(posts.leased_by).where(
            posts.work.is_not(None), posts.leased_until > now, posts.leased_by.is_not(None)
        ),
        sa.select(clocks.leased_by).where(
            clocks.look_at <= now, clocks.leased_until > now, clocks.leased_by.is_not(None)
        ),
    )
    owners = set((await connection.execute(leased)).scalars())
    if not owners:
        return set()
    # Queried after the leases, so that a process that has appeared meanwhile is included.
    present = set((await connection.execute(_PRESENT)).scalars())
    return {owner for owner in owners if _number(owner) not in present}


def _number(process: str) -> int:
    """Return the number of 32 bits by which the lock of a process is known."""
    return int(process[:DIGITS], 16)
