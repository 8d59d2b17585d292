"""Undo: without asking until the next tile is shown, by a vote of the table afterwards."""

from __future__ import annotations

from dataclasses import replace
from itertools import takewhile

from game.values.ruleset import Colour
from host.errors import HostReason, HostRefusal
from host.events import ClockChanged, VoteOpened
from host.games.game_history import GameHistory, is_mid_turn, undone
from host.games.repository import GameRepository
from host.games.session import Session
from host.games.turns import entry_of, mover
from host.games.undo_targets import last_turn, undo_to
from host.games.views import GameView, VoteView
from host.games.visibility import game_view, vote_view
from host.outbox.outbox import Outbox
from host.services import Services
from model.games import EntryKind, UndoRequest
from model.ids import GameId, PersonId
from model.outbox import MessageKind
from model.tables import Seat
from storage import agreements, outbox_games


class Undo:
    """Undoes moves. They stay in the log; an entry says to which state the game returned."""

    def __init__(self, services: Services, repository: GameRepository, outbox: Outbox) -> None:
        self._database = services.database
        self._now = services.now
        self._events = services.events
        self._repository = repository
        self._outbox = outbox

    async def preview(self, game: GameId, person: PersonId) -> VoteView:
        """Return what an undo would take back now; `waiting` are the people whose agreement it would need.

        Refuses NOTHING_TO_UNDO, UNDO_BOUND, NOT_SEATED, NOT_RUNNING.
        """
        session = await self._repository.running(game)
        seat = _seat(session, person)
        free = await self._is_free(session, seat.colour)
        view = vote_view(session, UndoRequest(session.history.seq, seat.colour, _back_to(session, seat)))
        return replace(view, agreed=(), waiting=()) if free else view

    async def ask(self, game: GameId, person: PersonId, seq: int) -> GameView:
        """Undo the person's last turn on state `seq`, or open a vote on that; return the resulting state.

        The turn is undone at once until its next tile has been shown to others, or if no other people are at
        the table. Otherwise a vote is opened (`view.vote`) among the other people; computer players agree. If one is
        open already and its message was deleted, that is posted again.
        Refuses NOTHING_TO_UNDO, MOVED_ON, VOTE_OPEN, NOT_SEATED, NOT_RUNNING, TOURNAMENT_GAME, and UNDO_BOUND
        if a die has been thrown since or the dragon has flown.
        """
        async with self._repository.lock(game):
            session = await self._repository.running(game)
            seat = _seat(session, person)
            if seq != session.history.seq:
                raise HostRefusal(HostReason.MOVED_ON, seq=session.history.seq)
            back_to = _back_to(session, seat)
            async with self._outbox.posting_paused(game) as paused:
                if paused and await self._is_free(session, seat.colour, paused=True):
                    seen = await self._needs_message(session, back_to)
                    return await self._carry_out(session, person, back_to, seen=seen, cancel_after=back_to)
            if session.people == (person,):
                return await self._carry_out(session, person, back_to, seen=True)
            if session.in_tournament:
                raise HostRefusal(HostReason.TOURNAMENT_GAME)
            return await self._open_vote(session, person, UndoRequest(seq, seat.colour, back_to))

    async def answer(self, game: GameId, person: PersonId, seq: int, *, agree: bool) -> GameView:
        """Answer a vote, and return the state after that.

        The last agreement carries the undo out; one refusal (or any move) closes the vote. The one who asked
        may answer with `agree=False` to withdraw. Refuses NO_VOTE, ALREADY_VOTED, NOT_SEATED, NOT_RUNNING.
        """
        async with self._repository.lock(game):
            session = await self._repository.running(game)
            seat = _seat(session, person)
            async with self._database.begin() as connection:
                ask = await agreements.find(connection, game)
                if ask is None or ask.seq != seq or seq != session.history.seq:
                    raise HostRefusal(HostReason.NO_VOTE)
                if agree and (person in ask.agreed or seat.colour is ask.colour):
                    raise HostRefusal(HostReason.ALREADY_VOTED)
                last = agree and vote_view(session, ask).waiting == (person,)
                if not agree:
                    await agreements.close(connection, game)
                    # The reply to the interaction edits the vote's message to say who refused.
                    await outbox_games.set_controls_disabled(connection, game, ask.seq, MessageKind.VOTE)
                    await outbox_games.cancel_vote(connection, game, ask.seq)
                elif not last:
                    await agreements.agree(connection, game, person)
            if last:
                # The last agreement is not stored: the undo implies it, and closes the vote.
                return await self._carry_out(session, person, ask.back_to, seen=True, agreed_on=ask)
            request = replace(ask, agreed=(*ask.agreed, person)) if agree else None
            return game_view(replace(session, undo_request=request), person, self._now())

    async def _is_free(self, session: Session, colour: Colour, *, paused: bool = False) -> bool:
        """Return True if a seat may undo its last turn without a vote.

        It may while that turn goes on and still waits for the same seat, or until the message of the state
        after it is posted. `paused` says that the caller has paused the posting of the game's messages.
        """
        history = session.history
        back_to = undo_to(history, colour)
        if back_to is None or not _made_all_since(history, back_to, colour):
            return False
        if is_mid_turn(history) and history.steps[back_to].acting is history.newest.acting:
            return True
        if self._outbox.is_posting(session.id) and not paused:
            return False
        newest = await self._outbox.newest(session.id)
        return newest == (next(history.newest_first(history.seq)), MessageKind.TURN, True)

    async def _needs_message(self, session: Session, back_to: int) -> bool:
        """Return True if the state after the undo needs a new message.

        It does if a later state has been posted, or if a seat has changed hands since: that is not undone,
        and must be reported.
        """
        history = session.history
        if history.steps[back_to].turn_seq == history.newest.turn_seq:
            return False
        since = takewhile(lambda number: number > back_to, history.newest_first(history.seq))
        if any(entry_of(history.steps[number]).kind is EntryKind.SEAT for number in since):
            return True
        newest = await self._outbox.newest(session.id)
        return newest == (history.newest.turn_seq, MessageKind.TURN, False)

    async def _carry_out(
        self,
        session: Session,
        person: PersonId,
        back_to: int,
        *,
        seen: bool,
        cancel_after: int | None = None,
        agreed_on: UndoRequest | None = None,
    ) -> GameView:
        """Return to state `back_to`, and return the new state; the other parameters are those of `append`."""
        history = undone(session.history, back_to, seen=seen, person=person, at=self._now())
        after = await self._repository.append(
            session, history, cancel_after=cancel_after, agreed_on=agreed_on
        )
        return game_view(after, person, self._now())

    async def _open_vote(self, session: Session, person: PersonId, ask: UndoRequest) -> GameView:
        """Store and announce a request for an undo; return the state with it. Refuses MOVED_ON, VOTE_OPEN."""
        kind, now = MessageKind.VOTE, self._now()
        async with self._database.begin() as connection:
            newest = await self._repository.newest(connection, session)
            if newest.history.seq != ask.seq:
                raise HostRefusal(HostReason.MOVED_ON, seq=newest.history.seq)
            if newest.undo_request is None:
                await agreements.put(connection, session.id, ask)
                await outbox_games.post_once_more(connection, session.id, ask.seq, kind, now)
            else:
                await outbox_games.change_vote(connection, session.id, kind, ask.seq, now)
        if newest.undo_request is not None:
            self._events.publish(ClockChanged(session.id))
            raise HostRefusal(HostReason.VOTE_OPEN)
        self._events.publish(VoteOpened(session.id))
        return game_view(replace(session, undo_request=ask), person, self._now())


def _made_all_since(history: GameHistory, back_to: int, colour: Colour) -> bool:
    """Return True if the seat made all moves since a state, and the last entry is one. Rule: tile-market."""
    since = [entry for entry in history.entries_of(history.seq) if entry.seq > back_to]
    moves = [entry for entry in since if entry.kind is EntryKind.MOVE]
    return since[-1] is moves[-1] and all(mover(history, entry.seq) is colour for entry in moves)


def _seat(session: Session, person: PersonId) -> Seat:
    seat = session.seat_of(person)
    if seat is None:
        raise HostRefusal(HostReason.NOT_SEATED)
    return seat


def _back_to(session: Session, seat: Seat) -> int:
    if last_turn(session.history, seat.colour) is None:
        raise HostRefusal(HostReason.NOTHING_TO_UNDO)
    back_to = undo_to(session.history, seat.colour)
    if back_to is None:
        raise HostRefusal(HostReason.UNDO_BOUND)
    return back_to
