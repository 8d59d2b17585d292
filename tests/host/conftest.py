"""A host on a real SQLite file, with a clock moved by hand and chance that repeats itself."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from at_the_table import HandClock, chance

from host.host import Host
from storage.database import Database


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
async def database(empty_database: Path) -> AsyncIterator[Database]:
    opened = await Database.open(str(empty_database))
    yield opened
    await opened.close()


@pytest.fixture
async def host(database: Database, clock: HandClock) -> AsyncIterator[Host]:
    made = Host(database, clock, chance())
    yield made
    await made.close()
