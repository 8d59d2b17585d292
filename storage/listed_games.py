"""The games of a person, as a list shows them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from model.games import ListedGame
from model.ids import GameId, PersonId
from model.tables import GameStatus, Seat
from storage.deadlines import of_row
from storage.games import seat_of
from storage.schema import deadlines, games, seats
from storage.unreadable import readable


async def of_person(
    connection: AsyncConnection, person: PersonId, statuses: Iterable[GameStatus]
) -> tuple[ListedGame, ...]:
    """Return the games in which a person sits, in no order."""
    game_ids = sa.select(seats.c.game).where(seats.c.person == person)
    condition = games.c.id.in_(game_ids) & games.c.status.in_(tuple(statuses))
    seated: dict[GameId, list[Seat]] = {}
    query = seats.select().join(games).where(condition).order_by(seats.c.game, seats.c.place)
    for game, seat in await readable(connection, query, seats.c.game, lambda row: (row.game, seat_of(row))):
        seated.setdefault(game, []).append(seat)
    query = deadlines.select().join(games).where(condition)
    waiting = dict(await readable(connection, query, deadlines.c.game, lambda row: (row.game, of_row(row))))

    def listed(row: sa.Row[Any]) -> ListedGame:
        deadline = waiting.get(row.id)
        return ListedGame(
            id=row.id,
            guild=row.guild,
            channel=row.channel,
            message=row.message,
            host=row.host,
            status=row.status,
            seats=tuple(seated.get(row.id, ())),
            waits_for=deadline.colour if deadline else None,
            ends_at=deadline.ends_at if deadline else None,
            created_at=row.created_at,
        )

    columns = (
        games.c.id,
        games.c.guild,
        games.c.channel,
        games.c.message,
        games.c.host,
        games.c.status,
        games.c.created_at,
    )
    return await readable(connection, sa.select(*columns).where(condition), games.c.id, listed)
