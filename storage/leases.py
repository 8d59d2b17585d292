"""Rows that belong to one process for a while, so that no other does the same work."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any
from uuid import uuid4

from sqlalchemy.ext.asyncio import AsyncConnection

LEASE = timedelta(minutes=2)
"""How long a row belongs to the process that stored or claimed it."""

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


def lease(connection: AsyncConnection, now: datetime) -> dict[str, Any]:
    """Return the columns that lease a row to the process of this connection."""
    return {"leased_by": process_of(connection), "leased_until": now + LEASE}
