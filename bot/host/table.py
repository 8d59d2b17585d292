"""The one path of a move."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.views import GameView, Moved
from game.moves import Move
from storage.values import ChannelId, GameId, PersonId


class Table:
    """Plays moves and shows states. One move at a time for each game."""

    async def move(self, game: GameId, person: PersonId, seq: int, moves: Sequence[Move]) -> Moved:
        """What the moves made of state `seq`, all of them or none.

        `[Place, Deploy]`, `[Place, Skip]` are a whole turn (a placement after which nothing can be
        chosen takes no Skip, and one is ignored); `[Place]` alone leaves the meeple open; `[Deploy]`,
        `[Recall]` or `[Skip]` ends it. Refuses NO_SUCH_GAME, NOT_RUNNING, NOT_SEATED, NOT_YOUR_TURN,
        MOVED_ON, and `game.errors.IllegalMove`; then nothing has changed.
        """
        raise NotImplementedError

    async def view(self, game: GameId, viewer: PersonId | None = None, seq: int | None = None) -> GameView:
        """State `seq` (the newest without one) as `viewer` may see it.

        Refuses NO_SUCH_GAME, NOT_RUNNING for a game that never started, MOVED_ON for a state that is not there.
        """
        raise NotImplementedError

    async def in_channel(self, channel: ChannelId) -> GameId | None:
        """The game that runs in a channel, or the last that was played there."""
        raise NotImplementedError
