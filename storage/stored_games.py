"""What is stored of a game besides its log, in one query."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from model.games import Deadline, GameHeader, UndoRequest
from model.ids import GameId
from model.tables import Seat
from storage import agreements, deadlines, games, schema
from storage.schema_tournaments import match_games
from storage.unreadable import reading


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A stored game without its log.

    `deadline` is None unless the game runs, `undo_request` is None unless an undo is being asked for. `seats`
    are in the order of play; `seq` is the number of the newest entry of the log, 0 without one.
    """

    header: GameHeader
    seats: tuple[Seat, ...]
    seq: int
    deadline: Deadline | None
    undo_request: UndoRequest | None
    in_tournament: bool


_NEWEST = sa.select(sa.func.max(schema.log.c.seq)).where(schema.log.c.game == schema.games.c.id)
_GAME = (
    sa.select(
        schema.games,
        schema.deadlines,
        schema.asks.c.game.label("asked"),
        match_games.c.game.label("match"),
        sa.func.coalesce(_NEWEST.scalar_subquery(), 0).label("newest"),
        schema.seats,
    )
    .outerjoin_from(schema.games, schema.deadlines)
    .outerjoin(schema.asks, schema.asks.c.game == schema.games.c.id)
    .outerjoin(match_games, match_games.c.game == schema.games.c.id)
    .outerjoin(schema.seats, schema.seats.c.game == schema.games.c.id)
    .where(schema.games.c.id == sa.bindparam("game"))
    .order_by(schema.seats.c.place)
)
"""One row a seat; the other columns are the same in each. Built once: that takes longer than executing it."""


async def find(connection: AsyncConnection, game: GameId) -> StoredGame | None:
    """Return what is stored of a game; None without one. Raises Unreadable."""
    with reading(game):
        rows = (await connection.execute(_GAME, {"game": game})).all()
        if not rows:
            return None
        first = rows[0]
        undo_request = None if first.asked is None else await agreements.find(connection, game)
        return StoredGame(
            games.of_row(first),
            tuple(games.seat_of(row) for row in rows if row._mapping[schema.seats.c.game] is not None),
            int(first.newest),
            deadlines.of_row(first),
            undo_request,
            in_tournament=first.match is not None,
        )
