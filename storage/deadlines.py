"""When to look at a running game again, and whom it waits for: one row a game, replaced with every entry."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from model.games import Deadline
from model.ids import GameId, PersonId, TournamentId
from storage.schema import deadlines, seats
from storage.schema_tournaments import match_games
from storage.unreadable import first_readable


async def put(connection: AsyncConnection, game: GameId, deadline: Deadline) -> None:
    """The game's deadline, instead of the one it had."""
    values = {
        "look_at": deadline.look_at,
        "colour": deadline.colour,
        "turn_seq": deadline.turn_seq,
        "began_at": deadline.began_at,
        "ends_at": deadline.ends_at,
        "paused_until": deadline.paused_until,
        "changed_at": deadline.changed_at,
    }
    updated = await connection.execute(deadlines.update().where(deadlines.c.game == game).values(values))
    if updated.rowcount == 0:
        await connection.execute(deadlines.insert().values(game=game, **values))


def of_row(row: sa.Row[Any]) -> Deadline | None:
    """The deadline in a row that has all columns of `deadlines`; None where it was joined to nothing."""
    # By column: a row with columns of other tables may have the same names.
    values = row._mapping
    if values[deadlines.c.colour] is None:
        return None
    return Deadline(
        look_at=values[deadlines.c.look_at],
        colour=values[deadlines.c.colour],
        turn_seq=values[deadlines.c.turn_seq],
        began_at=values[deadlines.c.began_at],
        ends_at=values[deadlines.c.ends_at],
        paused_until=values[deadlines.c.paused_until],
        changed_at=values[deadlines.c.changed_at],
    )


async def remove(connection: AsyncConnection, game: GameId) -> None:
    """The game waits for nothing any more."""
    await connection.execute(deadlines.delete().where(deadlines.c.game == game))


async def due(connection: AsyncConnection, now: datetime) -> tuple[GameId, ...]:
    """The games to look at, longest waiting first."""
    query = sa.select(deadlines.c.game).where(deadlines.c.look_at <= now).order_by(deadlines.c.look_at)
    return tuple(GameId(game) for game in (await connection.execute(query)).scalars())


async def waiting_for(connection: AsyncConnection, person: PersonId) -> tuple[GameId, ...]:
    """The games that wait for a person, by the end of the turn; those without one last."""
    mine = (seats.c.game == deadlines.c.game) & (seats.c.colour == deadlines.c.colour)
    query = (
        sa.select(deadlines.c.game)
        .join(seats, mine)
        .where(seats.c.person == person)
        .order_by(deadlines.c.ends_at.is_(None), deadlines.c.ends_at, deadlines.c.game)
    )
    return tuple(GameId(game) for game in (await connection.execute(query)).scalars())


async def next_look(connection: AsyncConnection) -> datetime | None:
    """When the next game wants to be looked at."""
    query = (
        sa.select(deadlines.c.look_at).where(deadlines.c.look_at.is_not(None)).order_by(deadlines.c.look_at)
    )
    return await first_readable(connection, query, deadlines.c.game, _look_at)


def _look_at(row: sa.Row[Any]) -> datetime:
    moment: datetime = row.look_at
    return moment


async def look_now(connection: AsyncConnection, person: PersonId, now: datetime) -> None:
    """Look at every game that waits for a person at once: something about their clock has changed."""
    theirs = sa.tuple_(deadlines.c.game, deadlines.c.colour).in_(
        sa.select(seats.c.game, seats.c.colour).where(seats.c.person == person)
    )
    await connection.execute(deadlines.update().where(theirs).values(look_at=now))


async def look_at_tournament(connection: AsyncConnection, tournament: TournamentId, now: datetime) -> None:
    """Look at every game of a tournament at once: its clocks stand still or go on."""
    theirs = deadlines.c.game.in_(sa.select(match_games.c.game).where(match_games.c.tournament == tournament))
    await connection.execute(deadlines.update().where(theirs).values(look_at=now))
