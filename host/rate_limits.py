"""Rate limits: how often something may be done, by all processes that share a database together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from host.services import Services
from model.errors import StorageTrouble
from storage import rate_limits

TOO_LATE = timedelta(seconds=0.1)
"""A caller that wakes this long after its place takes another one, once."""

LONGEST = timedelta(hours=1)
"""Nothing is held back for longer; a later moment is of a clock that was set back since."""

_log = logging.getLogger(__name__)


class RateLimit:
    """Something that may be done `burst` times at once, and then again each time `spacing` has passed.

    In any span of time that is `burst` times plus once for each `spacing` in it. Where the database is shared it
    keeps the line, so that it is one for all processes; while it cannot be used each keeps its own.
    """

    def __init__(self, services: Services, name: str, spacing: timedelta, burst: int) -> None:
        self._database = services.database
        self._now = services.clock
        self._name = name
        self._spacing = spacing.total_seconds()
        self._burst = burst
        self._free_at: float | None = None

    async def take(self) -> None:
        """Wait until it may be done once more."""
        for _ in range(2):
            moment = await self.reserve()
            await asyncio.sleep(max(0.0, (moment - self._now()).total_seconds()))
            # Those who were all held up would else all go at once.
            if self._now() - moment < TOO_LATE:
                return

    async def reserve(self) -> datetime:
        """Return when it may be done once more; whoever asks next gets a later place in the line."""
        now = self._now().timestamp()
        free_at = await self._change(now, lambda free_at: free_at + self._spacing)
        return datetime.fromtimestamp(max(now, free_at - self._burst * self._spacing), UTC)

    async def hold(self, wait: timedelta) -> None:
        """Keep everybody waiting for `wait` who has not got a place yet."""
        now = self._now().timestamp()
        until = now + wait.total_seconds() + self._burst * self._spacing
        await self._change(now, lambda free_at: max(free_at, until))

    async def _change(self, now: float, change: Callable[[float], float]) -> float:
        """Change when the line is free again, and return that."""
        if self._database.shared:
            try:
                async with self._database.begin(self._name) as connection:
                    stored = await rate_limits.free_at(connection, self._name)
                    self._free_at = change(_current(stored, now))
                    await rate_limits.put(connection, self._name, self._free_at)
                    return self._free_at
            except StorageTrouble as trouble:
                _log.warning("%s are counted in this process alone: %s", self._name, trouble)
        self._free_at = change(_current(self._free_at, now))
        return self._free_at


def _current(free_at: float | None, now: float) -> float:
    """Return when a line is free again, seen from now: no earlier, and not after a clock was set back."""
    return now if free_at is None or free_at > now + LONGEST.total_seconds() else max(free_at, now)
