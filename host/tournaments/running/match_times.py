"""Times on which two players agree for their match: one proposes, the other accepts, both are called."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from host.errors import HostReason, HostRefusal
from host.events import TournamentChanged
from host.services import Services
from host.tournaments.running.lookups import match_of, tournament_of
from host.tournaments.running.round_clock import CALLED_BEFORE, call_at, next_look
from model.ids import EntrantId, PersonId, TournamentId
from model.matches import Match, Proposal
from model.outbox import MessageKind
from model.tournaments import Tournament, TournamentStatus
from storage import matches, outbox, tournaments
from storage.database import Connection

MOST_TIMES = 3
"""How many times can be proposed at once."""


class MatchTimes:
    """Stores the times that players propose and agree on. Without one, a match is played at any time."""

    def __init__(self, services: Services) -> None:
        self._database = services.database
        self._now = services.now
        self._events = services.events

    async def propose(
        self, tournament_id: TournamentId, match: tuple[int, int], person: PersonId, times: Sequence[datetime]
    ) -> Match:
        """Propose up to three times to the opponent, in place of all that were proposed before; return the match.

        A time that is agreed already stays valid until the other player accepts a new one. Refuses
        NO_SUCH_MATCH, MATCH_DECIDED, TIME_TOGETHER, TIME_PLAYERS, and TIME_RANGE for a time in the past or
        after the end of the match.
        """
        now = self._now()
        async with self._database.begin() as connection:
            found, by = await _open_match(connection, tournament_id, match, person)
            proposed = tuple(sorted({at.replace(second=0, microsecond=0) for at in times}))[:MOST_TIMES]
            if not proposed or proposed[0] <= now or proposed[-1] > found.ends_at:
                raise HostRefusal(HostReason.TIME_RANGE, until=str(int(found.ends_at.timestamp())))
            found = await matches.set_proposal(connection, tournament_id, found, Proposal(by, proposed))
            # Every message about times shows those of the moment in which it is posted.
            await outbox.cancel_match_messages(connection, tournament_id, found, MessageKind.TIMES)
            await outbox.add_match_message(connection, tournament_id, MessageKind.TIMES, now, found)
        self._events.publish(TournamentChanged(tournament_id))
        return found

    async def accept(
        self, tournament_id: TournamentId, match: tuple[int, int], person: PersonId, at: datetime
    ) -> Match:
        """Agree to a time that the opponent has proposed; return the match with it.

        Refuses NO_SUCH_MATCH, MATCH_DECIDED, TIME_TOGETHER, TIME_PLAYERS, TIME_OWN to the player who has
        proposed it, and TIME_GONE for one that is past or was replaced by others.
        """
        now = self._now()
        async with self._database.begin() as connection:
            found, by = await _open_match(connection, tournament_id, match, person)
            proposal = found.proposal
            if proposal is None or at not in proposal.times or at <= now:
                raise HostRefusal(HostReason.TIME_GONE)
            if proposal.by == by:
                raise HostRefusal(HostReason.TIME_OWN)
            await matches.set_proposal(connection, tournament_id, found, None)
            # If the time is near, the message that it is agreed also serves as the call.
            called = at - CALLED_BEFORE <= now
            found = await matches.change_match(connection, tournament_id, found, agreed_at=at, called=called)
            # One that still waits, about an earlier time, would show this one.
            kinds = (MessageKind.TIME_AGREED, MessageKind.TIME_CALL)
            await outbox.cancel_match_messages(connection, tournament_id, found, *kinds)
            await outbox.add_match_message(connection, tournament_id, MessageKind.TIME_AGREED, now, found)
            after = await tournament_of(connection, tournament_id)
            await tournaments.change(connection, tournament_id, look_at=next_look(after))
        self._events.publish(TournamentChanged(tournament_id))
        return found


def takes_times(tournament: Tournament, match: Match) -> bool:
    """Return whether two people can agree on a time for a match: not where a round is played in one sitting."""
    return len(match.seats) == 2 and not tournament.header.plan.live


def without_time(tournament: Tournament) -> tuple[Match, ...]:
    """Return the open matches of the newest round whose players have not agreed on a time."""
    return tuple(
        match
        for match in tournament.matches_of(len(tournament.rounds))
        if match.open and match.agreed_at is None and takes_times(tournament, match)
    )


async def call_players(connection: Connection, tournament: Tournament, match: Match, now: datetime) -> Match:
    """Call the players of an open match shortly before their time, if that is due; return the match then.

    If the time has passed already, as after a downtime, they are not called.
    """
    due = call_at(match)
    if due is None or due > now:
        return match
    if match.agreed_at is not None and now <= match.agreed_at:
        await outbox.add_match_message(connection, tournament.id, MessageKind.TIME_CALL, now, match)
    return await matches.change_match(connection, tournament.id, match, called=True)


async def forget_times(
    connection: Connection, tournament: Tournament, entrant: EntrantId, now: datetime
) -> None:
    """Delete the times proposed and agreed in the open matches of an entrant who is replaced.

    If an agreed time was still to come, both players are told.
    """
    for match in tournament.matches:
        if match.open and entrant in match.entrants and (match.proposal or match.agreed_at):
            # An agreement that is still to be posted would say the same once more.
            await outbox.cancel_match_messages(connection, tournament.id, match, MessageKind.TIME_AGREED)
            if match.agreed_at is not None and match.agreed_at > now:
                await outbox.add_match_message(connection, tournament.id, MessageKind.TIME_AGREED, now, match)
            match = await matches.set_proposal(connection, tournament.id, match, None)
            await matches.change_match(connection, tournament.id, match, agreed_at=None, called=False)


async def _open_match(
    connection: Connection, tournament_id: TournamentId, match: tuple[int, int], person: PersonId
) -> tuple[Match, EntrantId]:
    """Return an open match, and the entry of one of its two players."""
    tournament = await tournament_of(connection, tournament_id, TournamentStatus.RUNNING)
    found = match_of(tournament, *match)
    if not found.open:
        raise HostRefusal(HostReason.MATCH_DECIDED)
    if not takes_times(tournament, found):
        raise HostRefusal(HostReason.TIME_TOGETHER)
    for entrant in map(tournament.entrant, found.entrants):
        if entrant.person == person and not entrant.gone:
            return found, entrant.number
    raise HostRefusal(HostReason.TIME_PLAYERS)
