"""Checks that no statement of `storage` scans a whole table.

Each statement is explained by SQLite once, on an empty database with all tables and indexes.
"""

import re
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from types import CodeType
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.tables import metadata

STORAGE = str(Path(__file__).resolve().parents[1] / "storage") + "/"

ALLOWED_SCANS = {
    "copying.copy_all": "the operator's copy of all there is",
    "downtimes.all_of": "one row a time that nobody was there, and old ones are forgotten",
    "downtimes.forget_before": "the same",
    "ratings.rated_games": "the operator's recount",
    "records.search_all": "the operator's recount",
    "ratings.replace_by_expansions": "once, at the first start of a release that rates by expansions",
    "results.all_in_order": "the operator's recount, a referee who takes back a result, and that first start",
    "results.with_logs": "the operator's recount",
}
"""The functions of `storage` that may scan a whole table, each with its reason."""

_caller: ContextVar[str | None] = ContextVar("caller", default=None)
_explained: set[str] = set()
_found: list[str] = []


def watch() -> None:
    """Explain every statement that is executed from now on."""
    execute = AsyncConnection.execute

    async def execute_noted(self: AsyncConnection, *arguments: Any, **options: Any) -> Any:
        token = _caller.set(_function(sys._getframe(1)))
        try:
            return await execute(self, *arguments, **options)
        finally:
            _caller.reset(token)

    AsyncConnection.execute = execute_noted  # type: ignore[method-assign]
    sa.event.listen(sa.Engine, "before_cursor_execute", _explain)


@contextmanager
def checked() -> Iterator[None]:
    """Fail if a statement that was executed in this block, and never before, scans a whole table."""
    _found.clear()
    yield
    assert not _found, "\n".join(_found)


def _function(frame: Any) -> str | None:
    """Return the function of `storage` that was called from outside; None for a statement of a test."""
    caller = None
    while frame is not None and (name := _name(frame.f_code)) is not None:
        caller, frame = name, frame.f_back
    return caller


@cache
def _name(code: CodeType) -> str | None:
    """Return the module and name of a function of `storage`, None for any other."""
    path = code.co_filename
    return f"{Path(path).stem}.{code.co_name}" if path.startswith(STORAGE) else None


def _explain(
    connection: sa.Connection, _cursor: Any, statement: str, parameters: Any, _context: Any, executemany: bool
) -> None:
    caller = _caller.get()
    if caller is None or statement in _explained or connection.dialect.name != "sqlite":
        return
    _explained.add(statement)
    if caller not in ALLOWED_SCANS and (
        found := scans(statement, parameters[0] if executemany else parameters)
    ):
        _found.append(f"{caller}: {found} in {' '.join(statement.split())}")


def scans(statement: str, parameters: Any) -> list[str]:
    """Return the steps of SQLite's plan that scan a whole table, or an index of all its rows."""
    database, partial = _empty()
    plan = database.execute(f"EXPLAIN QUERY PLAN {statement}", parameters).fetchall()
    found = []
    for step in (row[3] for row in plan):
        scan = re.match(r"SCAN (\w+?)(?:_\d+)?(?: USING (?:COVERING )?INDEX (\w+))?$", step)
        whole = scan is not None and scan[1] in metadata.tables and scan[2] not in partial
        if whole or "AUTOMATIC" in step:
            found.append(step)
    return found


@cache
def _empty() -> tuple[sqlite3.Connection, set[str]]:
    """Return a database with all tables, and the names of its partial indexes."""
    database = sqlite3.connect(":memory:", check_same_thread=False)
    engine = sa.create_engine("sqlite://", creator=lambda: database, poolclass=sa.StaticPool)
    token = _caller.set(None)
    metadata.create_all(engine)
    _caller.reset(token)
    indexes = (index for table in metadata.tables.values() for index in table.indexes)
    partial = {str(index.name) for index in indexes if index.dialect_options["sqlite"]["where"] is not None}
    return database, partial
