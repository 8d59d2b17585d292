"""Making and answering challenges. The game that follows begins like one from a lobby."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from typing import TypeAlias

from host.challenges.answer_clock import answer_clock
from host.errors import HostReason, HostRefusal
from host.events import ChallengeChanged, GameMoved
from host.games.lobby import Lobby
from host.games.table_options import check_options
from host.games.views import Person
from host.names import unused_id
from host.services import Services
from model.challenges import Challenge, ChallengeStatus
from model.ids import ChallengeId, ChannelId, GameId, GuildId, LadderId, PersonId
from model.outbox import MessageKind
from model.tables import TableOptions
from storage import challenges, outbox
from storage.database import Conflict, Connection

MOST_OPEN = 5
"""The most challenges made by one person that may wait for an answer."""

LEAST_DAYS, USUAL_DAYS, MOST_DAYS = 1, 3, 14
"""The least, default and most days that may be given for an answer."""

LATE = timedelta(minutes=10)
"""The delay from which the question of a challenge counts as posted late: the time to answer begins then."""

PAUSE_AFTER_NO = timedelta(days=1)
"""How long a declined challenger cannot challenge the same person. Ladders have a pause of their own."""


Forfeited: TypeAlias = Callable[[Connection, Challenge, datetime], Awaitable[None]]
"""Stores what follows on a ladder from a challenge that was declined or not answered in time."""


class Challenges:
    """Makes challenges and takes the answers. The database decides which of concurrent calls was first."""

    def __init__(self, services: Services, lobby: Lobby, forfeited: Forfeited) -> None:
        self._forfeited = forfeited
        self._database = services.database
        self._now = services.now
        self._secret = services.secret
        self._events = services.events
        self._lobby = lobby

    async def make(
        self,
        guild: GuildId,
        channel: ChannelId,
        people: tuple[Person, Person],
        options: TableOptions,
        days: int = USUAL_DAYS,
    ) -> Challenge:
        """Store that the first of two people challenges the second to a game of two with these options.

        Refuses CHALLENGE_SELF, CHALLENGE_TIME, CHALLENGE_WAITS, CHALLENGE_REST, CHALLENGES_OPEN, TABLES_OPEN, and
        what `check_options` refuses.
        """
        try:
            async with self._database.begin() as connection:
                challenge = await self.make_in(connection, guild, channel, people, options, days)
        except Conflict as conflict:
            raise HostRefusal(HostReason.CHALLENGE_WAITS) from conflict
        self._events.publish(ChallengeChanged(challenge.id))
        return challenge

    async def make_in(
        self,
        connection: Connection,
        guild: GuildId,
        channel: ChannelId,
        people: tuple[Person, Person],
        options: TableOptions,
        days: int,
        ladder: LadderId | None = None,
    ) -> Challenge:
        """Do what `make` does in the caller's transaction. Publish ChallengeChanged once it is committed."""
        challenger, challenged = people
        if challenger.id == challenged.id:
            raise HostRefusal(HostReason.CHALLENGE_SELF)
        if not LEAST_DAYS <= days <= MOST_DAYS:
            raise HostRefusal(HostReason.CHALLENGE_TIME, least=LEAST_DAYS, most=MOST_DAYS)
        options = replace(options, seats=2)
        check_options(options)
        now = self._now()
        if await challenges.between(connection, guild, challenger.id, challenged.id) is not None:
            raise HostRefusal(HostReason.CHALLENGE_WAITS)
        if ladder is None:
            since = now - PAUSE_AFTER_NO
            if await challenges.declined_since(connection, challenger.id, challenged.id, since):
                raise HostRefusal(HostReason.CHALLENGE_REST)
        if await challenges.made_by(connection, challenger.id) >= MOST_OPEN:
            raise HostRefusal(HostReason.CHALLENGES_OPEN, most=MOST_OPEN)
        await self._lobby.check_open_tables(connection, challenger.id)
        challenge = Challenge(
            id=await unused_id(self._secret, ChallengeId, partial(challenges.find, connection)),
            guild=guild,
            channel=channel,
            challenger=challenger.id,
            challenger_name=challenger.name,
            challenged=challenged.id,
            challenged_name=challenged.name,
            options=options,
            status=ChallengeStatus.OPEN,
            days=days,
            made_at=now,
            answer_by=now,
            ladder=ladder,
            settled=ladder is None,
        )
        challenge = await self._with_clock(connection, challenge)
        await challenges.insert(connection, challenge)
        await outbox.add_challenge_message(
            connection, challenge.id, MessageKind.CHALLENGE, now, challenge.challenged
        )
        return challenge

    async def get(self, challenge: ChallengeId) -> Challenge:
        """Return a challenge. Refuses NO_SUCH_CHALLENGE."""
        async with self._database.read() as connection:
            return await _load(connection, challenge)

    async def between(self, guild: GuildId, one: PersonId, other: PersonId) -> Challenge | None:
        """Return the challenge that waits for an answer between two people of a server; None without one."""
        async with self._database.read() as connection:
            return await challenges.between(connection, guild, one, other)

    async def waiting_for(self, person: PersonId) -> tuple[Challenge, ...]:
        """Return the challenges on all servers that wait for a person's answer, the first to end first."""
        async with self._database.read() as connection:
            return await challenges.waiting_for(connection, person)

    async def waiting_of(self, person: PersonId) -> tuple[Challenge, ...]:
        """Return the open challenges that a person has made on all servers, oldest first."""
        async with self._database.read() as connection:
            found = await challenges.open_of(connection, person)
        return tuple(challenge for challenge in found if challenge.challenger == person)

    async def accept(
        self, challenge: ChallengeId, person: PersonId, proposal: int | None = None
    ) -> Challenge:
        """Accept a challenge: a thread is made for its game, to which both are called.

        Refuses NO_SUCH_CHALLENGE, CHALLENGE_OVER, CHALLENGE_NOT_YOURS, CHALLENGE_CHANGED if `proposal` is
        given and no longer the current one, and TABLES_OPEN if the challenger has as many tables as one
        person may. The last does not apply on a ladder, where the challenged person, unable to accept, would
        lose their place.
        """
        async with self._database.begin() as connection:
            found = await _load_open(connection, challenge)
            _check_challenged(found, person)
            if proposal not in (None, found.proposal):
                raise HostRefusal(HostReason.CHALLENGE_CHANGED)
            assert found.challenger is not None, "open challenges have both their people"
            if found.ladder is None:
                await self._lobby.check_open_tables(connection, found.challenger)
            closed = await self._close(connection, found, ChallengeStatus.ACCEPTED)
        self._events.publish(ChallengeChanged(challenge))
        return closed

    async def decline(self, challenge: ChallengeId, person: PersonId) -> Challenge:
        """Decline a challenge; the challenger is told privately, or on a ladder all its members.

        Refuses NO_SUCH_CHALLENGE, CHALLENGE_OVER, CHALLENGE_NOT_YOURS.
        """
        async with self._database.begin() as connection:
            found = await _load_open(connection, challenge)
            _check_challenged(found, person)
            closed = await self._close(connection, found, ChallengeStatus.DECLINED)
        self._events.publish(ChallengeChanged(challenge))
        return closed

    async def withdraw(self, challenge: ChallengeId, person: PersonId) -> Challenge:
        """Withdraw one's own challenge. Refuses NO_SUCH_CHALLENGE, CHALLENGE_OVER, CHALLENGE_NOT_YOURS."""
        async with self._database.begin() as connection:
            found = await _load_open(connection, challenge)
            if found.challenger != person:
                raise HostRefusal(HostReason.CHALLENGE_NOT_YOURS)
            closed = await self._close(connection, found, ChallengeStatus.WITHDRAWN)
        self._events.publish(ChallengeChanged(challenge))
        return closed

    async def withdraw_in(self, connection: Connection, challenge: Challenge) -> None:
        """Withdraw an open challenge in a transaction. Publish ChallengeChanged once it is committed."""
        await self._close(connection, challenge, ChallengeStatus.WITHDRAWN)

    async def propose(self, challenge: ChallengeId, person: PersonId, options: TableOptions) -> Challenge:
        """Answer a challenge with other rules. The two people swap roles, and the answer time begins again.

        Refuses NO_SUCH_CHALLENGE, CHALLENGE_OVER, CHALLENGE_NOT_YOURS, CHALLENGE_LADDER, and what
        `check_options` refuses.
        """
        options = replace(options, seats=2)
        check_options(options)
        async with self._database.begin() as connection:
            found = await _load_open(connection, challenge)
            _check_challenged(found, person)
            if found.ladder is not None:
                raise HostRefusal(HostReason.CHALLENGE_LADDER)
            now = self._now()
            await outbox.close_challenge_messages(connection, challenge, now)
            proposed = replace(
                found,
                challenger=found.challenged,
                challenger_name=found.challenged_name,
                challenged=found.challenger,
                challenged_name=found.challenger_name,
                options=options,
                made_at=now,
            )
            proposed = await self._with_clock(connection, proposed)
            await challenges.put(connection, proposed)
            await outbox.add_challenge_message(
                connection, challenge, MessageKind.CHALLENGE, now, proposed.challenged
            )
        self._events.publish(ChallengeChanged(challenge))
        return proposed

    async def question_posted(self, challenge: ChallengeId, person: PersonId) -> None:
        """Store that the question to a person is posted now. If that was late, their time to answer begins again."""
        now = self._now()
        async with self._database.begin() as connection:
            found = await challenges.find(connection, challenge)
            if found is None or not found.open or found.challenged != person or now - found.made_at < LATE:
                return
            await challenges.put(connection, await self._with_clock(connection, replace(found, made_at=now)))
            await outbox.change_clock_of_challenge(connection, challenge, now)
        self._events.publish(ChallengeChanged(challenge))

    async def begin(self, challenge: ChallengeId, thread: ChannelId) -> GameId | None:
        """Start the game of an accepted challenge in its thread, once; return its id on each call.

        Return None if the challenge is not accepted, one of the two was forgotten meanwhile, or its ladder
        has given the game up. Refuses NO_SUCH_CHALLENGE, CHANNEL_BUSY.
        """
        async with self._database.begin() as connection:
            found = await _load(connection, challenge)
            if found.game is not None or found.status is not ChallengeStatus.ACCEPTED:
                return found.game
            if found.challenger is None or found.challenged is None or found.given_up:
                return None
            people = (
                Person(found.challenger, found.challenger_name),
                Person(found.challenged, found.challenged_name),
            )
            game = await self._lobby.begin_between(connection, found.guild, thread, people, found.options)
            await challenges.set_game(connection, challenge, game, thread)
        self._events.publish(GameMoved(game))
        self._events.publish(ChallengeChanged(challenge))
        return game

    async def expire(self, challenge: ChallengeId) -> None:
        """End a challenge whose time is over, or extend it by the time that holidays or downtimes have added.

        On a ladder a person who was never asked loses no place: if the question could not be posted, the
        challenge is withdrawn, and the challenger is told so.
        """
        now = self._now()
        async with self._database.begin() as connection:
            found = await challenges.find(connection, challenge)
            if found is None or not found.open:
                return
            clocked = await self._with_clock(connection, found)
            if clocked.answer_by <= now:
                if found.ladder is None or await outbox.was_challenge_posted(connection, challenge):
                    await self._close(connection, found, ChallengeStatus.EXPIRED)
                else:
                    await self._close(connection, found, ChallengeStatus.WITHDRAWN)
                    await outbox.add_challenge_message(
                        connection, challenge, MessageKind.CHALLENGE_CLOSED, now, found.challenger
                    )
            else:
                await challenges.set_answer_by(connection, challenge, clocked.answer_by)
                if clocked.answer_by != found.answer_by:
                    await outbox.change_clock_of_challenge(connection, challenge, now)
        self._events.publish(ChallengeChanged(challenge))

    async def close_all(
        self, connection: Connection, person: PersonId, ladder: LadderId | None = None
    ) -> tuple[Challenge, ...]:
        """Withdraw open challenges by a person and decline those to them, on one ladder or all; return them.

        Publish ChallengeChanged for each once it is committed.
        """
        found = await challenges.open_of(connection, person)
        if ladder is not None:
            found = tuple(challenge for challenge in found if challenge.ladder == ladder)
        for challenge in found:
            withdrawn = challenge.challenger == person
            status = ChallengeStatus.WITHDRAWN if withdrawn else ChallengeStatus.DECLINED
            await self._close(connection, challenge, status)
        return found

    async def withdraw_on_ladders(self, connection: Connection, guild: GuildId) -> tuple[Challenge, ...]:
        """Withdraw the open challenges on the ladders of a server in a transaction, and return them.

        Publish ChallengeChanged for each once it is committed.
        """
        found = await challenges.open_on_ladders(connection, guild)
        for challenge in found:
            await self._close(connection, challenge, ChallengeStatus.WITHDRAWN)
        return found

    async def _with_clock(self, connection: Connection, challenge: Challenge) -> Challenge:
        return replace(challenge, answer_by=(await answer_clock(connection, challenge)).ends_at)

    async def _close(
        self, connection: Connection, challenge: Challenge, status: ChallengeStatus
    ) -> Challenge:
        """Store the end of a challenge with its effects on a ladder, and disable its controls.

        The challenger is told that it was accepted, declined, or not answered in time. On a ladder the last
        two are announced to all members instead. If it was withdrawn, no message is stored here.
        """
        now = self._now()
        follows = challenge.ladder is not None and status is ChallengeStatus.ACCEPTED
        closed = replace(challenge, status=status, ended_at=now, settled=not follows)
        await challenges.put(connection, closed)
        await outbox.close_challenge_messages(connection, challenge.id, now)
        match status:
            case ChallengeStatus.ACCEPTED:
                kind, person = MessageKind.CHALLENGE_ACCEPTED, challenge.challenger
            case ChallengeStatus.DECLINED | ChallengeStatus.EXPIRED if challenge.ladder is not None:
                # The new places are announced to the whole ladder.
                await self._forfeited(connection, closed, now)
                return closed
            case ChallengeStatus.DECLINED | ChallengeStatus.EXPIRED:
                kind, person = MessageKind.CHALLENGE_CLOSED, challenge.challenger
            case _:
                return closed
        await outbox.add_challenge_message(connection, challenge.id, kind, now, person)
        return closed


async def _load(connection: Connection, challenge: ChallengeId) -> Challenge:
    found = await challenges.find(connection, challenge)
    if found is None:
        raise HostRefusal(HostReason.NO_SUCH_CHALLENGE)
    return found


async def _load_open(connection: Connection, challenge: ChallengeId) -> Challenge:
    found = await _load(connection, challenge)
    if not found.open:
        raise HostRefusal(HostReason.CHALLENGE_OVER, status=found.status.value)
    return found


def _check_challenged(challenge: Challenge, person: PersonId) -> None:
    if challenge.challenged != person:
        raise HostRefusal(HostReason.CHALLENGE_NOT_YOURS)
