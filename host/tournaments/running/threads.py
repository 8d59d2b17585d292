"""The threads in which the matches of tournaments are played."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from host.games.lobby import Lobby
from host.games.repository import Courses
from host.outbox.outbox import Notices
from host.tournaments.running.match_starts import Openings
from host.tournaments.running.rows import cup_of, match_of
from model.games import ChannelId
from model.tournaments import CupNoticeKind, TournamentId
from storage import cup_notices, matches
from storage.database import Database


class Threads:
    """A match has one thread at a time; its game lives there."""

    def __init__(
        self,
        database: Database,
        courses: Courses,
        lobby: Lobby,
        told: Notices,
        openings: Openings,
        now: Callable[[], datetime],
    ) -> None:
        self._database = database
        self._courses = courses
        self._lobby = lobby
        self._told = told
        self._openings = openings
        self._now = now

    async def seat(self, tournament: TournamentId, number: int, match: int, channel: ChannelId) -> None:
        """The match has its thread: its game begins there, or moves there if it had begun elsewhere."""
        async with self._database.begin() as connection:
            cup = await cup_of(connection, tournament)
            found = match_of(cup, number, match)
            if not found.open or found.channel == channel:
                return
            found = await matches.change_match(connection, tournament, found, channel=channel)
            if not found.counted:
                await self._openings.begin(connection, cup, found, 1)
        if found.counted and found.counted[-1].scores is None:
            await self._lobby.move_to(found.counted[-1].game, channel)
            self._told.hurry(found.counted[-1].game)
        self._courses.changed.ring()

    async def lost(self, channel: ChannelId) -> None:
        """The thread of a match is gone: if the match is open it gets another one."""
        now = self._now()
        async with self._database.begin() as connection:
            for tournament, number, match in await matches.of_channel(connection, channel):
                cup = await cup_of(connection, tournament)
                found = match_of(cup, number, match)
                if found.open:
                    await matches.change_match(connection, tournament, found, channel=None)
                    await cup_notices.add(
                        connection, tournament, CupNoticeKind.THREAD_LOST, now, number, match
                    )
        self._courses.changed.ring()

    async def open(self) -> tuple[ChannelId, ...]:
        """The threads of all open matches."""
        async with self._database.read() as connection:
            return await matches.open_channels(connection)
