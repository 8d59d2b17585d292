"""The timekeeper: looks at each game at its deadline, and does what is due."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta
from functools import partial

from host.background import BackgroundLoop, Cooldown
from host.clocks.clocks import alarms, due
from host.clocks.deadlines import Waiting, outdates, put_deadline, waiting
from host.clocks.downtimes import Downtimes
from host.clocks.idle_tables import IdleTables
from host.computers.service import Computers
from host.errors import HostReason
from host.events import (
    ClockChanged,
    GameMoved,
    OrdersGiven,
    PersonChanged,
    PostedLate,
    ReminderDue,
    TableOpened,
    TournamentChanged,
)
from host.games.game_history import waits_since
from host.games.orders import orders_due
from host.games.repository import GameRepository
from host.games.seats import Seats
from host.games.session import Session
from host.services import Services
from model.ids import GameId
from model.outbox import MessageKind
from model.tables import TimeOut
from storage import deadlines, outbox_games
from storage.database import Connection
from storage.leases import LEASE, LEASING, process_of

LOOKS_AT_ONCE = 16
"""The most games handled concurrently; after a long downtime many are due at once."""

LOOK_EVERY = timedelta(seconds=2)
"""How often deadlines are read if other processes share the database."""

TABLES_EVERY = timedelta(minutes=1)
"""How often open lobbies are looked at; they close after days."""

READ_AT_ONCE = 200
"""The most due games read at once: more than can be in progress or in their cooldown."""


class Timekeeper:
    """Plays computers' turns, reminds people, and ends turns, in the background between `start` and `stop`.

    `run_due` does what is due at once, but stores no heartbeat.
    """

    def __init__(
        self,
        services: Services,
        repository: GameRepository,
        computers: Computers,
        seats: Seats,
        idle_tables: IdleTables,
        downtimes: Downtimes,
    ) -> None:
        self._database = services.database
        self._now = services.now
        self._events = services.events
        self._repository = repository
        self._computers = computers
        self._seats = seats
        self._idle_tables = idle_tables
        self._downtimes = downtimes
        self._changed = services.events.subscribe(
            GameMoved, OrdersGiven, PostedLate, TableOpened, PersonChanged, TournamentChanged
        )
        longest = LOOK_EVERY if services.database.shared else None
        self._watch = BackgroundLoop("the clock of games", self._look, self._changed, services.now, longest)
        self._looking: dict[GameId, asyncio.Task[None]] = {}
        self._cooldown = Cooldown(services.now)
        self._renewed_at = services.now()
        self._tables_looked_at: datetime | None = None
        self._tables_close_at: datetime | None = None
        self._slots = asyncio.Semaphore(LOOKS_AT_ONCE)

    def start(self) -> None:
        """Begin to look at games when they are due."""
        self._watch.start()

    async def stop(self) -> None:
        """Stop. A look in progress is cancelled; its transaction is either committed or rolled back."""
        await self._watch.stop()
        looks = tuple(self._looking.values())
        for look in looks:
            look.cancel()
        await asyncio.gather(*looks, return_exceptions=True)

    async def run_due(self) -> datetime | None:
        """Do everything that is due, until nothing is; return when to look again (None: nothing is waiting)."""
        while looks := await self._begin_due():
            await asyncio.gather(*looks)
        await self._close_idle_tables()
        return await self._next_look()

    async def _look(self) -> datetime:
        now = self._now()
        await self._downtimes.heartbeat()
        await self._close_idle_tables()
        look_at = await self._next_look()
        if look_at is not None and look_at <= now:
            await self._begin_due()
        beat_at = now + self._downtimes.interval
        return min(look_at or beat_at, beat_at)

    async def _close_idle_tables(self) -> None:
        """Close idle lobbies, if one may be due or the last look was `TABLES_EVERY` ago."""
        now = self._now()
        looked_at, closing = self._tables_looked_at, self._tables_close_at
        closes = closing is not None and closing <= now
        if closes or looked_at is None or not timedelta(0) <= now - looked_at < TABLES_EVERY:
            self._tables_close_at, self._tables_looked_at = await self._idle_tables.close(), now

    async def _next_look(self) -> datetime | None:
        """Return when to look at a game or at lobbies again; None if there is neither."""
        closing = self._tables_close_at
        async with self._database.read_once() as connection:
            look_at = await deadlines.next_look(connection)
        return min((moment for moment in (closing, look_at) if moment is not None), default=None)

    async def _begin_due(self) -> list[asyncio.Task[None]]:
        """Start a task for each due game without one, and return the tasks."""
        begun = []
        for game in await (self._claimed() if self._database.shared else self._due()):
            if game in self._looking or game in self._cooldown:
                continue
            task = asyncio.create_task(self._look_at(game), name=f"deadline of game {game}")
            self._looking[game] = task
            begun.append(task)
        return begun

    async def _due(self) -> tuple[GameId, ...]:
        async with self._database.read() as connection:
            return await deadlines.due(connection, self._now())

    async def _claimed(self) -> tuple[GameId, ...]:
        """Lease due games, as many as this process can handle, and return them; other processes take the rest."""
        now, looking = self._now(), tuple(self._looking)
        if looking and not timedelta(0) <= now - self._renewed_at < LEASE / 3:
            self._renewed_at = now
            async with self._database.begin(LEASING) as connection:
                await deadlines.renew(connection, looking, now)
        async with self._database.read() as connection:
            found = await deadlines.next_due(connection, now, READ_AT_ONCE)
        fresh = [row for row in found if row[0] not in self._looking and row[0] not in self._cooldown]
        fresh = fresh[: max(0, LOOKS_AT_ONCE - len(looking))]
        claimed = tuple(game for game, leased in fresh if not leased)
        if claimed:
            async with self._database.begin(LEASING) as connection:
                claimed = await deadlines.claim(connection, claimed, now)
        return tuple(game for game, leased in fresh if leased or game in claimed)

    async def end_leases(self) -> None:
        """End the leases of this process at its end, so that others need not wait for them."""
        if self._database.shared:
            async with self._database.begin() as connection:
                await deadlines.end_leases(connection, [process_of(connection)], self._now())

    async def _look_at(self, game: GameId) -> None:
        try:
            async with self._slots:
                await self._cooldown.attempt(
                    "game", game, partial(self._do_due, game), (HostReason.QUARANTINED,)
                )
        finally:
            del self._looking[game]
            self._changed.ring()

    async def _do_due(self, game: GameId) -> None:
        """Play the turn of a computer, or by orders; otherwise remind the person to move, or end their turn."""
        session = await self._repository.running(game)
        if session.no_person_to_move:
            await self._computers.play(game)
            return
        async with self._database.read() as connection:
            orders = await orders_due(connection, session)
        if orders is not None:
            await self._computers.play_for_person(session, orders)
            return
        async with self._repository.lock(game):
            run_out = await self._look_at_clock(game)
            if run_out is None:
                return
            session, found = run_out
            if await self._take_seat(session, found):
                return
        await self._computers.stand_in(session, self._has_run_out)

    async def _look_at_clock(self, game: GameId) -> tuple[Session, Waiting] | None:
        """Remind the person to move if that is due, and store when to look at the game next.

        If their time is over, return the game and whom it waits for instead. The caller holds the game's lock.
        """
        session, now = await self._repository.running(game), self._now()
        async with self._database.begin(game) as connection:
            newest = await self._repository.newest(connection, session)
            if newest.history.seq != session.history.seq:
                # Another process has made a move, and has stored the next deadline.
                return None
            found = await waiting(connection, newest, now)
            alarm = due(alarms(found.clock, found.settings), now) if found.clock else None
            if alarm is not None:
                if alarm.kind is None:
                    return newest, found
                await self._remind(connection, newest, alarm.kind, now)
            outdated = outdates(await put_deadline(connection, newest, now), newest.deadline)
        if alarm is not None:
            self._events.publish(ReminderDue(game))
        if outdated:
            self._events.publish(ClockChanged(game))
        return None

    async def _take_seat(self, session: Session, found: Waiting) -> bool:
        """Take the seat from a player whose time is over, if that costs it; return whether it does.

        Used-up time for the game closes the seat. A turn that is over passes it to a computer where the table
        has chosen that. The caller holds the game's lock.
        """
        seat = session.to_move
        assert seat is not None, "a running game waits for somebody"
        if found.by_budget:
            await self._seats.close_out_of_time(session, seat)
            return True
        step = session.history.newest
        # A player who misses a step of a flight or an answer in another's turn loses only that, not the seat.
        own_turn = not step.shares_message and step.acting is step.to_move
        if session.header.options.time_out is not TimeOut.HAND_OVER or not own_turn:
            return False
        await self._seats.hand_over(session, seat)
        return True

    async def _has_run_out(self, session: Session) -> bool:
        """Return whether the time of the person to move is over now: a pause or holiday may have begun meanwhile."""
        now = self._now()
        async with self._database.read() as connection:
            found = await waiting(connection, session, now)
        return found.clock is not None and found.clock.ends_at <= now

    async def _remind(
        self, connection: Connection, session: Session, kind: MessageKind, now: datetime
    ) -> None:
        """Store a reminder for the person to move, only once for the same wait."""
        history, seat = session.history, session.to_move
        since = waits_since(history)
        if seat is None or await outbox_games.was_reminded(connection, session.id, since, kind):
            return
        shown = max(history.newest.turn_seq, since)
        await outbox_games.add(connection, session.id, shown, kind, now, seat.person)
