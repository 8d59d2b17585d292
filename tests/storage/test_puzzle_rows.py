"""Tests of the rows of the tile of the day: numbers, answers and standings, and which games make puzzles."""

from dataclasses import replace
from datetime import UTC, datetime, time, timedelta

import pytest
from running_game import add_game

from game.puzzles.puzzle import Verdict
from model.ids import ChannelId, GameId, GuildId, PersonId
from model.puzzles import DailyPuzzle, PuzzleAnswer, PuzzlePlan
from model.reviews import StoredReview
from model.tables import GameStatus
from storage import games, puzzles, reviews
from storage.database import Database

NOW = datetime(2026, 5, 4, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)
GUILD, OTHER = GuildId(7), GuildId(8)
BEST, PLACED, WRONG = Verdict.BEST, Verdict.PLACED, Verdict.OTHER


@pytest.fixture
async def database(database: Database) -> Database:
    """Return a database with the plans of two servers."""
    async with database.begin() as connection:
        for guild in (GUILD, OTHER):
            await puzzles.put_plan(connection, PuzzlePlan(guild, ChannelId(5), time(9), "UTC", "en", NOW))
    return database


async def test_a_plan_moves_on_once(database: Database) -> None:
    """Active plans come in the order in which they are due; one that has changed or ended does not move on."""
    third = PuzzlePlan(GuildId(3), ChannelId(6), time(10, 30), "Europe/Rome", "it", NOW - HOUR)
    async with database.begin() as connection:
        await puzzles.put_plan(connection, third)
        assert await puzzles.plan(connection, third.guild) == third
        first, second, last = await puzzles.plans(connection)
        assert (first.guild, second.guild, last.guild) == (third.guild, GUILD, OTHER)
        assert await puzzles.move_on(connection, second, NOW + HOUR)
        assert not await puzzles.move_on(connection, second, NOW + 2 * HOUR)
        assert [plan.guild for plan in await puzzles.plans(connection)] == [third.guild, OTHER, GUILD]
        moved = await puzzles.plan(connection, GUILD)
        assert moved == replace(second, next_at=NOW + HOUR)
        await puzzles.put_plan(connection, replace(third, active=False))
        assert not await puzzles.move_on(connection, third, NOW)
        assert [plan.guild for plan in await puzzles.plans(connection)] == [OTHER, GUILD]


async def test_puzzles_of_a_server_are_numbered_as_they_are_posted(database: Database) -> None:
    """Of puzzles that are ready the first by its source comes next; each server has numbers of its own."""
    async with database.begin() as connection:
        for guild, source in ((GUILD, "b"), (GUILD, "a"), (OTHER, "0")):
            await puzzles.add(connection, guild, source, f"text {source}")
        assert await puzzles.post(connection, OTHER, "0", NOW) == 1
        for number, source in ((1, "a"), (2, "b")):
            ready = await puzzles.ready(connection, GUILD)
            assert ready is not None
            assert (ready.source, ready.number) == (source, None)
            assert await puzzles.newest_number(connection, GUILD) == number - 1
            assert await puzzles.post(connection, GUILD, source, NOW + number * HOUR) == number
            posted = await puzzles.find(connection, GUILD, number)
            assert posted == DailyPuzzle(GUILD, source, f"text {source}", number, NOW + number * HOUR, None)
            assert await puzzles.close(connection, GUILD, NOW + 9 * HOUR) == number
            assert await puzzles.find(connection, GUILD, number) == replace(posted, closed_at=NOW + 9 * HOUR)
            assert await puzzles.close(connection, GUILD, NOW + 10 * HOUR) is None
        assert await puzzles.ready(connection, GUILD) is None
        assert await puzzles.newest_number(connection, GUILD) == 2
        assert await puzzles.sources(connection, GUILD) == {"a", "b"}
        assert await puzzles.find(connection, OTHER, 2) is None
        assert await puzzles.close(connection, OTHER, NOW) == 1, "it is still open"


async def test_answers_are_counted_by_puzzle_and_found_by_person(database: Database) -> None:
    """Answers of a person come in the order in which they were given, from all servers."""
    given = (
        PuzzleAnswer(GUILD, 1, PersonId(1), "x", BEST, NOW + HOUR),
        PuzzleAnswer(OTHER, 1, PersonId(1), "y", WRONG, NOW),
        PuzzleAnswer(GUILD, 2, PersonId(1), "z", PLACED, NOW),
        PuzzleAnswer(GUILD, 1, PersonId(2), "x", BEST, NOW),
    )
    async with database.begin() as connection:
        for answer in given:
            await puzzles.put_answer(connection, answer)
        assert await puzzles.answers_of(connection, PersonId(1)) == (given[2], given[1], given[0])
        assert await puzzles.verdicts(connection, GUILD, 1) == {BEST: 2}
        assert await puzzles.verdicts(connection, GUILD, 2) == {PLACED: 1}
        assert await puzzles.answer_of(connection, GUILD, 1, PersonId(1)) == given[0]
        assert await puzzles.answer_of(connection, OTHER, 2, PersonId(1)) is None
        assert await puzzles.answer_of(connection, GUILD, 1, PersonId(3)) is None
        (first, second) = await puzzles.standings(connection, GUILD)
        assert (first.person, first.points, first.answered) == (1, 4, 2)
        assert (second.person, second.points, second.answered) == (2, 3, 1)


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
