"""Downtimes of the program, so that nobody's time runs out while they could not play."""

from __future__ import annotations

import logging
import time
from datetime import UTC, datetime, timedelta

from host.clocks.clocks import LATEST_GRACE
from host.services import Services
from storage import downtimes, program_values
from storage.database import Connection

BEAT_EVERY = timedelta(minutes=1)
"""How often it is noted that the program is there."""

OVERDUE = BEAT_EVERY * 1.5
"""How long after the last note the next one could not be stored: it is tried every few seconds."""

LEAST_ABSENCE = timedelta(minutes=3)
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
        self._beat_seconds = 0.0

    async def record_downtime(self) -> None:
        """Store for how long the program was down, and make every turn due to which that may matter."""
        now = self._now()
        async with self._database.begin() as connection:
            await _record_gap(connection, now)
            await downtimes.forget_before(connection, now - REMEMBERED)
            # In the same transaction: another process that starts in this moment was not alone.
            await program_values.put(connection, _ALIVE, now.isoformat())
        self._beat(now)

    async def heartbeat(self) -> None:
        """Store that the program is running, if that was not stored just now.

        Where it could not be stored for long, since the machine slept, the process was stopped or the database was
        away, nobody could play: that is a downtime like any other. A clock that was set forward is none.
        """
        now = self._now()
        if self._beat_at is not None and timedelta(0) <= now - self._beat_at < BEAT_EVERY:
            return
        absent = (
            self._beat_at is not None
            and passed_seconds() - self._beat_seconds >= LEAST_ABSENCE.total_seconds()
        )
        async with self._database.begin() as connection:
            if absent:
                await _record_gap(connection, now)
            await program_values.put(connection, _ALIVE, now.isoformat())
        self._beat(now)

    def can_store(self) -> bool:
        """Return whether the database has lately stored that the program is there.

        Where the disk is full or takes nothing, it may be read, and nobody can play.
        """
        return passed_seconds() - self._beat_seconds < OVERDUE.total_seconds()

    def _beat(self, now: datetime) -> None:
        self._beat_at, self._beat_seconds = now, passed_seconds()


def passed_seconds() -> float:
    """Return how many seconds have passed since some moment, those that the machine slept included."""
    # Elsewhere than on Linux the monotonic clock counts them, or nothing does.
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boot is None else time.clock_gettime(boot)


async def _record_gap(connection: Connection, now: datetime) -> None:
    """Store since when the program was not there until `now`, if that is long enough to matter."""
    since = _moment(await program_values.find(connection, _ALIVE)) or now
    if now - since >= LEAST_ABSENCE:
        await downtimes.add(connection, since, now)
        await downtimes.look_again(connection, since, now + LATEST_GRACE, now)


def _moment(text: str | None) -> datetime | None:
    """Return the stored moment; None without one, or where it cannot be read."""
    try:
        return None if text is None else datetime.fromisoformat(text).astimezone(UTC)
    except ValueError:
        _log.error("when the program was there last cannot be read: %r", text)
        return None
