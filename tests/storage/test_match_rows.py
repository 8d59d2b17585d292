"""Tests of which games of matches wait to be looked at or recorded."""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

import pytest
from running_game import add_game

from game.values.ruleset import Colour
from model.ids import ChannelId, EntrantId, GameId, GuildId, PersonId, TournamentId
from model.matches import Match, MatchEnding, MatchSeat
from model.tables import GameStatus, Occupant, Seat, TableOptions
from model.tournaments import Format, Plan, Round, Stage, TournamentHeader, TournamentStatus
from storage import games, matches, tournaments
from storage.database import Connection, Database
from storage.schema import games as game_rows

NOW = datetime(2026, 3, 1, tzinfo=UTC)
MATCH = Match(1, 1, None, NOW, seats=(MatchSeat(EntrantId(1)), MatchSeat(EntrantId(2))))

PERSON = Seat(Colour.RED, Occupant.PERSON, PersonId(1))
LEFT = Seat(Colour.BLUE, Occupant.COMPUTER, opponent="greedy")
OVER, STOPPED, RUNNING = GameStatus.OVER, GameStatus.STOPPED, GameStatus.RUNNING


async def add_match(
    connection: Connection,
    name: str,
    number: int,
    status: GameStatus,
    *,
    left: bool = False,
    leg: Mapping[str, Any] | None = None,
    ending: MatchEnding | None = None,
) -> None:
    """Store a tournament with one match and its game, all with this name."""
    tournament, game, channel = TournamentId(name), GameId(name), ChannelId(number)
    header = TournamentHeader(
        id=tournament,
        guild=GuildId(1),
        channel=ChannelId(2),
        message=None,
        organiser=None,
        role=None,
        name=name,
        status=TournamentStatus.RUNNING,
        paused_at=None,
        format=Format.SWISS,
        plan=Plan(),
        options=TableOptions(),
        sign_up_until=NOW,
        look_at=None,
        created_at=NOW,
        ended_at=None,
    )
    await tournaments.insert(connection, header)
    for person in (1, 2):
        await tournaments.enter(connection, tournament, PersonId(person), "Ann")
    await matches.add_round(connection, tournament, Round(1, Stage.SWISS, None, None, NOW, None), [MATCH], ())
    await add_game(connection, game, channel, NOW)
    await games.set_seats(connection, game, [PERSON, LEFT] if left else [PERSON])
    values = {"status": status, "ended_at": None if status is RUNNING else NOW}
    await connection.execute(game_rows.update().where(game_rows.c.id == game).values(**values))
    await matches.add_leg(connection, tournament, MATCH, game, 1)
    if leg is not None:
        await matches.change_leg(connection, game, **leg)
    if ending is not None:
        await matches.change_match(connection, tournament, MATCH, ending=ending, ended_at=NOW)


@pytest.fixture
async def database(database: Database) -> Database:
    """Return a database with tournaments of one match, each named after what has become of its game."""
    async with database.begin() as connection:
        await add_match(connection, "over", 1, OVER)
        await add_match(connection, "stopped", 2, STOPPED)
        await add_match(connection, "running", 3, RUNNING)
        await add_match(connection, "left", 4, RUNNING, left=True)
        await add_match(connection, "recorded", 5, OVER, leg={"scores": [50, 40]})
        await add_match(connection, "played again", 6, OVER, leg={"counted": False})
        await add_match(connection, "decided", 7, OVER, ending=MatchEnding.REFEREE)
    return database


async def test_tournaments_are_looked_at_if_a_game_has_ended_or_was_left(database: Database) -> None:
    """Games that are recorded or played again, or whose match is decided, need no look."""
    async with database.read() as connection:
        found = await matches.with_games_to_look_at(connection)
    assert sorted(found) == ["left", "over", "stopped"]


async def test_games_that_were_played_to_their_end_wait_to_be_recorded(database: Database) -> None:
    """Of all games only one waits, and it waits in its own tournament alone."""
    names = ("over", "stopped", "running", "left", "recorded", "played again", "decided")
    async with database.read() as connection:
        found = {name: await matches.unrecorded_games(connection, TournamentId(name)) for name in names}
    assert {name for name, waiting in found.items() if waiting} == {"over"}
    assert found["over"] == {"over"}
