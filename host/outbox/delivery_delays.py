"""Times in which turns of a game could not be posted, so that nobody heard of their turn."""

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


def delay_of(delivery: Delivery, now: datetime) -> Span | None:
    """Return since when what is posted now could not be, and until when that counts; None if it is not late.

    Only what shows a game can be late.
    """
    if not isinstance(delivery, GameDelivery) or delivery.kind not in SHOWS_GAME:
        return None
    since = delivery.failed_since or (delivery.made_at if delivery.attempts else None)
    if since is None or now - since < LEAST_DELAY:
        return None
    return since, min(now, since + LONGEST_DELAY)


async def record_delay(connection: Connection, game: GameId, delay: Span, now: datetime) -> None:
    """Store that a turn is posted late, and make its game due: its clock may end at another moment."""
    await delivery_delays.add(connection, game, *delay)
    await deadlines.look_at_game(connection, game, now)
