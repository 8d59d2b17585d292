"""Games of matches that are quarantined because their rows cannot be read, and the messages to organisers."""

from __future__ import annotations

import logging
from contextlib import suppress

from host.errors import HostRefusal
from host.events import TournamentChanged
from host.games.repository import GameRepository
from host.services import Services
from host.tournaments.running.match_starts import undone_at
from host.tournaments.standings.matches import leg_under_way
from model.errors import StorageTrouble
from model.ids import GameId
from model.matches import Match
from model.outbox import MessageKind
from storage import outbox, tournaments
from storage.database import Conflict

_log = logging.getLogger(__name__)


class DamagedGames:
    """Finds matches whose game cannot go on, and tells the organisers: a referee decides or replays them."""

    def __init__(self, services: Services, repository: GameRepository) -> None:
        self._database = services.database
        self._now = services.now
        self._events = services.events
        self._repository = repository
        self._notified: set[GameId] = set()

    def blocking_game(self, match: Match) -> GameId | None:
        """Return the quarantined game that a match waits for; None without one."""
        leg = leg_under_way(match)
        return leg.game if leg is not None and leg.game in self._repository.quarantine else None

    async def look_at(self, match: Match) -> None:
        """Load the game that a match waits for, so that this process, too, quarantines it if it is damaged."""
        leg = leg_under_way(match)
        if match.open and leg is not None:
            with suppress(HostRefusal):
                await self._repository.load(leg.game)

    async def notify_organisers(self) -> None:
        """Queue a message to the organisers, once for each quarantined game."""
        for game in self._repository.quarantine.games - self._notified:
            try:
                await self._notify(game)
            except (StorageTrouble, Conflict):
                raise
            except Exception:
                # Its tournament may be unreadable as well; the messages about other games are queued all the same.
                _log.exception(
                    "could not tell the organiser of a tournament that game %s is quarantined", game
                )
            self._notified.add(game)

    async def _notify(self, game: GameId) -> None:
        """Queue the message about a quarantined game, if a match waits for it and none was queued."""
        async with self._database.begin() as connection:
            place = await tournaments.of_game(connection, game)
            tournament = None if place is None else await tournaments.load(connection, place[0])
            if place is None or tournament is None:
                return
            match = tournament.match(*place[1:])
            if match is None or not match.open or self.blocking_game(match) != game:
                return
            kind, match_key = MessageKind.DAMAGED, (match.round, match.number)
            # The message may have been queued before the program was restarted. If a referee has had a damaged
            # game replayed, those from before that are not about this one.
            since = await undone_at(connection, tournament, match)
            if not await outbox.has_tournament_message(connection, tournament.id, kind, match_key, since):
                await outbox.add_tournament_message(connection, tournament.id, kind, self._now(), *match_key)
        self._events.publish(TournamentChanged(tournament.id))
