"""The deadlines of matches: reminders, the grace that follows a deadline, and the decision at its end."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from host.clocks.clocks import Span
from host.errors import HostRefusal
from host.events import TournamentChanged
from host.services import Services
from host.tournaments.running.adjudication import Adjudication
from host.tournaments.running.lookups import tournament_of
from host.tournaments.running.match_times import call_players
from host.tournaments.running.round_clock import end_after_downtimes, is_late, next_look, reminder_at
from model.ids import TournamentId
from model.matches import Match
from model.outbox import MessageKind
from model.tournaments import Tournament, TournamentStatus
from storage import downtimes, matches, outbox, tournaments
from storage.database import Connection


class MatchDeadlines:
    """Does what is due by the deadlines of open matches."""

    def __init__(self, services: Services, adjudication: Adjudication) -> None:
        self._database = services.database
        self._now = services.now
        self._events = services.events
        self._adjudication = adjudication

    async def take(self, tournament_id: TournamentId) -> None:
        """Remind players and organisers of deadlines, and decide the matches whose grace is over.

        Nothing happens in a tournament that has just been paused or ended.
        """
        now = self._now()
        async with self._database.begin() as connection:
            tournament = await tournament_of(connection, tournament_id)
            running = tournament.header.paused_at is None
            stops = await downtimes.all_of(connection) if tournament.header.plan.live else ()
            found = tournament.matches_of(len(tournament.rounds)) if running else ()
            for match in found:
                if match.open:
                    called = await call_players(connection, tournament, match, now)
                    await _announce(connection, tournament, called, stops, now)
        for match in found:
            if match.open and is_late(tournament, match, now):
                # A referee, or the last move, may have been first.
                with contextlib.suppress(HostRefusal):
                    await self._adjudication.by_the_clock(tournament_id, match)
        async with self._database.begin() as connection:
            after = await tournament_of(connection, tournament_id)
            if after.header.status is TournamentStatus.RUNNING:
                await tournaments.change(connection, tournament_id, look_at=next_look(after))
        self._events.publish(TournamentChanged(tournament_id))


async def _announce(
    connection: Connection, tournament: Tournament, match: Match, stops: Sequence[Span], now: datetime
) -> None:
    """Queue what is to be said about the deadline of an open match: it is near, was put off, or has passed."""
    if match.overdue:
        return
    if match.ends_at <= now:
        ends_at = end_after_downtimes(tournament, match, stops)
        if now < ends_at:
            kind, overdue = MessageKind.EXTENDED, False
            # If the new end is so near that a reminder is due already, this message serves as it.
            reminded = match.reminded or reminder_at(tournament, replace(match, ends_at=ends_at)) <= now
        else:
            # The grace begins now, since the players could not play while the program was down.
            kind, overdue, reminded, ends_at = MessageKind.OVERDUE, True, True, now
        await matches.change_match(
            connection, tournament.id, match, ends_at=ends_at, overdue=overdue, reminded=reminded
        )
    elif not match.reminded and reminder_at(tournament, match) <= now:
        kind = MessageKind.MATCH_REMINDER
        await matches.change_match(connection, tournament.id, match, reminded=True)
    else:
        return
    await outbox.add_match_message(connection, tournament.id, kind, now, match)
