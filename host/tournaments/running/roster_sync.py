"""Games of matches follow the list of entrants: those who drop out leave, replacements sit down."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable
from functools import partial

from game.values.ruleset import Colour
from host.errors import HostReason, HostRefusal
from host.games.repository import GameRepository
from host.games.seats import Seats, passed_on
from host.services import Services
from host.tournaments.running.adjudication import Adjudication
from host.tournaments.running.lookups import remaining, tournament_of
from host.tournaments.standings.matches import leg_seats, leg_under_way
from host.tournaments.standings.model import Table
from model.games import Giver
from model.ids import EntrantId, GameId, TournamentId
from model.matches import Leg, Match, MatchEnding
from model.tables import Occupant, Seat
from model.tournaments import Tournament
from storage import tournaments
from storage.database import Connection

ATTEMPTS = 5
"""How often a change of a seat is tried if its game moves on each time."""


class RosterSync:
    """Applies changes of entrants, which are stored first, to the games of their matches.

    The director applies them if the program stops in between.
    """

    def __init__(
        self, services: Services, repository: GameRepository, adjudication: Adjudication, seats: Seats
    ) -> None:
        self._database = services.database
        self._now = services.now
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
            rest = remaining(tournament, match)
            # A referee, or the last move, may have been first.
            with contextlib.suppress(HostRefusal):
                if len(rest) < 2:
                    await self._adjudication.award(
                        tournament_id, match.round, match.number, rest, MatchEnding.WALKOVER
                    )
                elif (leg := leg_under_way(match)) is not None:
                    await self._follow_game(tournament, match, leg)

    async def _follow_game(self, tournament: Tournament, match: Match, leg: Leg) -> None:
        session = await self._repository.running(leg.game)
        order = leg_seats(Table(match.round, match.entrants), leg.leg)
        for entrant, seat in zip(map(tournament.entrant, order), session.seats, strict=True):
            if seat.person is None:
                continue
            if entrant.gone:
                await _until_newest(partial(self._seats.resign, leg.game, seat.person, None))
            elif entrant.person != seat.person:
                reseat = partial(self._reseat, tournament.id, entrant.number, leg.game, seat.colour)
                await _until_newest(reseat)

    async def _reseat(
        self, tournament_id: TournamentId, number: EntrantId, game: GameId, colour: Colour
    ) -> None:
        """Give a seat to its entrant as they are now. Refuses MOVED_ON, and NOT_RUNNING once the game is over."""
        async with self._repository.lock(game):
            session = await self._repository.running(game)
            # Read after the game: a person who replaces the entrant later is seated by a later write.
            async with self._database.read() as connection:
                entrant = (await tournament_of(connection, tournament_id)).entrant(number)
            old = session.seat(colour)
            if old is None or old.person in (None, entrant.person):
                return
            seat = Seat(colour, Occupant.PERSON, entrant.person, entrant.name)
            history = passed_on(session.history, old, seat, Giver.REFEREE, self._now())
            await self._repository.append(session, history, seat=seat)


async def _until_newest(do: Callable[[], Awaitable[object]]) -> None:
    """Call `do` until it changes the newest state of its game: another process may move on in that moment."""
    for left in reversed(range(ATTEMPTS)):
        try:
            await do()
        except HostRefusal as refusal:
            if refusal.reason is not HostReason.MOVED_ON or not left:
                raise
        else:
            return
