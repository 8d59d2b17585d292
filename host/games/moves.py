"""Moves: the only way to play a game, and the states of games as people may see them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.notation.moves import move_text
from game.values.errors import GameError
from game.values.moves import Move
from game.values.ruleset import Colour
from host.errors import HostReason, HostRefusal
from host.games.acting import acting
from host.games.game_history import GameHistory, extended, is_move, message_until, within_turn
from host.games.repository import GameRepository
from host.games.session import Session
from host.games.turn_reports import last_report, reports
from host.games.turns import mover
from host.games.views import GameView, Moved, TurnReport
from host.games.visibility import game_view
from host.services import Services
from model.games import EntryKind, Maker
from model.ids import ChannelId, GameId, GuildId, PersonId
from model.tables import numbered
from storage import games


class Games:
    """Plays moves and shows states. Moves of one game are made one at a time."""

    def __init__(self, services: Services, repository: GameRepository) -> None:
        self._database = services.database
        self._now = services.now
        self._repository = repository

    async def move(self, game: GameId, person: PersonId, seq: int, moves: Sequence[Move]) -> Moved:
        """Play moves on state `seq`, all of them or none, and return the new state with a report of them.

        `[Place, Deploy]` and `[Place, Skip]` are a whole turn. A placement after which nothing can be chosen
        needs no Skip, and one is ignored. `[Place]` alone leaves the meeple to be decided; `[Deploy]`,
        `[Recall]` or `[Skip]` then ends the turn. Refuses NO_SUCH_GAME, NOT_RUNNING, NOT_SEATED, MOVED_ON,
        NOT_YOUR_TURN, and `game.values.errors.IllegalMove`; then nothing has changed.
        """
        async with self._repository.lock(game):
            session = await self._repository.running_at(game, seq)
            _check_may_move(session, person, seq, moves)
            history = self._played(session, person, moves)
            after = await self._repository.append(session, history)
        view = game_view(after, person, self._now())
        return Moved(view, reports(history, history.steps[seq].turn_seq, history.seq)[-1])

    def _played(self, session: Session, person: PersonId, moves: Sequence[Move]) -> GameHistory:
        """Return the history with a person's moves added; all must be their seat's. Refuses as `move`."""
        before = session.history
        history = extended(before, moves, maker=Maker.PERSON, person=person, at=self._now())
        seat = session.seat_of(person)
        for seq in range(before.seq + 1, history.seq + 1):
            if seat is None or mover(history, seq) is not seat.colour:
                raise not_your_turn(session, mover(history, seq))
        return history

    async def result_of_repeat(
        self, game: GameId, person: PersonId, seq: int, moves: Sequence[Move]
    ) -> Moved | None:
        """Return the result of these moves on state `seq` if the person has made them and they still count.

        A repeated request thus gets the same answer as the first one. Refuses as `view` does.
        """
        session = await self._repository.load(game)
        history = session.history
        if seq > history.seq:
            return None
        after = seq
        for entry, move in zip(history.entries[seq:], moves, strict=False):
            if (entry.person, entry.kind, entry.text) != (person, EntryKind.MOVE, move_text(move)):
                break
            after = entry.seq
        # A turn may end before its last move: a Skip after a tile that left nothing to choose is no entry.
        unfinished = after - seq < len(moves) and within_turn(history, after)
        if after == seq or unfinished or after not in history.newest_first(history.seq):
            return None
        view = game_view(session, person, self._now(), after)
        return Moved(view, reports(history, history.steps[seq].turn_seq, after)[-1])

    def previewed(self, game: GameId, person: PersonId, seq: int, moves: Sequence[Move]) -> GameView | None:
        """Return the turn that would be posted if a person made these moves on state `seq`; changes nothing.

        It is worked out from memory alone, so that its picture can be drawn before `move` decides. It has no
        clock, and shows the next tile, which must not be revealed before the move is made. None if no turn
        follows, the moves would be refused, or the game is not in memory.
        """
        session = self._repository.kept(game)
        if session is None:
            return None
        try:
            _check_may_move(session, person, seq, moves)
            history = self._played(session, person, moves)
        except (HostRefusal, GameError):
            return None
        if history.over or history.newest.turn_seq != history.seq:
            return None
        return game_view(
            replace(session, history=history, deadline=None, undo_request=None), None, self._now()
        )

    def is_ahead(self, game: GameId, seq: int, guild: GuildId | None) -> bool:
        """Return True if `seq` is beyond the newest state of a just loaded game of a server; asks memory alone."""
        session = self._repository.kept(game)
        return session is not None and session.header.guild == guild and session.history.seq < seq

    async def view(self, game: GameId, viewer: PersonId | None = None, seq: int | None = None) -> GameView:
        """Return state `seq` (the newest without one) as `viewer` may see it.

        Refuses NO_SUCH_GAME, NOT_RUNNING for a game that never started, MOVED_ON for a state that
        does not exist.
        """
        return game_view(await self._repository.load(game), viewer, self._now(), seq)

    async def news(self, game: GameId, since: int, seq: int) -> tuple[GameView, tuple[TurnReport, ...]]:
        """Return state `seq` as onlookers see it, and what happened after state `since` up to it.

        Both are what `view` and `History.reports` return, from one load. Refuses as `view` does.
        """
        session = await self._repository.load(game)
        view = game_view(session, None, self._now(), seq)
        return view, reports(session.history, since, seq)

    async def news_of_message(
        self, game: GameId, since: int, seq: int
    ) -> tuple[GameView, tuple[TurnReport, ...]]:
        """Return the state that the message of state `seq` shows, and what happened, as `news` does.

        If several steps share the message, it shows the newest of them.
        """
        session = await self._repository.load(game)
        shown, last = _message_range(session.history, seq)
        return game_view(session, None, self._now(), shown), reports(session.history, since, last)

    async def end_of_message(self, game: GameId, seq: int) -> tuple[GameView, TurnReport | None]:
        """Return what the message of state `seq` shows, and the last report up to there.

        They are the view and the last report of `news_of_message` since state 0; the report is None if
        nothing has happened. Refuses as `view` does.
        """
        session = await self._repository.load(game)
        shown, last = _message_range(session.history, seq)
        return game_view(session, None, self._now(), shown), last_report(session.history, last)

    async def in_channel(self, channel: ChannelId) -> GameId | None:
        """Return the game that runs in a channel, or the last that was played there; None without one."""
        async with self._database.read() as connection:
            return await games.last_in(connection, channel)


def _message_range(history: GameHistory, seq: int) -> tuple[int, int]:
    """Return the state that the message of state `seq` shows, and the last state that it reports."""
    shown = message_until(history, seq)
    if history.steps[shown].shares_message and is_move(history, shown + 1):
        # The entry after the last step begins another message, but is reported in this one.
        return shown, shown + 1
    return shown, shown


def _check_may_move(session: Session, person: PersonId, seq: int, moves: Sequence[Move]) -> None:
    """Refuse moves that the person may not make on state `seq` now: NOT_SEATED, MOVED_ON, NOT_YOUR_TURN."""
    seat = session.seat_of(person)
    if seat is None:
        raise HostRefusal(HostReason.NOT_SEATED)
    if seq != session.history.seq:
        raise HostRefusal(HostReason.MOVED_ON, seq=session.history.seq)
    position = session.history.position
    if seat.colour not in position.actors or any(
        move.chosen_by(position.to_move, acting(position)) is not seat.colour for move in moves
    ):
        raise not_your_turn(session, acting(position))


def not_your_turn(session: Session, colour: Colour | None) -> HostRefusal:
    """Return NOT_YOUR_TURN with the name of the seat of `colour`, which is waited for."""
    waited_for = next(other for other in numbered(session.seats) if other.colour is colour)
    return HostRefusal(HostReason.NOT_YOUR_TURN, name=waited_for, colour=waited_for.colour.value)
