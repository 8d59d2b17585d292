"""Settings and holidays of people, and the export and deletion of their data."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from host.background import BackgroundLoop
from host.challenges.challenges import Challenges
from host.clocks.clocks import merged
from host.clocks.quiet_hours import changed_quiet_hours
from host.errors import HostReason, HostRefusal
from host.events import ChallengeChanged, PersonChanged, Signal
from host.games.computer_seats import STAND_IN
from host.games.lobby import Lobby
from host.games.repository import GameRepository
from host.games.seats import Seats
from host.games.views import LobbyView
from host.ladders.ladders import Ladders
from host.people.export import everything_about
from host.people.languages import Languages
from host.services import Services
from host.time_zones import check_time_zone
from host.tournaments.running.registration import Registration
from model.errors import StorageTrouble
from model.ids import GameId, PersonId
from model.ladders import Ladder
from model.people import PersonSettings
from model.tables import LIVING, GameStatus
from model.tournaments import Tournament
from storage import challenges as challenge_rows
from storage import deadlines, listed_games, people, tournaments
from storage.database import Conflict

LOOK_EVERY = timedelta(seconds=2)
"""How often a process checks whether another one has forgotten a person."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Departures:
    """The tables, tournaments and ladders that a person has left, in their state afterwards."""

    lobbies: tuple[LobbyView, ...]
    tournaments: tuple[Tournament, ...]
    ladders: tuple[Ladder, ...]


class People:
    """Settings and holidays of people, and the export and deletion of their data.

    `loop` is needed in a shared database: another process may forget a person.
    """

    def __init__(
        self,
        services: Services,
        repository: GameRepository,
        lobby: Lobby,
        seats: Seats,
        registration: Registration,
        challenges: Challenges,
        ladders: Ladders,
        languages: Languages,
    ) -> None:
        self._database = services.database
        self._now = services.now
        self._events = services.events
        self._repository = repository
        self._lobby = lobby
        self._seats = seats
        self._registration = registration
        self._challenges = challenges
        self._ladders = ladders
        self._languages = languages
        self._forgotten = 0
        self.loop = BackgroundLoop(
            "the check for people deleted by another process", self._look, Signal(), services.now
        )

    async def _look(self) -> datetime:
        """Drop the games in memory if another process has forgotten a person: they may contain the name."""
        async with self._database.read_once() as connection:
            forgotten = await people.times_forgotten(connection)
        if forgotten != self._forgotten:
            self._forgotten = forgotten
            self._repository.forget()
        return self._now() + LOOK_EVERY

    async def settings(self, person: PersonId) -> PersonSettings:
        """Return the settings of a person, or the defaults."""
        async with self._database.read() as connection:
            return await people.find(connection, person)

    async def change(
        self, person: PersonId, change: Callable[[PersonSettings], PersonSettings]
    ) -> PersonSettings:
        """Store and return the settings that `change` makes of the stored ones. Holidays stay as they are.

        `change` is called in the transaction. Refuses UNKNOWN_TIME_ZONE.
        """

        def changed(before: PersonSettings) -> PersonSettings:
            after = change(before)
            check_time_zone(after.time_zone)
            history = changed_quiet_hours(before.quiet_hours_history, after, self._now())
            return replace(after, holidays=before.holidays, quiet_hours_history=history)

        return await self._change(person, changed)

    async def add_holiday(self, person: PersonId, begins: datetime, ends: datetime) -> PersonSettings:
        """Add a holiday, during which the clocks of the person's turns are paused; return the new settings.

        It begins now at the earliest, as a past pause would give used time back. Refuses HOLIDAY_ORDER.
        """
        begins = max(begins, self._now())
        if ends <= begins:
            raise HostRefusal(HostReason.HOLIDAY_ORDER)
        return await self._change(
            person, lambda before: replace(before, holidays=merged((*before.holidays, (begins, ends))))
        )

    async def end_holiday(self, person: PersonId) -> PersonSettings:
        """End the current holiday and delete future ones; return the new settings."""
        now = self._now()
        return await self._change(
            person,
            lambda before: replace(
                before,
                holidays=tuple((begins, min(ends, now)) for begins, ends in before.holidays if begins < now),
            ),
        )

    async def export(self, person: PersonId) -> dict[str, object]:
        """Return everything that is stored about a person, ready for JSON."""
        async with self._database.read() as connection:
            return await everything_about(connection, person)

    async def delete(self, person: PersonId) -> Departures:
        """Forget a person; return what they left, since posted messages about it still name them.

        Settings are deleted, tournaments and lobbies left, seats in running games given to a computer, and past
        seats become those of a former player.
        """
        tournaments: list[Tournament] = []
        ladders: list[Ladder] = []
        left: list[LobbyView | None] = []
        tried: frozenset[str] = frozenset()
        while True:
            tournaments += await self._leave_tournaments(person)
            ladders += await self._ladders.leave_all(person)
            async with self._database.read() as connection:
                listed = await listed_games.of_person(connection, person, LIVING)
            left += [await self._leave_game(found.id, person, found.status) for found in listed]
            async with self._database.begin() as connection:
                # They may have sat down, been entered or challenged since. Damaged games cannot be left.
                remaining = await people.takes_part_in(connection, person)
                if not remaining <= tried:
                    tried |= remaining
                    continue
                closed = await self._challenges.close_all(connection, person)
                await people.forget(connection, person)
            break
        for challenge in closed:
            self._events.publish(ChallengeChanged(challenge.id))
        self._languages.put(person, None)
        self._repository.forget()
        try:
            await self._database.overwrite_deleted()
        except StorageTrouble as trouble:
            # The person is forgotten all the same: later writes overwrite the remains on the disk.
            _log.warning(
                "deleted data of a person is still in the write-ahead log of the database: %s; it is overwritten as"
                " the log is used",
                trouble,
            )
        return Departures(
            tuple(lobby for lobby in left if lobby is not None), tuple(tournaments), tuple(ladders)
        )

    async def _leave_game(self, game: GameId, person: PersonId, status: GameStatus) -> LobbyView | None:
        """Take a person out of a game that had this status; return its lobby if they left one, else None.

        The person may have left it before, as by a second press of the button, or the game may be over by
        now. In a damaged game the seat stays as it is. None of this prevents that the person is forgotten.
        """
        while True:
            try:
                if status is GameStatus.LOBBY:
                    return await self._lobby.leave(game, person)
                await self._seats.resign(game, person, STAND_IN)
                return None
            except HostRefusal as refusal:
                match refusal.reason:
                    case HostReason.NOT_IN_LOBBY:
                        status = GameStatus.RUNNING  # it may have begun meanwhile
                    case HostReason.MOVED_ON:
                        pass  # another process was faster
                    case _:
                        return None

    async def _leave_tournaments(self, person: PersonId) -> tuple[Tournament, ...]:
        """Take a person out of all tournaments, so that opponents are not paired with a former player."""
        left = []
        async with self._database.read() as connection:
            entered = await tournaments.of_person(connection, person)
        for row in entered:
            try:
                left.append(await self._registration.leave(row.id, person))
            except HostRefusal:
                pass  # the person has dropped out, or the tournament is over
            except (StorageTrouble, Conflict):
                raise
            except Exception:
                # Their entry becomes that of a former player all the same.
                _log.exception("a person who is forgotten cannot leave tournament %s", row.id)
        return tuple(left)

    async def _change(
        self, person: PersonId, change: Callable[[PersonSettings], PersonSettings]
    ) -> PersonSettings:
        """Store and return the settings that `change` makes of the stored ones."""
        async with self._database.begin() as connection:
            settings = change(await people.find(connection, person))
            await people.put(connection, person, settings)
            # Clocks of the person may end at other times now; the timekeeper computes them.
            await deadlines.look_now(connection, person, self._now())
            await challenge_rows.look_now(connection, person, self._now())
        self._languages.put(person, settings.language)
        self._events.publish(PersonChanged(person))
        return settings
