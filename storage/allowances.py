"""Allowances: how often something may be done, by all processes of one database together."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.schema import allowances

LONGEST_SECONDS = 3_600.0
"""Nothing is held back for longer; a later moment is of a clock that was set back since."""

_row = allowances.c


async def reserve(connection: AsyncConnection, name: str, now: float, spacing: float) -> float:
    """Reserve the next place in a line whose places are `spacing` seconds apart; return when the line is free again.

    Moments are seconds since 1970. Processes come one after another if `name` is what the transaction is about.
    """
    free_at = await _free_at(connection, name, now) + spacing
    await _put(connection, name, free_at)
    return free_at


async def hold(connection: AsyncConnection, name: str, now: float, until: float) -> None:
    """Have the line free no earlier than at a moment."""
    await _put(connection, name, max(await _free_at(connection, name, now), until))


async def _free_at(connection: AsyncConnection, name: str, now: float) -> float:
    query = sa.select(_row.free_at).where(_row.name == name)
    stored: float | None = (await connection.execute(query)).scalar_one_or_none()
    return now if stored is None or stored > now + LONGEST_SECONDS else max(stored, now)


async def _put(connection: AsyncConnection, name: str, free_at: float) -> None:
    changed = await connection.execute(allowances.update().where(_row.name == name).values(free_at=free_at))
    if changed.rowcount == 0:
        await connection.execute(allowances.insert().values(name=name, free_at=free_at))
