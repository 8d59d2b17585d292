"""The repository of games: loads them, keeps recent ones in memory, and alone writes their logs."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import replace
from weakref import WeakValueDictionary

from game.engine.bag import commitment
from game.values.errors import GameError
from host.errors import HostReason, HostRefusal, LogDamaged
from host.events import ClockChanged, GameEnded, GameMoved, SeatChanged
from host.games.game_history import (
    GameHistory,
    begin,
    market_changed,
    replayed,
    waits_since,
    within_turn,
)
from host.games.opening import Opening
from host.games.quarantine import Quarantine, damage_of
from host.games.session import Session
from host.games.state_recorder import StateRecorder
from host.services import Services
from model.games import Entry, EntryKind, GameHeader, UndoRequest
from model.ids import GameId, PersonId
from model.outbox import MessageKind
from model.tables import GameStatus, Seat
from storage import (
    agreements,
    deadlines,
    games,
    log,
    matches,
    orders,
    outbox_games,
    stored_games,
    tournaments,
)
from storage.database import Conflict, Connection
from storage.unreadable import Unreadable

MOST_KEPT = 128
"""Games in memory: those of a hundred tables. See docs/decisions/0012-no-long-collection.md."""

REPLAYED_HERE = 4
"""More entries than these are replayed in a thread, so that the event loop is never held up."""


class GameRepository:
    """Stores and loads games; recent ones are kept in memory, but every load checks the database.

    `replays` counts the games replayed from their first move; `quarantine` has those that cannot be read.
    """

    def __init__(self, services: Services, recorder: StateRecorder) -> None:
        self._database = services.database
        self._now = services.now
        self._events = services.events
        self._recorder = recorder
        self._kept: OrderedDict[GameId, Session] = OrderedDict()
        self.quarantine = Quarantine(services.events, lambda game: self._kept.pop(game, None))
        self._locks: WeakValueDictionary[GameId, asyncio.Lock] = WeakValueDictionary()
        self._replaying: WeakValueDictionary[GameId, asyncio.Lock] = WeakValueDictionary()
        self._times_forgotten = 0
        self.replays = 0

    def lock(self, game: GameId) -> asyncio.Lock:
        """Return the lock under which everything that changes a game happens in this process."""
        return self._locks.setdefault(game, asyncio.Lock())

    async def load(self, game: GameId) -> Session:
        """Return a game that has started.

        Refuses NO_SUCH_GAME, NOT_RUNNING for a lobby, QUARANTINED for a damaged log.
        """
        if game in self.quarantine:
            raise HostRefusal(HostReason.QUARANTINED, game=game)
        if game in self._kept:
            return await self._loaded(game)
        # Concurrent loads, as for a second press, wait here instead of replaying the game again.
        async with self._replaying.setdefault(game, asyncio.Lock()):
            return await self._loaded(game)

    async def _loaded(self, game: GameId) -> Session:
        """Return a game, replayed from its first move unless it is in memory. Refuses as `load` does."""
        times = self._times_forgotten
        with self.quarantine.reading(game):
            session = await self._replayed(game, self._kept.get(game))
        self._keep(session, times)
        return session

    def kept(self, game: GameId) -> Session | None:
        """Return a game as it was last loaded or changed here, None if it is not in memory.

        Another process may have changed it since.
        """
        return self._kept.get(game)

    async def verify(self, game: GameId) -> None:
        """Replay a game from its first state without keeping it.

        Raises LogDamaged, also where the seed is not the one that was promised. Refuses NO_SUCH_GAME, NOT_RUNNING for a
        lobby.
        """
        session = await self._replayed(game, None)
        if commitment(session.header.seed) != session.header.commitment:
            raise LogDamaged(game, 0, "the seed is not the one whose hash was promised")

    async def table(self, connection: Connection, game: GameId) -> tuple[GameHeader, tuple[Seat, ...]]:
        """Return the header of a game and its seats, whether it has started or not.

        Refuses NO_SUCH_GAME, QUARANTINED.
        """
        with self.quarantine.reading(game):
            header = await games.find(connection, game)
            if header is None:
                raise HostRefusal(HostReason.NO_SUCH_GAME)
            return header, await games.seats_of(connection, game)

    async def known_of(self, connection: Connection, game: GameId) -> games.KnownOfGame:
        """Return what can be read of a game whose row may be damaged. Refuses NO_SUCH_GAME, QUARANTINED."""
        with self.quarantine.reading(game):
            known = await games.known_of(connection, game)
        if known is None:
            raise HostRefusal(HostReason.NO_SUCH_GAME)
        return known

    async def _replayed(self, game: GameId, cached: Session | None) -> Session:
        try:
            if cached is None:
                return await self._read(game, None)
            return await self._if_unchanged(cached) or await self._read(game, cached.history)
        except Unreadable as problem:
            raise damage_of(problem) from problem

    async def _if_unchanged(self, cached: Session) -> Session | None:
        """Return a kept game with its header, seats and requests read anew; None if more has to be read."""
        if cached.in_tournament:
            return None
        async with self._database.read_once() as connection:
            stored = await stored_games.find(connection, cached.id)
        if stored is None or stored.in_tournament or stored.seq != cached.history.seq:
            return None
        return Session(stored.header, stored.seats, cached.history, stored.deadline, stored.undo_request)

    async def _read(self, game: GameId, cached: GameHistory | None) -> Session:
        """Return a game from the database; the log is read only beyond the history in memory, if there is one."""
        async with self._database.read() as connection:
            stored = await stored_games.find(connection, game)
            if stored is None:
                raise HostRefusal(HostReason.NO_SUCH_GAME)
            header, in_tournament = stored.header, stored.in_tournament
            if header.started_at is None:
                raise HostRefusal(HostReason.NOT_RUNNING, status=header.status.value)
            known = cached.seq if cached else 0
            entries = await log.read(connection, game, known) if stored.seq > known else ()
            sealed = in_tournament and await tournaments.sealed(connection, game)
            stopped = header.status is GameStatus.STOPPED
            decided = in_tournament and stopped and await matches.decided(connection, game)
        opening = _opening(header, stored.seats)
        self.replays += cached is None
        if cached is None or len(entries) > REPLAYED_HERE:
            history = await asyncio.to_thread(_caught_up, opening, cached, entries)
        else:
            history = _caught_up(opening, cached, entries)
        return Session(
            header=header,
            seats=stored.seats,
            history=history,
            deadline=stored.deadline,
            undo_request=stored.undo_request,
            in_tournament=in_tournament,
            sealed=sealed,
            decided=decided,
        )

    async def running(self, game: GameId) -> Session:
        """Return a game that runs. Refuses NO_SUCH_GAME, NOT_RUNNING, QUARANTINED."""
        session = await self.load(game)
        if session.header.status is not GameStatus.RUNNING:
            raise HostRefusal(HostReason.NOT_RUNNING, status=session.header.status.value)
        return session

    async def running_at(self, game: GameId, seq: int) -> Session:
        """Return a running game to append to; from memory, unchecked, if `seq` is its newest state there.

        If that is out of date, the database will refuse what `append` stores. Refuses NO_SUCH_GAME,
        NOT_RUNNING, QUARANTINED.
        """
        cached = self._kept.get(game)
        if cached is not None and cached.history.seq == seq and cached.header.status is GameStatus.RUNNING:
            return cached
        return await self.running(game)

    async def newest(self, connection: Connection, session: Session) -> Session:
        """Return a running game as this transaction sees it: another process may have changed it meanwhile.

        To be called before storing anything about a state but an entry: no constraint refuses outdated rows
        of other tables. Refuses NOT_RUNNING, QUARANTINED.
        """
        with self.quarantine.reading(session.id):
            stored = await stored_games.find(connection, session.id)
            if stored is None or stored.header.status is not GameStatus.RUNNING:
                raise _not_running(None if stored is None else stored.header)
            history = session.history
            if stored.seq > history.seq:
                entries = await log.read(connection, session.id, history.seq)
                history = await asyncio.to_thread(replayed, history, entries)
        return replace(
            session,
            header=stored.header,
            seats=stored.seats,
            history=history,
            deadline=stored.deadline,
            undo_request=stored.undo_request,
        )

    async def append(
        self,
        before: Session,
        history: GameHistory,
        *,
        seat: Seat | None = None,
        cancel_after: int | None = None,
        agreed_on: UndoRequest | None = None,
        stopped: bool = False,
    ) -> Session:
        """Store the new entries of `history` with all that follows from them, and return the game with them.

        `seat` is a seat as it is after it changed hands. Unposted messages about states after `cancel_after`
        are cancelled; `agreed_on` is the vote that the entries carry out; `stopped` ends the game with these
        entries. Refuses MOVED_ON when another process was first, NOT_RUNNING when it ended the game, NO_VOTE
        when the vote was closed.
        """
        times = self._times_forgotten
        entries = [step.entry for step in history.steps[before.history.seq + 1 :] if step.entry]
        session = replace(before, history=history, undo_request=None)
        if seat is not None:
            session = replace(
                session, seats=tuple(seat if old.colour is seat.colour else old for old in before.seats)
            )
        try:
            # The end of a game changes totals and ratings of many games, so all other writers are locked out.
            ends = stopped or history.over
            async with self._database.begin(None if ends else before.id) as connection:
                header = await _running(connection, before.id)
                if agreed_on is not None and await agreements.find(connection, before.id) != agreed_on:
                    raise HostRefusal(HostReason.NO_VOTE)
                await log.append(connection, before.id, entries)
                if seat is not None:
                    await games.set_seat(connection, before.id, seat)
                if cancel_after is not None:
                    await outbox_games.cancel_after(connection, before.id, cancel_after)
                session = replace(session, header=header)
                if any(entry.kind is EntryKind.UNDO for entry in entries):
                    await orders.clear(connection, before.id)
                if stopped:
                    session = await self.stop(connection, session)
                else:
                    session = await self._follow_up(connection, session, before.history.seq)
        except Conflict as conflict:
            raise HostRefusal(HostReason.MOVED_ON, seq=before.history.seq) from conflict
        self._keep(session, times)
        self._publish(session, before.history.seq, reseated=seat is not None)
        return session

    def _publish(self, session: Session, before: int, *, reseated: bool) -> None:
        """Publish what has happened to a game since state `before`."""
        self._events.publish(GameMoved(session.id))
        if session.history.newest.shares_message or market_changed(session.history, before):
            self._events.publish(ClockChanged(session.id))
        if reseated:
            self._events.publish(SeatChanged(session.id))
        if session.header.status is not GameStatus.RUNNING:
            self._events.publish(GameEnded(session.id))

    async def begin(self, connection: Connection, header: GameHeader, seats: tuple[Seat, ...]) -> Session:
        """Store and return a game in its first state; its header says that it runs."""
        history = await asyncio.to_thread(begin, _opening(header, seats))
        return await self._follow_up(connection, Session(header, seats, history), -1)

    async def stop(
        self,
        connection: Connection,
        session: Session,
        *,
        by: PersonId | None = None,
        given_up: bool = False,
        recorded: bool = True,
    ) -> Session:
        """Store a game as stopped in its newest state, and return it; its result only if it is to be `recorded`.

        `by` is the person who stops it alone, and gives it up if `given_up`; None if none does.
        Refuses NOT_RUNNING if it has ended meanwhile, QUARANTINED.
        """
        session = await self._as_logged(connection, await self.newest(connection, session))
        at = self._now()
        await games.set_ended(connection, session.id, GameStatus.STOPPED, at)
        await agreements.close(connection, session.id)
        await deadlines.remove(connection, session.id)
        await outbox_games.cancel_votes_and_reminders(connection, session.id)
        await outbox_games.add(connection, session.id, session.history.seq, MessageKind.STOPPED, at, by)
        header = replace(session.header, status=GameStatus.STOPPED, ended_at=at)
        stopped = replace(session, header=header, deadline=None, undo_request=None)
        if recorded:
            await self._recorder.record_stop(connection, stopped, by if given_up else None)
        return stopped

    async def _follow_up(self, connection: Connection, session: Session, before: int) -> Session:
        """Store what follows from states after `before`: a message, and a deadline or the game's result."""
        at, seq = self._now(), session.history.seq
        await agreements.close(connection, session.id)
        # The seat that is still waited for keeps its reminders, whatever other seats have done.
        since = seq + 1 if session.history.over else waits_since(session.history)
        await outbox_games.cancel_votes_and_reminders(connection, session.id, since)
        if session.history.over:
            await games.set_ended(connection, session.id, GameStatus.OVER, at)
            await deadlines.remove(connection, session.id)
            await outbox_games.add(connection, session.id, seq, MessageKind.ENDED, at)
            session = await self._as_logged(connection, session)
            header = replace(session.header, status=GameStatus.OVER, ended_at=at)
            ended = replace(session, header=header, deadline=None)
            await self._recorder.record_end(connection, ended)
            return ended
        step = session.history.newest
        if since < step.turn_seq:
            # Another seat has changed hands: the turn is posted anew, and its reminders stay.
            await outbox_games.move_reminders(connection, session.id, since, step.turn_seq)
        if step.shares_message:
            if step.turn_seq > before:
                await outbox_games.add(connection, session.id, step.turn_seq, MessageKind.TURN, at)
            else:
                await outbox_games.change_clock(connection, session.id, step.turn_seq, at)
                # No message follows whose delivery would end the reminder of the step before.
                await outbox_games.end_reminders(connection, session.id, since, at)
        elif step.turn_seq == seq and not (session.no_person_to_move and within_turn(session.history, seq)):
            await outbox_games.add(connection, session.id, seq, MessageKind.TURN, at)
        elif market_changed(session.history, before):
            # The message that asked for an answer stays, and is changed to ask for the tile.
            await outbox_games.change_clock(connection, session.id, step.turn_seq, at)
        return replace(session, deadline=await self._recorder.store_deadline(connection, session, at))

    async def _as_logged(self, connection: Connection, session: Session) -> Session:
        """Return a game with the people whom its log names now: some may have deleted their data meanwhile.

        A result stores who played, and must not bring back deleted people. Refuses QUARANTINED.
        """
        if await log.people(connection, session.id) == tuple(one.person for one in session.history.entries):
            return session
        with self.quarantine.reading(session.id):
            entries = await log.read(connection, session.id)
            opening = _opening(session.header, session.seats)
            return replace(session, history=await asyncio.to_thread(_caught_up, opening, None, entries))

    def forget(self) -> None:
        """Drop all games from memory, after a change that did not go through this repository."""
        self._times_forgotten += 1
        self._kept.clear()

    def _keep(self, session: Session, times: int) -> None:
        """Keep a game in memory, unless `forget` was called since it was read, when `times` was its count."""
        if times != self._times_forgotten:
            return
        self._kept[session.id] = session
        self._kept.move_to_end(session.id)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)


def _opening(header: GameHeader, seats: tuple[Seat, ...]) -> Opening:
    colours = tuple(seat.colour for seat in seats)
    return Opening(header.id, header.options.ruleset, colours, header.seed, header.rules_version)


def _caught_up(opening: Opening, cached: GameHistory | None, entries: tuple[Entry, ...]) -> GameHistory:
    try:
        history = cached or begin(opening)
    except GameError as problem:
        raise LogDamaged(opening.game, 0, f"the game cannot begin: {problem}") from problem
    return replayed(history, entries)


async def _running(connection: Connection, game: GameId) -> GameHeader:
    """Return the header of a game that runs, as this transaction sees it."""
    header = await games.find(connection, game)
    if header is None or header.status is not GameStatus.RUNNING:
        raise _not_running(header)
    return header


def _not_running(header: GameHeader | None) -> HostRefusal:
    """Return NOT_RUNNING with the status of the game: STOPPED for None, a game that was deleted."""
    status = GameStatus.STOPPED if header is None else header.status
    return HostRefusal(HostReason.NOT_RUNNING, status=status.value)
