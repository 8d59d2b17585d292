"""Downtimes of the program, in which no player's time runs out."""

from __future__ import annotations

import logging
import time
from datetime import UTC, datetime, timedelta

from host.clocks.clocks import LATEST_GRACE
from host.services import Services
from storage import downtimes, program_values
from storage.database import Connection
from storage.outages import SETTLED_SECONDS

BEAT_EVERY = timedelta(minutes=1)
"""The interval of heartbeats."""

AFTER_OUTAGE = timedelta(seconds=SETTLED_SECONDS + 1)
"""The same after an outage of the database, so that its end is noticed soon although nobody plays."""

OVERDUE = BEAT_EVERY * 1.5
"""The age of the last heartbeat from which storing counts as failing; it is tried every few seconds."""

LEAST_ABSENCE = timedelta(minutes=3)
"""The shortest absence that counts as a downtime: an update or a quick restart is shorter."""

KEPT_FOR = timedelta(days=500)
"""How long downtimes are kept, for the time budgets of games that last for months."""

_ALIVE = "alive"

_log = logging.getLogger(__name__)


class Downtimes:
    """Stores heartbeats of the program, and a row for each downtime."""

    def __init__(self, services: Services) -> None:
        self._database = services.database
        self._now = services.now
        self._beat_at: datetime | None = None
        self._beat_seconds = 0.0

    @property
    def interval(self) -> timedelta:
        """The present interval of heartbeats."""
        return AFTER_OUTAGE if self._database.in_outage else BEAT_EVERY

    async def record_downtime(self) -> None:
        """Store the downtime that has just ended, and make the turns due that it may affect."""
        now = self._now()
        async with self._database.begin() as connection:
            await _record_gap(connection, now)
            await downtimes.forget_before(connection, now - KEPT_FOR)
            # In the same transaction, so that another process that starts now sees the heartbeat.
            await program_values.put(connection, _ALIVE, now.isoformat())
        self._beat(now)

    async def heartbeat(self) -> None:
        """Store a heartbeat, unless the last one is recent.

        If none could be stored for long, because the machine slept, the process was stopped or the database was
        unreachable, nobody could play: that is a downtime as well. A clock that was set forward is not.
        """
        now = self._now()
        if self._beat_at is not None and timedelta(0) <= now - self._beat_at < self.interval:
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
        """Return whether a heartbeat could be stored lately.

        With a full or read-only disk the database can be read, but nobody can play.
        """
        return passed_seconds() - self._beat_seconds < OVERDUE.total_seconds()

    def _beat(self, now: datetime) -> None:
        self._beat_at, self._beat_seconds = now, passed_seconds()


def passed_seconds() -> float:
    """Return a monotonic time in seconds that includes the time the machine was suspended."""
    # On other systems than Linux the monotonic clock includes it, or no clock does.
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boot is None else time.clock_gettime(boot)


async def _record_gap(connection: Connection, now: datetime) -> None:
    """Store the downtime from the last heartbeat to `now`, if it is at least `LEAST_ABSENCE` long."""
    since = _moment(await program_values.find(connection, _ALIVE)) or now
    if now - since >= LEAST_ABSENCE:
        await downtimes.add(connection, since, now)
        await downtimes.look_again(connection, since, now + LATEST_GRACE, now)


def _moment(text: str | None) -> datetime | None:
    """Return the stored time; None if there is none or it cannot be read."""
    try:
        return None if text is None else datetime.fromisoformat(text).astimezone(UTC)
    except ValueError:
        _log.error(
            "the stored time of the last heartbeat cannot be read: %r; no downtime is recorded, turns may run out",
            text,
        )
        return None
