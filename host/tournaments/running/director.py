"""The director: starts, results, deadlines, next rounds and the end of tournaments, as they become due.

Everything due is stored in rows, so that weeks of downtime only delay it.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial

from game.engine.bag import commitment
from host.background import BackgroundLoop, Cooldown
from host.errors import HostReason, HostRefusal
from host.events import GameEnded, SeatChanged, TournamentChanged
from host.games.new_header import new_seed
from host.services import Services
from host.tournaments.running.damaged_games import DamagedGames
from host.tournaments.running.early_ends import EarlyEnds
from host.tournaments.running.endings import begin_matches, end_round, store_end
from host.tournaments.running.line_ups import LineUps
from host.tournaments.running.lookups import tournament_of
from host.tournaments.running.match_deadlines import MatchDeadlines
from host.tournaments.running.match_results import MatchResults
from host.tournaments.running.next_round import NextRound, next_round
from host.tournaments.running.roster_sync import RosterSync
from host.tournaments.running.round_clock import next_look
from host.tournaments.running.sign_up_ends import SignUpEnds
from host.tournaments.running.team_rounds import NextTeamRound, next_team_round
from model.ids import TournamentId
from model.matches import Match, MatchSeat
from model.outbox import MessageKind
from model.tournaments import Round, Tournament, TournamentStatus
from storage import matches, outbox, tournaments
from storage.database import Connection

LOOK_EVERY = timedelta(seconds=5)
"""How often tournaments are looked at if games end in other processes as well (in a shared database)."""


class Director:
    """Runs tournaments: `run_due` does what is due, and `loop` calls it in the background."""

    def __init__(
        self,
        services: Services,
        match_deadlines: MatchDeadlines,
        roster_sync: RosterSync,
        match_results: MatchResults,
        damaged_games: DamagedGames,
        line_ups: LineUps,
        sign_up_ends: SignUpEnds,
        early_ends: EarlyEnds,
    ) -> None:
        self._database = services.database
        self._now = services.now
        self._secret = services.secret
        self._events = services.events
        self._match_deadlines = match_deadlines
        self._roster_sync = roster_sync
        self._match_results = match_results
        self._damaged_games = damaged_games
        self._line_ups = line_ups
        self._sign_up_ends = sign_up_ends
        self._early_ends = early_ends
        changed = services.events.subscribe(GameEnded, SeatChanged, TournamentChanged)
        longest = LOOK_EVERY if services.database.shared else None
        self.loop = BackgroundLoop("the running of tournaments", self.run_due, changed, services.now, longest)
        self._looking = asyncio.Lock()
        self._cooldown = Cooldown(services.now)

    async def run_due(self) -> datetime | None:
        """Do everything that is due; return when to look again (None: nothing is waiting)."""
        async with self._looking:
            await self._damaged_games.notify_organisers()
            while await self._look():
                pass
        async with self._database.read() as connection:
            return await tournaments.next_look(connection)

    async def begin_round(self, tournament_id: TournamentId, *, by_itself: bool = False) -> bool:
        """Begin the next round; return False if there is none, and the tournament is over.

        With `by_itself`, nothing happens while the tournament is paused.
        Refuses OPEN_MATCHES, NO_SUCH_TOURNAMENT, TOURNAMENT_STATUS.
        """
        while True:
            async with self._database.read() as connection:
                tournament = await tournament_of(connection, tournament_id, TournamentStatus.RUNNING)
            if by_itself and tournament.header.paused_at is not None:
                return True
            waiting = sum(match.open for match in tournament.matches)
            if waiting := waiting + sum(team_match.waits for team_match in tournament.team_matches):
                raise HostRefusal(HostReason.OPEN_MATCHES, matches=waiting)
            # Pairing hundreds of people takes a good part of a second.
            pair = next_team_round if tournament.header.plan.boards else next_round
            following = await asyncio.to_thread(pair, tournament)
            at = self._now()
            async with self._database.begin() as connection:
                if await tournaments.load(connection, tournament_id) != tournament:
                    # An entrant has come or dropped out meanwhile, or another process was first.
                    continue
                if following is None:
                    await store_end(connection, tournament, at)
                else:
                    await self._add_round(connection, tournament, following, at)
            self._events.publish(TournamentChanged(tournament_id))
            return following is not None

    async def _look(self) -> bool:
        """Do what is due once; return whether anything was done."""
        now = self._now()
        async with self._database.read() as connection:
            with_games = await matches.with_games_to_look_at(connection)
            due = await tournaments.due(connection, now)
        done = False
        for tournament in dict.fromkeys((*with_games, *due)):
            for take, waiting in ((self._match_results.take, with_games), (self._take_due, due)):
                if tournament in waiting:
                    work = partial(take, tournament)
                    done = await self._cooldown.attempt("tournament", tournament, work) or done
        return done

    async def _take_due(self, tournament_id: TournamentId) -> bool:
        """Do what is due in a tournament; return True, also if another process was first."""
        async with self._database.read() as connection:
            tournament = await tournament_of(connection, tournament_id)
        look_at = tournament.header.look_at
        if look_at is None or look_at > self._now():
            # A result that was recorded meanwhile has put it off.
            return True
        try:
            await self._take_step(tournament)
        except HostRefusal as refusal:
            # An organiser may have just ended it; what is left to do then is due now.
            if refusal.reason is not HostReason.TOURNAMENT_STATUS:
                raise
        return True

    async def _take_step(self, tournament: Tournament) -> None:
        """Do what is due in a tournament by its status. Refuses TOURNAMENT_STATUS if that has changed meanwhile."""
        match tournament.header.status:
            case TournamentStatus.SIGN_UP:
                await self._sign_up_ends.advance(tournament.id)
            case TournamentStatus.RUNNING if (
                tournament.round is None or tournament.round.ended_at is not None
            ):
                await self.begin_round(tournament.id, by_itself=True)
            case TournamentStatus.RUNNING:
                await self._line_ups.publish_due(tournament.id)
                await self._roster_sync.follow(tournament.id)
                await self._match_deadlines.take(tournament.id)
            case _:
                await self._early_ends.stop_games(tournament)
                async with self._database.begin() as connection:
                    await tournaments.change(connection, tournament.id, look_at=None)

    async def _add_round(
        self,
        connection: Connection,
        tournament: Tournament,
        following: NextRound | NextTeamRound,
        at: datetime,
    ) -> None:
        """Store a round with its matches, and queue what is to be said about it."""
        plan = tournament.header.plan
        seed = new_seed(self._secret) if plan.duplicate else None
        row = Round(following.number, following.stage, seed, commitment(seed) if seed else None, at, None)
        if isinstance(following, NextTeamRound):
            await self._line_ups.add_round(connection, tournament, row, following)
            return
        ends_at = at + timedelta(seconds=plan.round_seconds)
        found = tuple(
            Match(
                following.number,
                number,
                None,
                ends_at,
                seats=tuple(MatchSeat(entrant) for entrant in table.seats),
            )
            for number, table in following.tables
        )
        await matches.add_round(connection, tournament.id, row, found, following.byes, following.asked)
        if following.knock_out_seeds is not None:
            plan = replace(plan, knock_out_seeds=tuple(int(seed) for seed in following.knock_out_seeds))
            await tournaments.change(connection, tournament.id, plan=plan)
        await outbox.add_tournament_message(
            connection, tournament.id, MessageKind.ROUND, at, following.number
        )
        after = replace(
            tournament,
            header=replace(tournament.header, plan=plan),
            rounds=(*tournament.rounds, row),
            matches=(*tournament.matches, *found),
        )
        after = await begin_matches(connection, after, found, at)
        after = await end_round(connection, after, at)
        await tournaments.change(connection, tournament.id, look_at=next_look(after))
