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
from model.outbox import Delivery, Work
from storage import outbox_queue
from storage.database import Connection

LOOK_SECONDS = 1.0
"""How often the database is looked at while something waits for its moment or for another process."""

AT_ONCE = 16
"""Messages found by one look."""

Find: TypeAlias = Callable[[Connection, datetime, int], Awaitable[Collection[outbox_queue.Waiting]]]
"""Returns messages to which something is to be done now, of so many at most, longest waiting first."""

Take: TypeAlias = Callable[[outbox_queue.Waiting, asyncio.Event], Awaitable[bool]]
"""Returns whether a message is now this process's; the event says whether anything has changed since it was found."""


class WorkQueue:
    """The messages to which one kind of work is to be done, and those to which this process is doing it.

    One look at the database finds several. Another follows when `signal` rings, when what was found is taken and
    more may wait, or after a while.
    """

    def __init__(self, services: Services, works: Collection[Work], signal: Signal, find: Find) -> None:
        self._database = services.database
        self._now = services.clock
        self._works = works
        self._signal = signal
        self._find = find
        self._looking = asyncio.Lock()
        self._look: _Look | None = None
        self._taken: dict[OutboxId, tuple[outbox_queue.Waiting, asyncio.Event]] = {}
        self._may_be_put_off = True
        # What another process may take meanwhile is looked for one by one.
        self._most = 1 if services.database.shared else AT_ONCE

    @property
    def taken(self) -> tuple[OutboxId, ...]:
        """Return the messages to which this process is doing the work."""
        return tuple(self._taken)

    async def next(self, take: Take) -> Delivery:
        """Return the message that has waited longest of those that can be taken; wait for one."""
        # One worker looks, the others wait behind it: each event would else send them all to the database.
        async with self._looking:
            while True:
                if self._look is None or not self._look.stands:
                    self._look = await self._looked()
                look = self._look
                if not look.found:
                    await look.over()
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
        """Have the database looked at again."""
        self._signal.ring()

    def put_off(self) -> None:
        """Have the database looked at until nothing waits for its moment any more."""
        self._may_be_put_off = True

    def release(self, delivery: Delivery, *, done: bool) -> None:
        """Let others have a message that was taken; look again unless its work is done and nothing else can wait."""
        found, changed = self._taken.pop(delivery.id, (None, None))
        if not done or found is None or changed is None or found.followed or changed.is_set():
            self.ring()

    async def _looked(self) -> _Look:
        changed, now = self._signal.next(), self._now()
        async with self._database.glance() as connection:
            found = await self._find(connection, now, self._most)
        wait = None if found else await self._seconds_left(now)
        partial = len(found) == self._most or (bool(found) and self._may_be_put_off)
        return _Look(changed, deque(found), wait, partial)

    async def _seconds_left(self, now: datetime) -> float | None:
        """Return how long to wait for work unless the signal rings; None while nobody else may store any."""
        if not self._may_be_put_off and not self._database.shared:
            return None
        async with self._database.glance() as connection:
            waits, retry_at = await outbox_queue.next_retry(connection, self._works, now)
        if waits <= len(self._taken) and not self._database.shared:
            # All of it is being done here, or there is none: whoever does it wakes those who look.
            self._may_be_put_off = False
            return None
        return LOOK_SECONDS if retry_at is None else min(LOOK_SECONDS, (retry_at - now).total_seconds())


@dataclass(slots=True)
class _Look:
    """What a look at the database has found and nobody has taken yet.

    It says all that there is to know until `changed` is set, or `wait` seconds have passed once nothing is left. A
    `partial` one may have missed something.
    """

    changed: asyncio.Event
    found: deque[outbox_queue.Waiting]
    wait: float | None
    partial: bool
    waited: bool = False

    @property
    def stands(self) -> bool:
        """Return whether another look would find nothing else."""
        return not self.changed.is_set() and not self.waited and (bool(self.found) or not self.partial)

    async def over(self) -> None:
        """Wait until there may be something that it has not found."""
        await wait_for_event(self.changed, self.wait)
        self.waited = True
