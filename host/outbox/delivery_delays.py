"""Times in which turns of a game could not be posted: those who are called by them have not heard of their turn."""

from __future__ import annotations

from datetime import datetime, timedelta

from model.ids import GameId
from model.outbox import SHOWS_GAME, Delivery, GameDelivery
from storage import deadlines, delivery_delays
from storage.database import Connection

Span = tuple[datetime, datetime]

LEAST_DELAY = timedelta(minutes=1)
"""A shorter delay is none."""

LONGEST_DELAY = timedelta(days=7)
"""How much of a delay counts. A game in a channel that stays closed goes on by its clock after that."""


async def delays_of(connection: Connection, game: GameId, now: datetime) -> tuple[Span, ...]:
    """Return when turns of a game could not be posted, in order; a delay that goes on ends at `now`."""
    found = await delivery_delays.of_game(connection, game)
    since = await delivery_delays.failing_since(connection, game)
    if since is not None and now - since >= LEAST_DELAY:
        found = (*found, (since, min(now, since + LONGEST_DELAY)))
    return found


def late_turn(delivery: Delivery, now: datetime) -> GameDelivery | None:
    """Return what is posted now if it shows a game and could not be posted for long; else None."""
    if not isinstance(delivery, GameDelivery) or delivery.kind not in SHOWS_GAME:
        return None
    return delivery if delivery.attempts and now - delivery.made_at >= LEAST_DELAY else None


async def record_delay(connection: Connection, delivery: GameDelivery, now: datetime) -> None:
    """Store that a late message is posted now, and make its game due: its clock may end at another moment."""
    ends = min(now, delivery.made_at + LONGEST_DELAY)
    await delivery_delays.add(connection, delivery.game, delivery.made_at, ends)
    await deadlines.look_at_game(connection, delivery.game, now)
