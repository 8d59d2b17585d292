"""Reviews: asked for by anybody once a game is over, made one at a time in the background, and kept with the game."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import dataclass

from game.review import ReviewedTurn
from game.values.moves import Place
from host.errors import HostReason, HostRefusal
from host.games.looking_back import check_tournament_over
from host.games.repository import GameRepository
from host.games.session import Session
from host.reviews.worker import parse_turn, question, turn_text
from host.services import Services
from host.worker_process import follow_worker
from model.games import EntryKind
from model.ids import GameId
from model.tables import GameStatus
from storage import reviews
from storage.database import Conflict

WORKER = ("-m", "host.reviews.worker")

MOST_WAITING = 10
"""Games that wait for their review at the same time."""

PATIENCE_SECONDS = 120.0
"""How long the review of one turn is waited for."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Review:
    """The turns of a game that are reviewed so far, of `total`; `states` has the state in which each was played."""

    turns: tuple[ReviewedTurn, ...]
    states: tuple[int, ...]
    total: int

    @property
    def done(self) -> bool:
        """Return whether all turns are reviewed."""
        return len(self.turns) == self.total


class Reviews:
    """Has games reviewed in a worker process; what was under way when the program ended is asked for anew."""

    def __init__(self, services: Services, repository: GameRepository) -> None:
        self._database = services.database
        self._repository = repository
        self._one_at_a_time = asyncio.Lock()
        self._found: dict[GameId, list[ReviewedTurn]] = {}
        self._tasks: dict[GameId, asyncio.Task[None]] = {}

    async def review(self, game: GameId) -> Review:
        """Return the review of a game as far as it is made; begin to make it if nobody has.

        Refuses NO_SUCH_GAME, QUARANTINED, REVIEW_LATER for a game that is not over, REVIEW_TOURNAMENT while its
        tournament runs, and REVIEWS_WAITING when too many games wait.
        """
        session = await self._repository.load(game)
        if session.header.status is GameStatus.RUNNING:
            raise HostRefusal(HostReason.REVIEW_LATER)
        async with self._database.read() as connection:
            await check_tournament_over(connection, session)
            stored = await reviews.find(connection, game)
        if stored is not None:
            return _review(session, [parse_turn(line) for line in stored.splitlines()])
        if game not in self._tasks:
            if len(self._tasks) >= MOST_WAITING:
                raise HostRefusal(HostReason.REVIEWS_WAITING)
            self._found[game] = []
            self._tasks[game] = asyncio.create_task(self._make(session), name=f"review of {game}")
        return _review(session, self._found[game])

    async def idle(self) -> None:
        """Wait until no game is being reviewed."""
        await asyncio.gather(*self._tasks.values())

    async def close(self) -> None:
        """Stop reviewing, and end the worker process."""
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _make(self, session: Session) -> None:
        game, found = session.id, self._found[session.id]
        try:
            async with self._one_at_a_time:
                await self._follow(session, found)
            if len(found) != len(_placements(session)):
                _log.error("the review of game %s ended after %d turns", game, len(found))
                return
            with contextlib.suppress(Conflict):
                async with self._database.begin() as connection:
                    await reviews.put(connection, game, "\n".join(map(turn_text, found)))
        except Exception:
            _log.exception("game %s could not be reviewed", game)
        finally:
            del self._tasks[game], self._found[game]

    async def _follow(self, session: Session, found: list[ReviewedTurn]) -> None:
        """Add turns as the worker reviews them."""
        opening, history = session.history.opening, session.history
        asked = question(opening.ruleset, opening.seats, opening.seed, history.moves(history.seq))
        await follow_worker(WORKER, asked, PATIENCE_SECONDS, lambda line: found.append(parse_turn(line)))


def _placements(session: Session) -> tuple[int, ...]:
    """Return the state before each tile that was laid, without what was undone."""
    history = session.history
    moved = [entry for entry in history.entries_of(history.seq) if entry.kind is EntryKind.MOVE]
    moves = history.moves(history.seq)
    return tuple(entry.seq - 1 for entry, move in zip(moved, moves, strict=True) if isinstance(move, Place))


def _review(session: Session, turns: list[ReviewedTurn]) -> Review:
    states = _placements(session)
    return Review(tuple(turns), states[: len(turns)], len(states))
