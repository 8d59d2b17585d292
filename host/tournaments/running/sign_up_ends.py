"""The end of a sign-up: the check-in before it, then the start with those who are there, or the cancellation."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime
from math import ceil

from host.errors import HostReason, HostRefusal
from host.events import TournamentChanged
from host.games.new_header import SEED_BYTES
from host.ratings import pools
from host.ratings.ratings import Rating
from host.services import Services
from host.tournaments.running.lookups import tournament_of
from host.tournaments.running.next_round import least_entrants
from host.tournaments.running.seasons import by_last_season
from host.tournaments.running.sign_up import needs_check_in, reserves, sign_up_end, starting_entrants
from host.tournaments.running.team_rounds import whole_teams
from model.ids import EntrantId, PersonId, TournamentId
from model.matches import Decision, DecisionKind
from model.outbox import MOST_CALLED, MessageKind
from model.ratings import Pool
from model.tournaments import SWISS, Entrant, Seeding, Tournament, TournamentStatus
from storage import decisions, downtimes, outbox, ratings, tournaments
from storage.database import Connection


class SignUpEnds:
    """Ends sign-ups: tournaments start, with their seeds, or are cancelled."""

    def __init__(self, services: Services) -> None:
        self._database = services.database
        self._now = services.now
        self._secret = services.secret
        self._events = services.events

    async def advance(self, tournament_id: TournamentId) -> None:
        """Open the check-in, or close the sign-up when its time is over.

        If the program was down near its end, so that nobody could enter or check in, it ends later.
        """
        now = self._now()
        async with self._database.begin() as connection:
            # It may have been started or paused since it was found.
            tournament = await tournament_of(connection, tournament_id)
            header = tournament.header
            due = header.look_at is not None and header.look_at <= now
            if header.status is not TournamentStatus.SIGN_UP or not due:
                return
            ends_at = sign_up_end(header, await downtimes.all_of(connection))
            opens = now < ends_at
            if opens:
                if not header.plan.check_in_seconds:
                    # Only a downtime puts off the end of a sign-up without a check-in.
                    await outbox.add_tournament_message(connection, tournament.id, MessageKind.EXTENDED, now)
                # Another process may have been first.
                elif not await outbox.has_tournament_message(connection, tournament.id, MessageKind.CHECK_IN):
                    await _call_to_check_in(connection, tournament, now)
                elif ends_at != header.sign_up_until:
                    await outbox.change_end_of_check_in(connection, tournament.id, now)
                await tournaments.change(connection, tournament.id, sign_up_until=ends_at, look_at=ends_at)
        if opens:
            self._events.publish(TournamentChanged(tournament_id))
        else:
            await self.start_now(tournament_id, cancel=True)

    async def start_now(self, tournament_id: TournamentId, *, cancel: bool = False) -> None:
        """Close the sign-up and start; once the check-in is open, only with those who have checked in.

        With too few it cancels the tournament (`cancel`), or refuses TOO_FEW_ENTRANTS or TOO_FEW_TEAMS.
        Refuses NO_SUCH_TOURNAMENT, TOURNAMENT_STATUS.
        """
        async with self._database.begin() as connection:
            tournament = await tournament_of(connection, tournament_id, TournamentStatus.SIGN_UP)
            if cancel and tournament.header.paused_at is not None:
                # It has just been paused: nothing happens by itself then.
                return
            only_checked_in = needs_check_in(tournament, self._now())
            present = {
                entrant.number for entrant in tournament.entrants if entrant.checked_in or not only_checked_in
            }
            playing, ready = _who_plays(tournament, present)
            if ready >= least_entrants(tournament):
                seeded = await self._seeded(connection, tournament, playing)
                await self._store_seeds(connection, tournament, seeded, present)
            elif cancel:
                await self._cancel(connection, tournament)
            else:
                raise _too_few(tournament, ready)
        self._events.publish(TournamentChanged(tournament_id))

    async def cancel(self, tournament_id: TournamentId, organiser: PersonId) -> None:
        """Cancel a tournament that has not started. Refuses NO_SUCH_TOURNAMENT, TOURNAMENT_STATUS."""
        async with self._database.begin() as connection:
            tournament = await tournament_of(connection, tournament_id, TournamentStatus.SIGN_UP)
            decision = Decision(DecisionKind.PAUSE, organiser, self._now())
            await decisions.add(connection, tournament_id, decision)
            await self._cancel(connection, tournament)
        self._events.publish(TournamentChanged(tournament_id))

    async def _seeded(
        self, connection: Connection, tournament: Tournament, playing: Sequence[Entrant]
    ) -> list[Entrant]:
        """Return the entrants who play, the best seed first: by rating, by lot, or as ordered by hand."""
        pool = Pool(tournament.header.guild, tournament.header.plan.table_seats)
        rated = await ratings.find(connection, [pool], [str(entrant.person) for entrant in playing])
        strength = {player: pools.rating_of(row).shown for (_, player), row in rated.items()}
        unrated = Rating().shown
        seeded = sorted(
            playing, key=lambda entrant: (-strength.get(str(entrant.person), unrated), entrant.number)
        )
        match tournament.header.plan.seeding:
            case Seeding.RATING:
                pass
            case Seeding.LOT:
                lots = {entrant.number: self._secret(SEED_BYTES) for entrant in seeded}
                seeded.sort(key=lambda entrant: lots[entrant.number])
            case Seeding.HAND:
                seeded.sort(key=lambda entrant: (entrant.seed is None, entrant.seed or 0))
        return await by_last_season(connection, tournament, seeded)

    async def _store_seeds(
        self,
        connection: Connection,
        tournament: Tournament,
        seeded: Sequence[Entrant],
        present: Collection[EntrantId],
    ) -> None:
        """Store the seeds, delete other entrants, and begin; in Swiss rounds keep `present` reserves."""
        swiss = tournament.header.format in SWISS
        standing_in = [entrant for entrant in reserves(tournament) if swiss and entrant.number in present]
        staying = {entrant.number for entrant in (*seeded, *standing_in)}
        absent = [entrant.number for entrant in tournament.entrants if entrant.number not in staying]
        await tournaments.set_seeds(connection, tournament.id, [entrant.number for entrant in seeded])
        await tournaments.remove_entrants(connection, tournament.id, absent)
        now = self._now()
        look_at = now if tournament.header.paused_at is None else None
        await tournaments.change(connection, tournament.id, status=TournamentStatus.RUNNING, look_at=look_at)
        await outbox.close_check_in(connection, tournament.id, now)

    async def _cancel(self, connection: Connection, tournament: Tournament) -> None:
        now = self._now()
        await tournaments.change(
            connection, tournament.id, status=TournamentStatus.CANCELLED, look_at=None, ended_at=now
        )
        await outbox.close_check_in(connection, tournament.id, now)
        await outbox.add_tournament_message(connection, tournament.id, MessageKind.CANCELLED, now)


async def _call_to_check_in(connection: Connection, tournament: Tournament, at: datetime) -> None:
    """Add the messages that call the entrants to the check-in, each for a part of their numbers."""
    last = max((entrant.number for entrant in tournament.entrants), default=1)
    for part in range(1, ceil(last / MOST_CALLED) + 1):
        await outbox.add_tournament_message(connection, tournament.id, MessageKind.CHECK_IN, at, round=part)


def _who_plays(tournament: Tournament, present: Collection[EntrantId]) -> tuple[Sequence[Entrant], int]:
    """Return the entrants among those `present` who play, and how many people, or whole teams, they are."""
    if tournament.header.plan.boards:
        teams = whole_teams(tournament, present)
        return [entrant for team in teams for entrant in team], len(teams)
    playing = starting_entrants(tournament, present)
    return playing, len(playing)


def _too_few(tournament: Tournament, ready: int) -> HostRefusal:
    """Return the refusal to start with so few people, or teams."""
    least = least_entrants(tournament)
    if tournament.header.plan.boards:
        return HostRefusal(HostReason.TOO_FEW_TEAMS, least=least, entered=ready)
    return HostRefusal(HostReason.TOO_FEW_ENTRANTS, least=least, entered=ready)
