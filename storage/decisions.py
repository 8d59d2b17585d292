"""Decisions of the referees of tournaments, and the pauses that follow from them."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from model.ids import GameId, TournamentId
from model.matches import Decision, DecisionKind
from storage.columns import next_number
from storage.schema_tournaments import decisions, match_games
from storage.unreadable import readable


async def add(connection: AsyncConnection, tournament: TournamentId, decision: Decision) -> None:
    """Store a decision."""
    await connection.execute(
        decisions.insert().values(
            tournament=tournament,
            number=next_number(decisions.c.number, decisions.c.tournament == tournament),
            kind=decision.kind,
            referee=decision.referee,
            round=decision.round,
            match=decision.match,
            entrant=decision.entrant,
            at=decision.at,
        )
    )


async def of_tournament(connection: AsyncConnection, tournament: TournamentId) -> tuple[Decision, ...]:
    """Return all decisions of a tournament, in order."""
    query = decisions.select().where(decisions.c.tournament == tournament).order_by(decisions.c.number)
    return await readable(connection, query, decisions.c.number, _decision)


def _decision(row: sa.Row[Any]) -> Decision:
    return Decision(row.kind, row.referee, row.at, row.round, row.match, row.entrant)


async def pauses(connection: AsyncConnection, game: GameId) -> tuple[tuple[datetime, datetime | None], ...]:
    """Return begin and end of each pause of a game's tournament, in order; the end is None while it lasts.

    A tournament that is ended in a pause is stored as paused once more: that pause goes on.
    """
    query = (
        sa.select(decisions.c.kind, decisions.c.at)
        .join(match_games, match_games.c.tournament == decisions.c.tournament)
        .where(match_games.c.game == game, decisions.c.kind.in_((DecisionKind.PAUSE, DecisionKind.RESUME)))
        .order_by(decisions.c.number)
    )
    found: list[tuple[datetime, datetime | None]] = []
    for kind, at in await readable(connection, query, decisions.c.number, lambda row: (row.kind, row.at)):
        paused = bool(found) and found[-1][1] is None
        if kind is DecisionKind.PAUSE and not paused:
            found.append((at, None))
        elif kind is DecisionKind.RESUME and found:
            found[-1] = (found[-1][0], at)
    return tuple(found)
