"""A database that two processes have open."""

from collections.abc import AsyncIterator

import pytest

from storage.database import Database


@pytest.fixture
async def other(address: str, database: Database) -> AsyncIterator[Database]:
    """The same database, opened by another process."""
    opened = await Database.open(address)
    yield opened
    await opened.close()
