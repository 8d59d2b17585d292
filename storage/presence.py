"""Which of the processes live that share a PostgreSQL database.

Each holds an advisory lock on a connection that it keeps. The server gives the lock up with the connection, and that
ends with the process, however it dies. A frozen process keeps both: its leases run out by themselves.
"""

from __future__ import annotations

from datetime import datetime

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.leases import process_of
from storage.schema import deadlines
from storage.schema_outbox import outbox

_PROCESSES = 7_303
"""The class of the locks, beside those of `storage.postgresql`."""

# Shared, so that two processes whose names give the same number do not wait for each other.
_APPEAR = sa.text(f"SELECT pg_advisory_lock_shared({_PROCESSES}, :number)")
_PRESENT = sa.text(
    "SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND granted"
    f" AND classid = {_PROCESSES} AND objsubid = 2"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)


async def appear(connection: AsyncConnection) -> None:
    """Show other processes that the one of this connection lives, for as long as it keeps the connection."""
    number = _number(process_of(connection))
    # The function takes a signed number, and the server shows the same bits as an unsigned one.
    await connection.execute(_APPEAR, {"number": number - 2**32 if number >= 2**31 else number})


async def absent(connection: AsyncConnection, now: datetime) -> set[str]:
    """Return the processes that have leases which keep others from working now, and no connection to show for it."""
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
    # Asked afterwards, so that one that has appeared meanwhile is there.
    present = set((await connection.execute(_PRESENT)).scalars())
    return {owner for owner in owners if _number(owner) not in present}


def _number(process: str) -> int:
    """Return the number of 32 bits by which the lock of a process is known."""
    return int(process[:8], 16)
