"""The outbox as dispatchers use it. See docs/decisions/0002-delivered-once.md."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from host.events import (
    ChallengeChanged,
    ClockChanged,
    GameEnded,
    GameMoved,
    GameRelocated,
    LadderChanged,
    PuzzlesChanged,
    ReminderDue,
    TableClosed,
    TournamentChanged,
    VoteOpened,
    rung,
)
from host.services import Services
from model.ids import GameId, MessageId, OutboxId
from model.outbox import Delivery, GameDelivery, Posted, Work
from storage import outbox, outbox_queue
from storage.database import Connection
from storage.leases import LEASE

LATE = timedelta(minutes=1)
"""How long a turn must have waited before it is posted together with those that came after it."""

LOOK_SECONDS = 1.0
"""How often the queue is looked at while something waits for its moment or for another process."""

AT_ONCE = 16
"""Messages found by one look."""

POSTS = (Work.POST,)
UPDATES = (Work.REFRESH_CLOCK, Work.DISABLE_CONTROLS)


@dataclass(slots=True)
class _Look:
    """What a look at the queue has found and nobody has taken yet.

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
        await rung(self.changed, self.wait)
        self.waited = True


class Outbox:
    """The queue between what is stored and what people have seen.

    A dispatcher takes `next_post()` or `next_update()`, does the work, and says `delivered`, `updated` or `failed`.
    Several workers may do so: messages of one game or tournament are posted one at a time and in order.
    """

    def __init__(self, services: Services) -> None:
        self._database = services.database
        self._now = services.clock
        self._posts = services.events.subscribe(
            GameMoved,
            GameEnded,
            GameRelocated,
            VoteOpened,
            ReminderDue,
            TableClosed,
            TournamentChanged,
            ChallengeChanged,
            LadderChanged,
            PuzzlesChanged,
        )
        self._updates = services.events.subscribe(ClockChanged, ChallengeChanged)
        self._looking_for_posts, self._looking_for_updates = asyncio.Lock(), asyncio.Lock()
        self._taking_over = asyncio.Lock()
        self._is_owner = False
        self._out: set[str] = set()
        self._updating: set[OutboxId] = set()
        self._attempted: dict[str, set[int]] = {}
        self._taken: dict[OutboxId, tuple[outbox_queue.Waiting, asyncio.Event]] = {}
        self._may_be_put_off = {POSTS, UPDATES}
        self._look_for_posts: _Look | None = None
        self._look_for_updates: _Look | None = None
        # What another process may take meanwhile is looked for one by one.
        self._at_once = 1 if services.database.shared else AT_ONCE

    async def next_post(self) -> Delivery:
        """Return the message that has waited longest and that nobody is posting; wait for one."""
        await self._take_over()
        # One worker looks, the others wait behind it: each event would else send them all to the database.
        async with self._looking_for_posts:
            while True:
                look = self._look_for_posts = await self._looked(self._look_for_posts, self._find_posts)
                if not look.found:
                    await look.over()
                    continue
                found = look.found.popleft()
                delivery = found.delivery
                if delivery.subject not in self._out and await self._take(found, look.changed):
                    self._taken[delivery.id] = found, look.changed
                    taken = self._doubted(delivery)
                    self._attempted.setdefault(delivery.subject, set()).add(delivery.number)
                    return taken

    async def next_update(self) -> Delivery:
        """Return a message that stands and must be changed, and that nobody is changing; wait for one."""
        await self._take_over()
        async with self._looking_for_updates:
            while True:
                look = self._look_for_updates = await self._looked(self._look_for_updates, self._find_updates)
                if not look.found:
                    await look.over()
                    continue
                found = look.found.popleft()
                delivery = found.delivery
                if found.leased or await self._claim(delivery):
                    self._updating.add(delivery.id)
                    self._taken[delivery.id] = found, look.changed
                    return delivery

    async def _looked(self, last: _Look | None, find: Callable[[], Awaitable[_Look]]) -> _Look:
        """Return the last look while it says all that there is to know, else a new one."""
        return last if last is not None and last.stands else await find()

    async def _find_posts(self) -> _Look:
        changed, now, most = self._posts.next(), self._now(), self._at_once
        async with self._database.read() as connection:
            found = await outbox_queue.next_posts(connection, now, self._out, most)
            wait = None if found else await self._seconds_left(connection, POSTS, now)
        return _Look(changed, deque(found), wait, self._may_miss(found, POSTS))

    async def _find_updates(self) -> _Look:
        changed, now, most = self._updates.next(), self._now(), self._at_once
        async with self._database.read() as connection:
            found = await outbox_queue.next_updates(connection, now, self._updating, most)
            wait = None if found else await self._seconds_left(connection, UPDATES, now)
        return _Look(changed, deque(found), wait, self._may_miss(found, UPDATES))

    def _may_miss(self, found: Collection[outbox_queue.Waiting], works: tuple[Work, ...]) -> bool:
        """Return whether more may wait than was found: there was no room, or something is put off."""
        return len(found) == self._at_once or (bool(found) and works in self._may_be_put_off)

    async def together(self, delivery: Delivery) -> tuple[Delivery, ...]:
        """Return what is posted in place of a message that was taken, oldest first; the last one says all of it.

        Mostly the message alone. When it has waited long and more has happened since, or the game was stopped, the
        newest turn (or the end) is posted with the news of all, and `delivered` of that one is enough.
        """
        if not isinstance(delivery, GameDelivery):
            return (delivery,)
        now = self._now()
        if not delivery.stopped and now - delivery.made_at < LATE:
            return (delivery,)
        async with self._database.read() as connection:
            rows = await outbox_queue.unposted_states(connection, now, delivery.game)
        if not rows or rows[0].number != delivery.number:
            return (delivery,)
        newest = replace(rows[-1], since=min(one.since for one in rows))
        together = (delivery, *map(self._doubted, (*rows[1:-1], newest))) if rows[1:] else (delivery,)
        self._attempted[delivery.game].add(newest.number)
        return together

    async def delivered(self, delivery: Delivery, posted: Posted | None) -> None:
        """Store that a message stands (None: nothing was left to post), and with it all older ones of its game."""
        try:
            async with self._database.begin(delivery.subject) as connection:
                await outbox_queue.set_delivered(connection, delivery, self._now(), posted)
            self._forget_attempts(delivery)
        except BaseException:
            # That could not be noted: it comes again, and is looked for first.
            self._release(delivery)
            raise
        self._release(delivery, done=True)
        self._updates.ring()

    async def updated(self, delivery: Delivery) -> None:
        """Store that the work on a message that stands is done."""
        try:
            async with self._database.begin(delivery.subject) as connection:
                await outbox_queue.set_updated(connection, delivery)
        except BaseException:
            self._release(delivery)
            raise
        self._release(delivery, done=True)

    async def failed(self, delivery: Delivery, wait: timedelta) -> None:
        """Let the work come again after `wait`; later messages of the game wait for it.

        A message that was to be posted comes back as possibly sent: an error does not say whether it arrived.
        """
        try:
            async with self._database.begin(delivery.subject) as connection:
                await outbox_queue.set_failed(connection, delivery, self._now() + wait)
        finally:
            self._may_be_put_off.add(POSTS if delivery.work is Work.POST else UPDATES)
            self._release(delivery)

    async def deliver_now(self, which: Collection[OutboxId]) -> None:
        """Try these without waiting any longer: what kept them from being posted may be gone."""
        async with self._database.begin() as connection:
            await outbox_queue.deliver_now(connection, which)
        self._posts.ring()

    async def waiting(self, *works: Work) -> tuple[Delivery, ...]:
        """Return everything that waits (for one of these works), longest first."""
        async with self._database.read() as connection:
            found = await outbox_queue.waiting(connection, self._now())
        return tuple(one for one in found if not works or one.work in works)

    async def backlog(self) -> tuple[int, datetime | None]:
        """Return how many messages are still to be posted, and since when the oldest waits."""
        async with self._database.read() as connection:
            return await outbox_queue.backlog(connection)

    async def shown(self, game: GameId) -> Posted | None:
        """Return the newest message that shows the game's turn or end."""
        async with self._database.read() as connection:
            return await outbox.shown(connection, game)

    async def post_again(self, game: GameId, gone: MessageId | None = None) -> None:
        """Post the newest turn (or end) again: its message was deleted.

        Nothing happens when it is no longer shown by `gone`: another message that stands would be forgotten.
        """
        async with self._database.begin() as connection:
            await outbox.post_newest_again(connection, game, self._now(), gone)
        self._posts.ring()

    async def catch_up(self, game: GameId, seq: int, seen: MessageId) -> None:
        """Post the newest turn (or end) again if the message `seen` shows a later state, as after a restored backup.

        Once there is a newer message than `seen`, nothing happens.
        """
        async with self._database.begin() as connection:
            newest = await outbox.newest(connection, game, self._now())
            stands = await outbox.shown(connection, game)
            if newest is None or newest[0] >= seq or stands is None or stands.message > seen:
                return
            await outbox.post_newest_again(connection, game, self._now())
        self._posts.ring()

    async def keeps(self, delivery: Delivery) -> bool:
        """Return whether a message that was taken is still this process's to post.

        Asked just before it is posted: the process may have been frozen, or drawing may have taken long.
        """
        if not self._database.shared or self._now() - delivery.made_at < LEASE / 2:
            return True
        return await self._claim(delivery)

    def let_go(self, delivery: Delivery) -> None:
        """Leave a message that was taken to whoever has it now."""
        self._release(delivery)

    async def release(self) -> None:
        """End the leases of this process before it ends, so that others need not wait for them."""
        if self._database.shared:
            async with self._database.begin() as connection:
                await outbox_queue.release(connection)

    def is_out(self, subject: str) -> bool:
        """Return whether a message of a game or tournament is being posted."""
        return subject in self._out

    @asynccontextmanager
    async def held(self, game: GameId) -> AsyncIterator[bool]:
        """Yield whether nothing of the game is being posted; then nothing will be within the context."""
        if game in self._out:
            yield False
            return
        self._out.add(game)
        try:
            yield True
        finally:
            self._out.discard(game)
            self._posts.ring()

    def _doubted(self, delivery: Delivery) -> Delivery:
        """Return the message as possibly sent if this process has tried to post it before."""
        attempted = delivery.number in self._attempted.get(delivery.subject, ())
        return replace(delivery, possibly_sent=delivery.possibly_sent or attempted)

    def _forget_attempts(self, delivery: Delivery) -> None:
        numbers = self._attempted.pop(delivery.subject, set())
        left = {
            number
            for number in numbers
            if number > delivery.number
            or (number != delivery.number and not isinstance(delivery, GameDelivery))
        }
        if left:
            self._attempted[delivery.subject] = left

    async def _take_over(self) -> None:
        """Before this process first looks, end leases and retries of the process before it, unless that may live."""
        if self._is_owner or self._database.shared:
            return
        async with self._taking_over:
            if not self._is_owner:
                async with self._database.begin() as connection:
                    await outbox_queue.take_over(connection)
                self._is_owner = True

    async def _take(self, found: outbox_queue.Waiting, changed: asyncio.Event) -> bool:
        """Return whether the message is now ours to post."""
        delivery = found.delivery
        self._out.add(delivery.subject)
        try:
            # If anything has changed since it was found, an undo may have cancelled it.
            taken = found.leased or await self._claim(delivery)
            if taken and changed.is_set():
                async with self._database.read() as connection:
                    taken = await outbox_queue.still_waits(connection, delivery)
        except BaseException:
            self._out.discard(delivery.subject)
            raise
        if not taken:
            self._out.discard(delivery.subject)
        return taken

    async def _claim(self, delivery: Delivery) -> bool:
        async with self._database.begin(delivery.subject) as connection:
            return await outbox_queue.claim(connection, delivery, self._now())

    async def _seconds_left(
        self, connection: Connection, works: tuple[Work, ...], now: datetime
    ) -> float | None:
        """Return how long to wait for such work unless an event comes; None while nobody else may store any."""
        if works not in self._may_be_put_off and not self._database.shared:
            return None
        waits, retry_at = await outbox_queue.next_retry(connection, works, now)
        taken = sum(found.delivery.work in works for found, _ in self._taken.values())
        if waits <= taken and not self._database.shared:
            # All of it is being done here, or there is none: whoever does it wakes those who look.
            self._may_be_put_off.discard(works)
            return None
        return LOOK_SECONDS if retry_at is None else min(LOOK_SECONDS, (retry_at - now).total_seconds())

    def _release(self, delivery: Delivery, *, done: bool = False) -> None:
        """Let others have what was taken; those who look are woken unless they would find nothing new."""
        found, changed = self._taken.pop(delivery.id, (None, None))
        alone = done and found is not None and changed is not None and not changed.is_set()
        if delivery.work is Work.POST:
            self._out.discard(delivery.subject)
            if not (alone and found is not None and not found.followed):
                self._posts.ring()
        else:
            self._updating.discard(delivery.id)
            if not alone:
                self._updates.ring()
