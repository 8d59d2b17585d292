"""Results of matches whose games end, are stopped, or are left."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from host.errors import HostRefusal
from host.events import TournamentChanged
from host.games.past_seats import out_of_time
from host.games.repository import GameRepository
from host.games.session import Session
from host.services import Services
from host.tournaments.running.adjudication import UNREADABLE, Adjudication, game_of
from host.tournaments.running.endings import end_match
from host.tournaments.running.knock_out import best_of
from host.tournaments.running.lookups import match_of, tournament_of
from host.tournaments.running.match_starts import MatchStarts
from host.tournaments.standings.matches import decided, leg_seats, leg_under_way, played
from host.tournaments.standings.model import Table
from model.ids import EntrantId, TournamentId
from model.matches import Leg, Match, MatchEnding
from model.outbox import MessageKind
from model.tables import GameStatus, Seat
from model.tournaments import Tournament
from storage import matches, outbox
from storage.database import Connection


class MatchResults:
    """Records games as results of their matches, and begins the next game of a match."""

    def __init__(
        self,
        services: Services,
        repository: GameRepository,
        match_starts: MatchStarts,
        adjudication: Adjudication,
    ) -> None:
        self._database = services.database
        self._now = services.now
        self._events = services.events
        self._repository = repository
        self._match_starts = match_starts
        self._adjudication = adjudication

    async def take(self, tournament_id: TournamentId) -> bool:
        """Record the games of open matches that have ended, or that all but one have left.

        Return whether there were any.
        """
        async with self._database.read() as connection:
            tournament = await tournament_of(connection, tournament_id)
        done = False
        for match in tournament.matches:
            leg = leg_under_way(match)
            if match.open and leg is not None:
                try:
                    done = await self._take_game(tournament_id, match, leg) or done
                except HostRefusal as refusal:
                    # A game that is damaged or missing must not hold up other matches.
                    if refusal.reason not in UNREADABLE:
                        raise
        return done

    async def _take_game(self, tournament_id: TournamentId, match: Match, leg: Leg) -> bool:
        """Record a game that has ended, or that all but one have left; return whether it was recorded now."""
        session = await self._repository.load(leg.game)
        remaining = [seat for seat in session.seats if seat.person is not None]
        if session.header.status is GameStatus.RUNNING:
            if len(remaining) > 1:
                return False
            await self._adjudication.stop(leg.game)
        async with self._database.begin() as connection:
            tournament = await tournament_of(connection, tournament_id)
            current = match_of(tournament, match.round, match.number)
            if not current.open or leg_under_way(current) != leg:
                # Another process was first.
                return False
            session = await self._repository.load(leg.game)
            order = leg_seats(Table(match.round, match.entrants), leg.leg)
            over = session.header.status is GameStatus.OVER
            absent = {
                entrant
                for entrant, seat in zip(order, session.seats, strict=True)
                # If the game was played to its end, later replacements do not matter.
                if (seat.person is None if over else not _sits(tournament, entrant, seat))
            }
            out = {
                entrant
                for entrant, seat in zip(order, session.seats, strict=True)
                if out_of_time(session.history, seat.colour)
            }
            if len(order) == 2:
                # A player who runs out of time was there, and loses only this game.
                absent -= out
            stopped = session.header.status is GameStatus.STOPPED and not out
            if stopped and (not absent or (len(order) > 2 and len(remaining) > 1)):
                # The players left at a table play again without those who have left.
                await self._play_again(connection, tournament, current, leg)
            else:
                won = [entrant for entrant in match.entrants if entrant not in out]
                await self._record_game(connection, tournament, current, session, order, absent, won)
        self._events.publish(TournamentChanged(tournament_id))
        return True

    async def _record_game(
        self,
        connection: Connection,
        tournament: Tournament,
        match: Match,
        session: Session,
        order: Sequence[EntrantId],
        absent: Collection[EntrantId],
        in_time: Collection[EntrantId],
    ) -> None:
        """Store the points of a game; then end its match, or begin the next game once there is a thread.

        In a match of two only players who are `in_time` can win the game.
        """
        leg = match.counted[-1]
        game = game_of(session, order, match.entrants, final=True, in_time=in_time)
        winners = None if game.winners is None else list(game.winners)
        await matches.change_leg(connection, leg.game, scores=list(game.scores), winners=winners)
        so_far = [*played(match.counted), game]
        ending = MatchEnding.WALKOVER if len(match.seats) - len(absent) < 2 else MatchEnding.PLAYED
        if absent or decided(so_far, len(match.seats), best_of(tournament, match)):
            await end_match(connection, tournament, match, ending, self._now(), games=so_far, absent=absent)
        elif match.channel is not None:
            await self._match_starts.begin(connection, tournament, match, leg.leg + 1)

    async def _play_again(
        self, connection: Connection, tournament: Tournament, match: Match, leg: Leg
    ) -> None:
        """Begin another game in place of one that was stopped by people who may, and does not count.

        If the match has no thread, the game begins as soon as there is one.
        """
        await matches.change_leg(connection, leg.game, counted=False)
        if match.channel is not None:
            await self._match_starts.begin(connection, tournament, match, leg.leg)
            if tournament.header.plan.duplicate:
                # `MatchStarts.begin` announces it, with its fresh tiles.
                return
            await outbox.add_match_message(
                connection, tournament.id, MessageKind.REPLAYED, self._now(), match
            )


def _sits(tournament: Tournament, entrant: EntrantId, seat: Seat) -> bool:
    """Return whether the present person of an entrant, after any replacement, sits on their seat."""
    return seat.person == tournament.entrant(entrant).person
