"""Downtimes of the program, so that nobody's time runs out while they could not play."""

from __future__ import annotations

import logging
from datetime import UTC, datetime, timedelta

from host.clocks.clocks import LATEST_GRACE
from host.services import Services
from storage import downtimes, program_values

BEAT_EVERY = timedelta(minutes=1)
"""How often it is noted that the program is there."""

SHORT = timedelta(minutes=3)
"""A shorter absence is none: an update, or a crash of which nobody hears."""

REMEMBERED = timedelta(days=500)
"""How long a downtime may still matter: to time budgets of games that last for months."""

_ALIVE = "alive"

_log = logging.getLogger(__name__)


class Downtimes:
    """Stores the last moment at which the program was running, and a row of each time that it was not."""

    def __init__(self, services: Services) -> None:
        self._database = services.database
        self._now = services.clock
        self._beat_at: datetime | None = None

    async def record_downtime(self) -> None:
        """Store for how long the program was down, and have every turn looked at to which that may matter."""
        now = self._now()
        async with self._database.begin() as connection:
            since = _moment(await program_values.find(connection, _ALIVE)) or now
            if now - since >= SHORT:
                await downtimes.add(connection, since, now)
                await downtimes.look_again(connection, since, now + LATEST_GRACE, now)
            await downtimes.forget_before(connection, now - REMEMBERED)
            # In the same transaction: another process that starts in this moment was not alone.
            await program_values.put(connection, _ALIVE, now.isoformat())
        self._beat_at = now

    async def heartbeat(self) -> None:
        """Store that the program is running, if that was not stored just now."""
        now = self._now()
        if self._beat_at is not None and timedelta(0) <= now - self._beat_at < BEAT_EVERY:
            return
        self._beat_at = now
        async with self._database.begin() as connection:
            await program_values.put(connection, _ALIVE, now.isoformat())


def _moment(text: str | None) -> datetime | None:
    """Return the stored moment; None without one, or where it cannot be read."""
    try:
        return None if text is None else datetime.fromisoformat(text).astimezone(UTC)
    except ValueError:
        _log.error("when the program was there last cannot be read: %r", text)
        return None
