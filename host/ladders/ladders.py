"""The use cases of ladders: opening, joining, leaving, challenging, and corrections by an organiser."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from functools import partial

from host.challenges.challenges import LEAST_DAYS, MOST_DAYS, Challenges
from host.errors import HostReason, HostRefusal
from host.events import ChallengeChanged, LadderChanged
from host.games.table_options import check_options
from host.games.views import Person
from host.ladders.order import placed
from host.ladders.place_changes import idle_due, settle_before_leaving, store_next_look, store_order
from host.names import unused_id
from host.services import Services
from host.typed_names import checked_name
from model.challenges import Challenge
from model.ids import ChannelId, GuildId, LadderId, MemberId, MessageId, PersonId
from model.ladders import Ladder, LadderSpec, LadderStatus, Member, News, NewsKind
from storage import challenges, ladders, outbox, outbox_queue
from storage.database import Conflict, Connection

MOST_MEMBERS = 200
MOST_REACH = 10
LEAST_IDLE_DAYS, MOST_IDLE_DAYS = 7, 180

REMATCH_PAUSE = timedelta(days=7)
"""The pause before the same two people can challenge each other again."""


class Ladders:
    """Opens, reads and changes ladders; a call that changes one returns it as changed."""

    def __init__(self, services: Services, challenges_: Challenges) -> None:
        self._database = services.database
        self._now = services.now
        self._secret = services.secret
        self._events = services.events
        self._challenges = challenges_

    async def open(self, spec: LadderSpec) -> Ladder:
        """Open a ladder without members, for games of two.

        Refuses LADDER_NAME, LADDER_NAME_TAKEN, LADDER_PLAN, LADDER_CLOCK, and what `check_options` refuses.
        """
        spec = _checked(spec)
        try:
            async with self._database.begin() as connection:
                ladder_id = await unused_id(self._secret, LadderId, partial(ladders.find, connection))
                ladder = Ladder(ladder_id, spec, LadderStatus.OPEN, None, self._now())
                await ladders.insert(connection, ladder)
        except Conflict as conflict:
            raise HostRefusal(HostReason.LADDER_NAME_TAKEN, name=spec.name) from conflict
        return ladder

    async def change(self, ladder_id: LadderId, change: Callable[[LadderSpec], LadderSpec]) -> Ladder:
        """Store the rules that `change` makes of the present rules of an open ladder; return the ladder.

        Existing challenges keep their rules. The idle time of members who would fall at once begins again.
        Refuses NO_SUCH_LADDER, LADDER_CLOSED, and what `open` refuses.
        """
        try:
            async with self._database.begin() as connection:
                before = await _open_ladder(connection, ladder_id)
                spec = _checked(change(before.spec))
                await ladders.change_spec(connection, ladder_id, spec)
                now = self._now()
                for member in before.members:
                    due = idle_due(member, replace(before, spec=spec))
                    if due is not None and due <= now:
                        await ladders.change_member(connection, ladder_id, member.number, active_at=now)
                await store_next_look(connection, ladder_id)
                after = await _load_ladder(connection, ladder_id)
        except Conflict as conflict:
            raise HostRefusal(HostReason.LADDER_NAME_TAKEN, name=spec.name) from conflict
        self._events.publish(LadderChanged(ladder_id))
        return after

    async def move_to(self, ladder_id: LadderId, channel: ChannelId) -> Ladder:
        """Move an open ladder to another channel of its server; return the moved ladder.

        The caller must post its message there. Pending news is delivered there at once, and the games of
        current challenges begin there. Refuses NO_SUCH_LADDER, LADDER_CLOSED.
        """
        async with self._database.begin() as connection:
            before = await _open_ladder(connection, ladder_id)
            await ladders.change(connection, ladder_id, channel=channel, message=None)
            await challenges.move_unsettled_on(connection, ladder_id, channel)
            if before.spec.channel != channel:
                await outbox.post_ladder_news_elsewhere(connection, ladder_id)
            await outbox_queue.deliver_ladder_now(connection, ladder_id)
            moved = await _load_ladder(connection, ladder_id)
        self._events.publish(LadderChanged(ladder_id))
        return moved

    async def set_message(self, ladder: LadderId, message: MessageId) -> None:
        """Store which message shows the ladder."""
        async with self._database.begin() as connection:
            await ladders.change(connection, ladder, message=message)

    async def get(self, ladder: LadderId) -> Ladder:
        """Return a ladder. Refuses NO_SUCH_LADDER."""
        async with self._database.read() as connection:
            return await _load_ladder(connection, ladder)

    async def of_guild(self, guild: GuildId) -> tuple[Ladder, ...]:
        """Return the ladders of a server without their members, open ones first."""
        async with self._database.read() as connection:
            return await ladders.of_guild(connection, guild)

    async def news(self, ladder: LadderId) -> tuple[News, ...]:
        """Return the news of a ladder, oldest first."""
        async with self._database.read() as connection:
            return await ladders.news_of(connection, ladder)

    async def news_of(self, ladder: LadderId, number: int) -> News | None:
        """Return one piece of news of a ladder; None if there is none with this number."""
        async with self._database.read() as connection:
            return await ladders.find_news(connection, ladder, number)

    async def under_way(self, ladder: LadderId) -> tuple[Challenge, ...]:
        """Return the challenges on a ladder that wait for an answer or are being played."""
        async with self._database.read() as connection:
            return await challenges.unsettled_on(connection, ladder)

    async def join(self, ladder_id: LadderId, person: Person) -> Ladder:
        """Put a person on the lowest place. Refuses NO_SUCH_LADDER, LADDER_CLOSED, ON_LADDER, LADDER_FULL."""
        async with self._database.begin() as connection:
            ladder = await _open_ladder(connection, ladder_id)
            if ladder.member_for(person.id) is not None:
                raise HostRefusal(HostReason.ON_LADDER)
            if len(ladder.members) >= MOST_MEMBERS:
                raise HostRefusal(HostReason.LADDER_FULL, most=MOST_MEMBERS)
            place, now = len(ladder.members) + 1, self._now()
            back = next((member for member in ladder.former if member.person == person.id), None)
            if back is None:
                member = Member(MemberId(0), person.id, person.name, place, now)
                await ladders.enter(connection, ladder_id, member)
            else:
                await ladders.change_member(
                    connection, ladder_id, back.number, place=place, name=person.name, active_at=now, moved=0
                )
            await store_next_look(connection, ladder_id)
            after = await _load_ladder(connection, ladder_id)
        self._events.publish(LadderChanged(ladder_id))
        return after

    async def leave(self, ladder_id: LadderId, person: PersonId) -> Ladder:
        """Take a person off a ladder; those below move up.

        If they are challenged or are playing for their place at this time, the challenger gets it.

        Refuses NO_SUCH_LADDER, LADDER_CLOSED, NOT_ON_LADDER.
        """
        async with self._database.begin() as connection:
            _member(await _open_ladder(connection, ladder_id), person)
            closed = await self._challenges.close_all(connection, person, ladder_id)
            await settle_before_leaving(connection, ladder_id, person, self._now())
            ladder = await _open_ladder(connection, ladder_id)
            leaves = _member(ladder, person)
            await ladders.change_member(connection, ladder_id, leaves.number, place=None, moved=0)
            order = [member.number for member in ladder.members if member is not leaves]
            await ladders.set_order(connection, ladder, order)
            await store_next_look(connection, ladder_id)
            after = await _load_ladder(connection, ladder_id)
        for challenge in closed:
            self._events.publish(ChallengeChanged(challenge.id))
        self._events.publish(LadderChanged(ladder_id))
        return after

    async def challenge(self, ladder_id: LadderId, challenger: Person, challenged: Person) -> Challenge:
        """Challenge another member of a ladder for their place.

        A member has one challenge or game there at a time. Refuses NO_SUCH_LADDER, LADDER_CLOSED,
        NOT_ON_LADDER, LADDER_BELOW, LADDER_REACH, LADDER_BUSY, LADDER_AGAIN, and what `Challenges.make` refuses.
        """
        async with self._database.begin() as connection:
            ladder = await _open_ladder(connection, ladder_id)
            me, other = _member(ladder, challenger.id), _member(ladder, challenged.id, other=True)
            assert me.place is not None
            assert other.place is not None
            if me.number != other.number and other.place > me.place:
                raise HostRefusal(HostReason.LADDER_BELOW)
            if me.place - other.place > ladder.spec.reach:
                raise HostRefusal(HostReason.LADDER_REACH, reach=ladder.spec.reach)
            await _check_free(connection, ladder_id, challenger.id, challenged.id)
            now = self._now()
            last = await challenges.last_on(connection, ladder_id, challenger.id, challenged.id)
            if last is not None and now < last + REMATCH_PAUSE:
                raise HostRefusal(HostReason.LADDER_AGAIN, days=REMATCH_PAUSE.days)
            spec = ladder.spec
            challenge = await self._challenges.make_in(
                connection,
                spec.guild,
                spec.channel,
                (challenger, challenged),
                spec.options,
                spec.answer_days,
                ladder_id,
            )
            await ladders.change_member(connection, ladder_id, me.number, active_at=now)
            await store_next_look(connection, ladder_id)
        self._events.publish(ChallengeChanged(challenge.id))
        return challenge

    async def place(self, ladder_id: LadderId, organiser: PersonId, person: PersonId, place: int) -> Ladder:
        """Move a member to a place (counted from 1), and announce it unless that is their place already.

        Refuses NO_SUCH_LADDER, LADDER_CLOSED, NOT_ON_LADDER, and LADDER_OWN to an organiser who is on the ladder.
        """
        async with self._database.begin() as connection:
            ladder = await _open_ladder(connection, ladder_id)
            member = _member(ladder, person, other=True)
            if ladder.member_for(organiser) is not None:
                raise HostRefusal(HostReason.LADDER_OWN)
            before = tuple(one.number for one in ladder.members)
            order = placed(before, member.number, place)
            if order == before:
                return ladder
            stands = order.index(member.number) + 1
            news = News(0, NewsKind.PLACED, member.number, None, stands, self._now())
            await store_order(connection, ladder, order, news)
            await store_next_look(connection, ladder_id)
            after = await _load_ladder(connection, ladder_id)
        self._events.publish(LadderChanged(ladder_id))
        return after

    async def close(self, ladder_id: LadderId) -> Ladder:
        """Close a ladder, and withdraw its open challenges. Refuses NO_SUCH_LADDER, LADDER_CLOSED."""
        async with self._database.begin() as connection:
            await _open_ladder(connection, ladder_id)
            await ladders.change(
                connection, ladder_id, status=LadderStatus.CLOSED, ended_at=self._now(), look_at=None
            )
            waiting = [
                challenge
                for challenge in await challenges.unsettled_on(connection, ladder_id)
                if challenge.open
            ]
            for challenge in waiting:
                await self._challenges.withdraw_in(connection, challenge)
            after = await _load_ladder(connection, ladder_id)
        for challenge in waiting:
            self._events.publish(ChallengeChanged(challenge.id))
        self._events.publish(LadderChanged(ladder_id))
        return after

    async def leave_all(self, person: PersonId) -> tuple[Ladder, ...]:
        """Remove a person from all ladders; return those that they were on."""
        async with self._database.read() as connection:
            found = await ladders.of_person(connection, person)
        left = []
        for ladder_id in found:
            # The person may have left, or the ladder is closed.
            with suppress(HostRefusal):
                left.append(await self.leave(ladder_id, person))
        return tuple(left)


async def _check_free(
    connection: Connection, ladder: LadderId, challenger: PersonId, challenged: PersonId
) -> None:
    """Refuse LADDER_BUSY if one of the two has an unsettled challenge on the ladder."""
    for unsettled in await challenges.unsettled_on(connection, ladder):
        both = (unsettled.challenger, unsettled.challenged)
        if unsettled.game is None and None in both:
            # Its game never begins: one of the two had their data deleted.
            continue
        if challenger in both:
            raise HostRefusal(HostReason.LADDER_BUSY, yours="yes")
        if challenged in both:
            raise HostRefusal(HostReason.LADDER_BUSY, yours="no")


def _checked(spec: LadderSpec) -> LadderSpec:
    """Return the rules of a ladder, set to games of two. Refuses what `Ladders.open` does but taken names."""
    name = checked_name(spec.name, HostReason.LADDER_NAME)
    idles = spec.idle_days == 0 or LEAST_IDLE_DAYS <= spec.idle_days <= MOST_IDLE_DAYS
    answers = LEAST_DAYS <= spec.answer_days <= MOST_DAYS
    if not (1 <= spec.reach <= MOST_REACH and answers and idles):
        raise HostRefusal(HostReason.LADDER_PLAN)
    if not spec.options.timed:
        raise HostRefusal(HostReason.LADDER_CLOCK)
    spec = replace(spec, name=name, options=replace(spec.options, seats=2))
    check_options(spec.options)
    return spec


async def _load_ladder(connection: Connection, ladder: LadderId) -> Ladder:
    """Return a ladder. Refuses NO_SUCH_LADDER."""
    found = await ladders.find(connection, ladder)
    if found is None:
        raise HostRefusal(HostReason.NO_SUCH_LADDER)
    return found


async def _open_ladder(connection: Connection, ladder: LadderId) -> Ladder:
    found = await _load_ladder(connection, ladder)
    if not found.open:
        raise HostRefusal(HostReason.LADDER_CLOSED)
    return found


def _member(ladder: Ladder, person: PersonId, *, other: bool = False) -> Member:
    found = ladder.member_for(person)
    if found is None:
        raise HostRefusal(HostReason.NOT_ON_LADDER, yours="no" if other else "yes")
    return found
