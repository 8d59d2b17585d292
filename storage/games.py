"""Headers of games, and their seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from model.games import GameHeader
from model.guilds import GuildSettings
from model.ids import ChannelId, GameId, GuildId, MessageId, PersonId
from model.tables import LIVING, GameStatus, Seat, TableOptions
from storage.columns import inline_literal
from storage.options import options_columns, options_from
from storage.schema import games, guilds, seats
from storage.schema_challenges import challenges
from storage.schema_tournaments import match_games, matches, rounds
from storage.unreadable import readable, reading


@dataclass(frozen=True, slots=True)
class RunningGame:
    """A running game, and its key in the order of running games: `begun`, its `started_at` as it is stored.

    The value is not parsed. If it makes no sense, that is reported when the whole game is read.
    """

    id: GameId
    begun: object


@dataclass(frozen=True, slots=True)
class KnownOfGame:
    """What is read of a game whose row may be damaged. Any stored `rated` is taken as true or false."""

    guild: GuildId | None
    status: GameStatus
    rated: bool


_WAITS = games.c.status == inline_literal(games.c.status, GameStatus.LOBBY)
_RUNS = games.c.status == inline_literal(games.c.status, GameStatus.RUNNING)
_LIVES = games.c.status.in_([inline_literal(games.c.status, status) for status in LIVING])

# Built once: building a statement takes SQLAlchemy longer than SQLite takes to execute it.
_FIND = games.select().where(games.c.id == sa.bindparam("game"))


async def insert(connection: AsyncConnection, game: GameHeader) -> None:
    """Store a new game. A Conflict at the end of the transaction says that its channel or id is taken."""
    await connection.execute(
        games.insert().values(
            id=game.id,
            guild=game.guild,
            channel=game.channel,
            message=game.message,
            host=game.host,
            status=game.status,
            rules_version=game.rules_version,
            seed=game.seed,
            promise=game.commitment,
            rematch_of=game.rematch_of,
            created_at=game.created_at,
            started_at=game.started_at,
            ended_at=game.ended_at,
            touched_at=game.touched_at,
            **options_columns(game.options),
        )
    )


async def find(connection: AsyncConnection, game: GameId) -> GameHeader | None:
    """Return the header of a game; None without one. Raises Unreadable."""
    with reading(game):
        row = (await connection.execute(_FIND, {"game": game})).one_or_none()
        return None if row is None else of_row(row)


async def known_of(connection: AsyncConnection, game: GameId) -> KnownOfGame | None:
    """Return what is known of a game whose row may be damaged; None without one.

    Raises Unreadable if not even its status makes sense; such a game does not block its channel.
    """
    rated = sa.type_coerce(games.c.rated, sa.types.NullType())
    query = sa.select(games.c.guild, games.c.status, rated.label("rated")).where(games.c.id == game)
    with reading(game):
        row = (await connection.execute(query)).one_or_none()
        return None if row is None else KnownOfGame(row.guild, row.status, bool(row.rated))


async def living_in(connection: AsyncConnection, channel: ChannelId) -> GameId | None:
    """Return the game in a channel that is in its lobby or running; None without one."""
    query = sa.select(games.c.id).where(games.c.channel == channel, _LIVES)
    return _id((await connection.execute(query)).scalar_one_or_none())


async def opened_by(connection: AsyncConnection, person: PersonId) -> int:
    """Return how many lobbies and running games a person has opened and still sits in."""
    query = (
        sa.select(sa.func.count())
        .select_from(seats.join(games))
        .where(seats.c.person == person, games.c.host == person, games.c.status.in_(LIVING))
    )
    return (await connection.execute(query)).scalar_one()


async def last_in(connection: AsyncConnection, channel: ChannelId) -> GameId | None:
    """Return the running game in a channel, or else the one that was started there last; None without any."""
    query = sa.select(games.c.id).where(games.c.channel == channel)
    runs = query.where(_LIVES, games.c.status == GameStatus.RUNNING)
    last = query.where(games.c.started_at.is_not(None)).order_by(games.c.started_at.desc()).limit(1)
    found = (await connection.execute(runs)).scalar_one_or_none()
    return _id(found or (await connection.execute(last)).scalar_one_or_none())


async def rematch_waiting(connection: AsyncConnection, game: GameId) -> GameId | None:
    """Return the lobby that was opened as a rematch of `game` and still waits; None without one."""
    query = sa.select(games.c.id).where(games.c.rematch_of == game, _WAITS).limit(1)
    return _id((await connection.execute(query)).scalar_one_or_none())


def _id(found: str | None) -> GameId | None:
    return None if found is None else GameId(found)


async def set_options(connection: AsyncConnection, game: GameId, options: TableOptions) -> None:
    """Store other options of a game that has not begun."""
    await connection.execute(games.update().where(games.c.id == game).values(**options_columns(options)))


async def set_channel(connection: AsyncConnection, game: GameId, channel: ChannelId) -> None:
    """Store another channel of a game, where no message shows its lobby."""
    await connection.execute(games.update().where(games.c.id == game).values(channel=channel, message=None))


async def set_message(connection: AsyncConnection, game: GameId, message: MessageId) -> None:
    """Store which message shows the lobby of a game."""
    await connection.execute(games.update().where(games.c.id == game).values(message=message))


async def set_host(connection: AsyncConnection, game: GameId, host: PersonId | None) -> None:
    """Store another host of a table."""
    await connection.execute(games.update().where(games.c.id == game).values(host=host))


async def touch(connection: AsyncConnection, game: GameId, at: datetime) -> None:
    """Store when something was last changed at a table."""
    await connection.execute(games.update().where(games.c.id == game).values(touched_at=at))


async def waiting_tables(connection: AsyncConnection) -> tuple[tuple[GameId, datetime, timedelta], ...]:
    """Return the games that have not begun, each with its last change and how long it waits after that."""
    touched_at = sa.func.coalesce(games.c.touched_at, games.c.created_at, type_=games.c.created_at.type)
    servers = sa.select(guilds.c.id, guilds.c.lobby_days).where(
        guilds.c.id.in_(sa.select(games.c.guild).where(_WAITS))
    )
    patience = dict(
        await readable(connection, servers, guilds.c.id, lambda row: (row.id, timedelta(row.lobby_days)))
    )
    usual = timedelta(GuildSettings().lobby_days)
    tables = sa.select(games.c.id, games.c.guild, touched_at.label("touched_at"))
    return await readable(
        connection,
        tables.where(_WAITS),
        games.c.id,
        lambda row: (GameId(row.id), row.touched_at, patience.get(row.guild, usual)),
    )


async def set_running(connection: AsyncConnection, game: GameId, at: datetime) -> None:
    """Store that a game has begun."""
    values = {"status": GameStatus.RUNNING, "started_at": at}
    await connection.execute(games.update().where(games.c.id == game).values(values))


async def set_ended(connection: AsyncConnection, game: GameId, status: GameStatus, at: datetime) -> None:
    """Store that a game is over or stopped."""
    await connection.execute(games.update().where(games.c.id == game).values(status=status, ended_at=at))


async def delete_ended_before(
    connection: AsyncConnection, guild: GuildId, moment: datetime, most: int
) -> int:
    """Delete games of a server that ended before a moment, with all that belongs to them; return how many.

    At most `most` are deleted, since no other transaction can write meanwhile. A game stays while its result
    is not recorded, its match or round is open, or a place on a ladder depends on it.
    """
    of_open_round = (
        sa.select(match_games.c.game)
        .select_from(match_games.join(matches).join(rounds))
        .where(match_games.c.game == games.c.id, matches.c.ending.is_(None) | rounds.c.ended_at.is_(None))
    )
    at_stake = sa.select(challenges.c.id).where(challenges.c.game == games.c.id, ~challenges.c.settled)
    unrecorded = (games.c.status == GameStatus.OVER) & ~games.c.recorded
    old = (
        sa.select(games.c.id)
        .where(games.c.guild == guild, games.c.ended_at < moment)
        .where(~unrecorded, ~of_open_round.exists(), ~at_stake.exists())
        .limit(most)
    )
    return (await connection.execute(games.delete().where(games.c.id.in_(old)))).rowcount


async def seats_of(connection: AsyncConnection, game: GameId) -> tuple[Seat, ...]:
    """Return the seats of a game in the order of play. Raises Unreadable."""
    query = seats.select().where(seats.c.game == game).order_by(seats.c.place)
    with reading(game):
        return tuple(seat_of(row) for row in await connection.execute(query))


async def is_seated(connection: AsyncConnection, game: GameId, person: PersonId) -> bool:
    """Return whether a person sits in a game, even if nothing else of it can be read."""
    query = sa.select(seats.c.place).where(seats.c.game == game, seats.c.person == person).limit(1)
    return (await connection.execute(query)).first() is not None


async def set_seats(connection: AsyncConnection, game: GameId, seated: Sequence[Seat]) -> None:
    """Store these seats, in this order, in place of those of the game."""
    await connection.execute(seats.delete().where(seats.c.game == game))
    if seated:
        rows = [{"game": game, "place": place, **_values(seat)} for place, seat in enumerate(seated)]
        await connection.execute(seats.insert(), rows)


async def set_seat(connection: AsyncConnection, game: GameId, seat: Seat) -> None:
    """Store who sits on the seat of a colour."""
    at = (seats.c.game == game) & (seats.c.colour == seat.colour)
    await connection.execute(seats.update().where(at).values(**_values(seat)))


async def running(
    connection: AsyncConnection, after: RunningGame | None, most: int
) -> tuple[RunningGame, ...]:
    """Return at most `most` running games, oldest first: those after `after`, or (None) from the first on.

    The game `after` may have ended or been deleted since it was listed.
    """
    begun = sa.type_coerce(games.c.started_at, sa.types.NullType())
    query = sa.select(games.c.id, begun).where(_RUNS).order_by(begun, games.c.id).limit(most)
    if after is not None:
        later = (begun > after.begun) | (games.c.id > after.id)
        query = query.where(begun >= after.begun, later)
    return tuple(RunningGame(GameId(game), moment) for game, moment in await connection.execute(query))


def of_row(row: sa.Row[Any]) -> GameHeader:
    """Return the header in a row that has all columns of `games`."""
    return GameHeader(
        id=row.id,
        guild=row.guild,
        channel=row.channel,
        message=row.message,
        host=row.host,
        status=row.status,
        options=options_from(row._mapping),
        rules_version=row.rules_version,
        seed=row.seed,
        commitment=row.promise,
        rematch_of=row.rematch_of,
        created_at=row.created_at,
        started_at=row.started_at,
        ended_at=row.ended_at,
        touched_at=row.touched_at,
    )


def _values(seat: Seat) -> dict[str, Any]:
    return {
        "colour": seat.colour,
        "occupant": seat.occupant,
        "person": seat.person,
        "name": seat.name,
        "opponent": seat.opponent,
    }


def seat_of(row: sa.Row[Any]) -> Seat:
    """Return the seat in a row that has all columns of `seats`."""
    # Looked up by column: the row may have columns of other tables with the same names.
    values, seat = row._mapping, seats.c
    return Seat(
        values[seat.colour],
        values[seat.occupant],
        values[seat.person],
        values[seat.name],
        values[seat.opponent],
    )
