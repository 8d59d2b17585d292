"""Computer players at tables: they think in a worker process, never on the event loop."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable
from datetime import datetime
from functools import partial
from typing import TypeAlias

from game import opponents
from game.engine.bag import Chance
from game.notation.moves import parse_move
from game.values.errors import GameError
from game.values.moves import Move
from game.values.phases import Phase
from game.values.ruleset import Colour
from host.computers.pace import Pace
from host.computers.worker import OpponentFailed, parse_answer, question
from host.errors import HostReason, HostRefusal
from host.games.acting import acting
from host.games.computer_seats import ADVISER, STAND_IN, any_turn
from host.games.game_history import GameHistory, extended
from host.games.moves import not_your_turn
from host.games.orders import Orders, ordered_move, orders_due
from host.games.repository import GameRepository
from host.games.session import Session
from host.services import Services
from host.worker_process import Worker
from model.games import Maker
from model.ids import GameId, PersonId
from model.tables import Occupant, TimeOut

WORKER = ("-m", "host.computers.worker")
"""The arguments with which Python runs the worker."""

THINKING_SECONDS = 3.0
"""Seconds that a computer player may think about a turn; turns that wait at the same time share them."""

EXTRA_SECONDS = 12.0
"""Further seconds before `STAND_IN` is asked instead. All other turns wait meanwhile."""

UNANSWERED = (TimeoutError, ConnectionError, OpponentFailed)
"""What is raised where a computer player is too slow, its process has ended, or its turn is not complete."""

StillDue: TypeAlias = Callable[[Session], Awaitable[bool]]
"""Called with the current game once a computer has thought; returns whether its turn is still due."""

_log = logging.getLogger(__name__)


class Computers:
    """Plays turns of computers and closed seats, and of people whose time has run out or who gave orders."""

    def __init__(self, services: Services, repository: GameRepository) -> None:
        self._database = services.database
        self._now = services.now
        self._repository = repository
        self.worker = Worker(*WORKER)
        self._thinking = asyncio.Lock()
        self._waiting = 0
        # One for each computer player: a quick one does not show how long a thorough one would take.
        self._paces = defaultdict[str, Pace](Pace)

    def names(self) -> tuple[str, ...]:
        """Return the computer players that may be seated, easiest first."""
        return opponents.names()

    async def play(self, game: GameId) -> bool:
        """Play one turn if a computer (or a closed seat) is to move; return True if one was played."""
        session = await self._repository.running(game)
        seat = session.to_move
        if seat is None or seat.occupant is Occupant.PERSON:
            return False
        moves = await self._choose(session, seat.colour, seat.opponent)
        return await self._make(session, seat.colour, moves, Maker.COMPUTER)

    async def check_hint(self, game: GameId, person: PersonId) -> Session:
        """Return the game if a person may be given a hint in it now.

        Refuses NO_SUCH_GAME, NOT_RUNNING, NOT_SEATED, NOT_YOUR_TURN, and HINTS_OFF in games that count.
        """
        session = await self._repository.running(game)
        seat = session.seat_of(person)
        if seat is None:
            raise HostRefusal(HostReason.NOT_SEATED)
        if session.header.options.rated or session.in_tournament:
            raise HostRefusal(HostReason.HINTS_OFF)
        if session.to_move != seat:
            raise not_your_turn(session, acting(session.history.position))
        return session

    async def hint(self, game: GameId, person: PersonId) -> tuple[Move, ...]:
        """Return the turn of the strongest computer player.

        Refuses as `check_hint` does, before and after the computer has thought, and NO_HINT if it fails or the game
        has moved on meanwhile.
        """
        session = await self.check_hint(game, person)
        seat = session.seat_of(person)
        assert seat is not None, "somebody without a seat has been refused"
        try:
            moves = await self._ask(session, seat.colour, ADVISER)
        except Exception as failure:
            _log_failure(session, ADVISER, failure, "no hint is given")
            raise HostRefusal(HostReason.NO_HINT) from failure
        fresh = await self.check_hint(game, person)
        if fresh.history.seq != session.history.seq:
            raise HostRefusal(HostReason.NO_HINT)
        return moves

    async def stand_in(self, session: Session, still_due: StillDue) -> None:
        """Play the turn of a person whose time has run out, as the table chose.

        It is not played if `still_due` returns False after the computer has thought.
        """
        seat = session.to_move
        if seat is None:
            return
        opponent = None if session.header.options.time_out is TimeOut.RANDOM_TILE else STAND_IN
        moves = await self._choose(session, seat.colour, opponent)
        await self._make(session, seat.colour, moves, Maker.CLOCK, still_due=still_due)

    async def play_for_person(self, session: Session, orders: Orders) -> None:
        """Make the move that a person's orders give, else one of `STAND_IN`."""
        seat = session.to_move
        if seat is None or seat.person is None:
            return
        move = ordered_move(session.history.position, orders)
        moves = (move,) if move else await self._choose(session, seat.colour, STAND_IN)

        async def not_taken_back(fresh: Session) -> bool:
            async with self._database.read() as connection:
                return await orders_due(connection, fresh) == orders

        await self._make(session, seat.colour, moves, Maker.PERSON, seat.person, not_taken_back)

    async def close(self) -> None:
        """End the worker process."""
        await self.worker.end()

    async def _make(
        self,
        session: Session,
        colour: Colour,
        moves: tuple[Move, ...],
        maker: Maker,
        person: PersonId | None = None,
        still_due: StillDue | None = None,
    ) -> bool:
        """Store a turn, if its game is still in the same state and `still_due` allows it; return whether."""
        async with self._repository.lock(session.id):
            fresh = await self._repository.running(session.id)
            if fresh.history.seq != session.history.seq:
                return False
            if still_due is not None and not await still_due(fresh):
                return False
            history = self._extended(fresh, colour, moves, maker, person)
            try:
                await self._repository.append(fresh, history)
            except HostRefusal:
                return False
        return True

    def _extended(
        self,
        session: Session,
        colour: Colour,
        moves: tuple[Move, ...],
        maker: Maker,
        person: PersonId | None,
    ) -> GameHistory:
        """Return the history with the turn added. Replace an illegal or incomplete turn by a random one."""
        history, at = session.history, self._now()
        try:
            after = extended(history, moves, maker=maker, person=person, at=at)
            if moves and after.position.phase is not Phase.DEPLOY:
                return after
            wrong = f"one that is not complete: {moves}"
        except GameError as refusal:
            wrong = f"an illegal one: {refusal}"
        _log.error(
            "game %s, state %d: a random turn is played in place of %s", session.id, history.seq, wrong
        )
        anything = any_turn(history.position, colour, _chance(session))
        return extended(history, anything, maker=maker, person=person, at=at)

    async def _choose(self, session: Session, colour: Colour, opponent: str | None) -> tuple[Move, ...]:
        """Return the turn of computer player `opponent`; if that fails, the turn of `STAND_IN`.

        The turn is random if `opponent` is None, or if `STAND_IN` fails, too.
        """
        for candidate in () if opponent is None else dict.fromkeys((opponent, STAND_IN)):
            try:
                return await self._ask(session, colour, candidate)
            except Exception as failure:
                # Whatever error a computer player raises, the game goes on.
                _log_failure(session, candidate, failure, "another one plays the turn")
        return any_turn(session.history.position, colour, _chance(session))

    async def _ask(self, session: Session, colour: Colour, opponent: str) -> tuple[Move, ...]:
        """Return the turn that a computer player chooses in the worker process. Raises what `Worker.ask` does."""
        history = session.history
        self._waiting += 1
        try:
            # One question at a time: the time spent waiting for other answers does not count for the timeout.
            async with self._thinking:
                allowed, pace = THINKING_SECONDS / self._waiting, self._paces[opponent]
                request = question(
                    history.opening,
                    history.moves(history.seq),
                    opponent=opponent,
                    seat=colour,
                    chance=_seed(session),
                    seconds=allowed * pace.part,
                )
                most = THINKING_SECONDS + EXTRA_SECONDS
                try:
                    moves, took = await self.worker.ask(
                        request, partial(_read_turn, history, self._now()), most
                    )
                except TimeoutError:
                    pace.note(allowed, most)
                    raise
                pace.note(allowed, took)
                return moves
        finally:
            self._waiting -= 1


async def _read_turn(
    history: GameHistory, at: datetime, answer: asyncio.StreamReader
) -> tuple[tuple[Move, ...], float]:
    """Return a worker's turn, and the seconds that it took.

    Raises GameError if the turn is illegal, OpponentFailed if it is incomplete.
    """
    line = await answer.readline()
    if not line:
        raise OpponentFailed("its process has ended")
    written, took = parse_answer(line)
    moves = tuple(parse_move(text) for text in written)
    after = extended(history, moves, maker=Maker.COMPUTER, person=None, at=at)
    if not moves or after.position.phase is Phase.DEPLOY:
        raise OpponentFailed(f"its turn is not complete: {moves}")
    return moves, took


def _log_failure(session: Session, opponent: str, failure: Exception, instead: str) -> None:
    """Log that a computer player has failed, and what happens instead."""
    _log.error(
        "game %s, state %d: computer player %s failed, %s: %s",
        session.id,
        session.history.seq,
        opponent,
        instead,
        str(failure) or "no answer in time",
        # A process that was killed or is too slow needs no traceback.
        exc_info=None if isinstance(failure, UNANSWERED) else failure,
    )


def _seed(session: Session) -> str:
    """Return the seed for random choices in this turn.

    It is derived from the seed of the game, so that a turn played again is the same.
    """
    return f"{session.header.seed} {len(session.history.line(session.history.seq))}"


def _chance(session: Session) -> Chance:
    return Chance(_seed(session), "turn")
