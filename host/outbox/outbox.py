"""The outbox as dispatchers use it. See docs/decisions/0002-delivered-once.md."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import datetime, timedelta
from typing import TypeVar

from host.events import (
    ChallengeChanged,
    ClockChanged,
    GameEnded,
    GameMoved,
    GameRelocated,
    LadderChanged,
    PostedLate,
    PuzzlesChanged,
    ReminderDue,
    TableClosed,
    TournamentChanged,
    VoteOpened,
)
from host.outbox.delivery_delays import delay_of, record_delay
from host.outbox.group_commit import GroupCommit
from host.outbox.work_queue import WorkQueue
from host.services import Services
from model.ids import GameId, MessageId, OutboxId
from model.outbox import Delivery, GameDelivery, MessageKind, Posted, Work
from storage import outbox_games, outbox_outcomes, outbox_queue
from storage.database import Connection
from storage.leases import LEASE, process_of

AnyDelivery = TypeVar("AnyDelivery", bound=Delivery)

COALESCED_AFTER = timedelta(seconds=20)
"""How long a turn must have waited before it is posted together with those that came after it.

It is less than a lease, so that a process that takes over from one that is gone catches up with one message.
"""


class Outbox:
    """The queue between what is stored and what people have seen.

    A dispatcher takes `next_post()` or `next_update()`, does the work, and calls `delivered`, `updated` or
    `failed`. Several workers may do so: messages of one game or tournament are posted one at a time and in
    order.
    """

    def __init__(self, services: Services) -> None:
        self._database = services.database
        self._now = services.now
        self._events = services.events
        posts = services.events.subscribe(
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
        updates = services.events.subscribe(ClockChanged, ChallengeChanged, TournamentChanged)
        self._posts = WorkQueue(services, posts, self._find_posts)
        self._updates = WorkQueue(services, updates, self._find_updates)
        self._group_commit = GroupCommit(services.database)
        self._taking_over = asyncio.Lock()
        self._is_owner = False
        self._posting: set[str] = set()
        self._attempted: dict[str, set[int]] = {}
        self._left_to_others: dict[OutboxId, datetime] = {}

    async def next_post(self) -> Delivery:
        """Take and return the message that has been pending longest and is not being posted; wait for one."""
        await self._take_over()
        delivery = await self._posts.next(self._take)
        marked = self._marked_possibly_sent(delivery)
        self._attempted.setdefault(delivery.subject, set()).add(delivery.number)
        return marked

    async def next_update(self) -> Delivery:
        """Take and return a posted message that must be changed and is not being changed; wait for one."""
        await self._take_over()
        return await self._updates.next(self._take_update)

    async def _find_posts(
        self, connection: Connection, now: datetime, most: int
    ) -> tuple[outbox_queue.Waiting, ...]:
        self._left_to_others = {
            number: until for number, until in self._left_to_others.items() if until > now
        }
        return await outbox_queue.next_posts(connection, now, self._posting, most, self._left_to_others)

    async def _find_updates(
        self, connection: Connection, now: datetime, most: int
    ) -> tuple[outbox_queue.Waiting, ...]:
        return await outbox_queue.next_updates(connection, now, self._updates.taken, most)

    async def coalesced(self, delivery: GameDelivery) -> tuple[GameDelivery, ...]:
        """Return the messages to post as one with a taken message, oldest first; the last one tells it all.

        Usually the message alone. If it has waited for `COALESCED_AFTER` and more has happened since, or the
        game was stopped, the newest turn (or the end) is posted with the news of all. Only that one is to be
        `delivered`.
        """
        now = self._now()
        if not delivery.stopped and now - delivery.made_at < COALESCED_AFTER:
            return (delivery,)
        async with self._database.read() as connection:
            rows = await outbox_queue.unposted_states(connection, now, delivery.game)
        if len(rows) < 2 or rows[0].number != delivery.number:
            return (delivery,)
        newest = replace(rows[-1], since=min(row.since for row in rows))
        failed_since = delivery.made_at if delivery.attempts else None
        later = (replace(row, failed_since=failed_since) for row in (*rows[1:-1], newest))
        together = (delivery, *map(self._marked_possibly_sent, later))
        self._attempted[delivery.game].add(newest.number)
        return together

    async def delivered(self, delivery: Delivery, posted: Posted | None) -> None:
        """Store a message, and all older ones of its game, as delivered (None: nothing was left to post).

        For a turn that is posted late, the delay is stored as well: its clock begins now.
        """
        now = self._now()
        delay = delay_of(delivery, now)

        async def write(connection: Connection) -> None:
            await outbox_outcomes.set_delivered(connection, delivery, now, posted)
            if delay is not None:
                await record_delay(connection, GameId(delivery.subject), delay, now)

        try:
            await self._group_commit.store(delivery.subject, write)
            self._forget_attempts(delivery)
        except BaseException:
            # The outcome could not be stored: the message is taken again, and looked for before it is posted.
            self._release(delivery)
            raise
        self._release(delivery, done=True)
        self._updates.ring()
        if delay is not None:
            self._events.publish(PostedLate(GameId(delivery.subject)))

    async def updated(self, delivery: Delivery) -> None:
        """Store that the work on a posted message is done."""
        try:
            await self._group_commit.store(
                delivery.subject, lambda connection: outbox_outcomes.set_updated(connection, delivery)
            )
        except BaseException:
            self._release(delivery)
            raise
        self._release(delivery, done=True)

    async def failed(self, delivery: Delivery, wait: timedelta) -> None:
        """Store that the work failed and is due again after `wait`; later messages of the game wait for it.

        A message that was to be posted comes back as possibly sent: an error does not say whether it arrived.
        """
        again_at = self._now() + wait
        try:
            async with self._database.begin(delivery.subject) as connection:
                await outbox_outcomes.set_failed(connection, delivery, again_at)
        finally:
            self._queue(delivery).put_off(again_at)
            self._release(delivery)

    async def leave_to_others(self, delivery: Delivery, wait: timedelta) -> bool:
        """Leave a taken message to other processes at once; if none posts it, this one retries after `wait`.

        Return False, with nothing changed, if there are no other processes.
        """
        if not self._database.shared:
            return False
        until = self._left_to_others[delivery.id] = self._now() + wait
        try:
            async with self._database.begin(delivery.subject) as connection:
                await outbox_outcomes.end_lease(connection, delivery)
        finally:
            self._posts.put_off(until)
            self._release(delivery)
        return True

    async def deliver_now(self, ids: Collection[OutboxId]) -> None:
        """Make these messages due at once, when the cause of their failure may be gone."""
        async with self._database.begin() as connection:
            await outbox_queue.deliver_now(connection, ids)
        self._posts.ring()

    async def waiting(self, *works: Work) -> tuple[Delivery, ...]:
        """Return all deliveries that wait, longest first; only those for one of `works`, if any are given."""
        async with self._database.read() as connection:
            found = await outbox_queue.waiting(connection, self._now())
        return tuple(delivery for delivery in found if not works or delivery.work in works)

    async def backlog(self) -> tuple[int, datetime | None]:
        """Return how many messages are still to be posted, and since when the oldest waits."""
        async with self._database.read() as connection:
            return await outbox_queue.backlog(connection)

    async def current_message(self, game: GameId) -> Posted | None:
        """Return the newest message that shows the game's turn or end."""
        async with self._database.read() as connection:
            return await outbox_games.current_message(connection, game)

    async def newest(self, game: GameId) -> tuple[int, MessageKind, bool] | None:
        """Return state and kind of the newest message that shows the game, and whether it is certainly unseen."""
        async with self._database.read() as connection:
            return await outbox_games.newest(connection, game, self._attempted.get(game, ()))

    async def post_again(self, game: GameId, deleted: MessageId | None = None) -> None:
        """Queue the newest turn (or end) again, as its message was deleted.

        Does nothing if `deleted` no longer shows that turn: the message that shows it now would be forgotten.
        """
        async with self._database.begin() as connection:
            await outbox_games.post_newest_again(connection, game, self._now(), deleted)
        self._posts.ring()

    async def catch_up(self, game: GameId, seq: int, message: MessageId) -> None:
        """Queue the newest turn (or end) again if `message` shows a state later than it.

        `seq` is the state that `message` shows. Does nothing once there is a newer message.
        """
        async with self._database.begin() as connection:
            newest = await outbox_games.newest(connection, game)
            current = await outbox_games.current_message(connection, game)
            if newest is None or newest[0] >= seq or current is None or current.message > message:
                return
            await outbox_games.post_newest_again(connection, game, self._now())
        self._posts.ring()

    async def ask_again(self, delivery: GameDelivery) -> None:
        """Queue a deleted vote again, if it is still open."""
        async with self._database.begin() as connection:
            vote = await outbox_games.open_vote(connection, delivery.game, delivery.kind, delivery.seq)
            if delivery.posted is None or vote != (delivery.seq, delivery.posted.channel):
                return
            await outbox_games.post_again(connection, delivery.game, delivery.seq, delivery.kind, self._now())
        self._posts.ring()

    async def still_leased(self, delivery: Delivery) -> bool:
        """Return whether a message that was taken is still leased to this process; an old lease is renewed.

        Called just before posting: the process may have been frozen, or drawing may have taken long.
        """
        if not self._database.shared or self._now() - delivery.made_at < LEASE / 2:
            return True
        return await self._claim(delivery)

    def drop(self, delivery: Delivery) -> None:
        """Give up a taken message whose lease another process holds now."""
        self._release(delivery)

    async def end_leases(self) -> None:
        """End the leases of this process before it ends, so that others need not wait for them."""
        if self._database.shared:
            async with self._database.begin() as connection:
                await outbox_queue.end_leases(connection, [process_of(connection)])

    def is_posting(self, subject: str) -> bool:
        """Return whether a message of a game or tournament is being posted."""
        return subject in self._posting

    @asynccontextmanager
    async def posting_paused(self, game: GameId) -> AsyncIterator[bool]:
        """Yield True if no message of the game is being posted; none will be within the context.

        Yield False, and pause nothing, if one is being posted.
        """
        if game in self._posting:
            yield False
            return
        self._posting.add(game)
        try:
            yield True
        finally:
            self._posting.discard(game)
            self._posts.ring()

    def _marked_possibly_sent(self, delivery: AnyDelivery) -> AnyDelivery:
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
        """Before the first look, end the leases and retries of the process before this one.

        Does nothing on a shared database, where other processes may be alive.
        """
        if self._is_owner or self._database.shared:
            return
        async with self._taking_over:
            if not self._is_owner:
                async with self._database.begin() as connection:
                    await outbox_queue.take_over(connection)
                self._is_owner = True

    async def _take(self, found: outbox_queue.Waiting, changed: asyncio.Event) -> bool:
        """Take a message to post it; return False if it cannot be taken."""
        delivery = found.delivery
        if delivery.subject in self._posting:
            return False
        self._posting.add(delivery.subject)
        try:
            # An undo may have cancelled the message since it was found.
            claimed = found.leased or await self._claim(delivery)
            if claimed and changed.is_set():
                async with self._database.read() as connection:
                    claimed = await outbox_queue.still_waits(connection, delivery)
        except BaseException:
            self._posting.discard(delivery.subject)
            raise
        if not claimed:
            self._posting.discard(delivery.subject)
        return claimed

    async def _take_update(self, found: outbox_queue.Waiting, _changed: asyncio.Event) -> bool:
        """Take a message to change it; return False if another process has it."""
        return found.leased or await self._claim(found.delivery)

    async def _claim(self, delivery: Delivery) -> bool:
        async with self._database.begin(delivery.subject) as connection:
            return await outbox_queue.claim(connection, delivery, self._now())

    def _queue(self, delivery: Delivery) -> WorkQueue:
        return self._posts if delivery.work is Work.POST else self._updates

    def _release(self, delivery: Delivery, *, done: bool = False) -> None:
        """Give back a message that was taken; `done` says that its work is done."""
        if delivery.work is Work.POST:
            self._posting.discard(delivery.subject)
        self._queue(delivery).release(delivery, done=done)
