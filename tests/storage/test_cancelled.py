"""Tests that a cancelled reader leaves no connection behind."""

from __future__ import annotations

import asyncio

import sqlalchemy as sa

from storage.database import Database


async def _reads(database: Database) -> None:
    async with database.read() as connection:
        await connection.execute(sa.text("SELECT 1"))


async def test_a_reader_that_is_cancelled_while_connecting_closes_what_it_opened(address: str) -> None:
    """A reader that is cancelled after any number of steps closes what it opened; the database stays usable."""
    database = await Database.open(address)
    for steps in range(12):
        reading = asyncio.create_task(_reads(database))
        for _ in range(steps):
            await asyncio.sleep(0)
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)
    async with database.read() as connection:
        assert (await connection.execute(sa.text("SELECT 1"))).scalar_one() == 1
    await database.close()


async def test_closing_waits_for_readers(address: str) -> None:
    """A connection that is in use when the database closes is given back first."""
    database = await Database.open(address)
    reading = asyncio.Event()
    go_on = asyncio.Event()

    async def read() -> None:
        async with database.read() as connection:
            reading.set()
            await go_on.wait()
            await connection.execute(sa.text("SELECT 1"))

    reader = asyncio.create_task(read())
    await reading.wait()
    closing = asyncio.create_task(database.close())
    await asyncio.sleep(0)
    assert not closing.done()
    go_on.set()
    await asyncio.gather(reader, closing)
