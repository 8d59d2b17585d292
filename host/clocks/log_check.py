"""The check of logs: whether games that run replay to what their logs say, with this program."""

from __future__ import annotations

from host.errors import HostRefusal, LogDamaged
from host.games.repository import GameRepository
from host.services import Services
from storage import games


class LogCheck:
    """Replays games without keeping them in memory."""

    def __init__(self, services: Services, repository: GameRepository) -> None:
        self._database = services.database
        self._repository = repository

    async def check(self) -> tuple[int, tuple[LogDamaged, ...]]:
        """Return how many games run, and which are damaged or would be played differently by this program, oldest
        first.
        """
        async with self._database.read() as connection:
            running = await games.running(connection)
        found: list[LogDamaged] = []
        for game in running:
            try:
                await self._repository.prove(game)
            except LogDamaged as damage:
                found.append(damage)
            except HostRefusal:
                # It has ended, or was deleted, since the list was made.
                continue
        return len(running), tuple(found)

    async def set_aside(self) -> None:
        """Set damaged games aside, with a line in the log for each."""
        for damage in (await self.check())[1]:
            self._repository.set_aside(damage)
