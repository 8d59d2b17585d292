"""Alerts that were made: their subject, text and time. Their recipients are not stored."""

from __future__ import annotations

from datetime import datetime

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.schema import alerts

_row = alerts.c


async def made(connection: AsyncConnection, subject: str, what: str) -> bool:
    """Return whether an alert is stored as made."""
    query = sa.select(_row.made_at).where(_row.subject == subject, _row.what == what)
    return (await connection.execute(query)).first() is not None


async def add(connection: AsyncConnection, subject: str, what: str, at: datetime) -> None:
    """Store that an alert is made. A Conflict says that it is stored already."""
    await connection.execute(alerts.insert().values(subject=subject, what=what, made_at=at))


async def set_made(connection: AsyncConnection, subject: str, what: str, at: datetime) -> None:
    """Store another time for an alert that is stored."""
    condition = (_row.subject == subject) & (_row.what == what)
    await connection.execute(alerts.update().where(condition).values(made_at=at))


async def remove(connection: AsyncConnection, subject: str, what: str) -> None:
    """Forget that an alert was made."""
    await connection.execute(alerts.delete().where(_row.subject == subject, _row.what == what))


async def forget_before(connection: AsyncConnection, moment: datetime) -> None:
    """Forget the alerts that were made before a moment."""
    await connection.execute(alerts.delete().where(_row.made_at < moment))
