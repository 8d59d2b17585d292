"""Tests of the numbers of results, and of games that have none yet."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import sqlalchemy as sa
from running_game import add_game

from game.values.ruleset import Edition
from model.ids import ChannelId, GameId
from model.results import Ending, GameResult, SeatResult
from model.tables import GameStatus
from storage import results
from storage.database import Connection, Database
from storage.schema import games

NOW = datetime(2026, 3, 1, tzinfo=UTC)


async def end(connection: Connection, game: GameId, status: GameStatus, at: datetime) -> None:
    """Store that a game has ended."""
    await connection.execute(games.update().where(games.c.id == game).values(status=status, ended_at=at))


def result_of(game: GameId) -> GameResult:
    """Return the result of a game of one seat."""
    seat = SeatResult(None, None, "Ann", 1, 5)
    return GameResult(
        game, None, ChannelId(1), Edition.C2_2014, True, Ending.PLAYED, tiles=9, ended_at=NOW, seats=(seat,)
    )


async def test_games_without_a_result_come_in_the_order_in_which_they_ended(database: Database) -> None:
    """Games that ended together come by their ids; stopped and recorded games, and those that go on, are left out."""
    ended = (("d", 2), ("a", 3), ("c", 1), ("b", 2), ("stopped", 0), ("recorded", 0))
    async with database.begin() as connection:
        await add_game(connection, GameId("running"), ChannelId(99), NOW)
        for channel, (name, hours) in enumerate(ended):
            game = GameId(name)
            await add_game(connection, game, ChannelId(channel), NOW)
            status = GameStatus.STOPPED if name == "stopped" else GameStatus.OVER
            await end(connection, game, status, NOW + timedelta(hours=hours))
        await results.insert(connection, result_of(GameId("recorded")))
        assert await results.missing(connection) == ("c", "b", "d", "a")


async def test_a_damaged_number_is_not_the_newest(empty_database: Path) -> None:
    """A number that is stored as text, which SQLite takes for larger than all numbers, is passed over."""
    database = await Database.open(str(empty_database))
    async with database.begin() as connection:
        assert await results.newest_number(connection) == 0
        for name in ("a", "b", "c"):
            await results.insert(connection, result_of(GameId(name)))
        assert await results.newest_number(connection) == 3
        await connection.execute(sa.text("UPDATE played SET number = 'damaged' WHERE game = 'b'"))
        assert await results.newest_number(connection) == 3
    await database.close()
