"""Tests of the connections kept for single reads of SQLite: they are reused, unless a user of one failed."""

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

from model.errors import StorageTrouble
from storage.database import READY, Database


@pytest.fixture
def address(empty_database: Path) -> str:
    return str(empty_database)


async def next_read_connection(database: Database) -> object:
    """Return the connection that the next single read gets."""
    async with database.read_once() as connection:
        await connection.execute(sa.text("SELECT 1"))
        return connection


async def test_a_single_read_reuses_its_connection(database: Database) -> None:
    """A single read reuses its connection, never one of a transaction, since those begin in other ways."""
    first = await next_read_connection(database)
    async with database.begin() as writing, database.read() as reading:
        assert await next_read_connection(database) is first
        assert len({id(first), id(writing), id(reading)}) == 3
    assert await next_read_connection(database) is first


async def test_few_connections_are_kept(database: Database) -> None:
    """Of many connections used at once only a few are kept; the others go back to the pool."""
    together = asyncio.Barrier(2 * READY)

    async def look() -> object:
        async with database.read_once() as connection:
            await together.wait()
            return connection

    found = await asyncio.gather(*(look() for _ in range(2 * READY)))
    assert len({id(connection) for connection in found}) == 2 * READY
    assert len({id(connection) for connection in found if not connection.closed}) == READY


async def test_a_connection_whose_statement_failed_is_not_reused(database: Database) -> None:
    """After a failed statement the connection is closed, and the next reader gets another one."""
    first = await next_read_connection(database)

    async def fail() -> None:
        async with database.read_once() as connection:
            assert connection is first
            await connection.execute(sa.text("SELECT nothing"))

    with pytest.raises(StorageTrouble):
        await fail()
    assert first.closed
    assert await next_read_connection(database) is not first


async def test_a_connection_whose_writer_was_cancelled_is_not_reused(database: Database) -> None:
    """A cancelled transaction is rolled back, its lock blocks nobody, and its connection is closed."""
    async with database.begin() as first:
        pass
    written = asyncio.Event()

    async def write() -> None:
        async with database.begin() as connection:
            assert connection is first
            await connection.execute(sa.text("DELETE FROM alembic_version"))
            written.set()
            await asyncio.Event().wait()

    writing = asyncio.create_task(write())
    await asyncio.wait({writing, asyncio.create_task(written.wait())}, return_when=asyncio.FIRST_COMPLETED)
    writing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await writing
    assert first.closed
    async with database.begin() as connection:
        assert connection is not first
        found = await connection.execute(sa.text("SELECT count(*) FROM alembic_version"))
        assert found.scalar() == 1


async def test_closing_ends_the_threads_of_kept_connections(empty_database: Path) -> None:
    """The threads of kept connections end when the database is closed."""
    database = await Database.open(str(empty_database))
    first = await next_read_connection(database)
    await database.close()
    assert first.closed


async def test_a_closed_database_gives_out_no_connection(database: Database) -> None:
    """No connection is given out after the database was closed, as nothing would close it."""
    await next_read_connection(database)
    await database.close()
    with pytest.raises(RuntimeError, match="closed"):
        await next_read_connection(database)
