"""Ratings as they are now, and what each game did to them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from game.values.ruleset import Edition
from model.ids import GameId, GuildId
from model.ratings import Pool, RatingChange, RatingRow, expansions_code, read_expansions
from storage.schema_community import rating_changes, ratings
from storage.unreadable import PARSE_ERRORS, readable

ALL = 0
"""Stands for all servers, and for any number of seats."""

AT_ONCE = 5000
"""Rows written by one statement."""

READ_AT_ONCE = 500
"""Rows of a whole table that are fetched at once; other tasks run in between."""

KEYS_AT_ONCE = 1000
"""Players or games whose rows are deleted by one statement."""

_KEY = tuple(column.name for column in ratings.primary_key)
_DELETE = ratings.delete().where(*(ratings.c[name] == sa.bindparam(f"of_{name}") for name in _KEY))


async def find(
    connection: AsyncConnection, pools: Iterable[Pool], players: Sequence[str]
) -> Mapping[tuple[Pool, str], RatingRow]:
    """Return the ratings of these players in these pools, where they have one."""
    found = {}
    for pool in pools:
        query = ratings.select().where(_of(pool), ratings.c.player.in_(players))
        for rating in await readable(connection, query, ratings.c.player, partial(_row, pool)):
            found[pool, rating.player] = rating
    return found


async def board(
    connection: AsyncConnection, pool: Pool, first: int, count: int
) -> tuple[int, tuple[RatingRow, ...]]:
    """Return how many ratings a pool has, and `count` of them from number `first` (from 0), best first."""
    many = sa.select(sa.func.count()).select_from(ratings).where(_of(pool))
    query = (
        ratings.select()
        .where(_of(pool))
        .order_by(ratings.c.shown.desc(), ratings.c.player)
        .offset(first)
        .limit(count)
    )
    found = await readable(connection, query, ratings.c.player, partial(_row, pool))
    return (await connection.execute(many)).scalar_one(), found


async def of_player(connection: AsyncConnection, player: str) -> tuple[RatingRow, ...]:
    """Return the ratings of a player in all pools."""
    query = ratings.select().where(ratings.c.player == player)
    return await readable(connection, query, ratings.c.player, lambda row: _row(_pool(row), row))


async def place_of(connection: AsyncConnection, rating: RatingRow) -> int:
    """Return the place, from 1, that a rating holds in its pool."""
    query = sa.select(sa.func.count()).where(_of(rating.pool), ratings.c.shown > rating.shown)
    return (await connection.execute(query)).scalar_one() + 1


async def rated_games(connection: AsyncConnection) -> frozenset[GameId]:
    """Return the games that have changed a rating of people."""
    query = sa.select(rating_changes.c.game).distinct()
    return frozenset((await connection.execute(query)).scalars())


async def whole_board(connection: AsyncConnection, pool: Pool) -> Mapping[str, int]:
    """Return the ratings of a whole pool as they are shown, by player."""
    query = sa.select(ratings.c.player, ratings.c.shown).where(_of(pool))
    return dict(await readable(connection, query, ratings.c.player, lambda row: (row.player, int(row.shown))))


async def put(connection: AsyncConnection, rows: Iterable[RatingRow]) -> None:
    """Store these ratings in place of those that the same players had in the same pools."""
    values = [_values(row) for row in rows]
    if values:
        await connection.execute(_DELETE, [{f"of_{name}": row[name] for name in _KEY} for row in values])
        await _insert(connection, ratings, values)


async def put_changes(connection: AsyncConnection, changes: Iterable[RatingChange]) -> None:
    """Store changes of ratings by games."""
    await _insert(connection, rating_changes, [_change_values(change) for change in changes])


async def outdated(
    connection: AsyncConnection, rows: set[RatingRow], changes: set[RatingChange]
) -> tuple[set[str], set[GameId]]:
    """Return the players whose stored ratings differ from `rows`, and the games that differ from `changes`.

    What is stored as it should be is removed from `rows` and `changes`.
    """
    players, changed = set[str](), set[GameId]()
    async for stored in await connection.stream(ratings.select().execution_options(yield_per=READ_AT_ONCE)):
        try:
            rows.remove(_row(_pool(stored), stored))
        except PARSE_ERRORS:  # it is not among them, or cannot be read
            players.add(stored.player)
    async for stored in await connection.stream(
        rating_changes.select().execution_options(yield_per=READ_AT_ONCE)
    ):
        try:
            changes.remove(_change(stored))
        except PARSE_ERRORS:
            changed.add(stored.game)
    return players | {row.player for row in rows}, changed | {change.game for change in changes}


async def replace(
    connection: AsyncConnection,
    players: Collection[str],
    rows: Iterable[RatingRow],
    changed: Collection[GameId],
    changes: Iterable[RatingChange],
) -> None:
    """Store the ratings of these players and the changes by these games in place of all that they had."""
    for table, column, keys in (
        (ratings, ratings.c.player, tuple(players)),
        (rating_changes, rating_changes.c.game, tuple(changed)),
    ):
        for first in range(0, len(keys), KEYS_AT_ONCE):
            await connection.execute(table.delete().where(column.in_(keys[first : first + KEYS_AT_ONCE])))
    await _insert(connection, ratings, [_values(row) for row in rows])
    await _insert(connection, rating_changes, [_change_values(change) for change in changes])


async def replace_by_expansions(connection: AsyncConnection, rows: Iterable[RatingRow]) -> None:
    """Replace all ratings in pools of a set of expansions by these; ratings in other pools stay."""
    await connection.execute(ratings.delete().where(ratings.c.edition.startswith("+")))
    await _insert(connection, ratings, [_values(row) for row in rows])


async def changes_of(
    connection: AsyncConnection, game: GameId, guild: GuildId | None
) -> Mapping[int, RatingChange]:
    """Return the rating changes of a game by place, on a server or (None) over all; empty if unrated."""
    at = (rating_changes.c.game == game) & (rating_changes.c.guild == (guild or ALL))
    rows = await connection.execute(rating_changes.select().where(at))
    return {row.place: _change(row) for row in rows}


async def _insert(connection: AsyncConnection, table: sa.Table, values: list[dict[str, object]]) -> None:
    for first in range(0, len(values), AT_ONCE):
        await connection.execute(table.insert(), values[first : first + AT_ONCE])


def _of(pool: Pool) -> sa.ColumnElement[bool]:
    return sa.and_(
        ratings.c.guild == (pool.guild or ALL),
        ratings.c.seats == (pool.seats or ALL),
        ratings.c.edition == _rules(pool),
        ratings.c.computers == pool.computers,
    )


def _rules(pool: Pool) -> str:
    """Return what the column `edition` holds: an edition, a set of expansions, or nothing for any rules."""
    if pool.expansions is not None:
        return expansions_code(pool.expansions)
    return pool.edition.value if pool.edition else ""


def _pool(row: sa.Row[Any]) -> Pool:
    return Pool(
        GuildId(row.guild) if row.guild else None,
        row.seats or None,
        Edition(row.edition) if row.edition and not row.edition.startswith("+") else None,
        row.computers,
        read_expansions(row.edition) if row.edition.startswith("+") else None,
    )


def _row(pool: Pool, row: sa.Row[Any]) -> RatingRow:
    # Later ratings are computed from these: a stored value that is no number must fail here.
    numbers = float(row.mean), float(row.uncertainty), int(row.games), int(row.shown)
    return RatingRow(pool, row.player, *numbers)


def _change(row: sa.Row[Any]) -> RatingChange:
    return RatingChange(
        GameId(row.game),
        row.place,
        GuildId(row.guild) if row.guild else None,
        row.before,
        row.after,
        row.games,
    )


def _values(row: RatingRow) -> dict[str, object]:
    return {
        "guild": row.pool.guild or ALL,
        "seats": row.pool.seats or ALL,
        "edition": _rules(row.pool),
        "computers": row.pool.computers,
        "player": row.player,
        "mean": row.mean,
        "uncertainty": row.uncertainty,
        "games": row.games,
        "shown": row.shown,
    }


def _change_values(change: RatingChange) -> dict[str, object]:
    return {
        "game": change.game,
        "place": change.place,
        "guild": change.guild or ALL,
        "before": change.before,
        "after": change.after,
        "games": change.games,
    }
