"""Tests that cancelled, locked-out or abandoned transactions leave nothing behind."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa

from model.errors import StorageTrouble
from storage.database import Database
from storage.schema import program_values

COUNT_UP = program_values.update().values(value=sa.cast(program_values.c.value, sa.Integer) + 1)


@pytest.fixture
async def database(tmp_path: Path):  # type: ignore[no-untyped-def]
    opened = await Database.open(str(tmp_path / "bastide.db"))
    async with opened.begin() as connection:
        await connection.execute(program_values.insert().values(name="count", value="0"))
    yield opened
    await opened.close()


async def test_a_read_transaction_ends_before_the_next_one(tmp_path: Path, database: Database) -> None:
    """A read transaction sees what another process wrote since the previous one."""
    other = sqlite3.connect(tmp_path / "bastide.db", isolation_level=None)
    for value in "abc":
        other.execute("UPDATE memory SET value = ? WHERE name = 'count'", value)
        async with database.read() as connection:
            assert (await connection.execute(sa.select(program_values.c.value))).scalar_one() == value
    other.close()


async def test_a_cancelled_reader_does_not_affect_the_next_transaction(database: Database) -> None:
    """A writer that gets the connection of a cancelled reader writes everything or nothing."""

    async def read() -> None:
        async with database.read() as connection:
            await connection.execute(sa.select(program_values.c.value))

    async def write_and_fail() -> None:
        async with database.begin() as connection:
            await connection.execute(COUNT_UP)
            raise KeyError

    for steps in range(12):
        reading = asyncio.create_task(read())
        for _ in range(steps):
            await asyncio.sleep(0)
        reading.cancel()
        with pytest.raises(KeyError):
            await write_and_fail()
        await asyncio.gather(reading, return_exceptions=True)
        async with database.read() as connection:
            assert (await connection.execute(sa.select(program_values.c.value))).scalar_one() == "0"


async def test_a_cancelled_writer_stores_all_or_nothing(database: Database) -> None:
    """A writer cancelled after any number of steps counted once or not at all, and the next can write."""

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
            value = int((await connection.execute(sa.select(program_values.c.value))).scalar_one())
            assert value % 2 == 0


async def test_a_cancelled_writer_keeps_no_lock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A writer cancelled at any step, with rows left to fetch and its error still referenced, keeps no lock."""
    monkeypatch.setattr("storage.sqlite_file.WAIT_SECONDS", 0.2)
    database = await Database.open(str(tmp_path / "bastide.db"))
    async with database.begin() as connection:
        rows = [{"name": f"count {number}", "value": "0"} for number in range(500)]
        await connection.execute(program_values.insert(), rows)

    async def count_all() -> None:
        async with database.begin() as connection:
            await connection.execute(COUNT_UP)
            await connection.execute(sa.select(program_values))

    errors = []
    for steps in range(60):
        writing = asyncio.create_task(count_all())
        for _ in range(steps):
            await asyncio.sleep(0)
            await asyncio.sleep(0.0005 if steps % 2 else 0)
        writing.cancel()
        errors += await asyncio.gather(writing, return_exceptions=True)
        async with database.begin() as connection:
            await connection.execute(COUNT_UP)
    await database.close()


async def test_a_writer_that_is_locked_out_writes_nothing(
    tmp_path: Path, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While another process holds the lock nothing of a transaction runs; afterwards all of it does."""
    monkeypatch.setattr("storage.sqlite_file.WAIT_SECONDS", 0.05)
    impatient = await Database.open(str(tmp_path / "bastide.db"))
    other = sqlite3.connect(tmp_path / "bastide.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StorageTrouble, match="locked"):
        async with impatient.begin() as connection:
            await connection.execute(COUNT_UP)
    other.execute("ROLLBACK")
    async with impatient.begin() as connection:
        await connection.execute(COUNT_UP)
    await impatient.close()
    assert other.execute("SELECT value FROM memory WHERE name = 'count'").fetchone() == ("1",)
    other.close()
