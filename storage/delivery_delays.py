"""Spans of time in which turns of a game could not be posted; its clocks do not count them."""

from __future__ import annotations

from datetime import datetime

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from model.ids import GameId
from model.outbox import SHOWS_GAME, Work
from storage.columns import Moment
from storage.schema import delivery_delays, games
from storage.schema_outbox import outbox
from storage.unreadable import reading

# Built once: building a statement takes SQLAlchemy longer than SQLite takes to execute it.
_row = delivery_delays.c
_OF_GAME = sa.select(_row.begins, _row.ends).where(_row.game == sa.bindparam("game")).order_by(_row.begins)
_ADD = delivery_delays.insert().from_select(
    ["game", "begins", "ends"],
    sa.select(
        sa.bindparam("of_game", type_=_row.game.type),
        sa.bindparam("since", type_=_row.begins.type),
        sa.bindparam("until", type_=_row.ends.type),
    ).where(
        sa.exists().where(games.c.id == sa.bindparam("of_game")),
        ~sa.exists().where(_row.game == sa.bindparam("of_game"), _row.begins == sa.bindparam("since")),
    ),
)
_FAILING_SINCE = sa.select(sa.func.min(outbox.c.made_at, type_=Moment)).where(
    outbox.c.game == sa.bindparam("game"),
    outbox.c.work == Work.POST,
    outbox.c.kind.in_(SHOWS_GAME),
    outbox.c.attempts > 0,
)


async def add(connection: AsyncConnection, game: GameId, begins: datetime, ends: datetime) -> None:
    """Store that a turn of a game could not be posted from `begins` until `ends`.

    Nothing is stored twice, nor for a game that was deleted meanwhile.
    """
    await connection.execute(_ADD, {"of_game": game, "since": begins, "until": ends})


async def of_game(connection: AsyncConnection, game: GameId) -> tuple[tuple[datetime, datetime], ...]:
    """Return the delays of a game that are over, in order."""
    with reading(game):
        rows = await connection.execute(_OF_GAME, {"game": game})
        return tuple((row.begins, row.ends) for row in rows)


async def failing_since(connection: AsyncConnection, game: GameId) -> datetime | None:
    """Return when the oldest waiting message was made that shows a game and has failed; None without one."""
    with reading(game):
        moment: datetime | None = await connection.scalar(_FAILING_SINCE, {"game": game})
        return moment
