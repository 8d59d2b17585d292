"""The best that was ever done, and the names that people had."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from game.values.tiles import FeatureKind
from model.ids import GuildId
from model.results import Ending, RecordKind, RecordRow
from storage.schema_community import played, played_features, played_seats


async def all_of(connection: AsyncConnection, guild: GuildId | None) -> Mapping[RecordKind, RecordRow]:
    """The records of a server, or of all; the oldest counts where several are equal.

    Seats that their people left count for nobody: somebody else made those points.
    """
    here = sa.true() if guild is None else played.c.guild == guild
    theirs = played_seats.c.person.is_not(None) & ~played_seats.c.left
    counts = here & ~played.c.void & (played.c.ending == Ending.PLAYED) & theirs
    found: dict[RecordKind, RecordRow] = {}
    for kind in RecordKind:
        value, which = _value(kind)
        best = value.asc() if kind is RecordKind.FASTEST else value.desc()
        query = (
            sa.select(
                value.label("value"), played_seats.c.person, played.c.game, played.c.guild, played.c.channel
            )
            .select_from(played.join(played_seats).outerjoin(played_features, _same_seat()))
            .where(counts, which)
            .order_by(best, played.c.number)
            .limit(1)
        )
        row = (await connection.execute(query)).one_or_none()
        if row is not None:
            found[kind] = RecordRow(row.value, row.person, row.game, row.guild, row.channel)
    return found


async def names(
    connection: AsyncConnection, players: Sequence[str], guild: GuildId | None
) -> Mapping[str, str]:
    """The newest name of each of these people (ids in digits) under which a game was played, on a server or on all."""
    people = [int(player) for player in players if player.isdecimal()]
    here = sa.true() if guild is None else played.c.guild == guild
    query = (
        sa.select(played_seats.c.person, played_seats.c.name)
        .join(played)
        .where(played_seats.c.person.in_(people), played_seats.c.name != "", here)
        .order_by(played.c.number)
    )
    return {str(row.person): row.name for row in await connection.execute(query)}


def _value(kind: RecordKind) -> tuple[sa.ColumnElement[Any], sa.ColumnElement[bool]]:
    """What is compared, and over which rows."""
    of = played_features.c
    any_row = of.kind.is_(None) | (of.kind == FeatureKind.CITY)
    match kind:
        case RecordKind.SCORE:
            return played_seats.c.points + 0, any_row
        case RecordKind.MARGIN:
            return _margin(), any_row & (_margin() > 0)
        case RecordKind.FASTEST:
            return played_seats.c.fastest_seconds + 0, any_row & played_seats.c.fastest_seconds.is_not(None)
        case RecordKind.CITY_TILES:
            return of.best_tiles + 0, of.kind == FeatureKind.CITY
        case RecordKind.CITY_POINTS:
            return of.best_points + 0, of.kind == FeatureKind.CITY
        case RecordKind.ROAD_TILES:
            return of.best_tiles + 0, of.kind == FeatureKind.ROAD
        case RecordKind.FIELD_POINTS:
            return of.best_points + 0, of.kind == FeatureKind.FIELD


def _margin() -> sa.ColumnElement[Any]:
    """The points between a seat and the best of the others at its table."""
    other = played_seats.alias()
    best = sa.select(sa.func.max(other.c.points)).where(
        other.c.game == played_seats.c.game, other.c.place != played_seats.c.place
    )
    return played_seats.c.points - best.correlate(played_seats).scalar_subquery()


def _same_seat() -> sa.ColumnElement[bool]:
    return (played_features.c.game == played_seats.c.game) & (played_features.c.place == played_seats.c.place)
