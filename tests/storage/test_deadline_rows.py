"""Tests of deadlines: each game is looked at by one of the processes that share a database."""

from datetime import UTC, datetime, timedelta

import pytest
from running_game import add_game

from game.values.ruleset import Colour
from model.games import Deadline
from model.ids import ChannelId, GameId
from storage import deadlines
from storage.database import Database
from storage.leases import LEASE

NOW = datetime(2026, 5, 4, 12, tzinfo=UTC)
LATE = NOW + LEASE
GAME = GameId("game")
DAY = timedelta(days=1)


@pytest.fixture
async def database(database: Database) -> Database:
    """Return a database in which a game is due, opened by the process that stored the deadline."""
    async with database.begin() as connection:
        await add_game(connection, GAME, ChannelId(5), NOW)
    await store(database, NOW)
    return database


async def store(database: Database, look_at: datetime, now: datetime = NOW) -> None:
    """Store the time at which to look at the game."""
    deadline = Deadline(look_at, Colour.RED, 0, now, None, None, now)
    async with database.begin() as connection:
        await deadlines.put(connection, GAME, deadline, now)


async def due(database: Database, at: datetime) -> tuple[tuple[GameId, bool], ...]:
    """Return the games that this process would look at, and whether it has leased them."""
    async with database.read() as connection:
        return await deadlines.next_due(connection, at, 1)


async def claimed(database: Database, at: datetime) -> bool:
    """Return whether this process gets the game."""
    async with database.begin() as connection:
        return bool(await deadlines.claim(connection, [GAME], at))


async def test_a_process_that_has_lost_a_lease_does_not_renew_it(database: Database, other: Database) -> None:
    """A process that was frozen for longer than its lease leaves the game to the process that took it over."""
    assert not await claimed(other, LATE - timedelta(seconds=1))
    assert await claimed(other, LATE)
    async with database.begin() as connection:
        await deadlines.renew(connection, [GAME], LATE)
    assert await due(database, LATE) == ()
    assert await due(other, LATE) == ((GAME, True),)


async def test_a_game_that_was_looked_at_since_it_was_found_is_not_claimed(
    database: Database, other: Database
) -> None:
    """A game that another task looked at since it was found is not claimed."""
    assert await due(other, LATE) == ((GAME, False),)
    await store(other, LATE + DAY, LATE)
    assert not await claimed(other, LATE)


async def test_no_game_waits_for_a_lease_of_a_clock_that_was_set_back(
    database: Database, other: Database
) -> None:
    """No game waits for a lease taken before the clock was set back: its process may be gone."""
    assert await claimed(other, NOW + DAY)
    assert await due(database, NOW) == ((GAME, False),)
    assert await claimed(database, NOW)
