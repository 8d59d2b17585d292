"""Tests of the stored delays of deliveries."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta

import pytest
from running_game import add_game

from model.ids import ChannelId, GameId
from storage import delivery_delays
from storage.database import Database

NOW = datetime(2026, 5, 4, 12, tzinfo=UTC)
GAME, DELETED = GameId("game"), GameId("deleted")
HOUR = timedelta(hours=1)


@pytest.fixture
async def database(address: str) -> AsyncIterator[Database]:
    """Return a database with one game."""
    opened = await Database.open(address)
    async with opened.begin() as connection:
        await add_game(connection, GAME, ChannelId(5), NOW)
    yield opened
    await opened.close()


async def test_a_delay_is_stored_once_and_for_games_that_exist(database: Database) -> None:
    """A delay that is stored already is not stored again, and that of a deleted game is not stored."""
    for _ in range(2):
        async with database.begin() as connection:
            for game in (GAME, DELETED):
                await delivery_delays.add(connection, game, NOW, NOW + HOUR)
    async with database.read() as connection:
        found = [await delivery_delays.of_game(connection, game) for game in (GAME, DELETED)]
    assert found == [((NOW, NOW + HOUR),), ()]
