"""Everything people can do, in one object."""

from __future__ import annotations

from datetime import datetime

from host.clocks.deadlines import put_deadline
from host.clocks.downtimes import Downtimes
from host.clocks.idle_tables import Forgotten
from host.clocks.log_check import Soundness
from host.clocks.timekeeper import Timekeeper
from host.computers.service import Opponents
from host.events import Events
from host.games.endings import Endings
from host.games.files import Files
from host.games.history import History
from host.games.lobby import Lobby
from host.games.moves import Table
from host.games.repository import Courses
from host.games.seats import Seats
from host.games.session import Play
from host.games.undo import Undo
from host.outbox.outbox import Notices
from host.people.guilds import Guilds
from host.people.languages import Languages
from host.people.people import People
from host.ratings.community import Community
from host.ratings.recording import record_end, record_stop
from host.services import Clock, Secret, Services
from host.tournaments.running.adjudication import Adjudication
from host.tournaments.running.damaged_games import Damages
from host.tournaments.running.director import Director
from host.tournaments.running.match_results import Outcomes
from host.tournaments.running.match_starts import Openings
from host.tournaments.running.referee import Referee
from host.tournaments.running.registration import Desk
from host.tournaments.running.roster_sync import Boards
from host.tournaments.running.threads import Threads
from storage.database import Connection, Database
from storage.deadlines import Deadline


class _Consequences:
    """Stores deadlines and results with the states of games from which they follow."""

    async def goes_on(self, connection: Connection, play: Play, at: datetime) -> Deadline:
        return await put_deadline(connection, play, at)

    async def over(self, connection: Connection, play: Play) -> None:
        await record_end(connection, play)

    async def stopped(self, connection: Connection, play: Play) -> None:
        await record_stop(connection, play)


class Host:
    """The subjects as attributes.

    `now` answers the time (aware, UTC); `secret` answers fresh random bytes of the length asked for.
    """

    def __init__(self, database: Database, now: Clock, secret: Secret) -> None:
        self.events = Events()
        services = Services(database, now, secret, self.events)
        courses = Courses(services, _Consequences())
        self.notices = Notices(services)
        self.lobby = Lobby(services, courses)
        self.table = Table(services, courses)
        self.undo = Undo(services, courses, self.notices)
        self.seats = Seats(services, courses)
        self.endings = Endings(services, courses, self.lobby)
        self.history = History(services, courses)
        self.files = Files(courses)
        self.languages = Languages(services)
        self.guilds = Guilds(services)
        self.community = Community(services, courses)
        self.soundness = Soundness(services, courses)
        self.opponents = Opponents(services, courses)
        openings = Openings(services, courses)
        damages = Damages(services, courses)
        adjudication = Adjudication(services, courses, damages)
        boards = Boards(services, courses, adjudication, self.seats)
        self.tournaments = Desk(services, boards)
        self.people = People(services, courses, self.lobby, self.seats, self.tournaments, self.languages)
        self.referee = Referee(services, openings, adjudication, boards, self.community, damages)
        outcomes = Outcomes(services, courses, openings, adjudication)
        self.director = Director(services, adjudication, boards, outcomes, damages)
        self.threads = Threads(services, self.lobby, self.notices, openings)
        self.downtimes = Downtimes(services)
        self.timekeeper = Timekeeper(
            services, courses, self.opponents, self.seats, Forgotten(services), self.downtimes
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
