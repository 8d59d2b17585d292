"""Reviews of finished games, as text."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from model.ids import GameId
from storage.schema import reviews


async def find(connection: AsyncConnection, game: GameId) -> str | None:
    """Return the review of a game; None without one."""
    query = sa.select(reviews.c.turns).where(reviews.c.game == game)
    return (await connection.execute(query)).scalar_one_or_none()


async def put(connection: AsyncConnection, game: GameId, turns: str) -> None:
    """Store the review of a game. A Conflict says that it has one already, or is gone."""
    await connection.execute(reviews.insert().values(game=game, turns=turns))
