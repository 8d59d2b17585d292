"""A queue of the outbox's messages for one kind of work, shared by the workers of this process."""

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
"""Seconds between two looks at the database while a message is put off or another process may add one."""

AT_ONCE = 16
"""The most messages read by one look at a database that is not shared."""

Find: TypeAlias = Callable[[Connection, datetime, int], Awaitable[Collection[outbox_queue.Waiting]]]
"""Returns the messages with work due at a moment, oldest first, at most so many."""

Take: TypeAlias = Callable[[outbox_queue.Waiting, asyncio.Event], Awaitable[bool]]
"""Takes a message and returns True, or returns False. The event is set if anything changed since the look."""


class WorkQueue:
    """The messages with one kind of work to be done, and those that this process has taken.

    One look at the database finds several messages. The next look follows when `signal` rings or when all
    found messages are taken and more may wait. It also follows after at most `LOOK_SECONDS` while
    this process has put off messages, and always on a shared database, where other processes put off messages
    and die.
    """

    def __init__(self, services: Services, signal: Signal, find: Find) -> None:
        self._database = services.database
        self._now = services.now
        self._signal = signal
        self._find = find
        self._looking = asyncio.Lock()
        self._look: _Look | None = None
        self._taken: dict[OutboxId, tuple[outbox_queue.Waiting, asyncio.Event]] = {}
        self._put_off: list[datetime] = []
        # On a shared database another process may take a found message, so they are read one by one.
        self._most = 1 if services.database.shared else AT_ONCE

    @property
    def taken(self) -> tuple[OutboxId, ...]:
        """The messages on which this process is working."""
        return tuple(self._taken)

    async def next(self, take: Take) -> Delivery:
        """Wait for a message that `take` accepts, oldest first, and return it."""
        # Only one worker queries; otherwise each event would send them all to the database.
        async with self._looking:
            while True:
                if self._look is None or self._look.changed.is_set():
                    self._look = await self._query()
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
                    # The message still waits, but is no longer among the found ones: look again.
                    self._look = None
                    raise

    def ring(self) -> None:
        """Wake the workers that wait for work, so that they look at the database again."""
        self._signal.ring()

    def put_off(self, until: datetime) -> None:
        """Look at the database again at `until`, even if nothing rings before."""
        self._put_off.append(until)

    def release(self, delivery: Delivery, *, done: bool) -> None:
        """Give back a message that was taken; query again unless it is done and no other can be due now."""
        found, changed = self._taken.pop(delivery.id, (None, None))
        if not done or found is None or changed is None or found.followed or changed.is_set():
            self.ring()

    async def _query(self) -> _Look:
        """Look at the database and return the messages found."""
        changed, now = self._signal.next(), self._now()
        async with self._database.read_once() as connection:
            found = await self._find(connection, now, self._most)
        self._put_off = [moment for moment in self._put_off if moment > now]
        return _Look(changed, deque(found), full=len(found) == self._most)

    def _seconds_left(self) -> float | None:
        """Return the seconds until the next look; None if only the signal can announce work."""
        if not self._put_off:
            return LOOK_SECONDS if self._database.shared else None
        left = (min(self._put_off) - self._now()).total_seconds()
        return min(LOOK_SECONDS, max(0.0, left))


@dataclass(frozen=True, slots=True)
class _Look:
    """The messages that one look at the database has found and that are not taken yet.

    The look is outdated once `changed` is set; a `full` one may have left messages for the next look.
    """

    changed: asyncio.Event
    found: deque[outbox_queue.Waiting]
    full: bool
