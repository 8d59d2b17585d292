"""Decisions of referees (extend, decide, replace, pause, undo), and pairs of people that look suspicious."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from dataclasses import replace
from datetime import datetime, timedelta

from host.errors import HostReason, HostRefusal
from host.events import RatingsOutdated, TournamentChanged
from host.games.quarantine import give_up
from host.games.views import Person
from host.ratings.recounts import Recounts
from host.services import Services
from host.tournaments.running.adjudication import Adjudication
from host.tournaments.running.damaged_games import DamagedGames
from host.tournaments.running.line_ups import put_off
from host.tournaments.running.lookups import (
    check_impartial,
    check_no_opponent,
    check_plays_no_open_match,
    entrant_of,
    is_own_match,
    match_of,
    remaining,
    tournament_of,
)
from host.tournaments.running.match_starts import MatchStarts
from host.tournaments.running.match_times import forget_times
from host.tournaments.running.roster_sync import RosterSync
from host.tournaments.running.round_clock import next_look, reminder_at, replay_time
from host.tournaments.running.sign_up import check_in_opens
from host.tournaments.standings.anomalies import Anomaly, anomalies
from model.ids import EntrantId, GameId, GuildId, PersonId, TournamentId
from model.matches import Decision, DecisionKind, Match, MatchEnding, MatchSeat
from model.outbox import MAKE_THREADS, MessageKind
from model.tournaments import OPEN, Entrant, Format, Tournament, TournamentStatus
from storage import deadlines, decisions, matches, outbox, results, tournaments
from storage.database import Connection

MOST_EXTENSION = timedelta(days=60)


class Referee:
    """Carries out the decisions of referees, and stores each with its referee.

    The caller has checked that the person may referee. A decision about a match of the referee's own is
    refused as OWN_MATCH.
    """

    def __init__(
        self,
        services: Services,
        match_starts: MatchStarts,
        adjudication: Adjudication,
        roster_sync: RosterSync,
        recounts: Recounts,
        damaged_games: DamagedGames,
    ) -> None:
        self._database = services.database
        self._now = services.now
        self._events = services.events
        self._match_starts = match_starts
        self._adjudication = adjudication
        self._roster_sync = roster_sync
        self._recounts = recounts
        self._damaged_games = damaged_games

    async def extend(
        self, tournament_id: TournamentId, referee: PersonId, by: timedelta, match: tuple[int, int] | None
    ) -> tuple[Match, ...]:
        """Give a match, or all open ones but those of the referee and their team, more time.

        It is counted from the deadline of the match, or from now if that has passed.

        Refuses EXTENSION_RANGE, MATCH_DECIDED, NO_OPEN_MATCH, NO_SUCH_MATCH, OWN_MATCH.
        """
        if not timedelta(0) < by <= MOST_EXTENSION:
            raise HostRefusal(HostReason.EXTENSION_RANGE, most=MOST_EXTENSION.days)
        now = self._now()
        async with self._database.begin() as connection:
            tournament = await tournament_of(connection, tournament_id, TournamentStatus.RUNNING)
            found = (
                [match_of(tournament, *match)] if match else [one for one in tournament.matches if one.open]
            )
            if not all(one.open for one in found):
                raise HostRefusal(HostReason.MATCH_DECIDED)
            if not found:
                raise HostRefusal(HostReason.NO_OPEN_MATCH)
            found = [one for one in found if not is_own_match(tournament, one, referee)]
            if not found:
                raise HostRefusal(HostReason.OWN_MATCH)
            extended = [await _extend(connection, tournament, one, by, now) for one in found]
            number, table = match or (None, None)
            await decisions.add(
                connection, tournament_id, Decision(DecisionKind.EXTEND, referee, now, number, table)
            )
            after = await tournament_of(connection, tournament_id)
            await tournaments.change(connection, tournament_id, look_at=next_look(after))
        self._events.publish(TournamentChanged(tournament_id))
        return tuple(extended)

    async def decide(
        self,
        tournament_id: TournamentId,
        referee: PersonId,
        kind: DecisionKind,
        match: tuple[int, int],
        winner: PersonId | None = None,
    ) -> None:
        """Decide a match: AS_IT_STANDS, WIN (for `winner`), TIE or NOBODY.

        Refuses NO_SUCH_MATCH, MATCH_DECIDED, NOT_ENTERED, NOT_IN_MATCH, OWN_MATCH.
        """
        async with self._database.read() as connection:
            tournament = await tournament_of(connection, tournament_id, TournamentStatus.RUNNING)
        found = match_of(tournament, *match)
        check_impartial(tournament, found, referee)
        winners: Collection[EntrantId] = ()
        if kind is DecisionKind.WIN:
            if winner is None:
                raise HostRefusal(HostReason.NOT_IN_MATCH)
            winners = (entrant_of(tournament, winner).number,)
        elif kind is DecisionKind.TIE:
            winners = found.entrants
        by_name = next(iter(winners)) if kind is DecisionKind.WIN else None
        decision = Decision(kind, referee, self._now(), *match, by_name)
        if kind is DecisionKind.AS_IT_STANDS:
            await self._adjudication.as_it_stands(tournament_id, *match, MatchEnding.REFEREE, decision)
        else:
            await self._adjudication.award(tournament_id, *match, winners, decision=decision)

    async def replace(
        self, tournament_id: TournamentId, referee: PersonId, person: PersonId, by: Person
    ) -> None:
        """Put another person in an entrant's place, with their results and on their seat.

        In a round robin the place of an entrant who has dropped out can be taken over as well.
        Refuses NOT_ENTERED, ALREADY_ENTERED, and OWN_MATCH to a referee who plays against the entrant, or would
        give or take their own place.
        """
        async with self._database.begin() as connection:
            tournament = await tournament_of(connection, tournament_id, *OPEN)
            entrant = _replaceable(tournament, person)
            if referee in (person, by.id):
                raise HostRefusal(HostReason.OWN_MATCH)
            check_no_opponent(tournament, entrant, referee)
            if by.id != person and tournament.entered(by.id) is not None:
                raise HostRefusal(HostReason.ALREADY_ENTERED, yours="no")
            await tournaments.change_entrant(
                connection, tournament_id, entrant.number, person=by.id, name=by.name, gone=False
            )
            await forget_times(connection, tournament, entrant.number, self._now())
            decision = Decision(DecisionKind.REPLACE, referee, self._now(), entrant=entrant.number)
            await decisions.add(connection, tournament_id, decision)
            await self._roster_sync.note(connection, tournament)
        await self._roster_sync.follow(tournament_id)

    async def pause(self, tournament_id: TournamentId, referee: PersonId) -> None:
        """Pause a tournament: no deadline, no next round, and the clocks of all games stand still.

        Refuses TOURNAMENT_PAUSED, and OWN_MATCH to a referee whose own clock would stand still.
        """
        now = self._now()
        async with self._database.begin() as connection:
            tournament = await tournament_of(connection, tournament_id, *OPEN)
            check_plays_no_open_match(tournament, referee)
            if tournament.header.paused_at is not None:
                raise HostRefusal(HostReason.TOURNAMENT_PAUSED)
            await tournaments.change(connection, tournament_id, paused_at=now, look_at=None)
            await deadlines.look_at_tournament(connection, tournament_id, now)
            await outbox.add_tournament_message(connection, tournament_id, MessageKind.PAUSED, now)
            await decisions.add(connection, tournament_id, Decision(DecisionKind.PAUSE, referee, now))
        self._events.publish(TournamentChanged(tournament_id))

    async def resume(self, tournament_id: TournamentId, referee: PersonId) -> None:
        """Resume a tournament: deadlines are as far away as before, and clocks have the time they had left.

        Refuses TOURNAMENT_NOT_PAUSED.
        """
        now = self._now()
        async with self._database.begin() as connection:
            tournament = await tournament_of(connection, tournament_id, *OPEN)
            if tournament.header.paused_at is None:
                raise HostRefusal(HostReason.TOURNAMENT_NOT_PAUSED)
            pause = now - tournament.header.paused_at
            await put_off(connection, tournament, pause, now)
            for match in tournament.matches:
                if match.open:
                    begun = tournament.rounds[match.round - 1].started_at
                    ends_at = match.ends_at + min(pause, now - begun)
                    await matches.change_match(connection, tournament_id, match, ends_at=ends_at)
            await tournaments.change(
                connection,
                tournament_id,
                paused_at=None,
                sign_up_until=tournament.header.sign_up_until + pause,
            )
            after = await tournament_of(connection, tournament_id)
            look_at = next_look(after) or now
            if after.header.status is TournamentStatus.SIGN_UP:
                called = await outbox.has_tournament_message(connection, tournament_id, MessageKind.CHECK_IN)
                look_at = after.header.sign_up_until if called else max(now, check_in_opens(after.header))
                await outbox.change_end_of_check_in(connection, tournament_id, now)
            await tournaments.change(connection, tournament_id, look_at=look_at)
            await deadlines.look_at_tournament(connection, tournament_id, now)
            await outbox.add_tournament_message(connection, tournament_id, MessageKind.RESUMED, now)
            await decisions.add(connection, tournament_id, Decision(DecisionKind.RESUME, referee, now))
        self._events.publish(TournamentChanged(tournament_id))

    async def undo(self, tournament_id: TournamentId, referee: PersonId, match: tuple[int, int]) -> None:
        """Take back the result of a match of the newest round; its last game is played again.

        If it was decided between two of its games, the next one is played: those that are over still count. An
        open match is played again only if its game cannot be read.
        Refuses NO_SUCH_MATCH, MATCH_OPEN, ROUND_PAST, OWN_MATCH, and FORFEIT_STANDS if it ended because of those who
        have dropped out.
        """
        now = self._now()
        async with self._database.read() as connection:
            before = await tournament_of(connection, tournament_id, TournamentStatus.RUNNING)
        await self._damaged_games.look_at(match_of(before, *match))
        async with self._database.begin() as connection:
            tournament = await tournament_of(connection, tournament_id, TournamentStatus.RUNNING)
            found = match_of(tournament, *match)
            check_impartial(tournament, found, referee)
            damaged = self._damaged_games.blocking_game(found)
            if found.open and damaged is None:
                raise HostRefusal(HostReason.MATCH_OPEN)
            if found.round != len(tournament.rounds):
                raise HostRefusal(HostReason.ROUND_PAST)
            if found.ending is MatchEnding.WALKOVER and len(remaining(tournament, found)) < 2:
                # Played again, it would end in the same way at once.
                raise HostRefusal(HostReason.FORFEIT_STANDS)
            if damaged is not None:
                await give_up(connection, damaged, now)
                await outbox.cancel_match_messages(connection, tournament_id, found, MessageKind.DAMAGED)
            await decisions.add(connection, tournament_id, Decision(DecisionKind.UNDO, referee, now, *match))
            outdated_by = await self._reopen(connection, tournament, found, now)
        self._events.publish(TournamentChanged(tournament_id))
        if outdated_by is not None:
            self._events.publish(RatingsOutdated(outdated_by))

    async def anomalies(self, guild: GuildId) -> tuple[Anomaly, ...]:
        """Return pairs of people whose games with each other do not look like their other games."""
        async with self._database.read() as connection:
            found = await results.of_guild(connection, guild)
        return await asyncio.to_thread(anomalies, found)

    async def _reopen(
        self, connection: Connection, tournament: Tournament, match: Match, now: datetime
    ) -> GameId | None:
        """Take back the result of a match; return its last game if that had changed ratings and is replayed."""
        reopened = await _store_open(connection, tournament, match, now)
        leg, outdated_by = await self._take_back_game(connection, match)
        await matches.change_round(connection, tournament.id, match.round, ended_at=None)
        await outbox.cancel_result_messages(connection, tournament.id, (match.round, match.number))
        if not match.open:
            # Before the first turn of the next game.
            await _tell_reopened(connection, tournament, match, now)
        after = await tournament_of(connection, tournament.id)
        await tournaments.change(connection, tournament.id, look_at=next_look(after))
        if match.channel is None:
            # One that still waits would call the players a second time.
            await outbox.cancel_match_messages(connection, tournament.id, match, *MAKE_THREADS)
            await outbox.add_match_message(connection, tournament.id, MessageKind.MATCH, now, match)
        else:
            await self._match_starts.begin(connection, after, replace(reopened, legs=()), leg)
        return outdated_by

    async def _take_back_game(self, connection: Connection, match: Match) -> tuple[int, GameId | None]:
        """Take back the last game of a match, unless the match was decided after it.

        Return the number of the game to be played next, and the game taken back if that had changed ratings.
        """
        if await self._adjudication.was_between_games(connection, match):
            return len(match.counted) + 1, None
        if not match.counted:
            return 1, None
        last = match.counted[-1].game
        await matches.change_leg(connection, last, counted=False)
        return len(match.counted), last if await self._recounts.void(connection, last) else None


async def _extend(
    connection: Connection, tournament: Tournament, match: Match, by: timedelta, now: datetime
) -> Match:
    """Store a later deadline of a match, and queue the message about it; return the match then."""
    # During a pause times count from its beginning: its length is added when it ends.
    since = tournament.header.paused_at or now
    ends_at = max(match.ends_at, since) + by
    # If the new end is so near that a reminder would be due already, this message serves as it.
    reminded = reminder_at(tournament, replace(match, ends_at=ends_at)) <= since
    # Those that still wait are about a deadline that no longer holds.
    kinds = (MessageKind.MATCH_REMINDER, MessageKind.OVERDUE, MessageKind.EXTENDED)
    await outbox.cancel_match_messages(connection, tournament.id, match, *kinds)
    await outbox.add_match_message(connection, tournament.id, MessageKind.EXTENDED, now, match)
    return await matches.change_match(
        connection, tournament.id, match, ends_at=ends_at, overdue=False, reminded=reminded
    )


async def _store_open(connection: Connection, tournament: Tournament, match: Match, now: datetime) -> Match:
    """Store a match as open again, with time to play; return it then."""
    await matches.set_seats(
        connection, tournament.id, match, [MatchSeat(seat.entrant) for seat in match.seats]
    )
    # During a pause times count from its beginning: its length is added when it ends.
    since = tournament.header.paused_at or now
    ends_at = max(match.ends_at, since + replay_time(tournament, match, since))
    if match.agreed_at is not None and match.agreed_at <= now:
        # They may agree on another time. A message about this one would say that a substitute has ended it.
        await outbox.cancel_match_messages(connection, tournament.id, match, MessageKind.TIME_AGREED)
        match = await matches.change_match(connection, tournament.id, match, agreed_at=None, called=False)
    return await matches.change_match(
        connection,
        tournament.id,
        match,
        ending=None,
        ended_at=None,
        overdue=False,
        ends_at=ends_at,
        reminded=reminder_at(tournament, replace(match, ends_at=ends_at)) <= since,
    )


async def _tell_reopened(connection: Connection, tournament: Tournament, match: Match, now: datetime) -> None:
    """Queue messages that a result was taken back: in its thread, and in the channel if its round was over."""
    kind, number = MessageKind.REOPENED, match.round
    if match.channel is not None:
        await outbox.add_match_message(connection, tournament.id, kind, now, match)
    if tournament.rounds[number - 1].ended_at is not None:
        # The end may have been posted without our knowing. An earlier message that still waits would say the same.
        await outbox.cancel_reopening_of_round(connection, tournament.id, number)
        await outbox.add_tournament_message(connection, tournament.id, kind, now, number)


def _replaceable(tournament: Tournament, person: PersonId) -> Entrant:
    """Return the entry of a person whose place another can take. Refuses NOT_ENTERED."""
    found = tournament.entered(person)
    if found is not None and found.gone and tournament.header.format is Format.ROUND_ROBIN:
        return found
    return entrant_of(tournament, person)
