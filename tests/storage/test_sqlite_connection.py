"""How often SQLite's thread is visited, and that no transaction is left behind there."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import aiosqlite
import pytest
import sqlalchemy as sa

from storage.database import Database
from storage.schema import memory
from storage.sqlite_connection import Connection

COUNT_UP = memory.update().values(value=sa.cast(memory.c.value, sa.Integer) + 1)


@pytest.fixture
async def database(tmp_path: Path):  # type: ignore[no-untyped-def]
    opened = await Database.open(str(tmp_path / "bastide.db"))
    async with opened.begin() as connection:
        await connection.execute(memory.insert().values(name="count", value="0"))
    yield opened
    await opened.close()


@pytest.fixture
def visits(database: Database, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was done in the thread since."""
    visited: list[str] = []
    execute = aiosqlite.Connection._execute

    async def counted(self: aiosqlite.Connection, function: Any, *arguments: Any) -> Any:
        visited.append(function.__name__)
        return await execute(self, function, *arguments)  # type: ignore[no-untyped-call]

    monkeypatch.setattr(aiosqlite.Connection, "_execute", counted)
    return visited


async def test_a_look_takes_a_visit_for_each_statement(database: Database, visits: list[str]) -> None:
    """It begins with its first statement, and nobody waits for its end; one that asks nothing takes none."""
    async with database.read() as connection:
        assert (await connection.execute(sa.select(memory.c.value))).scalar_one() == "0"
        assert (await connection.execute(sa.select(memory.c.name))).scalars().all() == ["count"]
    async with database.read() as connection:
        pass
    assert visits == ["_asked", "_asked"]


async def test_a_look_has_ended_when_the_next_one_begins(tmp_path: Path, database: Database) -> None:
    """What another process writes between two looks is seen by the second."""
    other = sqlite3.connect(tmp_path / "bastide.db", isolation_level=None)
    for value in "abc":
        other.execute("UPDATE memory SET value = ? WHERE name = 'count'", value)
        async with database.read() as connection:
            assert (await connection.execute(sa.select(memory.c.value))).scalar_one() == value
    other.close()


async def test_a_cancelled_look_takes_no_transaction_with_it(database: Database) -> None:
    """A writer that gets the connection of a look that was cancelled at any moment writes all or nothing."""

    async def look() -> None:
        async with database.read() as connection:
            await connection.execute(sa.select(memory.c.value))

    async def write_in_vain() -> None:
        async with database.begin() as connection:
            await connection.execute(COUNT_UP)
            raise KeyError

    for steps in range(12):
        looking = asyncio.create_task(look())
        for _ in range(steps):
            await asyncio.sleep(0)
        looking.cancel()
        with pytest.raises(KeyError):
            await write_in_vain()
        await asyncio.gather(looking, return_exceptions=True)
        async with database.read() as connection:
            assert (await connection.execute(sa.select(memory.c.value))).scalar_one() == "0"


async def test_a_write_takes_a_visit_for_each_statement_and_one_to_commit(
    database: Database, visits: list[str]
) -> None:
    """The lock is taken with the first statement."""
    async with database.begin() as connection:
        changed = await connection.execute(COUNT_UP.returning(memory.c.value))
        assert (changed.scalar_one(), changed.rowcount) == ("1", 1)
        await connection.execute(
            memory.insert(), [{"name": "one", "value": ""}, {"name": "two", "value": ""}]
        )
    assert visits == ["_asked", "_asked", "commit"]


async def test_a_cancelled_writer_leaves_nothing(database: Database) -> None:
    """Cancelled after any number of steps, it has counted once or not at all, and the next one can write."""

    async def count_up() -> None:
        async with database.begin() as connection:
            await connection.execute(COUNT_UP)
            await connection.execute(COUNT_UP)

    for steps in range(40):
        writing = asyncio.create_task(count_up())
        for _ in range(steps):
            await asyncio.sleep(0)
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
        async with database.begin() as connection:
            value = int((await connection.execute(sa.select(memory.c.value))).scalar_one())
            assert value % 2 == 0


async def test_a_beginning_that_failed_comes_again_with_the_next_statement(tmp_path: Path) -> None:
    """No statement of a transaction runs outside of it because the file was locked when it began."""
    path = tmp_path / "locked.db"
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("CREATE TABLE rows (size)")
    connection = Connection(str(path), timeout=0, isolation_level=None)
    await connection
    connection.begin_by("BEGIN IMMEDIATE", writes=True)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(sqlite3.OperationalError):
        await connection.ask(lambda asked: asked.execute("SELECT 1"))
    other.execute("ROLLBACK")
    await connection.ask(lambda asked: asked.execute("INSERT INTO rows VALUES (1)"))
    await connection.rollback()
    assert other.execute("SELECT * FROM rows").fetchall() == []
    await connection.close()
    other.close()
