"""Connections to SQLite stay lent to the next who asks; one that failed in somebody's hands does not."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from model.errors import StorageTrouble
from storage.database import READY, Database


@pytest.fixture
async def database(empty_database: Path) -> AsyncIterator[Database]:
    opened = await Database.open(str(empty_database))
    yield opened
    await opened.close()


async def lent(database: Database) -> object:
    """The connection that the next who reads once gets."""
    async with database.read_once() as connection:
        await connection.execute(sa.text("SELECT 1"))
        return connection


async def test_the_next_gets_the_same(database: Database) -> None:
    """Whoever reads once gets none of those who write or read, whose transactions begin in other ways."""
    first = await lent(database)
    async with database.begin() as writing, database.read() as reading:
        assert await lent(database) is first
        assert len({id(first), id(writing), id(reading)}) == 3
    assert await lent(database) is first


async def test_few_stay(database: Database) -> None:
    """Of more than that asked at once the others go back to the pool."""
    together = asyncio.Barrier(2 * READY)

    async def look() -> object:
        async with database.read_once() as connection:
            await together.wait()
            return connection

    found = await asyncio.gather(*(look() for _ in range(2 * READY)))
    assert len({id(one) for one in found}) == 2 * READY
    assert len({id(one) for one in found if not one.closed}) == READY


async def test_one_that_failed_goes_back(database: Database) -> None:
    """The next gets another, and writes with it."""
    first = await lent(database)

    async def fail() -> None:
        async with database.read_once() as connection:
            assert connection is first
            await connection.execute(sa.text("SELECT nothing"))

    with pytest.raises(StorageTrouble):
        await fail()
    assert first.closed
    assert await lent(database) is not first


async def test_one_whose_asker_was_cancelled_goes_back(database: Database) -> None:
    """What it had written is gone, and nobody waits for its lock."""
    async with database.begin() as kept:
        pass
    written = asyncio.Event()

    async def write() -> None:
        async with database.begin() as connection:
            assert connection is kept
            await connection.execute(sa.text("DELETE FROM alembic_version"))
            written.set()
            await asyncio.Event().wait()

    writing = asyncio.create_task(write())
    await asyncio.wait({writing, asyncio.create_task(written.wait())}, return_when=asyncio.FIRST_COMPLETED)
    writing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await writing
    assert kept.closed
    async with database.begin() as connection:
        assert connection is not kept
        found = await connection.execute(sa.text("SELECT count(*) FROM alembic_version"))
        assert found.scalar() == 1


async def test_none_is_left_when_closed(empty_database: Path) -> None:
    """Their threads end with the database."""
    database = await Database.open(str(empty_database))
    first = await lent(database)
    await database.close()
    assert first.closed


async def test_nobody_gets_one_after_the_end(database: Database) -> None:
    """It would never be closed."""
    await lent(database)
    await database.close()
    with pytest.raises(RuntimeError, match="closed"):
        await lent(database)
