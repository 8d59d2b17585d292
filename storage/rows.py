"""Storing a row in place of the one with the same primary key."""

from __future__ import annotations

from functools import cache
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection


async def put(connection: AsyncConnection, table: sa.Table, **values: Any) -> None:
    """Store a row with these values, in place of the one with its primary key if there is one.

    Columns of that row that are not among `values` stay as they are.
    """
    key = {column.name for column in table.primary_key}
    parameters = {f"of_{name}" if name in key else name: value for name, value in values.items()}
    updated = await connection.execute(_update(table), parameters)
    if updated.rowcount == 0:
        await connection.execute(table.insert(), values)


@cache
def _update(table: sa.Table) -> sa.Update:
    """Return the statement that changes a row, built once: that takes longer than SQLite takes to execute it."""
    return table.update().where(
        *(column == sa.bindparam(f"of_{column.name}") for column in table.primary_key)
    )
