"""A host on a real database of each kind, with a clock moved by hand and repeatable chance."""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import pytest
from flights import RULES, play_until_flight
from games_played import ANN, BEN, CLEO, DAY, HandClock, StartProcess, chance, started

from host.games.views import GameView
from host.host import Host
from storage.database import Database


def processes() -> set[str]:
    """Return the ids of running child processes; none where the system does not list them as Linux does."""
    found: set[str] = set()
    for thread in Path("/proc/self/task").glob("*/children"):
        with suppress(FileNotFoundError):
            found |= set(thread.read_text(encoding="ascii").split())
    return found


@pytest.fixture(autouse=True)
def _no_process_is_left(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that leaves a child process running, such as the worker of a computer player."""
    if "address" in request.fixturenames:
        # The PostgreSQL server is started by the first test that needs it, and serves all others.
        request.getfixturevalue("address")
    before = processes()
    yield
    assert processes() <= before


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
async def host(database: Database, clock: HandClock) -> AsyncIterator[Host]:
    host = Host(database, clock, chance())
    yield host
    await host.close()


@pytest.fixture
async def restart(database: Database, clock: HandClock) -> AsyncIterator[Callable[[], Host]]:
    """Return a function that makes another host on the same database, as after a restart."""
    hosts: list[Host] = []

    def again() -> Host:
        hosts.append(Host(database, clock, chance(f"restart {len(hosts)}")))
        return hosts[-1]

    yield again
    for host in hosts:
        await host.close()


@pytest.fixture
async def start_process(address: str, clock: HandClock) -> AsyncIterator[StartProcess]:
    """Return a function that starts another process on the same database."""
    async with AsyncExitStack() as running:
        count = 0

        async def start() -> Host:
            nonlocal count
            count += 1
            database = await Database.open(address)
            running.push_async_callback(database.close)
            host = Host(database, clock, chance(f"process {count}"))
            running.push_async_callback(host.close)
            return host

        yield start


@pytest.fixture
async def flight(host: Host) -> GameView:
    """Return a game of three in which the dragon is about to fly."""
    view = await started(host, ANN, BEN, CLEO, ruleset=RULES, turn_seconds=DAY.total_seconds())
    return await play_until_flight(host, view.id)
