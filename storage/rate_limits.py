"""Rate limits: how often something may be done, by all processes of one database together."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from storage import rows
from storage.schema import rate_limits

_row = rate_limits.c


async def full_at(connection: AsyncConnection, name: str) -> float | None:
    """Return when the bucket of a rate limit is full again, in seconds since 1970; None if it was never used."""
    query = sa.select(_row.free_at).where(_row.name == name)
    stored: float | None = (await connection.execute(query)).scalar_one_or_none()
    return stored


async def put(connection: AsyncConnection, name: str, full_at: float) -> None:
    """Store when the bucket of a rate limit is full again, in seconds since 1970.

    With `name` as the subject of their transactions, processes change it one after another.
    """
    await rows.put(connection, rate_limits, name=name, free_at=full_at)
