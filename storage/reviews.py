"""Reviews of games played here and of games in files, as text."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from model.ids import GameId
from model.reviews import StoredReview
from storage.schema import file_reviews, reviews

KEPT_FOR = timedelta(days=90)
"""How long the review of a file is kept."""


async def find(connection: AsyncConnection, game: GameId) -> StoredReview | None:
    """Return the review of a game; None without one."""
    return await _find(connection, reviews.c.game, game)


async def put(connection: AsyncConnection, game: GameId, review: StoredReview) -> None:
    """Store the review of a game in place of a failed one. A Conflict says that it has one, or is deleted."""
    await _put(connection, reviews.c.game, game, review)


async def find_file(connection: AsyncConnection, digest: str) -> StoredReview | None:
    """Return the review of the game file with a digest; None without one."""
    return await _find(connection, file_reviews.c.digest, digest)


async def put_file(connection: AsyncConnection, digest: str, review: StoredReview, at: datetime) -> None:
    """Store the review of a game file as `put` does, and delete old ones."""
    await connection.execute(file_reviews.delete().where(file_reviews.c.made_at < at - KEPT_FOR))
    await _put(connection, file_reviews.c.digest, digest, review, made_at=at)


async def _find(connection: AsyncConnection, key: sa.Column[Any], value: str) -> StoredReview | None:
    row = key.table.c
    found = (await connection.execute(sa.select(row.turns, row.failed).where(key == value))).one_or_none()
    return None if found is None else StoredReview(found.turns, found.failed)


async def _put(
    connection: AsyncConnection, key: sa.Column[Any], value: str, review: StoredReview, **besides: Any
) -> None:
    table = key.table
    await connection.execute(sa.delete(table).where(key == value, table.c.failed))
    values = {key.name: value, "turns": review.turns, "failed": review.failed, **besides}
    await connection.execute(sa.insert(table).values(values))
