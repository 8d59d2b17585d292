"""Everything people can do, in one object."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from bot.host.community import Community
from bot.host.courses import Courses
from bot.host.downtimes import Downtimes
from bot.host.endings import Endings
from bot.host.files import Files
from bot.host.forgotten import Forgotten
from bot.host.guilds import Guilds
from bot.host.history import History
from bot.host.languages import Languages
from bot.host.lobby import Lobby
from bot.host.notices import Notices
from bot.host.opponents import Opponents
from bot.host.people import People
from bot.host.seats import Seats
from bot.host.soundness import Soundness
from bot.host.table import Table
from bot.host.timekeeper import Timekeeper
from bot.host.tournaments.adjudication import Adjudication
from bot.host.tournaments.boards import Boards
from bot.host.tournaments.damages import Damages
from bot.host.tournaments.desk import Desk
from bot.host.tournaments.director import Director
from bot.host.tournaments.openings import Openings
from bot.host.tournaments.outcomes import Outcomes
from bot.host.tournaments.referee import Referee
from bot.host.tournaments.threads import Threads
from bot.host.undo import Undo
from storage.database import Database


class Host:
    """The subjects as attributes.

    `now` answers the time (aware, UTC); `secret` answers fresh random bytes of the length asked for.
    """

    def __init__(
        self, database: Database, now: Callable[[], datetime], secret: Callable[[int], bytes]
    ) -> None:
        courses = Courses(database, now)
        self.notices = Notices(database, courses.changed, now)
        self.lobby = Lobby(database, courses, now, secret)
        self.table = Table(database, courses, now)
        self.undo = Undo(database, courses, self.notices, now)
        self.seats = Seats(courses, now)
        self.endings = Endings(database, courses, self.lobby, now)
        self.history = History(database, courses)
        self.files = Files(courses)
        self.languages = Languages(database, now)
        self.guilds = Guilds(database)
        self.community = Community(database, courses)
        self.soundness = Soundness(database, courses)
        self.opponents = Opponents(courses, now)
        openings = Openings(courses, now, secret)
        damages = Damages(database, courses, now)
        adjudication = Adjudication(database, courses, damages, now)
        boards = Boards(database, courses, adjudication, self.seats, now)
        self.tournaments = Desk(database, courses, boards, now, secret)
        self.people = People(database, courses, self.lobby, self.seats, self.tournaments, self.languages, now)
        self.referee = Referee(
            database, courses, openings, adjudication, boards, self.community, damages, now
        )
        outcomes = Outcomes(database, courses, openings, adjudication, now)
        self.director = Director(database, courses, adjudication, boards, outcomes, damages, now, secret)
        self.threads = Threads(database, courses, self.lobby, self.notices, openings, now)
        self.changed = courses.changed
        forgotten = Forgotten(database, courses.changed, now)
        self.downtimes = Downtimes(database, now)
        self.timekeeper = Timekeeper(
            database,
            courses,
            self.opponents,
            self.seats,
            forgotten,
            self.downtimes,
            self.notices.outdated,
            now,
        )

    async def start(self) -> None:
        """Begin to look at clocks and to let computers play.

        Before that: note how long nobody was there, set damaged games aside, record what has no result yet.
        """
        await self.downtimes.wake()
        await self.soundness.set_aside()
        await self.community.catch_up()
        await self.languages.start()
        self.timekeeper.start()
        self.director.start()

    async def close(self) -> None:
        """Stop looking, and end the worker process. The database stays open."""
        await self.director.stop()
        await self.timekeeper.stop()
        await self.languages.stop()
        await self.opponents.close()
