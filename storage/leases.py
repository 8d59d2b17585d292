"""Rows that belong to one process for a while, so that no other does the same work.

Whoever stores a row leases it in the same write. Processes that share a database go by its time (`Database.time`),
so that the clocks of their machines decide nothing.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any
from uuid import uuid4

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

LEASE = timedelta(seconds=30)
"""How long a row belongs to the process that stored or claimed it: as long may a game be silent when that dies."""

SHORTEST = timedelta(seconds=10)
"""How long a row that has waited for long already belongs to the process that claims it."""

LEASES = "leases"
"""The `subject` of `Database.begin` for transactions that lease work of several games, or end such leases."""

_PROCESS = "process"


def new_process() -> dict[str, str]:
    """Return the options of an engine whose connections say which process they belong to."""
    return {_PROCESS: uuid4().hex}


def process_of(connection: AsyncConnection) -> str:
    """Return the name of the process that opened the database, as leases have it."""
    begun = connection.sync_connection
    assert begun is not None, "a connection is asked after it was opened"
    process: str = begun.get_execution_options()[_PROCESS]
    return process


def lease(connection: AsyncConnection, now: datetime, waited: timedelta = timedelta(0)) -> dict[str, Any]:
    """Return the columns that lease a row to the process of this connection, for as much less as it has waited.

    So whoever claims it after another process was killed or frozen with it, and is frozen in turn, keeps it no longer
    than the first would have, unless less than `SHORTEST` is left.
    """
    left = min(LEASE, max(SHORTEST, LEASE - waited))
    return {"leased_by": process_of(connection), "leased_until": now + left}


def claimable(
    table: sa.FromClause,
    process: str | sa.BindParameter[str],
    now: datetime | sa.BindParameter[datetime],
    latest: datetime | sa.BindParameter[datetime],
) -> sa.ColumnElement[bool]:
    """Return the condition for rows of a table that a process may claim: its own, and those that nobody has.

    A lease that ends after `latest`, the latest end of one that is made now, is of a clock that was set back since.
    """
    until = table.c.leased_until
    return (table.c.leased_by == process) | until.is_(None) | (until <= now) | (until > latest)
