"""Downtimes of the program, which the clocks of games do not count."""

from __future__ import annotations

from datetime import datetime

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.schema import deadlines, downtimes
from storage.unreadable import readable

# Built once: building a statement takes SQLAlchemy longer than SQLite takes to execute it.
_ALL = sa.select(downtimes.c.begins, downtimes.c.ends).order_by(downtimes.c.begins)


async def add(connection: AsyncConnection, begins: datetime, ends: datetime) -> None:
    """Store that the program was down from `begins` until `ends`."""
    await connection.execute(downtimes.insert().values(begins=begins, ends=ends))


async def all_of(connection: AsyncConnection) -> tuple[tuple[datetime, datetime], ...]:
    """Return all stored downtimes, in order."""
    return await readable(connection, _ALL, downtimes.c.begins, lambda row: (row.begins, row.ends))


async def forget_before(connection: AsyncConnection, moment: datetime) -> None:
    """Delete downtimes that ended before a moment, which no clock goes back to."""
    await connection.execute(downtimes.delete().where(downtimes.c.ends < moment))


async def look_again(connection: AsyncConnection, begins: datetime, ends: datetime, now: datetime) -> None:
    """Make the games due whose clocks a downtime stopped.

    Their turn was to end between `begins` and `ends`, or their players have time budgets.
    """
    for condition in (deadlines.c.ends_at.between(begins, ends), deadlines.c.out_at.is_not(None)):
        await connection.execute(deadlines.update().where(condition).values(look_at=now))
