"""How many sessions a bot may start: within a day, and at the same time."""

from __future__ import annotations

from sandbox.world.clock import Clock
from sandbox.world.values import Json

DAY_SECONDS = 24 * 3600.0
SPACING_SECONDS = 5.0
"""Seconds within which each of the `max_concurrency` groups of shards may start one session."""

TOTAL, MAX_CONCURRENCY = 1000, 16
"""The limits that a bot is told where none is enforced."""


class SessionStarts:
    """Counts the IDENTIFYs of a bot. A limit of None is not enforced; the bot is told Discord's usual one."""

    def __init__(self, clock: Clock, *, max_concurrency: int | None, total: int | None) -> None:
        self._clock = clock
        self._max_concurrency = max_concurrency
        self._total = total
        self._day_began: float | None = None
        self._today = 0
        self._last: dict[int, float] = {}

    def limit(self) -> Json:
        """Return the `session_start_limit` of `/gateway/bot`."""
        total = self._total or TOTAL
        left = 0.0 if self._day_began is None else self._day_began + DAY_SECONDS - self._now()
        return {
            "total": total,
            "remaining": max(0, total - self._today),
            "reset_after": int(left * 1000),
            "max_concurrency": self._max_concurrency or MAX_CONCURRENCY,
        }

    def exhausted(self) -> bool:
        """Return True if no session may be started any more today."""
        self._now()
        return self._total is not None and self._today >= self._total

    def count(self, shard: int) -> bool:
        """Count an IDENTIFY of the shard; return False if one of its group was less than 5 seconds ago."""
        now = self._now()
        if self._day_began is None:
            self._day_began = now
        self._today += 1
        if self._max_concurrency is None:
            return True
        group = shard % self._max_concurrency
        if now - self._last.get(group, -SPACING_SECONDS) < SPACING_SECONDS:
            return False
        self._last[group] = now
        return True

    def _now(self) -> float:
        """Return the time, after the count was reset if its day is over."""
        now = self._clock.timestamp()
        if self._day_began is not None and now - self._day_began >= DAY_SECONDS:
            self._day_began, self._today = None, 0
        return now
