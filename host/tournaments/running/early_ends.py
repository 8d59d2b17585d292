"""Tournaments that an organiser ends early: their open matches get no result, and their games are stopped."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

from host.errors import HostReason, HostRefusal
from host.events import GameEnded, TournamentChanged
from host.games.quarantine import give_up
from host.services import Services
from host.tournaments.running.adjudication import UNREADABLE, Adjudication
from host.tournaments.running.endings import store_end, store_end_of_round
from host.tournaments.running.lookups import check_plays_no_open_match, tournament_of
from host.tournaments.running.match_results import MatchResults
from host.tournaments.running.next_round import next_round
from host.tournaments.running.team_rounds import next_team_round
from model.ids import GameId, PersonId, TournamentId
from model.matches import Decision, DecisionKind, MatchEnding
from model.outbox import MessageKind
from model.tournaments import Tournament, TournamentStatus
from storage import decisions, matches, outbox, tournaments
from storage.database import Connection


class EarlyEnds:
    """Ends tournaments that are running.

    The end is stored in one transaction, as that of a tournament that is paused for ever, so that no clock runs out
    meanwhile. The director stops the games afterwards, also if the program is stopped in between.
    """

    def __init__(self, services: Services, adjudication: Adjudication, match_results: MatchResults) -> None:
        self._database = services.database
        self._now = services.now
        self._events = services.events
        self._adjudication = adjudication
        self._match_results = match_results

    async def end(self, tournament_id: TournamentId, organiser: PersonId, *, called_off: bool) -> None:
        """End a tournament with its standings as they are, or without any result if it is `called_off`.

        If all rounds are played it just ends, without waiting for the end of the pause after them.
        Refuses NO_SUCH_TOURNAMENT, TOURNAMENT_STATUS, and OWN_MATCH to an organiser whose own match is open.
        """
        damaged = frozenset[GameId]()
        while called_off or not await self._end_if_played_out(tournament_id):
            waiting = await self._end(tournament_id, organiser, called_off=called_off, ignoring=damaged)
            if not waiting:
                break
            # A game that was played to its end before this moment counts; it may have been the last of all.
            if not await self._match_results.take(tournament_id):
                damaged |= waiting
        self._events.publish(TournamentChanged(tournament_id))

    async def ended_by(self, tournament_id: TournamentId) -> PersonId | None:
        """Return who has cancelled a tournament or ended it early; None once their data is deleted."""
        async with self._database.read() as connection:
            found = await decisions.of_tournament(connection, tournament_id)
        return next((one.referee for one in reversed(found) if one.kind is DecisionKind.PAUSE), None)

    async def stop_games(self, tournament: Tournament) -> None:
        """Stop the games of the matches that were open when the tournament was ended."""
        for match in tournament.matches:
            for leg in match.legs if not (match.open or match.has_result) else ():
                if leg.scores is None:
                    await self._stop(leg.game)

    async def _end_if_played_out(self, tournament_id: TournamentId) -> bool:
        """End a tournament as its clock would if no round follows; return whether it has."""
        async with self._database.read() as connection:
            tournament = await tournament_of(connection, tournament_id, TournamentStatus.RUNNING)
        newest = tournament.round
        if newest is None or newest.ended_at is None:
            return False
        # Pairing hundreds of people takes a good part of a second.
        pair = next_team_round if tournament.header.plan.boards else next_round
        if await asyncio.to_thread(pair, tournament) is not None:
            return False
        async with self._database.begin() as connection:
            if await tournaments.load(connection, tournament_id) != tournament:
                # A result may have been taken back meanwhile.
                return False
            await store_end(connection, tournament, self._now())
        return True

    async def _end(
        self,
        tournament_id: TournamentId,
        organiser: PersonId,
        *,
        called_off: bool,
        ignoring: Collection[GameId],
    ) -> frozenset[GameId]:
        """End a tournament; if games wait to be recorded, besides those to be ignored, return these instead."""
        now = self._now()
        async with self._database.begin() as connection:
            tournament = await tournament_of(connection, tournament_id, TournamentStatus.RUNNING)
            if waiting := (await matches.unrecorded_games(connection, tournament_id)).difference(ignoring):
                return waiting
            check_plays_no_open_match(tournament, organiser)
            await self._end_matches(connection, tournament)
            newest = tournament.round
            if newest is not None and newest.ended_at is None:
                await store_end_of_round(connection, tournament, newest, now)
            await decisions.add(connection, tournament_id, Decision(DecisionKind.PAUSE, organiser, now))
            await tournaments.change(
                connection,
                tournament_id,
                status=TournamentStatus.CANCELLED if called_off else TournamentStatus.OVER,
                paused_at=tournament.header.paused_at or now,
                look_at=now,
                ended_at=now,
            )
            kind = MessageKind.CANCELLED if called_off else MessageKind.TOURNAMENT_ENDED
            await outbox.add_tournament_message(connection, tournament_id, kind, now)
        return frozenset()

    async def _end_matches(self, connection: Connection, tournament: Tournament) -> None:
        """End all open matches without a result; their games that are not over do not count."""
        now = self._now()
        for match in tournament.matches:
            if not match.open:
                continue
            await matches.change_match(
                connection, tournament.id, match, ending=MatchEnding.REFEREE, ended_at=now
            )
            for leg in match.counted:
                if leg.scores is None:
                    await matches.change_leg(connection, leg.game, counted=False)
            if match.channel is not None:
                await outbox.add_match_message(connection, tournament.id, MessageKind.DECIDED, now, match)

    async def _stop(self, game: GameId) -> None:
        """Stop a game, unless it has ended; give it up if it cannot be read."""
        try:
            await self._adjudication.stop(game)
        except HostRefusal as refusal:
            if refusal.reason is HostReason.NOT_RUNNING:
                return
            if refusal.reason not in UNREADABLE:
                raise
            async with self._database.begin() as connection:
                await give_up(connection, game, self._now())
            self._events.publish(GameEnded(game))
