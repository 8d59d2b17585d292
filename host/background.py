"""Background loops: work that is done when something has changed, when its moment has come, or slowly."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable
from datetime import datetime, timedelta
from typing import TypeVar

from host.errors import HostReason, HostRefusal
from host.events import Signal, wait_and_settle, wait_for_event
from model.errors import StorageTrouble
from storage.database import Conflict

TICK_SECONDS = 1.0
"""How often the clock is read while nothing is due; a clock may be moved by hand."""

SHARE = 0.2
"""Part of a core that a long piece of work takes for which nobody waits."""

Item = TypeVar("Item")

AFTER_FAULT = timedelta(minutes=1)
"""How long something that could not be looked at is left alone."""

AFTER_TROUBLE = timedelta(seconds=2)
"""How long whoever needs the database waits after it could not be used.

The fault may be over soon, and people's turns wait as long.
"""

_log = logging.getLogger(__name__)


class BackgroundLoop:
    """A loop that calls `look` between `start` and `stop`.

    `look` does what is due and returns when to be called again; None is at the next change. A call that fails is
    made again after a while. `longest` is the longest time between two calls: nothing is heard of a change that
    another process makes.
    """

    def __init__(
        self,
        name: str,
        look: Callable[[], Awaitable[datetime | None]],
        changed: Signal,
        now: Callable[[], datetime],
        longest: timedelta | None = None,
    ) -> None:
        self._name = name
        self._look = look
        self._changed = changed
        self._now = now
        self._longest = longest
        self._running: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to call `look`."""
        self._running = asyncio.create_task(self._run(), name=self._name)

    async def stop(self) -> None:
        """Stop calling `look`."""
        if self._running is not None:
            self._running.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._running
            self._running = None

    async def _run(self) -> None:
        while True:
            changed = self._changed.next()
            try:
                moment = await self._look()
            except StorageTrouble as trouble:
                # The database may be away or busy, or its disk full; the watch goes on.
                _log.error("the %s waits for the database: %s", self._name, trouble)
                moment = self._now() + AFTER_TROUBLE
            except Exception:
                _log.exception("the %s could not look", self._name)
                moment = self._now() + AFTER_FAULT
            looked_at = self._now()
            if self._longest is not None:
                moment = min(moment or looked_at + self._longest, looked_at + self._longest)
            # A clock that was set back would have us wait as long as it was set back.
            while not changed.is_set() and (moment is None or looked_at <= self._now() < moment):
                await wait_for_event(changed, TICK_SECONDS)
            # What is being done, or could not be, stays due: hence always a tick.
            await wait_and_settle(changed, TICK_SECONDS)


class Cooldown:
    """Names of what failed a moment ago; skipped for AFTER_FAULT, so that one fault does not stop the others."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._until: dict[str, datetime] = {}

    def add(self, name: str, wait: timedelta = AFTER_FAULT) -> None:
        """Begin the cooldown of `name`."""
        self._until[name] = self._now() + wait

    def discard(self, name: str) -> None:
        """End the cooldown of `name`, if there is one."""
        self._until.pop(name, None)

    def __contains__(self, name: str) -> bool:
        """Return whether `name` is in its cooldown now."""
        # Longer than that only by a clock that was set back.
        return name in self._until and timedelta(0) < self._until[name] - self._now() <= AFTER_FAULT

    async def attempt(
        self,
        kind: str,
        name: str,
        do: Callable[[], Awaitable[object]],
        logged_before: Collection[HostReason] = (),
    ) -> bool:
        """Do what is due about one thing of a kind, unless it is in its cooldown.

        Return whether something was done: `do` returned True, or another process was first. What fails begins a
        cooldown and does not stop the others. It is logged, but for refusals that are `logged_before`.
        """
        if name in self:
            return False
        self.discard(name)
        try:
            return await do() is True
        except Conflict:
            return True
        except HostRefusal as refusal:
            if refusal.reason not in logged_before:
                _log.info("%s %s is not looked at: %s", kind, name, refusal)
            self.add(name)
        except StorageTrouble as trouble:
            _log.error("%s %s waits for the database: %s", kind, name, trouble)
            self.add(name, AFTER_TROUBLE)
        except Exception:
            _log.exception("%s %s could not be looked at", kind, name)
            self.add(name)
        return False


async def paced(items: Iterable[Item], share: float) -> AsyncIterator[Item]:
    """Yield the items one by one, resting after each for so long that working on them takes that share of the time."""
    for item in items:
        begun = time.perf_counter()
        yield item
        await asyncio.sleep((time.perf_counter() - begun) * (1 / share - 1))
