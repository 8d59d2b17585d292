"""Reviews of games and of written games, as text."""

from __future__ import annotations

from datetime import datetime, timedelta

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from model.ids import GameId
from storage.schema import file_reviews, reviews

KEPT = timedelta(days=90)
"""How long the review of a file is kept."""


async def find(connection: AsyncConnection, game: GameId) -> str | None:
    """Return the review of a game; None without one."""
    query = sa.select(reviews.c.turns).where(reviews.c.game == game)
    return (await connection.execute(query)).scalar_one_or_none()


async def put(connection: AsyncConnection, game: GameId, turns: str) -> None:
    """Store the review of a game. A Conflict says that it has one already, or is gone."""
    await connection.execute(reviews.insert().values(game=game, turns=turns))


async def find_file(connection: AsyncConnection, digest: str) -> str | None:
    """Return the review of the written game of that digest; None without one."""
    query = sa.select(file_reviews.c.turns).where(file_reviews.c.digest == digest)
    return (await connection.execute(query)).scalar_one_or_none()


async def put_file(connection: AsyncConnection, digest: str, turns: str, at: datetime) -> None:
    """Store the review of a written game, and delete old ones. A Conflict says that it has one already."""
    await connection.execute(file_reviews.delete().where(file_reviews.c.made_at < at - KEPT))
    await connection.execute(file_reviews.insert().values(digest=digest, turns=turns, made_at=at))
