"""The check of logs: whether running games replay to their stored digests with this version of the program."""

from __future__ import annotations

from collections.abc import AsyncIterator

from host.background import BACKGROUND_SHARE, paced
from host.errors import HostRefusal, LogDamaged
from host.games.repository import GameRepository
from host.services import Services
from model.ids import GameId
from storage import games

AT_ONCE = 1_000
"""The most games listed by one statement: for a million it would exceed the timeout of statements."""


class LogCheck:
    """Replays games without keeping them in memory."""

    def __init__(self, services: Services, repository: GameRepository) -> None:
        self._database = services.database
        self._repository = repository

    async def check(self) -> tuple[int, tuple[LogDamaged, ...]]:
        """Return the number of running games, and the damage of those that do not replay to their stored digests.

        Games that this version of the program would replay differently are among these.
        """
        found = [await self._damage_of(game) async for some in self._running() for game in some]
        return len(found), tuple(damage for damage in found if damage is not None)

    async def quarantine(self) -> None:
        """Quarantine damaged games and log each, while people play.

        No press has to wait for it: loading a game replays and checks it anyway.
        """
        async for some in self._running():
            async for game in paced(some, BACKGROUND_SHARE):
                if (damage := await self._damage_of(game)) is not None:
                    self._repository.quarantine.add(damage)

    async def _running(self) -> AsyncIterator[tuple[GameId, ...]]:
        """Yield the running games in batches, the oldest first."""
        last: games.RunningGame | None = None
        listed: set[GameId] = set()
        while True:
            async with self._database.read() as connection:
                found = await games.running(connection, last, AT_ONCE)
            # A game whose row is damaged may be listed again, if what was read does not equal what is stored.
            fresh = tuple(game.id for game in found if game.id not in listed)
            if not fresh:
                return
            yield fresh
            listed.update(fresh)
            last = found[-1]

    async def _damage_of(self, game: GameId) -> LogDamaged | None:
        try:
            await self._repository.verify(game)
        except LogDamaged as damage:
            return damage
        except HostRefusal:
            # The game has ended or was deleted since it was listed.
            return None
        return None
