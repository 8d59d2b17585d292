"""What must still be told, each thing once. See docs/decisions/0002-told-once.md."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import timedelta

from host.events import (
    ClockChanged,
    GameEnded,
    GameMoved,
    GameRelocated,
    ReminderDue,
    TableClosed,
    TournamentChanged,
    VoteOpened,
    rung,
)
from host.services import Services
from model.games import ChannelId, GameId, MessageId
from storage import notices
from storage.notices import Notice, Shown

LATE = timedelta(minutes=1)
"""How long a turn must have waited before it is told together with those that came after it."""


class Notices:
    """The queue between what is stored and what people have seen.

    A face takes `next()`, tells it, and says `told`; two notices of one game are never out at once,
    and they come in order, so several workers may take from the queue. `outdated` rings when a clock changes.
    """

    def __init__(self, services: Services) -> None:
        self._database = services.database
        self._changed = services.events.subscribe(
            GameMoved, GameEnded, GameRelocated, VoteOpened, ReminderDue, TableClosed, TournamentChanged
        )
        self._looking = asyncio.Lock()
        self._now = services.clock
        self._out: set[GameId] = set()
        self._not_before: dict[GameId, float] = {}
        self.outdated = services.events.subscribe(ClockChanged)
        self._doubtful: set[tuple[GameId, int]] | None = None

    async def next(self) -> Notice:
        """The oldest notice nobody is telling; waits for one."""
        # One worker looks, the others wait behind it: each change would else send them all to the database.
        async with self._looking:
            while True:
                changed = self._changed.next()
                doubtful = await self._doubts()
                async with self._database.read() as connection:
                    rows = await notices.first_untold(connection)
                row, wait = self._pick(rows)
                if row is None:
                    await rung(changed, wait)
                elif await self._take(row, changed):
                    return replace(row, doubtful=(row.game, row.number) in doubtful)

    async def together(self, notice: Notice) -> tuple[Notice, ...]:
        """What is told in place of a notice that is out, oldest first; the last one tells all of it.

        Mostly the notice alone. When it has waited long and more has happened since, or the game was stopped, the
        newest turn (or the end) is told with the news of all, and `told` of that one is enough.
        """
        if not notice.stopped and self._now() - notice.made_at < LATE:
            return (notice,)
        async with self._database.read() as connection:
            rows = await notices.untold_turns(connection, notice.game)
        if not rows or rows[0].number != notice.number:
            return (notice,)
        doubts = await self._doubts()
        waiting = [replace(row, doubtful=(row.game, row.number) in doubts) for row in rows]
        waiting[-1] = replace(waiting[-1], since=min(one.since for one in waiting))
        return tuple(waiting)

    async def told(
        self,
        notice: Notice,
        message: MessageId | None,
        channel: ChannelId | None = None,
        *,
        pictured: bool = True,
    ) -> None:
        """It has been told, and all older ones of its game with it, by `message` in the game's channel or `channel`.

        None: in some other way, or there is nobody left to tell. `pictured` says whether it has pictures.
        """
        posted = None if message is None else (channel or notice.channel, message)
        try:
            async with self._database.begin() as connection:
                await notices.set_told(
                    connection, notice.game, notice.number, self._now(), posted, pictured=pictured
                )
        except BaseException:
            # People know and we do not: it will come again, and be looked for first.
            await self.later(notice, timedelta(0))
            raise
        self._release(notice)

    async def later(self, notice: Notice, wait: timedelta) -> None:
        """It could not be told now; it comes again after `wait`, and later ones of its game wait for it.

        It comes back doubtful: an error says nothing about whether the message arrived.
        """
        if self._doubtful is not None:
            self._doubtful.add((notice.game, notice.number))
        self._not_before[notice.game] = asyncio.get_running_loop().time() + wait.total_seconds()
        self._out.discard(notice.game)
        self._changed.ring()

    def hurry(self, game: GameId) -> None:
        """What was to come later may be told now: the game has moved to where it can be told."""
        self._not_before.pop(game, None)
        self._changed.ring()

    async def shown(self, game: GameId) -> Shown | None:
        """The newest message that shows the game's turn or end."""
        async with self._database.read() as connection:
            return await notices.shown(connection, game)

    async def to_retire(self, game: GameId | None = None) -> tuple[Shown, ...]:
        """Messages of turns that are over and of votes that are closed whose buttons may still be there.

        Of all games without one.
        """
        async with self._database.read() as connection:
            return await notices.unretired(connection, game)

    async def retired(self, shown: Shown) -> None:
        """The message's buttons are gone."""
        async with self._database.begin() as connection:
            await notices.set_retired(connection, shown.game, shown.seq, shown.kind)

    async def to_refresh(self) -> tuple[Shown, ...]:
        """Messages of turns that go on and show an old clock; `outdated` rings when there may be more."""
        async with self._database.read() as connection:
            return await notices.outdated(connection)

    async def refreshed(self, shown: Shown, *, done: bool = True) -> None:
        """The message shows the clock as it is from now on; not `done`: that failed, and it must be tried again."""
        async with self._database.begin() as connection:
            await notices.set_outdated(connection, shown.game, shown.seq, shown.kind, outdated=not done)

    async def repeat(self, game: GameId, gone: MessageId | None = None) -> None:
        """Tell the newest turn (or end) again: its message was deleted.

        Nothing happens when it is no longer shown by `gone`: another message that stands would be forgotten.
        """
        async with self._database.begin() as connection:
            newest = await notices.newest(connection, game)
            shown = await notices.shown(connection, game)
            if gone is not None and (shown is None or shown.message != gone):
                return
            if newest is not None and not newest[2]:
                await notices.repeat(connection, game, newest[0], newest[1])
        self._changed.ring()

    def is_out(self, game: GameId) -> bool:
        """Whether a notice of the game is being told."""
        return game in self._out

    @asynccontextmanager
    async def held(self, game: GameId) -> AsyncIterator[bool]:
        """Whether nothing of the game is being told; while held, nothing will be."""
        if game in self._out:
            yield False
            return
        self._out.add(game)
        try:
            yield True
        finally:
            self._out.discard(game)
            self._changed.ring()

    async def _doubts(self) -> set[tuple[GameId, int]]:
        """What may have been posted without our knowing, by game and number.

        Whatever waits when this process first looks may have been posted by one that died.
        """
        if self._doubtful is None:
            async with self._database.read() as connection:
                rows = await notices.untold(connection)
            if self._doubtful is None:
                self._doubtful = {(row.game, row.number) for row in rows}
        return self._doubtful

    async def _take(self, row: Notice, changed: asyncio.Event) -> bool:
        """Whether the notice is now ours to tell: if anything has `changed` since, it may be void by an undo."""
        self._out.add(row.game)
        if not changed.is_set():
            return True
        try:
            async with self._database.read() as connection:
                still = await notices.first_untold(connection, row.game)
        except BaseException:
            self._out.discard(row.game)
            raise
        if still != (row,):
            self._out.discard(row.game)
            return False
        return True

    def _pick(self, rows: tuple[Notice, ...]) -> tuple[Notice | None, float | None]:
        """The first notice that may be told now; else how long to wait for one, in seconds."""
        now = asyncio.get_running_loop().time()
        waits: list[float] = []
        for row in rows:
            wait = self._not_before.get(row.game, now) - now
            if row.game in self._out:
                continue
            if wait <= 0:
                return row, None
            waits.append(wait)
        return None, min(waits, default=None)

    def _release(self, notice: Notice) -> None:
        self._out.discard(notice.game)
        self._not_before.pop(notice.game, None)
        if self._doubtful is not None:
            self._doubtful.discard((notice.game, notice.number))
        self._changed.ring()
