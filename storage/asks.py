"""What waits for agreement: an undo, or stopping a game."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from model.games import UndoRequest
from model.ids import GameId, PersonId
from storage.schema import agreements, asks, stop_agreements


async def put(connection: AsyncConnection, game: GameId, ask: UndoRequest) -> None:
    """UndoRequest; a Conflict says that something is being asked already."""
    values = {"seq": ask.seq, "colour": ask.colour, "back_to": ask.back_to}
    await connection.execute(asks.insert().values(game=game, **values))


async def find(connection: AsyncConnection, game: GameId) -> UndoRequest | None:
    """What is being asked, with those who have agreed."""
    row = (await connection.execute(asks.select().where(asks.c.game == game))).one_or_none()
    if row is None:
        return None
    query = sa.select(agreements.c.person).where(agreements.c.game == game).order_by(agreements.c.person)
    agreed = (await connection.execute(query)).scalars()
    return UndoRequest(row.seq, row.colour, row.back_to, tuple(PersonId(person) for person in agreed))


async def agree(connection: AsyncConnection, game: GameId, person: PersonId) -> None:
    """One more agrees; a Conflict says that they had."""
    await connection.execute(agreements.insert().values(game=game, person=person))


async def close(connection: AsyncConnection, game: GameId) -> None:
    """Nothing is being asked any more."""
    await connection.execute(asks.delete().where(asks.c.game == game))


async def agree_to_stop(connection: AsyncConnection, game: GameId, person: PersonId) -> frozenset[PersonId]:
    """All who now agree to stop the game."""
    query = sa.select(stop_agreements.c.person).where(stop_agreements.c.game == game)
    agreed = frozenset(PersonId(found) for found in (await connection.execute(query)).scalars())
    if person not in agreed:
        await connection.execute(stop_agreements.insert().values(game=game, person=person))
    return agreed | {person}
