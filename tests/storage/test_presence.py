"""Tests of which processes that hold leases are taken for dead."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
import sqlalchemy as sa
from running_game import add_game

from game.values.ruleset import Colour
from model.games import Deadline
from model.ids import ChannelId, GameId
from model.outbox import MessageKind, Work
from storage import deadlines, presence
from storage.database import Connection, Database
from storage.schema import deadlines as clocks
from storage.schema_outbox import outbox

NOW = datetime(2026, 5, 4, 12, tzinfo=UTC)
SECOND = timedelta(seconds=1)
GAME = GameId("game")


@pytest.fixture
def address(postgres_url: str) -> str:
    """Return the address of a PostgreSQL database: only one process serves from an SQLite file."""
    return postgres_url


@pytest.fixture
async def database(database: Database) -> Database:
    """Return a database with a game whose clock is due, and with a message about it that is to be posted."""
    async with database.begin() as connection:
        await add_game(connection, GAME, ChannelId(5), NOW)
        await deadlines.put(connection, GAME, Deadline(NOW, Colour.RED, 0, NOW, None, None, NOW), NOW)
        message = {"game": GAME, "number": 1, "kind": MessageKind.TURN, "seq": 0, "since": 0, "made_at": NOW}
        await connection.execute(
            outbox.insert().values(**message, work=Work.POST, controls_disabled=False, leased_by="another")
        )
        await lease(connection, clocks, leased_by=None, leased_until=None)
    return database


async def lease(connection: Connection, table: sa.Table, **values: Any) -> None:
    await connection.execute(table.update().values(**values))


async def absent(database: Database) -> set[str]:
    async with database.read() as connection:
        return await presence.absent(connection, NOW)


@pytest.mark.parametrize("number", ["00000000", "7fffffff", "80000000", "ffffffff"])
async def test_a_process_is_absent_once_its_connection_is_closed(
    number: str, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each process is found by the number with which its name begins, whatever its sign as an integer."""
    process = f"{number}-machine-7"
    monkeypatch.setattr(presence, "process_of", lambda _: process)
    async with database.begin() as connection:
        await lease(connection, clocks, leased_by=process, leased_until=NOW + SECOND)
    assert await absent(database) == {process}
    async with database.autocommit() as connection:
        await presence.appear(connection)
        assert await absent(database) == set()
        await connection.invalidate()
    async with database.autocommit() as connection:
        monkeypatch.setattr(presence, "process_of", lambda _: f"0000000{number[-1]}-another-8")
        await presence.appear(connection)
        assert await absent(database) == ({process} if number != "00000000" else set())
        await connection.invalidate()


@pytest.mark.parametrize("table", [clocks, outbox])
async def test_only_leases_for_which_others_wait_are_looked_at(table: sa.Table, database: Database) -> None:
    """Neither a lease that is over nor one on work that is done, or not due yet, makes a process absent."""
    held = {"leased_by": "0123abcd-gone-1", "leased_until": NOW + SECOND}
    done = {"look_at": NOW + SECOND} if table is clocks else {"work": None, "delivered_at": NOW}
    for values, expected in (
        (held, {"0123abcd-gone-1"}),
        ({"leased_until": NOW}, set()),
        (held | {"leased_by": None}, set()),
        (held | done, set()),
    ):
        async with database.begin() as connection:
            await lease(connection, table, **values)
        assert await absent(database) == expected
