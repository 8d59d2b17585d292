"""Allowances: how often something may be done, by all processes that share a database together."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime, timedelta

from host.services import Services
from model.errors import StorageTrouble
from storage import allowances

LATE = timedelta(seconds=0.2)
"""Who comes so late to a place gets another one, once."""

_log = logging.getLogger(__name__)


class Allowance:
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
        self._free_at = 0.0

    async def take(self) -> None:
        """Wait until it may be done once more."""
        for _ in range(2):
            moment = await self.reserve()
            await asyncio.sleep(max(0.0, (moment - self._now()).total_seconds()))
            # Those who were all held up would else all go at once.
            if self._now() - moment < LATE:
                return

    async def reserve(self) -> datetime:
        """Return when it may be done once more; whoever asks next gets a later place in the line."""
        now = self._now().timestamp()
        free_at = await self._reserved(now)
        return datetime.fromtimestamp(max(now, free_at - self._burst * self._spacing), UTC)

    async def hold(self, wait: timedelta) -> None:
        """Have nobody do it for a while who has not got a place yet."""
        now = self._now().timestamp()
        until = now + wait.total_seconds() + self._burst * self._spacing
        self._free_at = max(self._free_at, until)
        if self._database.shared:
            try:
                async with self._database.begin(self._name) as connection:
                    await allowances.hold(connection, self._name, now, until)
            except StorageTrouble as trouble:
                _log.warning("%s are held back in this process alone: %s", self._name, trouble)

    async def _reserved(self, now: float) -> float:
        if self._database.shared:
            try:
                async with self._database.begin(self._name) as connection:
                    return await allowances.reserve(connection, self._name, now, self._spacing)
            except StorageTrouble as trouble:
                _log.warning("%s are counted in this process alone: %s", self._name, trouble)
        before = now if self._free_at > now + allowances.LONGEST_SECONDS else max(self._free_at, now)
        self._free_at = before + self._spacing
        return self._free_at
