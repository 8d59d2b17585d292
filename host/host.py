"""The host: all use cases as one object."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta

from host.background import BACKGROUND_SHARE, BackgroundLoop, until_stored
from host.challenges.answer_clock import AnswerClock
from host.challenges.challenges import Challenges
from host.clocks.deadlines import put_deadline
from host.clocks.downtimes import Downtimes
from host.clocks.idle_tables import IdleTables, closes_at
from host.clocks.log_check import LogCheck
from host.clocks.timekeeper import Timekeeper
from host.computers.explanations import Explanations
from host.computers.service import Computers
from host.games.endings import Endings
from host.games.files import Files
from host.games.history import History
from host.games.lobby import MOST_TABLES, Lobby
from host.games.moves import Games
from host.games.orders import OrderBook
from host.games.repository import GameRepository
from host.games.retention import Retention
from host.games.seats import Seats
from host.games.state_recorder import StateRecorder
from host.games.undo import Undo
from host.ladders.ladder_clock import LadderClock
from host.ladders.ladders import Ladders
from host.ladders.place_changes import settle_forfeited
from host.outbox.alert_log import AlertLog
from host.outbox.outbox import Outbox
from host.people.guilds import Guilds
from host.people.languages import Languages
from host.people.people import People
from host.processes import Processes
from host.puzzles.puzzle_producer import PuzzleProducer
from host.puzzles.puzzles import DailyPuzzles
from host.rate_limits import RateLimit
from host.ratings.recording import record_end, record_stop
from host.ratings.recounts import Recounts
from host.ratings.statistics import Statistics
from host.reviews.reviews import Reviews
from host.services import Now, Secret, Services
from host.tournaments.running.adjudication import Adjudication
from host.tournaments.running.damaged_games import DamagedGames
from host.tournaments.running.director import Director
from host.tournaments.running.early_ends import EarlyEnds
from host.tournaments.running.line_ups import LineUps
from host.tournaments.running.live_rounds import LiveRounds
from host.tournaments.running.match_deadlines import MatchDeadlines
from host.tournaments.running.match_results import MatchResults
from host.tournaments.running.match_starts import MatchStarts
from host.tournaments.running.match_times import MatchTimes
from host.tournaments.running.public_results import PublicResults
from host.tournaments.running.referee import Referee
from host.tournaments.running.registration import Registration
from host.tournaments.running.roster_sync import RosterSync
from host.tournaments.running.seasons import Seasons
from host.tournaments.running.sign_up_ends import SignUpEnds
from host.tournaments.running.teams import Teams
from host.tournaments.running.threads import Threads
from model.errors import StorageTrouble
from storage.database import Database

_log = logging.getLogger(__name__)


class Host:
    """All use cases, grouped by attribute.

    `now` returns the time (aware, UTC); `secret` returns fresh random bytes of the length asked for; `most_tables`
    is how many tables one person may have open.
    """

    def __init__(
        self, database: Database, now: Now, secret: Secret, *, most_tables: int = MOST_TABLES
    ) -> None:
        services = self._services = Services(database, now, secret)
        self._start_checks: asyncio.Task[None] | None = None
        self.events = services.events
        repository = self._repository = GameRepository(
            services, StateRecorder(put_deadline, record_end, record_stop)
        )
        self.outbox = Outbox(services)
        self.alerts = AlertLog(services)
        self.lobby = Lobby(services, repository, closes_at, most_tables)
        self.games = Games(services, repository)
        self.orders = OrderBook(services, repository)
        self.undo = Undo(services, repository, self.outbox)
        self.seats = Seats(services, repository)
        self.endings = Endings(services, repository, self.lobby)
        self.history = History(services, repository)
        self.retention = Retention(services)
        self.files = Files(repository)
        self.languages = Languages(services)
        self.statistics = Statistics(services)
        self.recounts = Recounts(services, repository)
        self.log_check = LogCheck(services, repository)
        self.computers = Computers(services, repository)
        self.explanations = Explanations(services, repository)
        self.reviews = Reviews(services, repository)
        self.puzzles = DailyPuzzles(services)
        self.puzzle_producer = PuzzleProducer(services, repository)
        match_starts = MatchStarts(services, repository)
        damaged_games = DamagedGames(services, repository)
        adjudication = Adjudication(services, repository)
        roster_sync = RosterSync(services, repository, adjudication, self.seats)
        self.tournaments = Registration(services, roster_sync)
        self.challenges = Challenges(services, self.lobby, settle_forfeited)
        self.guilds = Guilds(services, self.challenges)
        self.ladders = Ladders(services, self.challenges)
        self.ladder_clock = LadderClock(services)
        self.answer_clock = AnswerClock(services, self.challenges.expire)
        self.people = People(
            services,
            repository,
            self.lobby,
            self.seats,
            self.tournaments,
            self.challenges,
            self.ladders,
            self.languages,
        )
        self.referee = Referee(
            services, match_starts, adjudication, roster_sync, self.recounts, damaged_games
        )
        match_results = MatchResults(services, repository, match_starts, adjudication)
        self.teams = Teams(services)
        self.line_ups = LineUps(services)
        self.early_ends = EarlyEnds(services, adjudication, match_results)
        self.sign_up_ends = SignUpEnds(services)
        self.director = Director(
            services,
            MatchDeadlines(services, adjudication),
            roster_sync,
            match_results,
            damaged_games,
            self.line_ups,
            self.sign_up_ends,
            self.early_ends,
        )
        self.live_rounds = LiveRounds(services)
        self.threads = Threads(services, self.lobby, match_starts)
        self.match_times = MatchTimes(services)
        self.seasons = Seasons(services)
        self.public_results = PublicResults(services, repository)
        self._loops: tuple[BackgroundLoop, ...] = (
            self.director.loop,
            self.answer_clock.loop,
            self.ladder_clock.loop,
            self.puzzles.loop,
            self.puzzle_producer.loop,
            self.recounts.loop,
            self.retention.loop,
        )
        if database.shared:
            self._loops += (self.people.loop, self.languages.loop)
        self.processes = Processes(services)
        self.downtimes = Downtimes(services)
        self.timekeeper = Timekeeper(
            services, repository, self.computers, self.seats, IdleTables(services), self.downtimes
        )

    @property
    def replays(self) -> int:
        """The number of games that were replayed from their first move because they were not in memory."""
        return self._repository.replays

    def rate_limit(self, name: str, spacing: timedelta, burst: int) -> RateLimit:
        """Return a rate limit that all processes with the same database share."""
        return RateLimit(self._services, name, spacing, burst)

    async def start(self) -> None:
        """Store the downtime before this start, and start all background loops: clocks, computers and others.

        Tasks in the background, for which people need not wait, quarantine damaged games, record missing
        results, rate by sets of expansions what an earlier release recorded, and work out ratings that a void
        result has changed.
        """
        self.processes.start()
        await self.downtimes.record_downtime()
        await self.languages.read()
        self.timekeeper.start()
        for loop in self._loops:
            loop.start()
        self._start_checks = asyncio.create_task(self._run_start_checks(), name="check of stored games")

    async def _run_start_checks(self) -> None:
        """Quarantine damaged games, record missing results, and rate by sets of expansions, while people play."""
        try:
            await until_stored("the check of stored games and results", self._check_stored)
        except Exception:
            # The next start looks back again.
            _log.exception(
                "the check of stored games and results failed: damaged games are found only when they are"
                " played, and results that were missing stay so until the next start"
            )

    async def _check_stored(self) -> None:
        await self.log_check.quarantine()
        await self.recounts.catch_up(BACKGROUND_SHARE)
        await self.recounts.rate_expansions()

    async def close(self) -> None:
        """Stop all background loops, and end the worker processes. The database stays open."""
        if self._start_checks is not None:
            self._start_checks.cancel()
            await asyncio.gather(self._start_checks, return_exceptions=True)
        for loop in reversed(self._loops):
            await loop.stop()
        await self.timekeeper.stop()
        await self.reviews.close()
        await self.computers.close()
        try:
            await self.outbox.end_leases()
            await self.timekeeper.end_leases()
        except StorageTrouble as trouble:
            _log.warning(
                "could not release the leases of this process at its end: %s; other processes take over its work"
                " as soon as they see that it is gone, within half a minute",
                trouble,
            )
        await self.processes.stop()
