"""Computers at the table: they think in a worker process, never on the event loop."""

from __future__ import annotations

from storage.values import GameId


class Opponents:
    """Plays the seats of computers, closed seats, and turns whose time ran out."""

    def names(self) -> tuple[str, ...]:
        """The minds that may be seated, easiest first."""
        raise NotImplementedError

    async def play(self, game: GameId) -> bool:
        """Play one turn if a computer (or a closed seat) is to move; whether one was played."""
        raise NotImplementedError
