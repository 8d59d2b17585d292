"""What must still be told, each thing once. See docs/decisions/0002-told-once.md."""

from __future__ import annotations

from datetime import timedelta

from bot.host.views import Notice, Shown
from storage.values import GameId, MessageId


class Notices:
    """The queue between what is stored and what people have seen.

    A face takes `next()`, tells it, and says `told`; two notices of one game are never out at once,
    and they come in order, so several workers may take from the queue.
    """

    async def next(self) -> Notice:
        """The oldest notice nobody is telling; waits for one."""
        raise NotImplementedError

    async def told(self, notice: Notice, message: MessageId | None) -> None:
        """It has been told, by `message` (None: in some other way, or there is nobody left to tell)."""
        raise NotImplementedError

    async def later(self, notice: Notice, wait: timedelta) -> None:
        """It could not be told now; it comes again after `wait`, and later ones of its game wait for it."""
        raise NotImplementedError

    async def shown(self, game: GameId) -> Shown | None:
        """The newest message that shows the game's turn or end."""
        raise NotImplementedError

    async def to_retire(self, game: GameId | None = None) -> tuple[Shown, ...]:
        """Messages of turns that are over whose buttons may still be there (of all games without one)."""
        raise NotImplementedError

    async def retired(self, shown: Shown) -> None:
        """The message's buttons are gone."""
        raise NotImplementedError

    async def repeat(self, game: GameId) -> None:
        """Tell the newest turn again: its message was deleted."""
        raise NotImplementedError
