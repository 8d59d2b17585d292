"""Idle lobbies: they close by themselves, so that they do not occupy their channels for ever."""

from __future__ import annotations

from datetime import datetime

from host.events import TableClosed
from host.services import Services
from model.ids import GameId
from model.outbox import MessageKind
from model.tables import GameStatus
from storage import games, outbox_games


class IdleTables:
    """Closes lobbies that have waited for as many days as their server allows.

    The days count from the last change: a person joined, left or changed a setting. Closing is delivered like
    the end of a game, so that the table's message loses its buttons.
    """

    def __init__(self, services: Services) -> None:
        self._database = services.database
        self._now = services.now
        self._events = services.events

    async def close(self) -> datetime | None:
        """Close lobbies that are due; return when to look again, or None if no lobby is open."""
        async with self._database.read() as connection:
            waiting = await games.waiting_tables(connection)
        if waiting and waiting[0][1] <= self._now():
            waiting = await self._close_due()
        return waiting[0][1] if waiting else None

    async def _close_due(self) -> tuple[tuple[GameId, datetime], ...]:
        """Close the tables that are due; return those that still wait."""
        now = self._now()
        async with self._database.begin() as connection:
            # Read again inside the transaction: a person may have joined meanwhile.
            waiting = await games.waiting_tables(connection)
            due = [game for game, closes_at in waiting if closes_at <= now]
            for game in due:
                await games.set_ended(connection, game, GameStatus.STOPPED, now)
                await outbox_games.add(connection, game, 0, MessageKind.STOPPED, now)
        for game in due:
            self._events.publish(TableClosed(game))
        return waiting[len(due) :]
