"""Reviews of finished games and of written ones: made on request, one at a time, and stored."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from game.notation.record import read
from game.notation.replay import LaidTurn, laid_turns, replay
from game.review import ReviewedTurn
from game.values.moves import Place
from host.errors import HostReason, HostRefusal
from host.games.analysis_checks import check_tournament_over
from host.games.files import LARGEST_BYTES
from host.games.repository import GameRepository
from host.games.session import Session
from host.reviews.turn_format import parse_turn, turn_text
from host.reviews.worker import question, record_question
from host.services import Services
from host.worker_process import follow_worker
from model.errors import StorageTrouble
from model.games import EntryKind
from model.ids import GameId, PersonId
from model.reviews import StoredReview
from model.tables import GameStatus
from storage import reviews
from storage.database import Conflict, Connection

WORKER = ("-m", "host.reviews.worker")

MOST_WAITING = 10
"""The most games that wait for their review at the same time."""

MOST_FILES = 2
"""The most written games that wait for their review at the same time; one for each person."""

MOST_TURNS = 300
"""The most turns of a written game that is reviewed: more than any game with all expansions has."""

TIMEOUT_SECONDS = 120.0
"""The most seconds to wait for the review of one turn."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Review:
    """The turns of a game reviewed so far, of `total`; `states` has the state in which each was played.

    A `failed` review is not made again until that is requested.
    """

    turns: tuple[ReviewedTurn, ...]
    states: tuple[int, ...]
    total: int
    failed: bool

    @property
    def done(self) -> bool:
        """True if all turns are reviewed."""
        return len(self.turns) == self.total


@dataclass(frozen=True, slots=True)
class FileReview:
    """The review of a written game; its states index `laid`, the turns with the positions before them."""

    review: Review
    laid: tuple[LaidTurn, ...]
    names: dict[str, str]
    """The header of the file, by key."""


Put = Callable[[Connection, StoredReview], Awaitable[None]]


class Reviews:
    """Reviews games in a worker process. A review interrupted by a restart must be requested again."""

    def __init__(self, services: Services, repository: GameRepository) -> None:
        self._database = services.database
        self._now = services.now
        self._repository = repository
        self._one_at_a_time = asyncio.Lock()
        self._found: dict[str, list[ReviewedTurn]] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._askers: dict[str, PersonId] = {}
        self._failed: set[str] = set()

    async def review(self, game: GameId, *, again: bool = False) -> Review:
        """Return the review of a game as far as it is made; begin it if that was not done yet.

        A failed review begins again only with `again`. Refuses NO_SUCH_GAME, QUARANTINED, REVIEW_LATER for a
        game that is not over, REVIEW_TOURNAMENT while its tournament runs, and REVIEWS_WAITING when too many
        games wait.
        """
        session = await self._repository.load(game)
        if session.header.status is GameStatus.RUNNING:
            raise HostRefusal(HostReason.REVIEW_LATER)
        async with self._database.read() as connection:
            await check_tournament_over(connection, session)
            stored = await reviews.find(connection, game)
        states = _placements(session)
        if stored is not None and not stored.failed:
            return _review(states, _turns(stored))
        failed = self._has_failed(game, stored, again=again)
        if not failed and game not in self._tasks:
            if len(self._tasks) >= MOST_WAITING:
                raise HostRefusal(HostReason.REVIEWS_WAITING)
            history = session.history
            request = question(history.opening, history.moves(history.seq))
            self._begin(
                game, request, len(states), lambda connection, review: reviews.put(connection, game, review)
            )
        return _review(states, self._found.get(game, []), failed=failed)

    async def review_file(self, text: str, person: PersonId, *, again: bool = False) -> FileReview:
        """Return the review of a written game as far as it is made, as `review` does.

        It is stored under the digest of the text. Refuses FILE_TOO_LARGE, REVIEW_FILE_OPEN for a game that is
        not over, REVIEW_FILE_LONG, REVIEW_FILE_YOURS while another file of the same person is reviewed,
        REVIEWS_WAITING, and `game.values.errors.RecordError`.
        """
        if len(text.encode()) > LARGEST_BYTES:
            raise HostRefusal(HostReason.FILE_TOO_LARGE, most_bytes=LARGEST_BYTES)
        laid, finished, names = await asyncio.to_thread(_read, text)
        if not finished:
            raise HostRefusal(HostReason.REVIEW_FILE_OPEN)
        if len(laid) > MOST_TURNS:
            raise HostRefusal(HostReason.REVIEW_FILE_LONG, most=MOST_TURNS)
        digest = hashlib.sha256(text.encode()).hexdigest()
        states = tuple(range(len(laid)))
        async with self._database.read() as connection:
            stored = await reviews.find_file(connection, digest)
        if stored is not None and not stored.failed:
            return FileReview(_review(states, _turns(stored)), laid, names)
        failed = self._has_failed(digest, stored, again=again)
        if not failed and digest not in self._tasks:
            if person in self._askers.values():
                raise HostRefusal(HostReason.REVIEW_FILE_YOURS)
            if len(self._askers) >= MOST_FILES or len(self._tasks) >= MOST_WAITING:
                raise HostRefusal(HostReason.REVIEWS_WAITING)
            self._askers[digest] = person
            now = self._now()
            self._begin(
                digest,
                record_question(text),
                len(laid),
                lambda connection, review: reviews.put_file(connection, digest, review, now),
            )
        review = _review(states, self._found.get(digest, []), failed=failed)
        return FileReview(review, laid, names)

    async def close(self) -> None:
        """Stop reviewing, and end the worker process."""
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _has_failed(self, key: str, stored: StoredReview | None, *, again: bool) -> bool:
        """Return whether a review has failed and is neither in progress nor requested `again`."""
        failed = key in self._failed or (stored is not None and stored.failed)
        return failed and not again and key not in self._tasks

    def _begin(self, key: str, request: bytes, total: int, put: Put) -> None:
        self._failed.discard(key)
        self._found[key] = []
        self._tasks[key] = asyncio.create_task(self._make(key, request, total, put), name=f"review of {key}")

    async def _make(self, key: str, request: bytes, total: int, put: Put) -> None:
        """Review a game in a worker process, and store the review or that it failed."""
        found = self._found[key]
        try:
            async with self._one_at_a_time:
                await follow_worker(
                    WORKER, request, TIMEOUT_SECONDS, lambda line: found.append(parse_turn(line))
                )
            if len(found) == total:
                await self._keep(put, StoredReview("\n".join(map(turn_text, found))))
            else:
                _log.error(
                    "the review of %s failed: its process ended after %d of %d turns", key, len(found), total
                )
                await self._fail(key, put)
        except TimeoutError:
            _log.error("the review of %s failed: no turn within %.0f seconds", key, TIMEOUT_SECONDS)
            await self._fail(key, put)
        except StorageTrouble as trouble:
            _log.warning(
                "the review of %s is made again when it is asked for, it cannot be stored: %s", key, trouble
            )
            await self._fail(key, put)
        except Exception:
            _log.exception("the review of %s failed", key)
            await self._fail(key, put)
        finally:
            self._askers.pop(key, None)
            del self._tasks[key], self._found[key]

    async def _fail(self, key: str, put: Put) -> None:
        """Record that a review has failed: in memory, and in the database if that works."""
        self._failed.add(key)
        with contextlib.suppress(StorageTrouble):
            await self._keep(put, StoredReview("", failed=True))

    async def _keep(self, put: Put, review: StoredReview) -> None:
        """Store a review, unless another process was first or the game is gone."""
        with contextlib.suppress(Conflict):
            async with self._database.begin() as connection:
                await put(connection, review)


def _turns(stored: StoredReview) -> list[ReviewedTurn]:
    return [parse_turn(line) for line in stored.turns.splitlines()]


def _read(text: str) -> tuple[tuple[LaidTurn, ...], bool, dict[str, str]]:
    """Return the turns of a file, whether its game is over, and its header."""
    record = read(text)
    return laid_turns(record), replay(record).finished, record.keys


def _placements(session: Session) -> tuple[int, ...]:
    """Return the state before each placement, without those that were undone."""
    history = session.history
    moved = [entry for entry in history.entries_of(history.seq) if entry.kind is EntryKind.MOVE]
    moves = history.moves(history.seq)
    return tuple(entry.seq - 1 for entry, move in zip(moved, moves, strict=True) if isinstance(move, Place))


def _review(states: tuple[int, ...], turns: list[ReviewedTurn], *, failed: bool = False) -> Review:
    return Review(tuple(turns), states[: len(turns)], len(states), failed)
