"""Logs of games. Entries are added and never changed; the unique key `(game, seq)` decides races."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from model.games import Entry
from model.ids import GameId, PersonId
from storage.schema import log
from storage.unreadable import reading


async def append(connection: AsyncConnection, game: GameId, entries: Sequence[Entry]) -> None:
    """Store entries. A Conflict says that another transaction was first with one of their numbers."""
    await connection.execute(
        log.insert(),
        [
            {
                "game": game,
                "seq": entry.seq,
                "kind": entry.kind,
                "text": entry.text,
                "tile": entry.tile,
                "digest": entry.digest,
                "maker": entry.maker,
                "person": entry.person,
                "at": entry.at,
            }
            for entry in entries
        ],
    )


async def people(connection: AsyncConnection, game: GameId) -> tuple[PersonId | None, ...]:
    """Return the person of each entry of a game, in order; None without one, or if their data is deleted."""
    query = sa.select(log.c.person).where(log.c.game == game).order_by(log.c.seq)
    return tuple((await connection.execute(query)).scalars())


async def read(connection: AsyncConnection, game: GameId, after: int = 0) -> tuple[Entry, ...]:
    """Return the entries of a game after number `after`, in order. Raises Unreadable."""
    query = log.select().where(log.c.game == game, log.c.seq > after).order_by(log.c.seq)
    with reading(game):
        return tuple(
            Entry(row.seq, row.kind, row.text, row.tile, row.digest, row.maker, row.person, row.at)
            for row in await connection.execute(query)
        )
