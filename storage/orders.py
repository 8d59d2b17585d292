"""Orders: moves that people have given in advance for the steps of a turn that are still to come."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from model.ids import GameId, PersonId
from storage import rows
from storage.schema import orders


async def put(connection: AsyncConnection, game: GameId, person: PersonId, turn: int, text: str) -> None:
    """Store a person's orders for the steps of a turn, in place of those they had."""
    await rows.put(connection, orders, game=game, person=person, turn=turn, text=text)


async def find(connection: AsyncConnection, game: GameId, person: PersonId, turn: int) -> str | None:
    """Return a person's orders for the steps of a turn; None without any."""
    query = sa.select(orders.c.text).where(
        orders.c.game == game, orders.c.person == person, orders.c.turn == turn
    )
    text: str | None = (await connection.execute(query)).scalar_one_or_none()
    return text


async def remove(connection: AsyncConnection, game: GameId, person: PersonId) -> None:
    """Delete the orders of a person."""
    await connection.execute(orders.delete().where(orders.c.game == game, orders.c.person == person))


async def clear(connection: AsyncConnection, game: GameId) -> None:
    """Delete all orders of a game."""
    await connection.execute(orders.delete().where(orders.c.game == game))
