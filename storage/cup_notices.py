"""What tournaments must tell: numbered, each told once."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from model.tournaments import CupNoticeKind, TournamentId
from storage.columns import following
from storage.schema_tournaments import cup_notices
from storage.unreadable import readable


@dataclass(frozen=True, slots=True)
class CupNotice:
    """Something that a tournament must tell; `round` and `match` where it is about one."""

    tournament: TournamentId
    number: int
    kind: CupNoticeKind
    round: int | None
    match: int | None
    made_at: datetime

    @property
    def nonce(self) -> str:
        """A name for the message: sent with it, so that it is not accepted twice."""
        return f"{self.tournament}-{self.number}"


async def add(
    connection: AsyncConnection,
    tournament: TournamentId,
    kind: CupNoticeKind,
    at: datetime,
    round: int | None = None,  # noqa: A002 - the word of the field
    match: int | None = None,
) -> None:
    """A notice."""
    await connection.execute(
        cup_notices.insert().values(
            tournament=tournament,
            number=following(cup_notices.c.number, cup_notices.c.tournament == tournament),
            kind=kind,
            round=round,
            match=match,
            made_at=at,
        )
    )


async def untold(connection: AsyncConnection) -> tuple[CupNotice, ...]:
    """Everything that waits to be told, of each tournament in order."""
    query = (
        cup_notices.select()
        .where(cup_notices.c.told_at.is_(None))
        .order_by(cup_notices.c.made_at, cup_notices.c.tournament, cup_notices.c.number)
    )
    return await readable(connection, query, cup_notices.c.tournament, _notice)


def _notice(row: sa.Row[Any]) -> CupNotice:
    return CupNotice(row.tournament, row.number, row.kind, row.round, row.match, row.made_at)


async def told(connection: AsyncConnection, notice: CupNotice, at: datetime) -> None:
    """It has been told."""
    which = (cup_notices.c.tournament == notice.tournament) & (cup_notices.c.number == notice.number)
    await connection.execute(cup_notices.update().where(which).values(told_at=at))


async def exists(
    connection: AsyncConnection,
    tournament: TournamentId,
    kind: CupNoticeKind,
    match: tuple[int, int] | None = None,
) -> bool:
    """Whether there was such a notice, about a `match` (by round and number) or at all."""
    query = sa.select(cup_notices.c.number).where(
        cup_notices.c.tournament == tournament, cup_notices.c.kind == kind
    )
    if match is not None:
        query = query.where(cup_notices.c.round == match[0], cup_notices.c.match == match[1])
    return (await connection.execute(query)).first() is not None


async def drop_untold(
    connection: AsyncConnection, tournament: TournamentId, kinds: tuple[CupNoticeKind, ...], at: datetime
) -> None:
    """Let nobody be told any more what is not true any more.

    The rows stay: what has been posted already may still wait to be noted, and its number is not given again.
    """
    which = (cup_notices.c.tournament == tournament) & cup_notices.c.kind.in_(kinds)
    untold_of_these = which & cup_notices.c.told_at.is_(None)
    await connection.execute(cup_notices.update().where(untold_of_these).values(told_at=at))
