"""The games that may be analysed: a computer's analysis must not help people who still play."""

from __future__ import annotations

from host.errors import HostReason, HostRefusal
from host.games.session import Session
from model.tournaments import TournamentStatus
from storage import tournaments
from storage.database import Connection


async def check_tournament_over(connection: Connection, session: Session) -> None:
    """Refuse REVIEW_TOURNAMENT while the tournament of a game runs: others may still play with the same tiles."""
    if not session.in_tournament:
        return
    found = await tournaments.of_game(connection, session.id)
    tournament = None if found is None else await tournaments.load(connection, found[0])
    if tournament is not None and tournament.header.status is TournamentStatus.RUNNING:
        raise HostRefusal(HostReason.REVIEW_TOURNAMENT)
