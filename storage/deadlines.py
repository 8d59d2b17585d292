"""Deadlines of running games, one row a game: when to look at it again, and which seat it waits for."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from game.values.ruleset import Colour
from model.games import Deadline
from model.ids import GameId, PersonId, TournamentId
from storage import rows
from storage.leases import LEASE, claimable, lease, process_of
from storage.schema import deadlines, seats
from storage.schema_tournaments import match_games
from storage.unreadable import ROW_LIMIT, first_ones_readable

# Built once: building a statement takes SQLAlchemy longer than SQLite takes to execute it.
_WAITING_FOR = (
    sa.select(deadlines.c.game)
    .join(seats, (seats.c.game == deadlines.c.game) & (seats.c.colour == deadlines.c.colour))
    .where(seats.c.person == sa.bindparam("person"))
    .order_by(deadlines.c.ends_at.is_(None), deadlines.c.ends_at, deadlines.c.game)
)
_NEXT_LOOK = (
    sa.select(deadlines.c.look_at)
    .where(deadlines.c.look_at.is_not(None))
    .order_by(deadlines.c.look_at)
    .limit(ROW_LIMIT)
)


async def put(connection: AsyncConnection, game: GameId, deadline: Deadline, now: datetime) -> None:
    """Store the deadline of a game in place of the one it had, leased to this process."""
    await rows.put(
        connection,
        deadlines,
        game=game,
        look_at=deadline.look_at,
        colour=deadline.colour,
        turn_seq=deadline.turn_seq,
        began_at=deadline.began_at,
        ends_at=deadline.ends_at,
        paused_until=deadline.paused_until,
        changed_at=deadline.changed_at,
        budgets={colour.value: left for colour, left in deadline.budgets.items()} or None,
        out_at=deadline.out_at,
        **lease(connection, now),
    )


def of_row(row: sa.Row[Any]) -> Deadline | None:
    """Return the deadline in a row that has all columns of `deadlines`; None if an outer join found none."""
    # Looked up by column: the row may have columns of other tables with the same names.
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
        budgets={Colour(colour): left for colour, left in (values[deadlines.c.budgets] or {}).items()},
        out_at=values[deadlines.c.out_at],
    )


async def remove(connection: AsyncConnection, game: GameId) -> None:
    """Delete the deadline of a game that waits for nothing any more."""
    await connection.execute(deadlines.delete().where(deadlines.c.game == game))


async def due(connection: AsyncConnection, now: datetime) -> tuple[GameId, ...]:
    """Return the games that are due (their `look_at` has come), longest overdue first."""
    query = sa.select(deadlines.c.game).where(deadlines.c.look_at <= now).order_by(deadlines.c.look_at)
    return tuple(GameId(game) for game in (await connection.execute(query)).scalars())


async def next_due(connection: AsyncConnection, now: datetime, count: int) -> tuple[tuple[GameId, bool], ...]:
    """Return at most `count` games that are due and not leased to another process, longest overdue first.

    With each comes whether this process holds a lease on it that is not over.
    """
    process, row = process_of(connection), deadlines.c
    own = sa.func.coalesce((row.leased_by == process) & (row.leased_until > now), sa.false())
    query = (
        sa.select(row.game, own.label("own"))
        .where(row.look_at <= now, claimable(deadlines, process, now, now + LEASE))
        .order_by(row.look_at)
        .limit(count)
    )
    return tuple((GameId(game), bool(leased)) for game, leased in await connection.execute(query))


async def claim(
    connection: AsyncConnection, game_ids: Collection[GameId], now: datetime
) -> tuple[GameId, ...]:
    """Lease those of these games that are still due and not leased to another process; return them."""
    process, row = process_of(connection), deadlines.c
    query = (
        sa.select(row.game)
        .where(row.game.in_(game_ids), row.look_at <= now, claimable(deadlines, process, now, now + LEASE))
        .with_for_update(skip_locked=True)
    )
    found = tuple(GameId(game) for game in (await connection.execute(query)).scalars())
    await connection.execute(deadlines.update().where(row.game.in_(found)).values(lease(connection, now)))
    return found


async def renew(connection: AsyncConnection, game_ids: Collection[GameId], now: datetime) -> None:
    """Renew the leases on these games that are this process's; others are left alone."""
    condition = deadlines.c.game.in_(game_ids) & (deadlines.c.leased_by == process_of(connection))
    await connection.execute(deadlines.update().where(condition).values(lease(connection, now)))


async def end_leases(connection: AsyncConnection, processes: Collection[str], now: datetime) -> None:
    """End the leases of these processes on games that are due."""
    condition = (deadlines.c.look_at <= now) & deadlines.c.leased_by.in_(processes)
    await connection.execute(deadlines.update().where(condition).values(leased_until=None))


async def waiting_for(connection: AsyncConnection, person: PersonId) -> tuple[GameId, ...]:
    """Return the games that wait for a person, by the end of the turn; turns without an end come last."""
    found = await connection.execute(_WAITING_FOR, {"person": person})
    return tuple(GameId(game) for game in found.scalars())


async def next_look(connection: AsyncConnection) -> datetime | None:
    """Return the earliest `look_at` of all games; None without any."""
    found = await first_ones_readable(connection, _NEXT_LOOK, deadlines.c.game, lambda row: row.look_at, 1)
    return found[0] if found else None


async def look_now(connection: AsyncConnection, person: PersonId, now: datetime) -> None:
    """Make every game due that waits for a person, because something about their clock has changed."""
    condition = sa.tuple_(deadlines.c.game, deadlines.c.colour).in_(
        sa.select(seats.c.game, seats.c.colour).where(seats.c.person == person)
    )
    await connection.execute(deadlines.update().where(condition).values(look_at=now))


async def look_at_game(connection: AsyncConnection, game: GameId, now: datetime) -> None:
    """Make a game due: the seat to move has given orders, or a turn was posted late."""
    await connection.execute(deadlines.update().where(deadlines.c.game == game).values(look_at=now))


async def look_at_tournament(connection: AsyncConnection, tournament: TournamentId, now: datetime) -> None:
    """Make every game of a tournament due, because the tournament was paused or resumed."""
    condition = deadlines.c.game.in_(
        sa.select(match_games.c.game).where(match_games.c.tournament == tournament)
    )
    await connection.execute(deadlines.update().where(condition).values(look_at=now))
