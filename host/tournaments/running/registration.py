"""Registration: announcing a tournament, entering, leaving, checking in, and looking things up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from functools import partial

from host.errors import HostReason, HostRefusal
from host.events import TournamentChanged
from host.games.table_options import check_options
from host.games.views import Person
from host.names import unused_id
from host.services import Services
from host.tournaments.running.history import planned_rounds
from host.tournaments.running.lookups import check_no_opponent, entrant_of, tournament_of
from host.tournaments.running.places import current_standings, final_order
from host.tournaments.running.plan_checks import MOST_ENTRANTS, PlanProblem, check_plan
from host.tournaments.running.roster_sync import RosterSync
from host.tournaments.running.sign_up import (
    check_in_opens,
    moved_down,
    moved_up,
    needs_check_in,
    no_reserves_any_more,
    reseeded,
)
from host.tournaments.standings.standings import Standing
from host.typed_names import checked_name
from model.ids import ChannelId, EntrantId, GameId, GuildId, MessageId, PersonId, TournamentId
from model.matches import Decision, DecisionKind
from model.outbox import MessageKind
from model.tournaments import (
    OPEN,
    PAIRED_BY_STANDINGS,
    SWISS,
    Seeding,
    Tournament,
    TournamentHeader,
    TournamentSpec,
    TournamentStatus,
)
from storage import decisions, outbox, outbox_queue, tournaments
from storage.database import Conflict, Connection


class Registration:
    """Creates tournaments, enters people, and looks tournaments up. It does not run their matches."""

    def __init__(self, services: Services, roster_sync: RosterSync) -> None:
        self._database = services.database
        self._now = services.now
        self._secret = services.secret
        self._events = services.events
        self._roster_sync = roster_sync

    async def create(self, spec: TournamentSpec) -> Tournament:
        """Announce a tournament that people can enter.

        Refuses TOURNAMENT_NAME, TOURNAMENT_NAME_TAKEN, TOURNAMENT_PLAN, SIGN_UP_PAST, and what
        `check_options` refuses.
        """
        name = checked_name(spec.name, HostReason.TOURNAMENT_NAME)
        now = self._now()
        if spec.sign_up_until <= now:
            raise HostRefusal(HostReason.SIGN_UP_PAST)
        check_plan(spec.format, spec.plan)
        check_options(spec.options)
        try:
            async with self._database.begin() as connection:
                row = TournamentHeader(
                    id=await unused_id(self._secret, TournamentId, partial(tournaments.load, connection)),
                    guild=spec.guild,
                    channel=spec.channel,
                    message=None,
                    organiser=spec.organiser,
                    role=spec.role,
                    name=name,
                    status=TournamentStatus.SIGN_UP,
                    paused_at=None,
                    format=spec.format,
                    plan=spec.plan,
                    options=spec.options,
                    sign_up_until=spec.sign_up_until,
                    look_at=now,
                    created_at=now,
                    ended_at=None,
                )
                row = replace(row, look_at=max(now, check_in_opens(row)))
                await tournaments.insert(connection, row)
        except Conflict as conflict:
            raise HostRefusal(HostReason.TOURNAMENT_NAME_TAKEN, name=name) from conflict
        self._events.publish(TournamentChanged(row.id))
        return Tournament(row)

    async def discard(self, tournament_id: TournamentId) -> None:
        """Call off a tournament whose announcement could not be posted, without a message: nobody has seen it.

        Refuses NO_SUCH_TOURNAMENT, TOURNAMENT_STATUS.
        """
        async with self._database.begin() as connection:
            await tournament_of(connection, tournament_id, TournamentStatus.SIGN_UP)
            await tournaments.change(
                connection,
                tournament_id,
                status=TournamentStatus.CANCELLED,
                look_at=None,
                ended_at=self._now(),
            )
        self._events.publish(TournamentChanged(tournament_id))

    async def change(
        self, tournament_id: TournamentId, change: Callable[[TournamentHeader], TournamentHeader]
    ) -> Tournament:
        """Change format, plan, options or the end of the sign-up of a tournament before its start; return it then.

        `change` returns the changed header, and is called in the transaction. Refuses NO_SUCH_TOURNAMENT,
        TOURNAMENT_STATUS, TOURNAMENT_PLAN, and what `check_options` refuses.
        """
        async with self._database.begin() as connection:
            tournament = await tournament_of(connection, tournament_id, TournamentStatus.SIGN_UP)
            before = tournament.header
            after = change(before)
            check_plan(after.format, after.plan)
            if tournament.entrants and bool(after.plan.boards) is not bool(before.plan.boards):
                raise HostRefusal(HostReason.TOURNAMENT_PLAN, what=PlanProblem.ENTERED)
            check_options(after.options)
            now = self._now()
            called = before.plan.check_in_seconds and now >= check_in_opens(before)
            look_at: datetime | None = after.sign_up_until if called else max(now, check_in_opens(after))
            if before.paused_at is not None:
                # A paused tournament goes on when it is resumed, not when a setting changes.
                look_at = None
            await tournaments.change(
                connection,
                tournament_id,
                format=after.format,
                plan=after.plan,
                options=after.options,
                sign_up_until=after.sign_up_until,
                look_at=look_at,
            )
            if after.sign_up_until != before.sign_up_until:
                await outbox.change_end_of_check_in(connection, tournament_id, now)
            changed = await tournament_of(connection, tournament_id)
            await self._tell_moved(connection, tournament, changed)
        self._events.publish(TournamentChanged(tournament_id))
        return changed

    async def move_to(self, tournament_id: TournamentId, channel: ChannelId) -> Tournament:
        """Move a tournament to another channel of its server; return it as it is then.

        The caller shows its sign-up there. Unposted messages are posted there at once, and an open round is
        announced again; matches stay in their threads. Refuses NO_SUCH_TOURNAMENT.
        """
        async with self._database.begin() as connection:
            tournament = await tournament_of(connection, tournament_id)
            await tournaments.change(connection, tournament_id, channel=channel, message=None)
            await outbox_queue.deliver_tournament_now(connection, tournament_id)
            newest = tournament.round
            elsewhere = channel != tournament.header.channel
            if elsewhere and newest is not None and newest.ended_at is None:
                kind, number = MessageKind.ROUND, newest.number
                waits = await outbox.post_round_elsewhere(connection, tournament_id, number)
                if not waits and await outbox_queue.standing(connection, tournament_id, kind, number):
                    await outbox.add_tournament_message(connection, tournament_id, kind, self._now(), number)
            moved = await tournament_of(connection, tournament_id)
        self._events.publish(TournamentChanged(tournament_id))
        return moved

    async def set_message(self, tournament: TournamentId, message: MessageId) -> None:
        """Store which message shows the sign-up."""
        async with self._database.begin() as connection:
            await tournaments.change(connection, tournament, message=message)

    async def set_role(self, tournament_id: TournamentId, role: int | None) -> Tournament:
        """Store the role whose members may run a tournament, or that there is none; return the tournament then."""
        async with self._database.begin() as connection:
            await tournaments.change(connection, tournament_id, role=role)
            return await tournament_of(connection, tournament_id)

    async def get(self, tournament: TournamentId) -> Tournament:
        """Return a tournament. Refuses NO_SUCH_TOURNAMENT."""
        async with self._database.read() as connection:
            return await tournament_of(connection, tournament)

    async def of_guild(self, guild: GuildId) -> tuple[TournamentHeader, ...]:
        """Return the tournaments of a server, open ones first."""
        async with self._database.read() as connection:
            return await tournaments.of_guild(connection, guild)

    async def of_game(self, game: GameId) -> tuple[TournamentId, int, int] | None:
        """Return the tournament, round and match to which a game belongs; None if it belongs to none."""
        async with self._database.read() as connection:
            return await tournaments.of_game(connection, game)

    async def standings(self, tournament: Tournament) -> tuple[Standing, ...]:
        """Return the standings of all rounds but the knock-out."""
        return await asyncio.to_thread(current_standings, tournament)

    async def final_order(self, tournament: Tournament) -> tuple[tuple[int, EntrantId], ...]:
        """Return all entrants with their places, the best first; equal places are unbroken ties."""
        return await asyncio.to_thread(final_order, tournament)

    async def join(self, tournament_id: TournamentId, person: Person, *, reserve: bool = False) -> Tournament:
        """Enter a person, also between rounds where late entry is allowed; return the tournament with them.

        Before the start, people for whom there is no place wait for one, and a person whose place goes to a
        player of the last season is told so. A person who enters while the check-in is open is here, and is
        checked in. A `reserve` plays only in place of byes. A person who is invited to a team confirms by this
        that they play for it. Refuses NO_RESERVES, TEAM_NEEDED, ALREADY_ENTERED,
        DROPPED_OUT, SIGN_UP_OVER, TOURNAMENT_FULL, NO_SUCH_TOURNAMENT, TOURNAMENT_STATUS.
        """
        async with self._database.begin() as connection:
            tournament = await tournament_of(connection, tournament_id, *OPEN)
            known, present = tournament.entered(person.id), needs_check_in(tournament, self._now())
            if known is not None and not known.confirmed and not known.gone:
                # A person who is invited to a team can confirm also while the tournament runs.
                await tournaments.change_entrant(
                    connection,
                    tournament_id,
                    known.number,
                    confirmed=True,
                    name=person.name,
                    checked_in=known.checked_in or present,
                )
                return await tournament_of(connection, tournament_id)
            if known is not None:
                if known.gone:
                    raise HostRefusal(HostReason.DROPPED_OUT)
                raise HostRefusal(HostReason.ALREADY_ENTERED, yours="yes")
            _check_place(tournament, reserve=reserve)
            await tournaments.enter(
                connection, tournament_id, person.id, person.name, reserve=reserve, checked_in=present
            )
            after = await tournament_of(connection, tournament_id)
            moved = await self._tell_moved(connection, tournament, after)
        if moved:
            self._events.publish(TournamentChanged(tournament_id))
        return after

    async def leave(self, tournament_id: TournamentId, person: PersonId) -> Tournament:
        """Take a person out and return the tournament without them.

        Before the start, or if they have not confirmed for a team, their entry is deleted; otherwise they
        have dropped out. Refuses NOT_ENTERED, TOURNAMENT_STATUS.
        """
        async with self._database.begin() as connection:
            tournament = await tournament_of(connection, tournament_id, *OPEN)
            entrant = entrant_of(tournament, person, person)
            after = None
            if tournament.header.status is TournamentStatus.SIGN_UP or not entrant.confirmed:
                await tournaments.remove_entrants(connection, tournament_id, (entrant.number,))
                after = await tournament_of(connection, tournament_id)
                await self._tell_moved(connection, tournament, after)
        if after is None:
            return await self.drop(tournament_id, person, person)
        self._events.publish(TournamentChanged(tournament_id))
        return after

    async def _tell_moved(self, connection: Connection, before: Tournament, after: Tournament) -> bool:
        """Queue messages to those who got a place after waiting, or lost theirs; return whether any did.

        Reserves lose theirs if the format changes to one without byes to stand in for.
        """
        up = moved_up(before, after)
        down = (*moved_down(before, after), *no_reserves_any_more(before, after))
        for kind, people in ((MessageKind.MOVED_UP, up), (MessageKind.MOVED_DOWN, down)):
            for entrant in people:
                await outbox.add_tournament_message(
                    connection, after.id, kind, self._now(), person=entrant.person
                )
        return bool(up or down)

    async def seed(self, tournament_id: TournamentId, person: PersonId, place: int) -> Tournament:
        """Move an entrant to a place in the order of seeds, before the start; return the tournament then.

        From then on the tournament is seeded by hand. Refuses NOT_ENTERED, RESERVE_UNSEEDED,
        TOURNAMENT_STATUS.
        """
        async with self._database.begin() as connection:
            tournament = await tournament_of(connection, tournament_id, TournamentStatus.SIGN_UP)
            entrant = entrant_of(tournament, person)
            if entrant.reserve:
                raise HostRefusal(HostReason.RESERVE_UNSEEDED)
            order = reseeded(tournament, entrant.number, place)
            await tournaments.set_seeds(connection, tournament_id, order)
            plan = replace(tournament.header.plan, seeding=Seeding.HAND)
            await tournaments.change(connection, tournament_id, plan=plan)
            return await tournament_of(connection, tournament_id)

    async def request_bye(self, tournament_id: TournamentId, person: PersonId) -> Tournament:
        """Ask for a bye in the next round; return the tournament after that. Asking again changes nothing.

        The bye counts as half a win. Refuses NOT_ENTERED, TOURNAMENT_STATUS, BYES_USED, and NO_BYES if byes
        cannot be asked for, the next round is not a Swiss one, or the person is a reserve.
        """
        async with self._database.begin() as connection:
            tournament = await tournament_of(connection, tournament_id, *OPEN)
            entrant = entrant_of(tournament, person, person)
            number = len(tournament.rounds) + 1
            plan = tournament.header.plan
            swiss = tournament.header.format in SWISS and number <= planned_rounds(tournament)
            if not (plan.byes and swiss) or plan.knock_out_seeds or entrant.reserve:
                raise HostRefusal(HostReason.NO_BYES)
            had = sum(requester == entrant.number for _, requester in tournament.requested_byes)
            if entrant.bye_round != number and had >= plan.byes:
                raise HostRefusal(HostReason.BYES_USED, most=plan.byes)
            await tournaments.change_entrant(connection, tournament_id, entrant.number, bye_round=number)
            return await tournament_of(connection, tournament_id)

    async def take_back_bye(self, tournament_id: TournamentId, person: PersonId) -> Tournament:
        """Withdraw a person's request for a bye in the next round; return the tournament after that.

        Without a request nothing changes. Refuses NOT_ENTERED and TOURNAMENT_STATUS.
        """
        async with self._database.begin() as connection:
            tournament = await tournament_of(connection, tournament_id, *OPEN)
            entrant = entrant_of(tournament, person, person)
            if entrant.bye_round == len(tournament.rounds) + 1:
                await tournaments.change_entrant(connection, tournament_id, entrant.number, bye_round=None)
            return await tournament_of(connection, tournament_id)

    async def drop(self, tournament_id: TournamentId, person: PersonId, by: PersonId) -> Tournament:
        """Take an entrant out of a running tournament; they lose their open match.

        At a table of three and more the others play on, and a closed seat plays in their place.
        Refuses NOT_ENTERED, TOURNAMENT_STATUS, and OWN_MATCH to a person who plays against them.
        """
        async with self._database.begin() as connection:
            tournament = await tournament_of(connection, tournament_id, TournamentStatus.RUNNING)
            entrant = entrant_of(tournament, person, by)
            if person != by:
                check_no_opponent(tournament, entrant, by)
            await tournaments.change_entrant(connection, tournament_id, entrant.number, gone=True)
            decision = Decision(DecisionKind.DROP, by, self._now(), entrant=entrant.number)
            await decisions.add(connection, tournament_id, decision)
            await self._roster_sync.note(connection, tournament)
        await self._roster_sync.follow(tournament_id)
        self._events.publish(TournamentChanged(tournament_id))
        return await self.get(tournament_id)

    async def check_in(self, tournament_id: TournamentId, person: PersonId) -> Tournament:
        """Check a person in; return the tournament after that.

        Refuses NOT_ENTERED, TOURNAMENT_STATUS, CHECK_IN_CLOSED where no check-in is needed, and CHECK_IN_EARLY
        before it opens.
        """
        async with self._database.begin() as connection:
            tournament = await tournament_of(connection, tournament_id, *OPEN)
            entrant = entrant_of(tournament, person, person)
            header = tournament.header
            if header.status is not TournamentStatus.SIGN_UP or not header.plan.check_in_seconds:
                raise HostRefusal(HostReason.CHECK_IN_CLOSED)
            if not needs_check_in(tournament, self._now()):
                opens = str(int(check_in_opens(header).timestamp()))
                raise HostRefusal(HostReason.CHECK_IN_EARLY, opens=opens)
            await tournaments.change_entrant(connection, tournament_id, entrant.number, checked_in=True)
            return await tournament_of(connection, tournament_id)


def _check_place(tournament: Tournament, *, reserve: bool) -> None:
    """Check that a single person can enter now, or as a `reserve`.

    Refuses SIGN_UP_OVER, TEAM_NEEDED, NO_RESERVES and TOURNAMENT_FULL.
    """
    plan, sign_up = tournament.header.plan, tournament.header.status is TournamentStatus.SIGN_UP
    if not _may_enter(tournament):
        raise HostRefusal(HostReason.SIGN_UP_OVER)
    if plan.boards:
        raise HostRefusal(HostReason.TEAM_NEEDED)
    if reserve and not (plan.reserve and sign_up and tournament.header.format in SWISS):
        raise HostRefusal(HostReason.NO_RESERVES)
    if len(tournament.entrants) >= MOST_ENTRANTS:
        raise HostRefusal(HostReason.TOURNAMENT_FULL, most=MOST_ENTRANTS)
    playing = sum(not (entrant.gone or entrant.reserve) for entrant in tournament.entrants)
    if plan.most and not sign_up and playing >= plan.most:
        raise HostRefusal(HostReason.TOURNAMENT_FULL, most=plan.most)


def _may_enter(tournament: Tournament) -> bool:
    """Return whether people may enter an open tournament now: before the start, or late while a round is to come."""
    if tournament.header.status is TournamentStatus.SIGN_UP:
        return True
    return (
        tournament.header.plan.late
        and tournament.header.format in PAIRED_BY_STANDINGS
        and not tournament.header.plan.knock_out_seeds
        and len(tournament.rounds) < planned_rounds(tournament)
    )
