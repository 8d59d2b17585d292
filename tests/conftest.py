"""Set-up for all tests: temporary files, empty databases, and checks of SQL statements and requests."""

import asyncio
import gc
import os
import shutil
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from pathlib import Path

import compiled_statements
import pytest
import sqlalchemy as sa
import statements
import uvloop
from hypothesis import HealthCheck, settings

from bench.support.postgres import PostgresServer
from bench.support.postgres import running as running_postgres
from storage import postgresql
from storage.database import Database
from storage.upgrade import upgrade

DESCRIPTION = Path(__file__).resolve().parents[2] / "shared" / "discord" / "openapi.json"

if DESCRIPTION.is_file():
    os.environ.setdefault("BASTIDE_OPENAPI", str(DESCRIPTION))

MEMORY = Path("/dev/shm")
ROOM_BYTES = 2 * 2**30

# Files in memory survive a kill of the process, and commits do not wait for the disk.
if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM_BYTES:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))

GARBAGE_OBJECTS = 10_000
"""New objects between two garbage collections. With the default they take a fifth of the tests' time."""

POSTGRES_SECONDS = 300.0
"""The longest statement, and the longest pause in a transaction, of the tests' processes on PostgreSQL."""

# Tests assert behaviour, not the speed of this machine.
settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")


statements.watch()
compiled_statements.share()


def pytest_asyncio_loop_factories() -> Mapping[str, Callable[[], asyncio.AbstractEventLoop]]:
    """Run tests on the event loop that the bot uses."""
    return {"uvloop": uvloop.new_event_loop}


def pytest_collection_finish() -> None:
    """Collect garbage less often, and exclude the modules and tests, which live until the end."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE_OBJECTS, 10, 10)


@pytest.fixture(autouse=True)
def _no_statement_scans_a_table() -> Iterator[None]:
    """Fail if a statement of `storage` scans a table, apart from those in `statements.ALLOWED_SCANS`."""
    with statements.checked():
        yield


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return an empty database, migrated once for all tests: the migrations take longer than most tests."""
    path = tmp_path_factory.mktemp("migrated") / "bastide.db"
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        upgrade(connection)
    engine.dispose()
    return path


@pytest.fixture
def empty_database(tmp_path: Path, migrated: Path) -> Path:
    """Return an empty, migrated database for this test alone."""
    return shutil.copy(migrated, tmp_path / "bastide.db")


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """Return a running PostgreSQL server.

    Statements may take longer than in the program, and transactions may pause for longer: a machine that stands
    still for some seconds breaks no test.
    """
    with pytest.MonkeyPatch.context() as limits:
        limits.setattr(postgresql, "PATIENCE_SECONDS", POSTGRES_SECONDS)
        limits.setattr(postgresql, "LONGEST_PAUSE_SECONDS", POSTGRES_SECONDS)
        with running_postgres() as server:
            yield server


@pytest.fixture
def postgres_url(postgres: PostgresServer) -> Iterator[str]:
    """Return the address of an empty, migrated PostgreSQL database for this test alone."""
    name = asyncio.run(postgres.new_database())
    yield postgres.url(name)
    asyncio.run(postgres.drop(name))


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest) -> str:
    """Return the address of an empty database, once for SQLite and once for PostgreSQL."""
    database = request.getfixturevalue("empty_database" if request.param == "sqlite" else "postgres_url")
    return str(database)


@pytest.fixture
async def database(address: str) -> AsyncIterator[Database]:
    """Yield the database at `address`, opened."""
    opened = await Database.open(address)
    yield opened
    await opened.close()
