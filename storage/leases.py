"""Leases: rows that belong to one process for a while, so that no other does the same work.

A process that stores a row leases it in the same write. Processes that share a database use its clock
(`Database.time`), so that differences between the clocks of their machines do not matter.
"""

from __future__ import annotations

import os
import platform
from datetime import datetime, timedelta
from typing import Any
from uuid import uuid4

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

LEASE = timedelta(seconds=30)
"""How long a row belongs to the process that stored or claimed it; so long a game is silent if that dies."""

SHORTEST = timedelta(seconds=10)
"""The shortest lease, which is that of a row that has waited for long already."""

LEASING = "leases"
"""The `subject` of `Database.begin` for transactions that lease work of several games, or end such leases."""

_PROCESS = "process"

DIGITS = 8
"""The number of random hexadecimal digits with which the name of a process begins."""

_MACHINE_LENGTH = 15
"""How much of the machine's name is in that of a process, which has at most 32 characters."""


def new_process() -> dict[str, str]:
    """Return execution options for an engine, with a new name for this process (see `process_of`).

    It begins with a random number. The machine and the process's number there follow, for the logs of other
    processes.
    """
    return {_PROCESS: f"{uuid4().hex[:DIGITS]}-{platform.node()[:_MACHINE_LENGTH]}-{os.getpid()}"}


def process_of(connection: AsyncConnection) -> str:
    """Return the name of the process that opened the connection, as `leased_by` has it."""
    begun = connection.sync_connection
    assert begun is not None, "a connection is asked after it was opened"
    process: str = begun.get_execution_options()[_PROCESS]
    return process


def lease(connection: AsyncConnection, now: datetime, waited: timedelta = timedelta(0)) -> dict[str, Any]:
    """Return the columns that lease a row to this connection's process, for `LEASE` less what it `waited`.

    If a process that takes a row over from a dead or frozen one freezes itself, its lease ends when the first
    would have ended, or after `SHORTEST` if that is later.
    """
    left = min(LEASE, max(SHORTEST, LEASE - waited))
    return {"leased_by": process_of(connection), "leased_until": now + left}


def claimable(
    table: sa.FromClause,
    process: str | sa.BindParameter[str],
    now: datetime | sa.BindParameter[datetime],
    latest: datetime | sa.BindParameter[datetime],
) -> sa.ColumnElement[bool]:
    """Return the condition for rows that a process may claim: its own, and those without a valid lease.

    A lease that ends after `latest`, the end of one made now, is not valid: the clock was set back since.
    """
    until = table.c.leased_until
    return (table.c.leased_by == process) | until.is_(None) | (until <= now) | (until > latest)
