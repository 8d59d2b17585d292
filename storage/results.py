"""Results of games: one a game, seat by seat, and the names under which people played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from game.values.tiles import FeatureKind
from model.ids import GameId, GuildId, PersonId
from model.ratings import expansions_code, read_expansions
from model.results import GameResult, PaidFeatures, SeatResult
from model.tables import GameStatus
from storage import program_values
from storage.columns import LARGEST, inline_literal, next_number
from storage.schema import games
from storage.schema_community import played, played_features, played_seats
from storage.unreadable import readable

_CHANGED = "results-changed"
"""The name in `program_values` of the number of changes of recorded results."""


async def insert(connection: AsyncConnection, result: GameResult) -> None:
    """Store the result of a game. A Conflict says that it has one."""
    number = next_number(played.c.number)
    await connection.execute(played.insert().values(number=number, **_header(result)))
    await connection.execute(games.update().where(games.c.id == result.game).values(recorded=True))
    await _insert_seats(connection, result)


async def replace(connection: AsyncConnection, result: GameResult) -> None:
    """Store the result of a game in place of the one it had; its number among all results stays."""
    await connection.execute(played.update().where(played.c.game == result.game).values(**_header(result)))
    await connection.execute(played_seats.delete().where(played_seats.c.game == result.game))
    await _insert_seats(connection, result)


async def set_void(connection: AsyncConnection, game: GameId) -> None:
    """Store that a result counts for nothing any more."""
    await connection.execute(played.update().where(played.c.game == game).values(void=True))
    await note_change(connection)


async def times_changed(connection: AsyncConnection) -> int:
    """Return how often recorded results have changed, so that a count of them can tell whether it is out of date."""
    return int(await program_values.find(connection, _CHANGED) or 0)


async def note_change(connection: AsyncConnection) -> None:
    """Store that results which were recorded have changed."""
    await program_values.put(connection, _CHANGED, str(await times_changed(connection) + 1))


async def find(connection: AsyncConnection, game: GameId) -> GameResult | None:
    """Return the result of a game; None without one."""
    found = await _read(connection, played.c.game == game)
    return found[0] if found else None


async def all_in_order(connection: AsyncConnection, after: int = 0) -> tuple[GameResult, ...]:
    """Return the results `after` a number, in the order of recording, without their `features`."""
    return await _read(connection, played.c.number > after, features=False)


async def of_person(
    connection: AsyncConnection, person: PersonId, guild: GuildId | None = None
) -> tuple[GameResult, ...]:
    """Return the results of a person's games that count, oldest first, on one server or (None) on all."""
    game_ids = sa.select(played_seats.c.game).where(played_seats.c.person == person)
    guild_condition = sa.true() if guild is None else played.c.guild == guild
    return await _read(connection, played.c.game.in_(game_ids) & guild_condition & ~played.c.void)


async def of_guild(connection: AsyncConnection, guild: GuildId) -> tuple[GameResult, ...]:
    """Return the results of a server's games that count, oldest first, without their `features`."""
    return await _read(connection, (played.c.guild == guild) & ~played.c.void, features=False)


async def of_pairs(
    connection: AsyncConnection, people: Sequence[PersonId], since: datetime
) -> tuple[GameResult, ...]:
    """Return the rated results since a moment of games in which at least two of these people sat.

    They come in the order in which they were recorded, without their `features`.
    """
    game_ids = sa.select(played_seats.c.game).where(played_seats.c.person.in_(people))
    several = game_ids.group_by(played_seats.c.game).having(sa.func.count() > 1)
    condition = played.c.game.in_(several) & (played.c.ended_at >= since) & played.c.rated & ~played.c.void
    return await _read(connection, condition, features=False)


async def missing(connection: AsyncConnection) -> tuple[GameId, ...]:
    """Return the games that were played to their end and have no result, in the order in which they ended."""
    over = games.c.status == inline_literal(games.c.status, GameStatus.OVER)
    query = sa.select(games.c.id).where(over, ~games.c.recorded)
    return tuple((await connection.execute(query.order_by(games.c.ended_at, games.c.id))).scalars())


async def with_logs(connection: AsyncConnection) -> tuple[GameId, ...]:
    """Return the games with a result and a log from which it can be worked out again."""
    query = sa.select(played.c.game).join(games, games.c.id == played.c.game).order_by(played.c.number)
    return tuple((await connection.execute(query)).scalars())


async def newest_number(connection: AsyncConnection) -> int:
    """Return the number of the result that was recorded last; 0 before the first."""
    query = sa.select(sa.func.max(played.c.number)).where(played.c.number <= LARGEST)
    return (await connection.execute(query)).scalar_one() or 0


async def names(
    connection: AsyncConnection, players: Sequence[str], guild: GuildId | None
) -> Mapping[str, str]:
    """Return the name under which each of these people last played, on a server or (None) on all.

    People are named by their ids in digits; other `players` are ignored.
    """
    people = [int(player) for player in players if player.isdecimal()]
    guild_condition = sa.true() if guild is None else played.c.guild == guild
    newest_first = sa.func.row_number().over(
        partition_by=played_seats.c.person, order_by=played.c.number.desc()
    )
    seated = (
        sa.select(played_seats.c.person, played_seats.c.name, newest_first.label("age"))
        .join(played)
        .where(played_seats.c.person.in_(people), played_seats.c.name != "", guild_condition)
        .subquery()
    ).c
    query = sa.select(seated.person, seated.name).where(seated.age == 1)
    return {str(row.person): row.name for row in await connection.execute(query)}


def _header(result: GameResult) -> dict[str, Any]:
    return {
        "game": result.game,
        "guild": result.guild,
        "channel": result.channel,
        "seats": len(result.seats),
        "edition": result.edition,
        "expansions": None if result.expansions is None else expansions_code(result.expansions),
        "rated": result.rated,
        "ending": result.ending,
        "void": result.void,
        "tiles": result.tiles,
        "ended_at": result.ended_at,
    }


async def _insert_seats(connection: AsyncConnection, result: GameResult) -> None:
    rows = [
        {
            "game": result.game,
            "place": place,
            "person": seat.person,
            "opponent": seat.opponent,
            "name": seat.name,
            "rank": seat.rank,
            "points": seat.points,
            "left": seat.left,
            "turns": seat.turns,
            "in_time": seat.in_time,
            "fastest_seconds": seat.fastest_seconds,
            "played_enough": seat.played_enough,
            "substituted": seat.substituted,
            "margin": result.margin(place),
        }
        for place, seat in enumerate(result.seats)
    ]
    await connection.execute(played_seats.insert(), rows)
    features = [
        {
            "game": result.game,
            "place": place,
            "kind": kind,
            "points": paid.points,
            "best_points": paid.best_points,
            "best_tiles": paid.best_tiles,
        }
        for place, seat in enumerate(result.seats)
        for kind, paid in seat.features.items()
    ]
    if features:
        await connection.execute(played_features.insert(), features)


async def _read(
    connection: AsyncConnection, condition: sa.ColumnElement[bool], *, features: bool = True
) -> tuple[GameResult, ...]:
    paid: dict[tuple[str, int], dict[FeatureKind, PaidFeatures]] = {}
    if features:
        query = (
            sa.select(played_features).join(played, played.c.game == played_features.c.game).where(condition)
        )
        for seat_key, kind, figures in await readable(connection, query, played_features.c.game, _paid):
            paid.setdefault(seat_key, {})[kind] = figures
    seats: dict[str, list[SeatResult]] = {}
    query = sa.select(played_seats).join(played).where(condition)
    query = query.order_by(played_seats.c.game, played_seats.c.place)
    for row, seat in await readable(
        connection,
        query,
        played_seats.c.game,
        lambda row: (row, _seat(row, paid.get((row.game, row.place), {}))),
    ):
        seats.setdefault(row.game, []).append(seat)
    query = played.select().where(condition).order_by(played.c.number)
    return await readable(connection, query, played.c.game, lambda row: _result(row, seats.get(row.game, ())))


# Values that are added up and compared must be numbers: `int` fails here for a stored value that is none.


def _paid(row: sa.Row[Any]) -> tuple[tuple[str, int], FeatureKind, PaidFeatures]:
    paid = PaidFeatures(int(row.points), int(row.best_points), int(row.best_tiles))
    return (row.game, row.place), row.kind, paid


def _seat(row: sa.Row[Any], features: Mapping[FeatureKind, PaidFeatures]) -> SeatResult:
    return SeatResult(
        person=None if row.person is None else PersonId(int(row.person)),
        opponent=row.opponent,
        name=row.name,
        rank=int(row.rank),
        points=int(row.points),
        left=row.left,
        turns=int(row.turns),
        in_time=int(row.in_time),
        fastest_seconds=None if row.fastest_seconds is None else int(row.fastest_seconds),
        features=features,
        played_enough=row.played_enough,
        substituted=row.substituted,
    )


def _result(row: sa.Row[Any], seats: Sequence[SeatResult]) -> GameResult:
    int(row.number)
    if len(seats) != row.seats:
        raise ValueError(f"{len(seats)} seats can be read, of {row.seats}")
    return GameResult(
        game=row.game,
        guild=row.guild,
        channel=row.channel,
        edition=row.edition,
        rated=row.rated,
        ending=row.ending,
        tiles=row.tiles,
        ended_at=row.ended_at,
        seats=tuple(seats),
        void=row.void,
        expansions=None if row.expansions is None else read_expansions(row.expansions),
    )
