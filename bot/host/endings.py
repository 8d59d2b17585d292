"""Ending a game before its end, and playing it again."""

from __future__ import annotations

from bot.host.views import LobbyView, Person
from storage.values import ChannelId, GameId, PersonId


class Endings:
    """Stops games and opens rematches."""

    async def stop(self, game: GameId, person: PersonId, *, manager: bool = False) -> bool:
        """Whether the game (or lobby) is now stopped.

        The host of the table or a `manager` of the server stops at once; anybody else seated agrees to stop, and the
        game stops when all people at the table agree. Refuses NO_SUCH_GAME, NOT_RUNNING, NOT_SEATED.
        """
        raise NotImplementedError

    async def rematch(self, game: GameId, person: Person, channel: ChannelId | None = None) -> LobbyView:
        """A new lobby with the same options and computers, opened by `person`, in the same channel or `channel`.

        Refuses NOT_OVER, CHANNEL_BUSY. Pressed again while that lobby waits: joins it.
        """
        raise NotImplementedError
