"""What people choose for themselves, and what is stored about them."""

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
"""How often a process asks whether another has forgotten somebody."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Left:
    """The tables, tournaments and ladders that somebody has left, as they are without them."""

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
        """Begin to look whether other processes have forgotten somebody, where there may be others."""
        if self._database.shared:
            self._watch.start()

    async def stop(self) -> None:
        """Stop looking."""
        await self._watch.stop()

    async def _look(self) -> datetime:
        """Keep no game in memory that may name somebody whom another process has forgotten."""
        async with self._database.read_once() as connection:
            forgotten = await people.times_forgotten(connection)
        if forgotten != self._forgotten:
            self._forgotten = forgotten
            self._repository.forget()
        return self._now() + LOOK_EVERY

    async def settings(self, person: PersonId) -> PersonSettings:
        """Return the person's choices, or the defaults."""
        async with self._database.read() as connection:
            return await people.find(connection, person)

    async def change(
        self, person: PersonId, change: Callable[[PersonSettings], PersonSettings]
    ) -> PersonSettings:
        """Store and return a person's choices as `change` makes them of those that are stored, all but the holidays.

        `change` is called in the transaction. Refuses UNKNOWN_TIME_ZONE.
        """

        def changed(before: PersonSettings) -> PersonSettings:
            after = change(before)
            check_time_zone(after.time_zone)
            history = changed_quiet_hours(before.quiet_hours_history, after, self._now())
            return replace(after, holidays=before.holidays, quiet_hours_history=history)

        return await self._change(person, changed)

    async def add_holiday(self, person: PersonId, begins: datetime, ends: datetime) -> PersonSettings:
        """Add a holiday, in which the clocks of the person's turns stand still; return the choices with it.

        It cannot begin in the past: that would bring time back. Refuses HOLIDAY_ORDER.
        """
        begins = max(begins, self._now())
        if ends <= begins:
            raise HostRefusal(HostReason.HOLIDAY_ORDER)
        return await self._change(
            person, lambda before: replace(before, holidays=merged((*before.holidays, (begins, ends))))
        )

    async def end_holiday(self, person: PersonId) -> PersonSettings:
        """End the current holiday and delete future ones; return the choices without them."""
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
        """Forget a person, and return what they have left that still names them where it was announced.

        Settings go, tournaments and lobbies are left, running seats go to a computer, and past seats become a
        former player's.
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
                # They may have sat down, been entered or been challenged meanwhile. A damaged game nobody leaves.
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
            # They are forgotten: what is left of them on the disk is overwritten as others write.
            _log.error("the database's log still holds what was deleted: %s", trouble)
        return Left(tuple(lobby for lobby in left if lobby is not None), tuple(tournaments), tuple(ladders))

    async def _leave_game(self, game: GameId, person: PersonId, status: GameStatus) -> LobbyView | None:
        """Take a person out of a game that had this status, and return its lobby; None if it was none.

        They may have left it before, as by a second press of the button, or it may be over by now. On a damaged game
        nobody sits down in their place. They are forgotten all the same.
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
        """Take a person out of all tournaments: nobody else is to be paired with a former player."""
        left = []
        async with self._database.read() as connection:
            entered = await tournaments.of_person(connection, person)
        for row in entered:
            # They may have dropped out before, or the tournament may be over by now.
            with contextlib.suppress(HostRefusal):
                left.append(await self._registration.leave(row.id, person))
        return tuple(left)

    async def _change(
        self, person: PersonId, change: Callable[[PersonSettings], PersonSettings]
    ) -> PersonSettings:
        """Store and return a person's choices as `change` makes them of those that are stored."""
        async with self._database.begin() as connection:
            settings = change(await people.find(connection, person))
            await people.put(connection, person, settings)
            # Their clocks may end at another moment now; the timekeeper works it out.
            await deadlines.look_now(connection, person, self._now())
            await challenge_rows.look_now(connection, person, self._now())
        self._languages.put(person, settings.language)
        self._events.publish(PersonChanged(person))
        return settings
