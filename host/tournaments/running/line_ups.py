"""Line-ups: given by captains in secret, published together, played at boards.

Until it is published, a line-up is stored in a single table and shown only to the captain of its team: no
log, event or message contains it.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from host.clocks.clocks import after_downtimes
from host.errors import HostReason, HostRefusal
from host.events import TournamentChanged
from host.services import Services
from host.tournaments.running.endings import begin_matches, end_round
from host.tournaments.running.lookups import tournament_of
from host.tournaments.running.round_clock import line_up_reminder_at, line_ups_end, next_look
from host.tournaments.running.team_rounds import (
    NextTeamRound,
    active,
    board_matches,
    filled_line_up,
    team_led_by,
)
from model.ids import EntrantId, PersonId, TournamentId
from model.outbox import MessageKind
from model.teams import Team, TeamMatch
from model.tournaments import Round, Tournament, TournamentStatus
from storage import downtimes, matches, outbox, teams, tournaments
from storage.database import Conflict, Connection


@dataclass(frozen=True, slots=True)
class LineUp:
    """A captain's view of a match of teams; `boards` are the entrants who play at each board as it stands."""

    tournament: Tournament
    team_match: TeamMatch
    team: Team
    boards: tuple[EntrantId, ...]

    @property
    def handed_in(self) -> bool:
        """True if it is handed in; it can be changed until it is published."""
        return self.team.number in self.team_match.handed_in


class LineUps:
    """Keeps line-ups secret, and publishes both of a match when they are in, or when their time is over."""

    def __init__(self, services: Services) -> None:
        self._database = services.database
        self._now = services.now
        self._events = services.events

    async def of(self, tournament_id: TournamentId, person: PersonId) -> LineUp:
        """Return the line-up that a captain is to give. Refuses NOT_CAPTAIN, NO_LINE_UP."""
        async with self._database.read() as connection:
            return await _line_up(connection, tournament_id, person)

    async def choose(
        self, tournament_id: TournamentId, person: PersonId, board: int, entrant: EntrantId
    ) -> LineUp:
        """Put a member at a board (from 0), in exchange with the member who was there; return the line-up.

        Refuses NOT_CAPTAIN, NO_LINE_UP, and NOT_IN_TEAM for others than active members and boards.
        """
        async with self._database.begin() as connection:
            found = await _line_up(connection, tournament_id, person)
            boards = list(found.boards)
            active_members = {member.number for member in active(found.tournament, found.team.number)}
            if entrant not in active_members or board not in range(len(boards)):
                raise HostRefusal(HostReason.NOT_IN_TEAM)
            if entrant in boards:
                boards[boards.index(entrant)] = boards[board]
            boards[board] = entrant
            await teams.set_line_up(
                connection, tournament_id, found.team_match.round, found.team.number, dict(enumerate(boards))
            )
            return await _line_up(connection, tournament_id, person)

    async def hand_in(self, tournament_id: TournamentId, person: PersonId) -> LineUp:
        """Hand a line-up in, and return it; once both of a match are in they are published.

        Refuses NOT_CAPTAIN, NO_LINE_UP.
        """
        async with self._database.begin() as connection:
            found = await _line_up(connection, tournament_id, person)
            team_match, team = found.team_match, found.team.number
            await teams.set_line_up(
                connection, tournament_id, team_match.round, team, dict(enumerate(found.boards))
            )
            if team == team_match.home:
                await teams.change_match(connection, tournament_id, team_match, home_in=True)
            else:
                await teams.change_match(connection, tournament_id, team_match, away_in=True)
            if found.tournament.header.paused_at is None:
                # The director publishes both if they are in, also if both captains handed in at the same time.
                await tournaments.change(connection, tournament_id, look_at=self._now())
        self._events.publish(TournamentChanged(tournament_id))
        return found

    async def publish_due(self, tournament_id: TournamentId) -> bool:
        """Publish the line-ups whose time is over, or that are both in; return whether there were any.

        If the program was down while captains had time, that ends later, as the end of a turn does. Captains
        whose time is nearly over are reminded, all of a round by one message.
        """
        async with self._database.begin() as connection:
            tournament = await tournament_of(connection, tournament_id, TournamentStatus.RUNNING)
            if tournament.header.paused_at is not None:
                # It has just been paused: nothing happens by itself then.
                return False
            now = self._now()
            tournament = await _put_off_by_downtimes(connection, tournament, now)
            due = [
                team_match
                for team_match in tournament.team_matches
                if team_match.waits and line_ups_end(tournament, team_match) <= now
            ]
            for team_match in due:
                tournament = await self._publish(connection, tournament, team_match, now)
            await _remind(connection, tournament, now)
        if due:
            self._events.publish(TournamentChanged(tournament_id))
        return bool(due)

    async def add_round(
        self, connection: Connection, tournament: Tournament, row: Round, following: NextTeamRound
    ) -> None:
        """Store a round of matches between teams; the matches at their boards follow from the line-ups.

        If no member of a team is left, the line-ups of its match are published at once, so that no captain is
        called to give one.
        """
        await matches.add_round(connection, tournament.id, row, (), ())
        until = row.started_at + timedelta(seconds=tournament.header.plan.line_up_seconds)
        pairs = [*following.pairs, *((team, None) for team in following.byes)]
        found = [
            TeamMatch(following.number, number, home, away, until)
            for number, (home, away) in enumerate(pairs)
        ]
        await teams.add_matches(connection, tournament.id, found)
        await outbox.add_tournament_message(
            connection, tournament.id, MessageKind.ROUND, row.started_at, following.number
        )
        after = await tournament_of(connection, tournament.id)
        await tournaments.change(connection, tournament.id, look_at=next_look(after))
        for team_match in after.team_matches:
            if team_match.waits and line_ups_end(after, team_match) <= row.started_at:
                after = await self._publish(connection, after, team_match, row.started_at)

    async def _publish(
        self, connection: Connection, tournament: Tournament, team_match: TeamMatch, at: datetime
    ) -> Tournament:
        """Make the matches at the boards of both line-ups; return the tournament with them."""
        assert team_match.away is not None, "a bye has no line-up"
        if not await teams.change_match(connection, tournament.id, team_match, published_at=at):
            raise Conflict("published by another process")
        home, away = [
            filled_line_up(
                tournament, team, await teams.line_up_of(connection, tournament.id, team_match.round, team)
            )
            for team in (team_match.home, team_match.away)
        ]
        for team in (team_match.home, team_match.away):
            await teams.set_line_up(connection, tournament.id, team_match.round, team, {})
        row = tournament.rounds[team_match.round - 1]
        ends_at = max(row.started_at, at - _line_up_time(tournament)) + _round_time(tournament)
        found = board_matches(team_match, home, away, ends_at)
        await matches.add(connection, tournament.id, found)
        await outbox.add_match_message(connection, tournament.id, MessageKind.LINE_UPS, at, team_match)
        after = await tournament_of(connection, tournament.id)
        after = await begin_matches(connection, after, found, at)
        after = await end_round(connection, after, at)
        if after.header.paused_at is None:
            await tournaments.change(connection, tournament.id, look_at=next_look(after))
        return await tournament_of(connection, tournament.id)


async def _remind(connection: Connection, tournament: Tournament, now: datetime) -> None:
    """Store calls to the captains whose line-ups are due soon."""
    late = [
        team_match
        for team_match in tournament.team_matches
        if team_match.waited_for
        and not team_match.reminded
        and line_up_reminder_at(tournament, team_match) <= now
    ]
    for team_match in late:
        await teams.change_match(connection, tournament.id, team_match, reminded=True)
    if late:
        await outbox.add_tournament_message(
            connection, tournament.id, MessageKind.LINE_UP_REMINDER, now, late[0].round
        )


def _line_up_time(tournament: Tournament) -> timedelta:
    return timedelta(seconds=tournament.header.plan.line_up_seconds)


def _round_time(tournament: Tournament) -> timedelta:
    return timedelta(seconds=tournament.header.plan.round_seconds)


async def _line_up(connection: Connection, tournament_id: TournamentId, person: PersonId) -> LineUp:
    """Return the line-up that a person is to give as captain. Refuses NOT_CAPTAIN, NO_LINE_UP."""
    tournament = await tournament_of(connection, tournament_id, TournamentStatus.RUNNING)
    team = team_led_by(tournament, person)
    if team is None:
        raise HostRefusal(HostReason.NOT_CAPTAIN)
    team_match = next(
        (match for match in tournament.team_matches if match.waits and team.number in match.teams), None
    )
    if team_match is None:
        raise HostRefusal(HostReason.NO_LINE_UP)
    chosen = await teams.line_up_of(connection, tournament_id, team_match.round, team.number)
    return LineUp(tournament, team_match, team, filled_line_up(tournament, team.number, chosen))


async def _put_off_by_downtimes(connection: Connection, tournament: Tournament, now: datetime) -> Tournament:
    """Extend the time for line-ups that is over if it fell into a downtime; return the tournament after that."""
    over = [
        team_match
        for team_match in tournament.team_matches
        if team_match.waited_for and team_match.line_ups_until <= now
    ]
    stops = await downtimes.all_of(connection) if over else ()
    for team_match in over:
        until = after_downtimes(team_match.line_ups_until, _line_up_time(tournament), stops)
        if until > now:
            await teams.change_match(connection, tournament.id, team_match, line_ups_until=until)
    return await tournament_of(connection, tournament.id) if over else tournament


async def put_off(connection: Connection, tournament: Tournament, pause: timedelta, now: datetime) -> None:
    """Extend the time for all line-ups that are not published, by as much of the pause as is in their round."""
    for team_match in tournament.team_matches:
        if team_match.waits:
            begun = tournament.rounds[team_match.round - 1].started_at
            until = team_match.line_ups_until + min(pause, now - begun)
            await teams.change_match(connection, tournament.id, team_match, line_ups_until=until)
