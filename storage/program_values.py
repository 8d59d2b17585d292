"""Values that the program stores about itself, by their names."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from storage import rows
from storage.schema import program_values


async def find(connection: AsyncConnection, name: str) -> str | None:
    """Return the value that was stored under a name; None without one."""
    query = sa.select(program_values.c.value).where(program_values.c.name == name)
    return (await connection.execute(query)).scalar()


async def put(connection: AsyncConnection, name: str, value: str) -> None:
    """Store a value under a name in place of the one before."""
    await rows.put(connection, program_values, name=name, value=value)


async def forget(connection: AsyncConnection, name: str, value: str) -> None:
    """Delete what was stored under a name, if it is still this value."""
    condition = (program_values.c.name == name) & (program_values.c.value == value)
    await connection.execute(program_values.delete().where(condition))
