"""Stored rows that cannot be read. Each affects its own game or its line of a list, and nothing else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from types import MappingProxyType
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from model.ids import GameId

T = TypeVar("T")

PARSE_ERRORS = (ValueError, LookupError, TypeError, AttributeError)
"""Exceptions raised where a stored text, number or moment cannot be parsed.

SQLite stores any value in any column, and the contents of JSON columns are not checked.
"""

ROWS_AT_ONCE = 200
"""Rows that are made into values before other tasks of the event loop run."""

ROW_LIMIT = sa.bindparam("most", type_=sa.Integer)
"""The parameter that limits a query to its first rows."""

_NO_VALUES: Mapping[str, Any] = MappingProxyType({})

log = logging.getLogger(__name__)


class Unreadable(Exception):  # noqa: N818 - a fact about the rows
    """The rows of `game` cannot be made into values."""

    def __init__(self, game: GameId, detail: str) -> None:
        super().__init__(f"game {game}: {detail}")
        self.game = game
        self.detail = detail


@contextmanager
def reading(game: GameId) -> Iterator[None]:
    """While entered, raise what goes wrong in reading rows of the game as `Unreadable`."""
    try:
        yield
    except PARSE_ERRORS as problem:
        raise Unreadable(game, _describe(problem)) from problem


async def readable(
    connection: AsyncConnection, query: sa.Select[Any], key: sa.Column[Any], make: Callable[[sa.Row[Any]], T]
) -> tuple[T, ...]:
    """Return `make(row)` for each row; if one cannot be read, all rows with its `key` are left out.

    What is left out is logged once. Further queries, one for each key, run only if a row failed. Other tasks
    run in between if there are many rows.
    """
    try:
        return await _all_made(connection, query, make)
    except PARSE_ERRORS:
        return tuple([value async for value in _one_by_one(connection, query, key, make)])


async def _all_made(
    connection: AsyncConnection, query: sa.Select[Any], make: Callable[[sa.Row[Any]], T]
) -> tuple[T, ...]:
    values: list[T] = []
    for rows in (await connection.execute(query)).partitions(ROWS_AT_ONCE):
        if values:
            await asyncio.sleep(0)
        values += map(make, rows)
    return tuple(values)


async def first_readable(
    connection: AsyncConnection, query: sa.Select[Any], key: sa.Column[Any], make: Callable[[sa.Row[Any]], T]
) -> T | None:
    """Return `make(row)` for the first row of a query that can be read; None without one."""
    found = await first_ones_readable(connection, query.limit(ROW_LIMIT), key, make, 1)
    return found[0] if found else None


async def first_ones_readable(
    connection: AsyncConnection,
    query: sa.Select[Any],
    key: sa.Column[Any],
    make: Callable[[sa.Row[Any]], T],
    most: int,
    values: Mapping[str, Any] = _NO_VALUES,
) -> tuple[T, ...]:
    """Return `make(row)` for the first rows of a query that can be read, at most `most` of them.

    The query is limited to `ROW_LIMIT`; `values` are those of its other parameters.
    """
    try:
        return tuple([make(row) for row in await connection.execute(query, {**values, ROW_LIMIT.key: most})])
    except PARSE_ERRORS:
        found = []
        async for value in _one_by_one(connection, query.limit(None).params(**values), key, make):
            found.append(value)
            if len(found) == most:
                break
        return tuple(found)


async def _one_by_one(
    connection: AsyncConnection, query: sa.Select[Any], key: sa.Column[Any], make: Callable[[sa.Row[Any]], T]
) -> AsyncIterator[T]:
    # The key is read as it is stored: it may be the value that makes no sense.
    stored = sa.type_coerce(key, sa.String)
    keys = (await connection.execute(query.with_only_columns(stored))).scalars().all()
    for each in dict.fromkeys(keys):
        try:
            found = [make(row) for row in await connection.execute(query.where(stored == each))]
        except PARSE_ERRORS as problem:
            _log_once(str(key.table), str(each), _describe(problem))
        else:
            for value in found:
                yield value


def _describe(problem: Exception) -> str:
    return f"{type(problem).__name__}: {problem}"


@lru_cache(maxsize=1000)
def _log_once(table: str, key: str, detail: str) -> None:
    """Log a row that is left out, once for each row."""
    log.error("a row of table %s (key %s) cannot be read and is left out: %s", table, key, detail)
