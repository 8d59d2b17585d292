"""Tests of the stored delays of deliveries."""

from datetime import UTC, datetime, timedelta

import pytest
from running_game import add_game

from model.ids import ChannelId, GameId, MessageId
from model.outbox import MessageKind, Posted
from storage import delivery_delays, outbox_games, outbox_outcomes, outbox_queue
from storage.database import Database

NOW = datetime(2026, 5, 4, 12, tzinfo=UTC)
GAME, DELETED = GameId("game"), GameId("deleted")
HOUR = timedelta(hours=1)


@pytest.fixture
async def database(database: Database) -> Database:
    """Return a database with one game."""
    async with database.begin() as connection:
        await add_game(connection, GAME, ChannelId(5), NOW)
    return database


async def test_a_delay_is_stored_once_and_for_games_that_exist(database: Database) -> None:
    """A delay that is stored already is not stored again, and that of a deleted game is not stored."""
    for _ in range(2):
        async with database.begin() as connection:
            for game in (GAME, DELETED):
                await delivery_delays.add(connection, game, NOW, NOW + HOUR)
    async with database.read() as connection:
        found = [await delivery_delays.of_game(connection, game) for game in (GAME, DELETED)]
    assert found == [((NOW, NOW + HOUR),), ()]


async def test_only_an_unposted_turn_that_has_failed_stops_the_clock(database: Database) -> None:
    """A failed turn stops the clock until it is posted, also if it moves; failed reminders and updates do not."""
    later = NOW + HOUR
    async with database.begin() as connection:
        await outbox_games.add(connection, GAME, 0, MessageKind.TURN, NOW)
        turn, *_ = await outbox_queue.waiting(connection, NOW)
        assert await delivery_delays.failing_since(connection, GAME) is None
        await outbox_outcomes.set_failed(connection, turn, later)
        assert await delivery_delays.failing_since(connection, GAME) == NOW
        await outbox_games.post_again(connection, GAME, 0, MessageKind.TURN, later)
        assert await delivery_delays.failing_since(connection, GAME) == NOW
        turn, *_ = await outbox_queue.waiting(connection, later)
        await outbox_outcomes.set_delivered(connection, turn, NOW, Posted(ChannelId(5), MessageId(1)))
        await outbox_games.add(connection, GAME, 0, MessageKind.REMINDER_HALF, NOW)
        await outbox_games.change_clock(connection, GAME, 0, NOW)
        for failing in await outbox_queue.waiting(connection, NOW):
            await outbox_outcomes.set_failed(connection, failing, later)
        assert [delivery.attempts for delivery in await outbox_queue.waiting(connection, NOW)] == [1, 1]
        assert await delivery_delays.failing_since(connection, GAME) is None
