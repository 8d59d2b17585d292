"""Settings of people, and the export and deletion of their data."""

from __future__ import annotations

import contextlib
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

LOOK_EVERY = timedelta(seconds=2)
"""How often a process checks whether another one has deleted a person's data."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Left:
    """The lobbies, tournaments and ladders that a person has left, in their state without them."""

    lobbies: tuple[LobbyView, ...]
    tournaments: tuple[Tournament, ...]
    ladders: tuple[Ladder, ...]


class People:
    """Settings and holidays of people, and their privacy."""

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
        self._now = services.clock
        self._events = services.events
        self._repository = repository
        self._lobby = lobby
        self._seats = seats
        self._registration = registration
        self._challenges = challenges
        self._ladders = ladders
        self._languages = languages
        self._forgotten = 0
        self._watch = BackgroundLoop("people forgotten elsewhere", self._look, Signal(), services.clock)

    def start(self) -> None:
        """Begin to check for deletions by other processes, if the database is shared."""
        if self._database.shared:
            self._watch.start()

    async def stop(self) -> None:
        """Stop looking."""
        await self._watch.stop()

    async def _look(self) -> datetime:
        """Drop games from memory if another process has deleted a person's data, as they may name that person."""
        async with self._database.read_once() as connection:
            forgotten = await people.times_forgotten(connection)
        if forgotten != self._forgotten:
            self._forgotten = forgotten
            self._repository.forget()
        return self._now() + LOOK_EVERY

    async def settings(self, person: PersonId) -> PersonSettings:
        """Return the person's settings, or the defaults."""
        async with self._database.read() as connection:
            return await people.find(connection, person)

    async def change(
        self, person: PersonId, change: Callable[[PersonSettings], PersonSettings]
    ) -> PersonSettings:
        """Store the result of `change` for a person's settings, except the holidays, and return it.

        `change` is called in the transaction. Refuses UNKNOWN_TIME_ZONE.
        """

        def changed(before: PersonSettings) -> PersonSettings:
            after = change(before)
            check_time_zone(after.time_zone)
            history = changed_quiet_hours(before.quiet_hours_history, after, self._now())
            return replace(after, holidays=before.holidays, quiet_hours_history=history)

        return await self._change(person, changed)

    async def add_holiday(self, person: PersonId, begins: datetime, ends: datetime) -> PersonSettings:
        """Add a holiday, in which the clocks of the person's turns are paused; return the settings.

        It cannot begin in the past, since that would add time. Refuses HOLIDAY_ORDER.
        """
        begins = max(begins, self._now())
        if ends <= begins:
            raise HostRefusal(HostReason.HOLIDAY_ORDER)
        return await self._change(
            person, lambda before: replace(before, holidays=merged((*before.holidays, (begins, ends))))
        )

    async def end_holiday(self, person: PersonId) -> PersonSettings:
        """End the current holiday and delete future ones; return the settings."""
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

    async def delete(self, person: PersonId) -> Left:
        """Delete a person's data, and return what they have left whose public message still names them.

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
            await self._challenges.leave(person)
            async with self._database.read() as connection:
                listed = await listed_games.of_person(connection, person, LIVING)
            left += [await self._leave_game(found.id, person, found.status) for found in listed]
            async with self._database.begin() as connection:
                # The person may have joined or been challenged meanwhile. A damaged game cannot be left.
                there = await people.takes_part_in(connection, person)
                if not there <= tried:
                    tried |= there
                    continue
                closed = await self._challenges.close_all(connection, person)
                await people.forget(connection, person)
            break
        for one in closed:
            self._events.publish(ChallengeChanged(one.id))
        self._languages.put(person, None)
        self._repository.forget()
        try:
            await self._database.overwrite_deleted()
        except StorageTrouble as trouble:
            # The rows are deleted; their remains on the disk are overwritten by later writes.
            _log.error("the database's log still holds what was deleted: %s", trouble)
        return Left(tuple(lobby for lobby in left if lobby is not None), tuple(tournaments), tuple(ladders))

    async def _leave_game(self, game: GameId, person: PersonId, status: GameStatus) -> LobbyView | None:
        """Take a person out of a game that had this status, and return its lobby; None if it was none.

        They may have left it already, as by a second press, or it may be over. In a damaged game the seat is not given
        to a computer. The person's data is deleted all the same.
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
        """Remove a person from all tournaments, so that no other entrant is paired with a former player."""
        left = []
        async with self._database.read() as connection:
            entered = await tournaments.of_person(connection, person)
        for row in entered:
            # The person may have dropped out, or the tournament may be over.
            with contextlib.suppress(HostRefusal):
                left.append(await self._registration.leave(row.id, person))
        return tuple(left)

    async def _change(
        self, person: PersonId, change: Callable[[PersonSettings], PersonSettings]
    ) -> PersonSettings:
        """Store the result of `change` for a person's settings, and return it."""
        async with self._database.begin() as connection:
            settings = change(await people.find(connection, person))
            await people.put(connection, person, settings)
            # The person's turns may end at another time now; the timekeeper recomputes it.
            await deadlines.look_now(connection, person, self._now())
            await challenge_rows.look_now(connection, person, self._now())
        self._languages.put(person, settings.language)
        self._events.publish(PersonChanged(person))
        return settings
