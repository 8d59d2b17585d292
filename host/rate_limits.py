"""Rate limits that all processes with the same database share."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from host.services import Services
from model.errors import StorageTrouble
from storage import rate_limits

TOO_LATE = timedelta(seconds=0.1)
"""A caller that wakes up later than this after its reserved time reserves another one, once."""

LONGEST = timedelta(hours=1)
"""The longest wait. A stored time further ahead comes from a clock that has been set back since, and is ignored."""

_log = logging.getLogger(__name__)


class RateLimit:
    """A token bucket of `burst` tokens; one token is added every `spacing`.

    A shared database holds the bucket, so that all processes draw from one. While the database cannot be used,
    each process counts for itself. The bucket is stored as the time at which it is full again.
    """

    def __init__(self, services: Services, name: str, spacing: timedelta, burst: int) -> None:
        self._database = services.database
        self._now = services.now
        self._name = name
        self._spacing = spacing.total_seconds()
        self._burst = burst
        self._full_at: float | None = None
        self._alone = False

    async def take(self) -> None:
        """Take a token; wait until there is one."""
        for _ in range(2):
            moment = await self.reserve()
            await asyncio.sleep(max(0.0, (moment - self._now()).total_seconds()))
            # Callers that were delayed together would otherwise all proceed at once.
            if self._now() - moment < TOO_LATE:
                return

    async def reserve(self) -> datetime:
        """Reserve a token and return the time from which it may be used; later callers get later times."""
        now = self._now().timestamp()
        full_at = await self._change(now, lambda full_at: full_at + self._spacing)
        return datetime.fromtimestamp(max(now, full_at - self._burst * self._spacing), UTC)

    async def hold(self, wait: timedelta) -> None:
        """Give out no further token before `wait` has passed; reserved ones stay valid."""
        now = self._now().timestamp()
        until = now + wait.total_seconds() + self._burst * self._spacing
        await self._change(now, lambda full_at: max(full_at, until))

    async def _change(self, now: float, change: Callable[[float], float]) -> float:
        """Apply `change` to the time at which the bucket is full again, store it, and return it."""
        if self._database.shared:
            try:
                async with self._database.begin(self._name) as connection:
                    stored = await rate_limits.full_at(connection, self._name)
                    self._full_at = change(_current(stored, now))
                    await rate_limits.put(connection, self._name, self._full_at)
                self._alone = False
                return self._full_at
            except StorageTrouble as trouble:
                if not self._alone:
                    _log.warning(
                        "the rate limit of %s to Discord is not shared with other processes until the database"
                        " can be used: %s; Discord may refuse some as too many",
                        self._name,
                        trouble,
                    )
                self._alone = True
        self._full_at = change(_current(self._full_at, now))
        return self._full_at


def _current(full_at: float | None, now: float) -> float:
    """Return the time at which the bucket is full again: `now` if that is past, unknown, or beyond `LONGEST`."""
    return now if full_at is None or full_at > now + LONGEST.total_seconds() else max(full_at, now)
