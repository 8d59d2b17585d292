"""Giving up games whose rows cannot be read, so that nothing waits for them."""

from __future__ import annotations

from datetime import datetime

from model.ids import GameId
from model.tables import GameStatus
from storage import agreements, deadlines, games, outbox_games
from storage.database import Connection


async def give_up(connection: Connection, game: GameId, at: datetime) -> None:
    """Store a game that cannot be read as stopped: its thread is free for another, and it counts for nobody."""
    await games.set_ended(connection, game, GameStatus.STOPPED, at)
    await agreements.close(connection, game)
    await deadlines.remove(connection, game)
    await outbox_games.cancel_votes_and_reminders(connection, game)
    await outbox_games.disable_controls(connection, game, at)
