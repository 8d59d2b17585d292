"""Requests that wait for agreement: to undo moves, or to stop a game."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from model.games import UndoRequest
from model.ids import GameId, PersonId
from storage.schema import agreements, asks, stop_agreements

# Built once: building a statement takes SQLAlchemy longer than SQLite takes to execute it.
_CLOSE = asks.delete().where(asks.c.game == sa.bindparam("of_game"))


async def put(connection: AsyncConnection, game: GameId, request: UndoRequest) -> None:
    """Store a request to undo of a game that has none."""
    values = {"seq": request.seq, "colour": request.colour, "back_to": request.back_to}
    await connection.execute(asks.insert().values(game=game, **values))


async def find(connection: AsyncConnection, game: GameId) -> UndoRequest | None:
    """Return the request to undo that a game waits for, with those who have agreed; None without one."""
    row = (await connection.execute(asks.select().where(asks.c.game == game))).one_or_none()
    if row is None:
        return None
    query = sa.select(agreements.c.person).where(agreements.c.game == game).order_by(agreements.c.person)
    agreed = (await connection.execute(query)).scalars()
    return UndoRequest(row.seq, row.colour, row.back_to, tuple(PersonId(person) for person in agreed))


async def agree(connection: AsyncConnection, game: GameId, person: PersonId) -> None:
    """Store that a person agrees to the undo. A Conflict says that they have agreed already."""
    await connection.execute(agreements.insert().values(game=game, person=person))


async def close(connection: AsyncConnection, game: GameId) -> None:
    """Delete the request to undo."""
    await connection.execute(_CLOSE, {"of_game": game})


async def agree_to_stop(
    connection: AsyncConnection, game: GameId, person: PersonId, seq: int
) -> dict[PersonId, int]:
    """Store that a person agrees in state `seq` to stop the game; return what `agreed_to_stop` does then."""
    agreed = await agreed_to_stop(connection, game)
    if person in agreed:
        condition = (stop_agreements.c.game == game) & (stop_agreements.c.person == person)
        await connection.execute(stop_agreements.update().where(condition).values(seq=seq))
    else:
        await connection.execute(stop_agreements.insert().values(game=game, person=person, seq=seq))
    return agreed | {person: seq}


async def agreed_to_stop(connection: AsyncConnection, game: GameId) -> dict[PersonId, int]:
    """Return the state in which each person agreed to stop the game, by person."""
    query = sa.select(stop_agreements.c.person, stop_agreements.c.seq).where(stop_agreements.c.game == game)
    return {PersonId(found.person): found.seq for found in await connection.execute(query)}
