"""Live rounds, which are played in one sitting, with the message that shows their tables."""

from __future__ import annotations

from dataclasses import dataclass

from host.services import Services
from host.tournaments.running.lookups import tournament_of
from model.ids import TournamentId
from model.outbox import MessageKind, Posted
from model.tournaments import Tournament, TournamentHeader
from storage import outbox_queue, tournaments


@dataclass(frozen=True, slots=True)
class LiveRound:
    """A round, and the message that announced it; `message_number` is that message's number."""

    tournament: Tournament
    number: int
    message_number: int
    posted: Posted


class LiveRounds:
    """Finds live rounds."""

    def __init__(self, services: Services) -> None:
        self._database = services.database

    async def under_way(self) -> tuple[TournamentHeader, ...]:
        """Return the tournaments with a live round in which a match is open; none of teams."""
        async with self._database.read() as connection:
            rows = await tournaments.with_open_matches(connection)
        return tuple(row for row in rows if row.plan.live and not row.plan.boards)

    async def of(self, tournament_id: TournamentId, number: int | None = None) -> LiveRound | None:
        """Return a round (the newest without a number); None if it is not live, or not announced yet."""
        found = await self.announced(tournament_id, number)
        if found is None or not found.tournament.header.plan.live or found.tournament.header.plan.boards:
            return None
        return found

    async def announced(self, tournament_id: TournamentId, number: int | None = None) -> LiveRound | None:
        """Return a round of any kind (the newest without a number); None if it is not announced yet."""
        async with self._database.read() as connection:
            tournament = await tournament_of(connection, tournament_id)
            number = number or len(tournament.rounds)
            if not number:
                return None
            posted = await outbox_queue.standing(connection, tournament_id, MessageKind.ROUND, number)
        return None if posted is None else LiveRound(tournament, number, *posted)
