"""Fixtures for a database that two processes have open."""

from collections.abc import AsyncIterator

import pytest

from storage.database import Database


@pytest.fixture
async def other(address: str, database: Database) -> AsyncIterator[Database]:
    """Return the test's database, opened a second time as another process would."""
    opened = await Database.open(address)
    yield opened
    await opened.close()
