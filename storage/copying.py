"""Copying an SQLite database into an empty PostgreSQL database, in pieces, so that it can be resumed."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Sequence
from enum import Enum
from hashlib import blake2b
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from storage import postgresql
from storage.database import Conflict, Connection, Database
from storage.engines import usable_engine
from storage.schema import games, program_values
from storage.tables import metadata
from storage.unusable import first_line

AT_ONCE = 500
"""Rows that are copied in one transaction."""

MARK = "copied-from"
"""The name in the target's `program_values` under which an unfinished copy notes its source."""

TABLES = tuple(table for table in metadata.sorted_tables if table is not program_values)
"""All tables but `program_values`, which is copied last; each comes after those that its keys refer to."""


class CopyProblem(Enum):
    """Why a database is not copied; the value is the key of the sentence."""

    NOT_SQLITE = "migrate-not-sqlite"
    NOT_POSTGRESQL = "migrate-not-postgresql"
    NOT_EMPTY = "migrate-not-empty"
    UNREADABLE = "migrate-unreadable"
    DIFFERENT = "migrate-different"


class CopyFailed(Exception):  # noqa: N818 - a fact about two databases
    """A database is not copied, or not completely; `detail` says which table or row is meant."""

    def __init__(self, problem: CopyProblem, detail: str = "") -> None:
        super().__init__(f"{problem.value}: {detail}")
        self.problem = problem
        self.detail = detail


def check_addresses(source: str, target: str) -> None:
    """Raise CopyFailed unless `source` names an SQLite database and `target` a PostgreSQL one. Neither is opened.

    Raises DatabaseUnusable for an address that cannot be used.
    """
    if postgresql.is_postgresql(usable_engine(source).url):
        raise CopyFailed(CopyProblem.NOT_SQLITE)
    if not postgresql.is_postgresql(usable_engine(target).url):
        raise CopyFailed(CopyProblem.NOT_POSTGRESQL)


async def copy_all(source: Database, target: Database) -> int:
    """Copy all rows, compare both databases, and return how many games there are.

    No process may write to either meanwhile. Called again after an interruption, it copies the missing rows.
    Raises CopyFailed and StorageTrouble.
    """
    await _mark(source, target)
    for table in TABLES:
        await _copy(source, target, table)
    await _point_at_rematches(source, target)
    async with target.begin() as connection:
        # The next row of the outbox follows the largest number that was copied.
        await connection.execute(
            sa.text("SELECT setval(pg_get_serial_sequence('outbox', 'id'), coalesce(max(id), 1)) FROM outbox")
        )
    for table in TABLES:
        if await _digest(source, table) != await _digest(target, table):
            raise CopyFailed(CopyProblem.DIFFERENT, table.name)
    await _finish(source, target)
    async with target.read_long() as connection:
        return await _count(connection, games)


async def is_unfinished(database: Database) -> bool:
    """Return whether a copy into this database was begun and is not finished."""
    async with database.read() as connection:
        query = sa.select(program_values.c.name).where(program_values.c.name == MARK)
        return (await connection.execute(query)).first() is not None


async def _mark(source: Database, target: Database) -> None:
    """Note in the target what is copied into it. Raises CopyFailed if the target holds anything else."""
    async with source.read() as connection:
        first = sa.select(games.c.id, games.c.created_at).order_by(games.c.created_at, games.c.id).limit(1)
        mark = str((await connection.execute(first)).one_or_none())[:256]
    async with target.begin() as connection:
        query = sa.select(program_values.c.value).where(program_values.c.name == MARK)
        found = (await connection.execute(query)).scalar_one_or_none()
        if found == mark:
            return
        if found is not None:
            raise CopyFailed(CopyProblem.NOT_EMPTY, program_values.name)
        for table in metadata.sorted_tables:
            if await _count(connection, table):
                raise CopyFailed(CopyProblem.NOT_EMPTY, table.name)
        await connection.execute(program_values.insert().values(name=MARK, value=mark))


async def _copy(source: Database, target: Database, table: sa.Table) -> None:
    """Copy a table's missing rows. Rows are copied in order, so those in the target are the first ones."""
    async with target.read_long() as connection:
        row_count = await _count(connection, table)
    last = 0
    if row_count:
        number = _number_of(table)
        query = sa.select(number).select_from(table).order_by(number).offset(row_count - 1).limit(1)
        async with source.read() as connection:
            last = (await connection.execute(query)).scalar_one_or_none() or 0
    try:
        await _copy_after(source, target, table, last, AT_ONCE)
    except _NotCopied as failure:
        # Copied one by one, the rows show which of them fails.
        try:
            await _copy_after(source, target, table, failure.after, 1)
        except _NotCopied as alone:
            row = await _number_after(source, table, alone.after)
            detail = f"{table.name}, row {row}: {first_line(alone.problem)}"
            raise CopyFailed(CopyProblem.UNREADABLE, detail) from alone.problem


class _NotCopied(Exception):  # noqa: N818 - a fact about rows
    """A row after number `after` cannot be read, or cannot be stored in the target."""

    def __init__(self, after: int, problem: Exception) -> None:
        super().__init__(after, problem)
        self.after = after
        self.problem = problem


async def _copy_after(source: Database, target: Database, table: sa.Table, last: int, most: int) -> None:
    """Copy all rows after a number, at most `most` in one transaction. Raises _NotCopied."""
    try:
        while rows := await _rows_after(source, table, last, most):
            async with target.begin() as connection:
                await connection.execute(table.insert(), [values for _, values in rows])
            last = rows[-1][0]
    except (Conflict, DBAPIError, LookupError, ValueError, TypeError) as problem:
        raise _NotCopied(last, problem) from problem


async def _rows_after(
    source: Database, table: sa.Table, last: int, most: int
) -> list[tuple[int, dict[str, Any]]]:
    number = _number_of(table)
    query = sa.select(number, table).where(number > last).order_by(number).limit(most)
    async with source.read() as connection:
        rows = (await connection.execute(query)).all()
        return [(row[0], _values(table, row[1:])) for row in rows]


async def _number_after(source: Database, table: sa.Table, last: int) -> int:
    number = _number_of(table)
    query = sa.select(number).select_from(table).where(number > last).order_by(number).limit(1)
    async with source.read() as connection:
        return (await connection.execute(query)).scalar_one()


def _number_of(table: sa.Table) -> sa.Label[int]:
    """Return the number that SQLite gives to a row by itself, in the order in which rows were stored."""
    return sa.literal_column(f'"{table.name}".rowid', sa.Integer).label("row_number")


def _values(table: sa.Table, row: Sequence[Any]) -> dict[str, Any]:
    values = {column.key: value for column, value in zip(table.c, row, strict=True)}
    if table is games:
        # It may refer to a game that is copied later.
        values[games.c.rematch_of.key] = None
    return values


async def _point_at_rematches(source: Database, target: Database) -> None:
    async with source.read() as connection:
        query = sa.select(games.c.id, games.c.rematch_of).where(games.c.rematch_of.is_not(None))
        pairs = [{"which": row.id, "of": row.rematch_of} for row in await connection.execute(query)]
    pointed = games.update().where(games.c.id == sa.bindparam("which")).values(rematch_of=sa.bindparam("of"))
    for first in range(0, len(pairs), AT_ONCE):
        async with target.begin() as connection:
            await connection.execute(pointed, pairs[first : first + AT_ONCE])


async def _finish(source: Database, target: Database) -> None:
    """Copy the program's own values, in place of the mark."""
    async with source.read() as connection:
        rows = [dict(row._mapping) for row in await connection.execute(sa.select(program_values))]
    async with target.begin() as connection:
        await connection.execute(program_values.delete())
        if rows:
            await connection.execute(program_values.insert(), rows)


async def _count(connection: Connection, table: sa.Table) -> int:
    return (await connection.execute(sa.select(sa.func.count()).select_from(table))).scalar_one()


async def _digest(database: Database, table: sa.Table) -> tuple[int, int]:
    """Return the number of rows of a table, and a digest of the rows that does not depend on their order."""
    count = total = 0
    async for row in _all(database, table):
        digest = blake2b(repr(row).encode(), digest_size=8).digest()
        count, total = count + 1, (total + int.from_bytes(digest)) % 2**64
    return count, total


async def _all(database: Database, table: sa.Table) -> AsyncIterator[Sequence[Any]]:
    async with database.read_long() as connection:
        # Both JSON's null and NULL are read as None; a condition in the statement tells them apart.
        missing = [column.is_(None) for column in table.c if isinstance(column.type, sa.JSON)]
        found = await connection.stream(sa.select(table, *missing).execution_options(yield_per=AT_ONCE))
        async for row in found:
            yield [
                json.dumps(value, sort_keys=True) if isinstance(value, (dict, list)) else value
                for value in row
            ]
