"""Background loops: work that runs after a change, at a time, or slowly enough to leave the processor to others."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Hashable, Iterable
from datetime import datetime, timedelta
from typing import TypeVar

from host.errors import HostReason, HostRefusal
from host.events import Signal, wait_for_event
from model.errors import StorageTrouble

TICK_SECONDS = 1.0
"""Seconds between two looks at the clock while nothing is due; the clock of tests and the sandbox can jump."""

SETTLE_SECONDS = 0.05
"""How long background work waits after an event, so that a move is stored and delivered first."""

BACKGROUND_SHARE = 0.2
"""The share of a core for long work that nobody waits for."""

Item = TypeVar("Item")

AFTER_FAULT = timedelta(minutes=1)
"""The delay before an item whose processing failed is tried again."""

AFTER_TROUBLE = timedelta(seconds=2)
"""The delay before the database is tried again after it could not be used.

It is short because people's turns wait for it.
"""

MOST_FAULTS = 1000
"""The number of items whose last fault is remembered."""

_log = logging.getLogger(__name__)


async def until_stored(name: str, work: Callable[[], Awaitable[None]]) -> None:
    """Call `work` until the database can be used. `name` names it in the log."""
    waits = False
    while True:
        try:
            return await work()
        except StorageTrouble as trouble:
            _log_waiting(name, trouble, logged=waits)
            waits = True
            await asyncio.sleep(AFTER_TROUBLE.total_seconds())


def _log_waiting(name: str, trouble: StorageTrouble, *, logged: bool) -> None:
    """Log that some work waits for the database; `logged` says that this is not the first attempt to fail.

    `storage.outages` logs the outage itself, once for all work.
    """
    _log.log(logging.DEBUG if logged else logging.INFO, "%s waits for the database: %s", name, trouble)


class BackgroundLoop:
    """A loop that calls `look` between `start` and `stop`.

    `look` does what is due and returns when to be called again; None means at the next change. A failed call is
    repeated after a delay. `longest` is the longest time between two calls, since changes made by other
    processes are not announced here. `name` says in the log what the loop does.
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
        """Call `look` when it is due, until cancelled."""
        waits = False
        while True:
            changed = self._changed.next()
            try:
                moment = await self._look()
                waits = False
            except StorageTrouble as trouble:
                # The database may be unreachable, busy or full; the loop goes on.
                _log_waiting(self._name, trouble, logged=waits)
                moment, waits = self._now() + AFTER_TROUBLE, True
            except Exception:
                _log.exception("%s failed and is tried again in %s", self._name, _seconds(AFTER_FAULT))
                moment = self._now() + AFTER_FAULT
            looked_at = self._now()
            if self._longest is not None:
                moment = min(moment or looked_at + self._longest, looked_at + self._longest)
            # After the clock was set back, the wait would be too long by that.
            while not changed.is_set() and (moment is None or looked_at <= self._now() < moment):
                await wait_for_event(changed, TICK_SECONDS)
            # Items in progress or in their cooldown stay due: so always wait at least a tick.
            await wait_for_event(changed, TICK_SECONDS)
            await asyncio.sleep(SETTLE_SECONDS)


class FaultLog:
    """Logs the faults of items. One that stays the same, as that of damaged data does, is logged as an error once.

    Its repetitions are logged at the level DEBUG.
    """

    def __init__(self, log: logging.Logger) -> None:
        self._log = log
        self._faults: dict[Hashable, str] = {}

    def failed(self, item: Hashable, fault: Exception, message: str, *about: object) -> None:
        """Log `message`, formatted with `about`, and the traceback of the fault."""
        repeated = self._faults.pop(item, None) == repr(fault)
        self._faults[item] = repr(fault)
        if len(self._faults) > MOST_FAULTS:
            del self._faults[next(iter(self._faults))]
        self._log.log(logging.DEBUG if repeated else logging.ERROR, message, *about, exc_info=fault)

    def succeeded(self, item: Hashable) -> None:
        """Forget the fault of an item: the next one is logged as an error again."""
        self._faults.pop(item, None)


class Cooldown:
    """The names of items that failed recently, which are skipped for a time so that others go on.

    The time is AFTER_FAULT, or AFTER_TROUBLE if the database could not be used.
    """

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._until: dict[str, datetime] = {}
        self._faults = FaultLog(_log)

    def add(self, name: str, wait: timedelta = AFTER_FAULT) -> None:
        """Begin the cooldown of `name`."""
        self._until[name] = self._now() + wait

    def __contains__(self, name: str) -> bool:
        """Return whether `name` is in its cooldown now."""
        # A longer wait means that the clock was set back.
        return name in self._until and timedelta(0) < self._until[name] - self._now() <= AFTER_FAULT

    async def attempt(
        self,
        kind: str,
        name: str,
        do: Callable[[], Awaitable[object]],
        logged_before: Collection[HostReason] = (),
    ) -> bool:
        """Call `do` for one item of a kind, unless the item is in its cooldown.

        Return whether something was done: `do` returned True. A failure begins the cooldown and is not raised. It is
        logged, except for refusals with a reason in `logged_before`.
        """
        if name in self:
            return False
        self._until.pop(name, None)
        try:
            done = await do() is True
            self._faults.succeeded(name)
            return done
        except HostRefusal as refusal:
            if refusal.reason not in logged_before:
                _log.info("%s %s is tried again in %s: %s", kind, name, _seconds(AFTER_FAULT), refusal)
            self.add(name)
        except StorageTrouble as trouble:
            _log.info("%s %s waits for the database: %s", kind, name, trouble)
            self.add(name, AFTER_TROUBLE)
        except Exception as fault:
            message = "what is due for %s %s failed and is tried again in %s"
            self._faults.failed(name, fault, message, kind, name, _seconds(AFTER_FAULT))
            self.add(name)
        return False


def _seconds(wait: timedelta) -> str:
    return f"{wait.total_seconds():.0f} seconds"


async def paced(items: Iterable[Item], share: float) -> AsyncIterator[Item]:
    """Yield the items one by one, pausing after each so that work on them takes only `share` of the time."""
    for item in items:
        begun = time.perf_counter()
        yield item
        await asyncio.sleep((time.perf_counter() - begun) * (1 / share - 1))
