"""Tests of the numbers of results, of games that have none yet, and of results by people and servers."""

from collections.abc import Awaitable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from running_game import add_game

from game.values.ruleset import Edition, Expansion
from game.values.tiles import FeatureKind
from model.ids import ChannelId, GameId, GuildId, PersonId
from model.results import Ending, GameResult, PaidFeatures, SeatResult
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


async def test_people_have_the_names_of_their_last_games(database: Database) -> None:
    """The last game counts that was recorded, on a server or on any, in which the person had a name."""
    played = (
        # The game, its server, and who sat in it: a computer without an id, and people.
        ("a", 7, {None: "greedy", 1: "Ann", 2: "Ben", 3: "Cleo"}),
        ("b", 8, {1: "Anna", 2: "Benno", 4: "Dora"}),
        ("c", 7, {1: "Annie", 2: ""}),
        ("d", None, {3: "Cleopatra"}),
    )
    async with database.begin() as connection:
        for name, guild, people in played:
            seats = tuple(
                SeatResult(None if person is None else PersonId(person), None, called, 1, 5)
                for person, called in people.items()
            )
            result = replace(result_of(GameId(name)), guild=guild and GuildId(guild), seats=seats)
            await results.insert(connection, result)
        players = ("1", "2", "3", "5", "greedy")
        everywhere = {"1": "Annie", "2": "Benno", "3": "Cleopatra"}
        assert await results.names(connection, players, None) == everywhere
        assert await results.names(connection, players, GuildId(7)) == {"1": "Annie", "2": "Ben", "3": "Cleo"}
        assert await results.names(connection, players, GuildId(8)) == {"1": "Anna", "2": "Benno"}
        assert await results.names(connection, (), None) == {}


async def test_results_of_people_and_servers(database: Database) -> None:
    """Void results are left out; those of pairs are rated ones since a moment, of two of the people at least."""
    day = timedelta(days=1)
    played: tuple[tuple[str, int, tuple[int, ...], dict[str, Any]], ...] = (
        ("a", 7, (1, 2), {"ended_at": NOW - day}),
        ("b", 7, (1, 3), {}),
        ("c", 8, (2, 1, 4), {"ended_at": NOW + day}),
        ("void", 7, (1, 2), {"void": True}),
        ("unrated", 7, (1, 2), {"rated": False}),
        ("e", 8, (3, 2), {}),
    )
    async with database.begin() as connection:
        for name, guild, people, values in played:
            seats = tuple(SeatResult(PersonId(person), None, "", 1, 5) for person in people)
            result = replace(result_of(GameId(name)), guild=GuildId(guild), seats=seats, **values)
            await results.insert(connection, result)

        async def games_of(query: Awaitable[tuple[GameResult, ...]]) -> str:
            return " ".join(result.game for result in await query)

        assert await games_of(results.of_person(connection, PersonId(1))) == "a b c unrated"
        assert await games_of(results.of_person(connection, PersonId(1), GuildId(8))) == "c"
        assert await games_of(results.of_person(connection, PersonId(9))) == ""
        assert await games_of(results.of_guild(connection, GuildId(7))) == "a b unrated"
        pair = [PersonId(1), PersonId(2)]
        assert await games_of(results.of_pairs(connection, pair, NOW - day)) == "a c"
        assert await games_of(results.of_pairs(connection, pair, NOW)) == "c"
        assert await games_of(results.of_pairs(connection, [*pair, PersonId(3)], NOW)) == "b c e"


async def test_a_result_reads_as_it_was_stored(database: Database) -> None:
    """Seats come in the order of play with all that is known of them; what features paid is read on demand."""
    paid = {FeatureKind.CITY: PaidFeatures(20, 12, 4), FeatureKind.ROAD: PaidFeatures(5, 3, 2)}
    seats = (
        SeatResult(PersonId(9), None, "Zoe", 1, 30, turns=8, in_time=7, fastest_seconds=3, features=paid),
        SeatResult(None, "hard", "", 2, 25),
        SeatResult(PersonId(2), None, "Ben", 3, 9, left=True, turns=8, played_enough=False, substituted=True),
    )
    base = result_of(GameId("full"))
    full = replace(base, guild=GuildId(7), seats=seats, expansions=frozenset({Expansion.ABBOT}), void=False)
    async with database.begin() as connection:
        await results.insert(connection, full)
        assert await results.find(connection, full.game) == full
        assert await results.of_person(connection, PersonId(2)) == (full,)
        plain = replace(full, seats=tuple(replace(seat, features={}) for seat in seats))
        assert await results.of_guild(connection, GuildId(7)) == (plain,)
        assert await results.all_in_order(connection) == (plain,)
        assert await results.of_pairs(connection, [PersonId(9), PersonId(2)], NOW) == (plain,)


async def test_results_come_in_order_and_their_changes_are_counted(database: Database) -> None:
    """A result that becomes void is a change; one that is added is none."""
    a, b, c = (result_of(GameId(name)) for name in "abc")
    async with database.begin() as connection:
        for result in (c, a, b):
            await results.insert(connection, result)
        assert await results.times_changed(connection) == 0
        assert await results.all_in_order(connection) == (c, a, b)
        assert await results.all_in_order(connection, 1) == (a, b)
        assert await results.all_in_order(connection, 3) == ()
        await results.set_void(connection, a.game)
        assert await results.times_changed(connection) == 1
        await results.note_change(connection)
        assert await results.times_changed(connection) == 2
        assert await results.find(connection, a.game) == replace(a, void=True)
        await results.replace(connection, replace(b, rated=False, tiles=3))
        assert await results.find(connection, b.game) == replace(b, rated=False, tiles=3)
        assert await results.find(connection, c.game) == c
        assert await results.find(connection, GameId("d")) is None


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
