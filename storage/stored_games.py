"""What is stored of a game besides its seats and its log, in one query."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from model.games import Deadline, GameHeader, UndoRequest
from model.ids import GameId
from storage import asks, deadlines, games, schema
from storage.schema_tournaments import match_games
from storage.unreadable import reading


@dataclass(frozen=True, slots=True)
class StoredGame:
    """`deadline` is None unless the game runs, `asked` unless something is being asked for."""

    header: GameHeader
    deadline: Deadline | None
    asked: UndoRequest | None
    in_tournament: bool


async def find(connection: AsyncConnection, game: GameId) -> StoredGame | None:
    """Return what is stored of a game; None without one. Raises Unreadable."""
    asked, match = schema.asks.c.game.label("asked"), match_games.c.game.label("match")
    query = (
        sa.select(schema.games, schema.deadlines, asked, match)
        .outerjoin_from(schema.games, schema.deadlines)
        .outerjoin(schema.asks, schema.asks.c.game == schema.games.c.id)
        .outerjoin(match_games, match_games.c.game == schema.games.c.id)
        .where(schema.games.c.id == game)
    )
    with reading(game):
        row = (await connection.execute(query)).one_or_none()
        if row is None:
            return None
        ask = None if row.asked is None else await asks.find(connection, game)
        return StoredGame(games.of_row(row), deadlines.of_row(row), ask, in_tournament=row.match is not None)
