"""Tests of the rows of the tile of the day: whose answers come first, and which games make puzzles."""

from datetime import UTC, datetime, time, timedelta

import pytest
from running_game import add_game

from game.puzzles.puzzle import Verdict
from model.ids import ChannelId, GameId, GuildId, PersonId
from model.puzzles import PuzzleAnswer, PuzzlePlan
from model.reviews import StoredReview
from model.tables import GameStatus
from storage import games, puzzles, reviews
from storage.database import Database

NOW = datetime(2026, 5, 4, 12, tzinfo=UTC)
GUILD, OTHER = GuildId(7), GuildId(8)
BEST, PLACED, WRONG = Verdict.BEST, Verdict.PLACED, Verdict.OTHER


@pytest.fixture
async def database(database: Database) -> Database:
    """Return a database with the plans of two servers."""
    async with database.begin() as connection:
        for guild in (GUILD, OTHER):
            await puzzles.put_plan(connection, PuzzlePlan(guild, ChannelId(5), time(9), "UTC", "en", NOW))
    return database


async def test_of_equal_points_more_puzzles_solved_go_first_and_then_the_longer_streak(
    database: Database,
) -> None:
    """All have six points. Persons 2 and 3 have solved two puzzles, 3 in a row."""
    verdicts_of = {
        1: (BEST, PLACED, PLACED, PLACED),
        2: (BEST, WRONG, BEST, WRONG),
        3: (WRONG, BEST, BEST, WRONG),
    }
    async with database.begin() as connection:
        for person, verdicts in verdicts_of.items():
            for number, verdict in enumerate(verdicts, start=1):
                answer = PuzzleAnswer(GUILD, number, PersonId(person), "", verdict, NOW)
                await puzzles.put_answer(connection, answer)
        assert [standing.person for standing in await puzzles.standings(connection, GUILD)] == [3, 2, 1]


async def test_which_games_make_puzzles(database: Database) -> None:
    """Reviewed games of the server that were played to their end and have made no puzzle there, the last first."""
    async with database.begin() as connection:
        for number, name in enumerate(("first", "used", "failed", "stopped", "last")):
            game, ended_at = GameId(name), NOW + timedelta(hours=number)
            await add_game(connection, game, ChannelId(5), NOW, GUILD)
            status = GameStatus.STOPPED if name == "stopped" else GameStatus.OVER
            await games.set_ended(connection, game, status, ended_at)
            await reviews.put(connection, game, StoredReview("", failed=name == "failed"))
        await puzzles.add(connection, GUILD, "used", "")
        await puzzles.add(connection, OTHER, "first", "")
        assert await puzzles.reviewed_games(connection, GUILD, 9) == ("last", "first")
        assert await puzzles.reviewed_games(connection, GUILD, 1) == ("last",)
        assert await puzzles.reviewed_games(connection, OTHER, 9) == ()
