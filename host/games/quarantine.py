"""Quarantining and giving up games that cannot be read, while all others go on."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime

from host.errors import HostReason, HostRefusal, LogDamaged
from host.events import Events, GameEnded
from model.ids import GameId
from model.tables import GameStatus
from storage import agreements, deadlines, games, outbox_games
from storage.database import Connection
from storage.unreadable import Unreadable

_log = logging.getLogger(__name__)


class Quarantine:
    """The games that are not loaded until the next start; `forget` is called with each that is added."""

    def __init__(self, events: Events, forget: Callable[[GameId], object]) -> None:
        self._events = events
        self._forget = forget
        self._games: set[GameId] = set()

    @property
    def games(self) -> frozenset[GameId]:
        """The games that are quarantined."""
        return frozenset(self._games)

    def __contains__(self, game: GameId) -> bool:
        return game in self._games

    def add(self, damage: LogDamaged) -> None:
        """Quarantine a damaged game: loading it is refused from now on. Logged once."""
        game = GameId(damage.game)
        if game not in self._games:
            self._games.add(game)
            self._forget(game)
            _log.error("quarantined until the next start, so that nobody can play it: %s", damage)
            self._events.publish(GameEnded(game))

    @contextmanager
    def reading(self, game: GameId) -> Iterator[None]:
        """Quarantine the game if its data cannot be read within the context. Refuses QUARANTINED then."""
        try:
            yield
        except (Unreadable, LogDamaged) as problem:
            self.add(damage_of(problem) if isinstance(problem, Unreadable) else problem)
            raise HostRefusal(HostReason.QUARANTINED, game=game) from problem


def damage_of(problem: Unreadable) -> LogDamaged:
    """Return the damage of a game with a row that cannot be read."""
    return LogDamaged(problem.game, 0, problem.detail)


async def give_up(connection: Connection, game: GameId, at: datetime) -> None:
    """Store a game that cannot be read as stopped, without a result: its channel is free for another."""
    await games.set_ended(connection, game, GameStatus.STOPPED, at)
    await agreements.close(connection, game)
    await deadlines.remove(connection, game)
    await outbox_games.cancel_votes_and_reminders(connection, game)
    await outbox_games.disable_controls(connection, game, at)
