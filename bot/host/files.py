"""Games as files: export of ours, and a look into anybody's."""

from __future__ import annotations

from game.record import Replay
from storage.values import GameId


class Files:
    """The written form. What is hidden (the bag, hands) never stands in it."""

    async def export(self, game: GameId) -> str:
        """The text of the `.game` file so far, with names of seats; with the seed once the game is over."""
        raise NotImplementedError

    async def read(self, text: str) -> Replay:
        """A file from anywhere, replayed. Refuses FILE_TOO_LARGE, and `game.errors.RecordError`."""
        raise NotImplementedError
