"""Set-up for all tests: where temporary files lie, empty databases, checks of SQL statements and requests."""

import asyncio
import gc
import os
import shutil
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import compiled_statements
import pytest
import sqlalchemy as sa
import statements
import uvloop
from hypothesis import HealthCheck, settings

from bench.support.postgres import PostgresServer
from bench.support.postgres import running as running_postgres
from storage.upgrade import upgrade

DESCRIPTION = Path(__file__).resolve().parents[2] / "shared" / "discord" / "openapi.json"

if DESCRIPTION.is_file():
    os.environ.setdefault("BASTIDE_OPENAPI", str(DESCRIPTION))

MEMORY = Path("/dev/shm")
ROOM_BYTES = 2 * 2**30

# Files in memory survive the kill of a process too, and no commit waits for the disk.
if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM_BYTES:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))

GARBAGE_OBJECTS = 10_000
"""New objects after which garbage is collected. With the default a fifth of the tests' time is spent on that."""

# Tests assert behaviour, not the speed of this machine.
settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")


statements.watch()
compiled_statements.share()


def pytest_asyncio_loop_factories() -> Mapping[str, Callable[[], asyncio.AbstractEventLoop]]:
    """Run tests on the event loop with which the bot runs."""
    return {"uvloop": uvloop.new_event_loop}


def pytest_collection_finish() -> None:
    """Collect garbage less often, and exclude all modules and tests, which stay until the end."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE_OBJECTS, 10, 10)


@pytest.fixture(autouse=True)
def _no_statement_scans_a_table() -> Iterator[None]:
    """Every statement of `storage` uses an index, apart from those in `statements.ALLOWED_SCANS`."""
    with statements.checked():
        yield


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty database, made once by all migrations: they take longer than most tests."""
    path = tmp_path_factory.mktemp("migrated") / "bastide.db"
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        upgrade(connection)
    engine.dispose()
    return path


@pytest.fixture
def empty_database(tmp_path: Path, migrated: Path) -> Path:
    """An empty database of the test's own, as the migrations leave it."""
    return shutil.copy(migrated, tmp_path / "bastide.db")


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL server that runs."""
    with running_postgres() as server:
        yield server


@pytest.fixture
def postgres_url(postgres: PostgresServer) -> Iterator[str]:
    """The address of an empty PostgreSQL database of the test's own, as the migrations leave it."""
    name = asyncio.run(postgres.new_database())
    yield postgres.url(name)
    asyncio.run(postgres.drop(name))


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest) -> str:
    """The address of an empty database of the test's own, once of each kind."""
    made = request.getfixturevalue("empty_database" if request.param == "sqlite" else "postgres_url")
    return str(made)
