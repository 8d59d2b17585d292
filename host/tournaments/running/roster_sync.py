"""Games of matches follow the list of entrants: who drops out leaves, who replaces somebody sits down."""

from __future__ import annotations

import contextlib

from game.values.ruleset import Colour
from host.errors import HostRefusal
from host.games.repository import GameRepository
from host.games.seats import Seats, passed
from host.services import Services
from host.tournaments.running.adjudication import Adjudication
from host.tournaments.running.lookups import tournament_of
from host.tournaments.standings.matches import leg_seats
from host.tournaments.standings.model import Table
from model.games import Giver
from model.ids import GameId, TournamentId
from model.tables import GameStatus, Occupant, Seat
from model.tournaments import Entrant, Leg, Match, MatchEnding, Tournament
from storage import tournaments
from storage.database import Connection


class RosterSync:
    """Follows changes of entrants, which are stored first.

    The director follows them if the program stops in between.
    """

    def __init__(
        self, services: Services, repository: GameRepository, adjudication: Adjudication, seats: Seats
    ) -> None:
        self._database = services.database
        self._now = services.clock
        self._repository = repository
        self._adjudication = adjudication
        self._seats = seats

    async def note(self, connection: Connection, tournament: Tournament) -> None:
        """Store that the entrants of a tournament have changed, so that its games are looked at."""
        if (
            tournament.header.paused_at is None
            and tournament.round is not None
            and tournament.round.ended_at is None
        ):
            await tournaments.change(connection, tournament.id, look_at=self._now())

    async def follow(self, tournament_id: TournamentId) -> None:
        """Decide open matches in which fewer than two are left, and give the seats of others to their entrants."""
        async with self._database.read() as connection:
            tournament = await tournament_of(connection, tournament_id)
        for match in tournament.matches:
            if not match.open:
                continue
            rest = [entrant for entrant in match.entrants if not tournament.entrant(entrant).gone]
            # A referee, or the last move, may have been first.
            with contextlib.suppress(HostRefusal):
                if len(rest) < 2:
                    await self._adjudication.award(
                        tournament_id, match.round, match.number, rest, MatchEnding.WALKOVER
                    )
                elif match.counted and match.counted[-1].scores is None:
                    await self._follow_game(tournament, match, match.counted[-1])

    async def _follow_game(self, tournament: Tournament, match: Match, leg: Leg) -> None:
        session = await self._repository.running(leg.game)
        order = leg_seats(Table(match.round, match.entrants), leg.leg)
        for entrant, seat in zip(map(tournament.entrant, order), session.seats, strict=True):
            if seat.person is None:
                continue
            if entrant.gone:
                await self._seats.resign(leg.game, seat.person, None)
            elif entrant.person != seat.person:
                await self._reseat(leg.game, seat.colour, entrant)

    async def _reseat(self, game: GameId, colour: Colour, entrant: Entrant) -> None:
        async with self._repository.lock(game):
            session = await self._repository.load(game)
            old = session.seat(colour)
            if old is None or old.person in (None, entrant.person):
                return
            if session.header.status is not GameStatus.RUNNING:
                return
            seat = Seat(colour, Occupant.PERSON, entrant.person, entrant.name)
            history = passed(session.history, old, seat, Giver.REFEREE, self._now())
            await self._repository.append(session, history, seat=seat)
