"""Processes on one PostgreSQL database that die, freeze or lose the server, and when others take their work over."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest
from games_played import ANN, BEN, CHANNEL, GUILD, HandClock, chance, next_of_game, options, started, turn

from bench.support.postgres import PostgresServer
from host import processes
from host.host import Host
from host.outbox import work_queue
from model.errors import StorageTrouble
from model.games import Maker
from storage import postgresql, presence
from storage.database import Database
from storage.leases import LEASE

MANY_LOOKS = 0.5
SOON = 0.3
PATIENCE = 10

StartProcess = Callable[[], Awaitable[tuple[Host, Database]]]


@pytest.fixture
def address(postgres_url: str) -> str:
    """Return the address of a PostgreSQL database: only one process serves from an SQLite file."""
    return postgres_url


@pytest.fixture
async def start_process(
    address: str, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[StartProcess]:
    """Return a function that starts a process on the same database that watches the others."""
    monkeypatch.setattr(processes, "LOOK_SECONDS", 0.02)
    monkeypatch.setattr(work_queue, "LOOK_SECONDS", 0.02)
    monkeypatch.setattr(processes, "SETTLING_SECONDS", 0.0)
    async with AsyncExitStack() as running:
        count = 0

        async def start() -> tuple[Host, Database]:
            nonlocal count
            count += 1
            database = await Database.open(address)
            running.push_async_callback(database.close)
            host = Host(database, clock, chance(f"process {count}"))
            running.push_async_callback(host.processes.stop)
            host.processes.start()
            # A process that is not visible to others yet may be treated as gone.
            async with asyncio.timeout(PATIENCE):
                while not host.processes._visible:  # noqa: ASYNC110 - no event is published for it
                    await asyncio.sleep(0.01)
            return host, database

        yield start


async def _killed(host: Host, database: Database) -> None:
    """Leave what a killed process leaves: no connection, and all its leases."""
    await host.processes.stop()
    await database.close()


async def test_the_work_of_a_killed_process_is_taken_over_before_its_lease_ends(
    start_process: StartProcess,
) -> None:
    """A killed process's message is taken over as soon as its connection is gone, and not before."""
    host, database = await start_process()
    other, _ = await start_process()
    view = await started(host, ANN, BEN)
    looking = asyncio.create_task(next_of_game(other))
    await asyncio.sleep(MANY_LOOKS)
    assert not looking.done()
    await _killed(host, database)
    found = await asyncio.wait_for(looking, PATIENCE)
    assert (found.game, found.possibly_sent) == (view.id, True)


async def test_a_process_that_has_just_connected_treats_no_other_as_gone(
    start_process: StartProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that has just connected treats none as gone for a while: others may still be connecting."""
    host, database = await start_process()
    await started(host, ANN, BEN)
    await _killed(host, database)
    with monkeypatch.context() as unsettled:
        unsettled.setattr(processes, "SETTLING_SECONDS", 3600)
        newcomer, _ = await start_process()
        looking = asyncio.create_task(next_of_game(newcomer))
        await asyncio.sleep(MANY_LOOKS)
        assert not looking.done()
    await start_process()
    assert (await asyncio.wait_for(looking, PATIENCE)).possibly_sent


async def test_work_of_several_killed_processes_waits_for_no_lease(start_process: StartProcess) -> None:
    """When a process that took a message over is killed too, a third takes it without waiting for a lease."""
    chain = [await start_process() for _ in range(3)]
    view = await started(chain[0][0], ANN, BEN)
    for host, database in chain[:2]:
        await asyncio.wait_for(next_of_game(host), PATIENCE)
        await _killed(host, database)
    assert (await asyncio.wait_for(next_of_game(chain[2][0]), PATIENCE)).game == view.id


async def test_a_computers_turn_is_taken_over_from_a_killed_process(start_process: StartProcess) -> None:
    """A computer's turn that a killed process was to play is played by another."""
    host, database = await start_process()
    other, _ = await start_process()
    table = await host.lobby.open(GUILD, CHANNEL, ANN, options(seats=2), computers=("greedy",))
    view = await host.lobby.start(table.id, ANN.id)
    await turn(host, view.id)
    await other.timekeeper.run_due()
    assert [report.maker for report in await other.history.reports(view.id)] == [Maker.PERSON]
    await _killed(host, database)
    async with asyncio.timeout(PATIENCE):
        while len(reports := await other.history.reports(view.id)) < 2:
            await other.timekeeper.run_due()
            await asyncio.sleep(0)
    assert [report.maker for report in reports] == [Maker.PERSON, Maker.COMPUTER]
    await other.computers.close()


async def test_a_frozen_process_keeps_its_leases_until_they_run_out(
    start_process: StartProcess, host: Host, database: Database, clock: HandClock
) -> None:
    """A frozen process is still connected, so its leases are taken over only when they run out."""
    other, _ = await start_process()
    async with database.autocommit() as connection:
        await presence.appear(connection)
        await started(host, ANN, BEN)
        looking = asyncio.create_task(next_of_game(other))
        await asyncio.sleep(MANY_LOOKS)
        assert not looking.done()
        clock.forward(LEASE)
        assert (await asyncio.wait_for(looking, PATIENCE)).possibly_sent


async def test_a_process_frozen_within_a_statement_blocks_no_other(
    start_process: StartProcess, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A frozen process keeps its locks and does not count as idle; another process ends its transaction."""
    monkeypatch.setattr(postgresql, "LONGEST_PAUSE_SECONDS", SOON)
    host, _ = await start_process()
    view = await started(host, ANN, BEN)

    async def freeze() -> None:
        async with database.begin(view.id) as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            # Prepare a statement and do not run it, as a process that freezes between the two messages does.
            driver._transport.write(b"P\0\0\0\x10\0SELECT 1\0\0\0" + b"H\0\0\0\x04")
            await turn(host, view.id)
            driver.terminate()

    with pytest.raises(StorageTrouble):
        await freeze()
    assert [report.maker for report in await host.history.reports(view.id)] == [Maker.PERSON]


async def test_a_server_that_ends_all_connections_makes_no_process_gone(
    start_process: StartProcess, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the server ends all connections, no process counts as gone; one that is killed afterwards does."""
    monkeypatch.setattr(processes, "SETTLING_SECONDS", 2 * MANY_LOOKS)
    host, database = await start_process()
    other, _ = await start_process()
    view = await started(host, ANN, BEN)
    await postgres.tell(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE 'bastide_%'"
    )
    looking = asyncio.create_task(next_of_game(other))
    await asyncio.sleep(4 * MANY_LOOKS)
    assert not looking.done()
    await _killed(host, database)
    assert (await asyncio.wait_for(looking, PATIENCE)).game == view.id
