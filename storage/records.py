"""Records: the best values that were ever made on a server, and over all servers.

There is a row for each kind on each server, and one over all. A new result takes the rows of the records that it
breaks. The rows of a result that no longer counts are searched for again among all results, and only those.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from game.values.tiles import FeatureKind
from model.ids import GameId, GuildId, PersonId
from model.results import Ending, GameResult, RecordKind, RecordRow, SeatResult
from storage.columns import LARGEST
from storage.ratings import ALL
from storage.schema_community import played, played_features, played_seats, records
from storage.unreadable import readable

_OLDEST_FIRST = (played.c.number, played_seats.c.place)

AT_ONCE = 1_000
"""Rows stored by one statement: with those of ten thousand servers it would exceed its time limit."""


async def all_of(connection: AsyncConnection, guild: GuildId | None) -> Mapping[RecordKind, RecordRow]:
    """Return the records of a server, or of all; of equal ones the oldest counts."""
    query = (
        sa.select(
            records.c.kind, records.c.value, records.c.person, played.c.game, played.c.guild, played.c.channel
        )
        .join(played)
        .where(records.c.guild == (guild or ALL))
    )
    found = dict(await readable(connection, query, records.c.kind, _record))
    return {kind: found[kind] for kind in RecordKind if kind in found}


def _record(row: sa.Row[Any]) -> tuple[RecordKind, RecordRow]:
    return row.kind, RecordRow(int(row.value), row.person, row.game, row.guild, row.channel)


async def note(connection: AsyncConnection, result: GameResult) -> None:
    """Store the records that a result, the newest, has broken on its server and over all."""
    best = records_of(result)
    for guild in dict.fromkeys((ALL, result.guild or ALL)):
        query = sa.select(records.c.kind, records.c.value).where(records.c.guild == guild)
        stored = dict(
            await readable(connection, query, records.c.kind, lambda row: (row.kind, int(row.value)))
        )
        better = {
            kind: record
            for kind, record in best.items()
            if kind not in stored or _beats(kind, record[0], stored[kind])
        }
        if better:
            broken = (records.c.guild == guild) & records.c.kind.in_(better)
            await connection.execute(records.delete().where(broken))
            rows = [
                {"guild": guild, "kind": kind, "value": value, "person": person, "game": result.game}
                for kind, (value, person) in better.items()
            ]
            await connection.execute(records.insert(), rows)


async def withdraw(connection: AsyncConnection, game: GameId) -> None:
    """Search again for the records made in a game whose result no longer counts as it did, and store them."""
    lost = records.delete().where(records.c.game == game).returning(records.c.guild, records.c.kind)
    for row in (await connection.execute(lost)).all():
        await _find_again(connection, row.guild, row.kind)


async def search_all(connection: AsyncConnection) -> tuple[dict[str, Any], ...]:
    """Return the rows of all records, searched for among all results; `put_all` stores them."""
    rows: list[dict[str, Any]] = []
    for kind in RecordKind:
        for guild in (sa.literal(ALL), sa.func.coalesce(played.c.guild, ALL)):
            first = sa.func.row_number().over(
                partition_by=guild, order_by=(_best_first(kind), *_OLDEST_FIRST)
            )
            ranked = _results(kind, guild, first.label("place")).subquery()
            best = sa.select(ranked.c.guild, ranked.c.value, ranked.c.person, ranked.c.game)
            query = best.where(ranked.c.place == 1)
            rows += [{"kind": kind, **row._mapping} for row in await connection.execute(query)]
    # Games of no server count for the records over all, and have no records of their own.
    return tuple({(row["guild"], row["kind"]): row for row in reversed(rows)}.values())


async def put_all(connection: AsyncConnection, rows: Iterable[dict[str, Any]]) -> None:
    """Store these records, and no others."""
    await connection.execute(records.delete())
    rows = tuple(rows)
    for first in range(0, len(rows), AT_ONCE):
        await connection.execute(records.insert(), rows[first : first + AT_ONCE])


def records_of(result: GameResult) -> Mapping[RecordKind, tuple[int, PersonId]]:
    """Return the best value of each kind in a game, and the person who made it.

    Seats that their people left do not count: others made those points.
    """
    if result.void or result.ending is not Ending.PLAYED:
        return {}
    best: dict[RecordKind, tuple[int, PersonId]] = {}
    for place, seat in enumerate(result.seats):
        if seat.person is None or seat.left:
            continue
        for kind, value in _values_of(seat, result.margin(place)):
            if kind not in best or _beats(kind, value, best[kind][0]):
                best[kind] = (value, seat.person)
    return best


def _values_of(seat: SeatResult, margin: int | None) -> Iterator[tuple[RecordKind, int]]:
    """Yield the value that a seat has made of each kind."""
    yield RecordKind.SCORE, seat.points
    if margin is not None:
        yield RecordKind.MARGIN, margin
    if seat.fastest_seconds is not None:
        yield RecordKind.FASTEST, seat.fastest_seconds
    if city := seat.features.get(FeatureKind.CITY):
        yield RecordKind.CITY_TILES, city.best_tiles
        yield RecordKind.CITY_POINTS, city.best_points
    if road := seat.features.get(FeatureKind.ROAD):
        yield RecordKind.ROAD_TILES, road.best_tiles
    if field := seat.features.get(FeatureKind.FIELD):
        yield RecordKind.FIELD_POINTS, field.best_points


def _beats(kind: RecordKind, value: int, other: int) -> bool:
    return value < other if kind is RecordKind.FASTEST else value > other


async def _find_again(connection: AsyncConnection, guild: int, kind: RecordKind) -> None:
    """Find one record among all results and store it: first the best value, then who had it first."""
    condition = sa.true() if guild == ALL else played.c.guild == guild
    value, _ = _VALUES[kind]
    query = _results(kind, sa.literal(guild), sa.literal(kind, records.c.kind.type).label("kind")).where(
        condition
    )
    # Ordered by the value alone, the query reads the first row of an index.
    best = query.with_only_columns(value).order_by(_best_first(kind)).limit(1).correlate(None)
    row = query.where(value == best.scalar_subquery()).order_by(*_OLDEST_FIRST).limit(1)
    await connection.execute(records.insert().from_select(["guild", "value", "person", "game", "kind"], row))


def _results(kind: RecordKind, guild: sa.ColumnElement[Any], more: sa.ColumnElement[Any]) -> sa.Select[Any]:
    """Return the query for a kind's values in games that count: `guild`, value, person, game and `more`."""
    value, feature = _VALUES[kind]
    among = played.join(played_seats)
    if feature is not None:
        among = among.join(played_features, _same_seat() & (played_features.c.kind == feature))
    return (
        sa.select(guild.label("guild"), value.label("value"), played_seats.c.person, played.c.game, more)
        .select_from(among)
        .where(~played.c.void, played.c.ending == Ending.PLAYED)
        .where(played_seats.c.person.is_not(None), ~played_seats.c.left)
        .where(value.is_not(None), value <= LARGEST)
    )


def _best_first(kind: RecordKind) -> sa.UnaryExpression[Any]:
    value, _ = _VALUES[kind]
    return value.asc() if kind is RecordKind.FASTEST else value.desc()


def _same_seat() -> sa.ColumnElement[bool]:
    return (played_features.c.game == played_seats.c.game) & (played_features.c.place == played_seats.c.place)


_VALUES: Mapping[RecordKind, tuple[sa.ColumnElement[Any], FeatureKind | None]] = {
    RecordKind.SCORE: (played_seats.c.points, None),
    RecordKind.MARGIN: (played_seats.c.margin, None),
    RecordKind.FASTEST: (played_seats.c.fastest_seconds, None),
    RecordKind.CITY_TILES: (played_features.c.best_tiles, FeatureKind.CITY),
    RecordKind.CITY_POINTS: (played_features.c.best_points, FeatureKind.CITY),
    RecordKind.ROAD_TILES: (played_features.c.best_tiles, FeatureKind.ROAD),
    RecordKind.FIELD_POINTS: (played_features.c.best_points, FeatureKind.FIELD),
}
"""The column that is compared for each kind, and the kind of feature whose rows have it."""
