"""One kind of work of the outbox, as the workers of this process take it one after another."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from datetime import datetime
from typing import TypeAlias

from host.events import Signal, wait_for_event
from host.services import Services
from model.ids import OutboxId
from model.outbox import Delivery
from storage import outbox_queue
from storage.database import Connection

LOOK_SECONDS = 1.0
"""How often the database is looked at while something waits for its moment or for another process."""

AT_ONCE = 16
"""Messages found by one look."""

Find: TypeAlias = Callable[[Connection, datetime, int], Awaitable[Collection[outbox_queue.Waiting]]]
"""Returns messages to which something is to be done at that moment, up to that number, the oldest first."""

Take: TypeAlias = Callable[[outbox_queue.Waiting, asyncio.Event], Awaitable[bool]]
"""Returns whether a message is now this process's; the event says whether anything has changed since it was found."""


class WorkQueue:
    """The messages to which one kind of work is to be done, and those to which this process is doing it.

    One look at the database finds several. Another follows when `signal` rings, when what was found is taken and
    more may wait, or after a while: until the moment of all that this process has put off, and always where other
    processes put off and end, too.
    """

    def __init__(self, services: Services, signal: Signal, find: Find) -> None:
        self._database = services.database
        self._now = services.clock
        self._signal = signal
        self._find = find
        self._looking = asyncio.Lock()
        self._look: _Look | None = None
        self._taken: dict[OutboxId, tuple[outbox_queue.Waiting, asyncio.Event]] = {}
        self._put_off: list[datetime] = []
        # What another process may take meanwhile is looked for one by one.
        self._most = 1 if services.database.shared else AT_ONCE

    @property
    def taken(self) -> tuple[OutboxId, ...]:
        """Return the messages to which this process is doing the work."""
        return tuple(self._taken)

    async def next(self, take: Take) -> Delivery:
        """Return the oldest message of those that can be taken; wait for one."""
        # One worker looks, the others wait behind it: each event would else send them all to the database.
        async with self._looking:
            while True:
                if self._look is None or self._look.changed.is_set():
                    self._look = await self._looked()
                look = self._look
                if not look.found:
                    if not look.full:
                        await wait_for_event(look.changed, self._seconds_left())
                    self._look = None
                    continue
                found = look.found.popleft()
                try:
                    if await take(found, look.changed):
                        self._taken[found.delivery.id] = found, look.changed
                        return found.delivery
                except BaseException:
                    # It still waits, and this look does not know it any more.
                    self._look = None
                    raise

    def ring(self) -> None:
        """Wake whoever waits for work, so that the database is looked at again."""
        self._signal.ring()

    def put_off(self, until: datetime) -> None:
        """Note a moment at which the database is looked at again, whatever happens before."""
        self._put_off.append(until)

    def release(self, delivery: Delivery, *, done: bool) -> None:
        """Give back a message that was taken; look again unless its work is done and nothing else can wait."""
        found, changed = self._taken.pop(delivery.id, (None, None))
        if not done or found is None or changed is None or found.followed or changed.is_set():
            self.ring()

    async def _looked(self) -> _Look:
        changed, now = self._signal.next(), self._now()
        async with self._database.read_once() as connection:
            found = await self._find(connection, now, self._most)
        self._put_off = [moment for moment in self._put_off if moment > now]
        return _Look(changed, deque(found), full=len(found) == self._most)

    def _seconds_left(self) -> float | None:
        """Return how long to wait for work unless the signal rings; None while nothing can come without that."""
        if not self._put_off:
            return LOOK_SECONDS if self._database.shared else None
        left = (min(self._put_off) - self._now()).total_seconds()
        return min(LOOK_SECONDS, max(0.0, left))


@dataclass(frozen=True, slots=True)
class _Look:
    """What a look at the database has found and nobody has taken yet.

    It says all that there was until `changed` is set; a `full` one has left something for the next.
    """

    changed: asyncio.Event
    found: deque[outbox_queue.Waiting]
    full: bool
