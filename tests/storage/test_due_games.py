"""Tests of which games are due, and which of them wait for a person."""

from datetime import UTC, datetime, timedelta

import pytest
import sqlalchemy as sa
from running_game import add_game

from game.values.ruleset import Colour
from model.games import Deadline
from model.ids import ChannelId, GameId, PersonId
from model.tables import Occupant
from storage import deadlines
from storage.database import Database
from storage.leases import LEASE
from storage.schema import deadlines as clocks
from storage.schema import seats

NOW = datetime(2026, 5, 4, 12, tzinfo=UTC)
MINUTE = timedelta(minutes=1)
ANN, BEN = PersonId(1), PersonId(2)

DUE = {"d": 2, "b": -3, "a": -1, "e": None, "c": 0}
"""The minutes after NOW at which each game is looked at: None for never."""

ENDS = {"d": 5, "b": None, "a": 9, "e": 1, "c": 5}
"""The minutes after NOW at which each turn ends. Ann is to move but in game e."""


@pytest.fixture
async def database(database: Database) -> Database:
    """Return a database with five games of Ann and Ben."""
    async with database.begin() as connection:
        for number, name in enumerate(DUE):
            game = GameId(name)
            await add_game(connection, game, ChannelId(number), NOW)
            for place, (colour, person) in enumerate(((Colour.RED, ANN), (Colour.BLUE, BEN))):
                seat = {"colour": colour, "occupant": Occupant.PERSON, "person": person, "name": "somebody"}
                await connection.execute(seats.insert().values(game=game, place=place, **seat))
            look, end = (None if after is None else NOW + after * MINUTE for after in (DUE[name], ENDS[name]))
            to_move = Colour.BLUE if name == "e" else Colour.RED
            deadline = Deadline(look, to_move, 0, NOW, end, None, NOW)
            await deadlines.put(connection, game, deadline, NOW)
    return database


async def due(database: Database, now: datetime = NOW) -> str:
    async with database.read() as connection:
        return "".join(await deadlines.due(connection, now))


async def test_games_are_due_in_the_order_of_their_times(database: Database) -> None:
    """A game is due from its time on, the longest overdue first; one without a time never is."""
    assert await due(database) == "bac"
    assert await due(database, NOW + 9 * MINUTE) == "bacd"
    async with database.begin() as connection:
        assert await deadlines.next_look(connection) == NOW - 3 * MINUTE
        assert await deadlines.next_due(connection, NOW, 2) == (("b", True), ("a", True))
        assert await deadlines.next_due(connection, NOW + LEASE, 1) == (("b", False),), "its lease is over"
        await deadlines.remove(connection, GameId("b"))
        assert await deadlines.next_look(connection) == NOW - MINUTE
        for name in "acd":
            await deadlines.remove(connection, GameId(name))
        assert await deadlines.next_look(connection) is None


async def test_games_wait_for_the_person_to_move(database: Database) -> None:
    """The game whose turn ends first comes first, then those of equal times by their ids, and those without an end."""
    async with database.read() as connection:
        assert "".join(await deadlines.waiting_for(connection, ANN)) == "cdab"
        assert "".join(await deadlines.waiting_for(connection, BEN)) == "e"
        assert await deadlines.waiting_for(connection, PersonId(3)) == ()


async def test_games_become_due(database: Database) -> None:
    """All games that wait for a person become due, or one game."""
    async with database.begin() as connection:
        await deadlines.look_at_game(connection, GameId("d"), NOW - 5 * MINUTE)
    assert await due(database) == "dbac"
    async with database.begin() as connection:
        await deadlines.look_now(connection, BEN, NOW - 4 * MINUTE)
    assert await due(database) == "debac"
    async with database.begin() as connection:
        await deadlines.look_now(connection, ANN, NOW)
    assert await due(database, NOW - 4 * MINUTE) == "e"
    assert sorted(await due(database)) == list("abcde")


async def test_leases_of_a_gone_process_end_on_games_that_are_due(
    database: Database, other: Database
) -> None:
    """Others may claim what is due of the processes that are gone, and of no other one."""
    async with other.begin() as connection:
        await deadlines.claim(connection, [GameId(name) for name in DUE], NOW + LEASE)
        await deadlines.end_leases(connection, ["nobody"], NOW + LEASE)
    async with database.begin() as connection:
        assert await deadlines.next_due(connection, NOW + LEASE, 9) == ()
        for row in await connection.exec_driver_sql("SELECT leased_by FROM deadlines WHERE game = 'b'"):
            await deadlines.end_leases(connection, [row.leased_by], NOW - MINUTE)
        assert [game for game, _ in await deadlines.next_due(connection, NOW + LEASE, 9)] == ["b", "a"]


async def test_leases_on_some_games_leave_others_alone(database: Database, other: Database) -> None:
    """A process leases only the games that it names; a lease that is renewed lasts longer than the others."""
    async with other.begin() as connection:
        assert await deadlines.claim(connection, [GameId("a"), GameId("d")], NOW + LEASE) == ("a",), (
            "d is not due"
        )
    async with database.begin() as connection:
        assert await deadlines.next_due(connection, NOW + LEASE, 9) == (("b", False), ("c", False))
        assert await deadlines.claim(connection, [GameId("b"), GameId("c")], NOW + LEASE) == ("b", "c")
        await deadlines.renew(connection, [GameId("c")], NOW + 2 * LEASE - MINUTE / 60)
    async with other.begin() as connection:
        found = await deadlines.next_due(connection, NOW + 2 * LEASE, 9)
    assert found == (("b", False), ("a", False))


async def test_a_deadline_reads_as_it_was_stored(database: Database) -> None:
    """All values of a deadline are stored in place of the former ones, with those that may be missing or without."""
    moments = [NOW + number * MINUTE for number in range(6)]
    begun, look, end, pause, changed, out = moments
    full = Deadline(look, Colour.BLUE, 3, begun, end, pause, changed, {Colour.RED: 7, Colour.BLUE: 0}, out)
    for deadline in (full, Deadline(None, Colour.RED, 4, begun, None, None, changed)):
        async with database.begin() as connection:
            await deadlines.put(connection, GameId("a"), deadline, NOW)
            query = clocks.select().where(clocks.c.game == "a")
            row = (await connection.execute(query)).one()
            assert deadlines.of_row(row) == deadline
            joined = (
                sa.select(clocks).select_from(seats.outerjoin(clocks, clocks.c.game == "nobody")).limit(1)
            )
            assert deadlines.of_row((await connection.execute(joined)).one()) is None
    assert row.budgets is None
