"""Idle lobbies: they close by themselves, so that they do not occupy their channels for ever."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from host.clocks.clocks import Span, after_downtimes
from host.events import TableClosed
from host.services import Services
from model.ids import GameId
from model.outbox import MessageKind
from model.tables import GameStatus
from storage import downtimes, games, outbox_games
from storage.database import Connection


def closes_at(changed_at: datetime, patience: timedelta, stops: Sequence[Span]) -> datetime:
    """Return when a lobby closes that is not changed again: `patience` later, or later still after a downtime.

    While the program was down nobody could join, so the table has then as much time as a turn has.
    """
    return after_downtimes(changed_at + patience, patience, stops)


class IdleTables:
    """Closes lobbies that have waited for as many days as their server allows.

    The days count from the last change: a person joined, left or changed a setting. A downtime near their end
    puts it off. Closing is delivered like the end of a game, so that the table's message loses its buttons.
    """

    def __init__(self, services: Services) -> None:
        self._database = services.database
        self._now = services.now
        self._events = services.events

    async def close(self) -> datetime | None:
        """Close lobbies that are due; return when to look again, or None if no lobby is open."""
        async with self._database.read() as connection:
            waiting = await _waiting(connection)
        if waiting and waiting[0][1] <= self._now():
            waiting = await self._close_due()
        return waiting[0][1] if waiting else None

    async def _close_due(self) -> tuple[tuple[GameId, datetime], ...]:
        """Close the tables that are due; return those that still wait."""
        now = self._now()
        async with self._database.begin() as connection:
            # Read again inside the transaction: a person may have joined meanwhile.
            waiting = await _waiting(connection)
            due = [game for game, at in waiting if at <= now]
            for game in due:
                await games.set_ended(connection, game, GameStatus.STOPPED, now)
                await outbox_games.add(connection, game, 0, MessageKind.STOPPED, now)
        for game in due:
            self._events.publish(TableClosed(game))
        return waiting[len(due) :]


async def _waiting(connection: Connection) -> tuple[tuple[GameId, datetime], ...]:
    """Return the open lobbies with the times at which they close, the first to close first."""
    found = await games.waiting_tables(connection)
    stops = await downtimes.all_of(connection) if found else ()
    ends = [(game, closes_at(changed_at, patience, stops)) for game, changed_at, patience in found]
    return tuple(sorted(ends, key=lambda end: end[1]))
