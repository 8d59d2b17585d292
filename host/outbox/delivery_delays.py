"""Spans of time in which turns of a game could not be posted, so that its players did not hear of them."""

from __future__ import annotations

from datetime import datetime, timedelta

from model.ids import GameId
from model.outbox import SHOWS_GAME, Delivery, GameDelivery
from storage import deadlines, delivery_delays
from storage.database import Connection

Span = tuple[datetime, datetime]

LEAST_DELAY = timedelta(minutes=1)
"""Shorter delays are ignored."""

LONGEST_DELAY = timedelta(days=7)
"""The part of a delay that counts. Afterwards the clock runs on, also in a channel that stays closed."""


async def delays_of(connection: Connection, game: GameId, now: datetime) -> tuple[Span, ...]:
    """Return the delays of a game's turns, in order; one that is not over yet ends at `now`."""
    found = await delivery_delays.of_game(connection, game)
    since = await delivery_delays.failing_since(connection, game)
    if since is not None and now - since >= LEAST_DELAY:
        found = (*found, (since, min(now, since + LONGEST_DELAY)))
    return found


def delay_of(delivery: Delivery, now: datetime) -> Span | None:
    """Return the delay of a message that is posted now, as far as it counts; None if it is not late.

    Only messages that show a game can be late.
    """
    if not isinstance(delivery, GameDelivery) or delivery.kind not in SHOWS_GAME:
        return None
    since = delivery.failed_since or (delivery.made_at if delivery.attempts else None)
    if since is None or now - since < LEAST_DELAY:
        return None
    return since, min(now, since + LONGEST_DELAY)


async def record_delay(connection: Connection, game: GameId, delay: Span, now: datetime) -> None:
    """Store a delay, and make the game's deadline due, for the turn may now end at another moment."""
    await delivery_delays.add(connection, game, *delay)
    await deadlines.look_at_game(connection, game, now)
