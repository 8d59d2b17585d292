"""Everything people can do, in one object."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from host.clocks.downtimes import Downtimes
from host.clocks.idle_tables import Forgotten
from host.clocks.log_check import Soundness
from host.clocks.timekeeper import Timekeeper
from host.computers.service import Opponents
from host.games.endings import Endings
from host.games.files import Files
from host.games.history import History
from host.games.lobby import Lobby
from host.games.moves import Table
from host.games.repository import Courses
from host.games.seats import Seats
from host.games.undo import Undo
from host.outbox.outbox import Notices
from host.people.guilds import Guilds
from host.people.languages import Languages
from host.people.people import People
from host.ratings.community import Community
from host.tournaments.running.adjudication import Adjudication
from host.tournaments.running.damaged_games import Damages
from host.tournaments.running.director import Director
from host.tournaments.running.match_results import Outcomes
from host.tournaments.running.match_starts import Openings
from host.tournaments.running.referee import Referee
from host.tournaments.running.registration import Desk
from host.tournaments.running.roster_sync import Boards
from host.tournaments.running.threads import Threads
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
