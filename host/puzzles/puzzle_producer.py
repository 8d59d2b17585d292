"""Makes the next puzzle of each server in advance, in a process of its own that takes a bounded share."""

from __future__ import annotations

import contextlib
import logging
from datetime import datetime, timedelta

from game.engine.bag import start_tile
from game.notation.header import Setup
from game.notation.recording import recorded
from host.background import AFTER_FAULT, BackgroundLoop
from host.errors import HostRefusal
from host.events import PuzzlesChanged
from host.games.repository import GameRepository
from host.puzzles import stock
from host.puzzles.maker import parse_line, question, random_question
from host.reviews.turn_format import parse_turn
from host.services import Services
from host.worker_process import follow_worker
from model.ids import GameId, GuildId
from storage import puzzles, reviews
from storage.database import Conflict

WORKER = ("-m", "host.puzzles.maker")

PATIENCE_SECONDS = 600.0
"""How long the look at one turn is waited for; it takes a fifth of a processor at most."""

MOST_GAMES = 3
"""Reviewed games that are looked through for one puzzle."""

MOST_TURNS = 10
"""Turns of a reviewed game that are looked at, those that cost most."""

LOOK_EVERY = timedelta(hours=1)
"""How often a process looks whether another one, which may be gone, was to make a puzzle."""

_log = logging.getLogger(__name__)


class _Enough(Exception):  # noqa: N818 - nothing is wrong
    """A puzzle is found: the worker need not go on."""


class PuzzleProducer:
    """`prepare` makes what is missing; `loop` calls it in the background.

    A puzzle is taken from a reviewed game of the server. Where none has one, the stock has some; and when a server has
    had all of these, computers play a game for it.
    """

    def __init__(self, services: Services, repository: GameRepository) -> None:
        self._database = services.database
        self._now = services.clock
        self._secret = services.secret
        self._repository = repository
        self._tried: set[tuple[GuildId, GameId]] = set()
        changed = services.events.subscribe(PuzzlesChanged)
        longest = LOOK_EVERY if services.database.shared else None
        self.loop = BackgroundLoop("maker of puzzles", self.prepare, changed, services.clock, longest)

    async def prepare(self) -> datetime | None:
        """Make a puzzle for each server that has none ready; return when to look again if one has none to post."""
        async with self._database.read() as connection:
            plans = await puzzles.plans(connection)
        ready = [await self._prepare(plan.guild) for plan in plans]
        return None if all(ready) else self._now() + AFTER_FAULT

    async def _prepare(self, guild: GuildId) -> bool:
        """Return whether a puzzle can be posted on a server: one made for it, or one of the stock."""
        async with self._database.read() as connection:
            if await puzzles.ready(connection, guild) is not None:
                return True
            reviewed = await puzzles.reviewed_games(connection, guild, 10 * MOST_GAMES)
            used = await puzzles.sources(connection, guild)
        games = [game for game in reviewed if (guild, game) not in self._tried][:MOST_GAMES]
        for game in games:
            self._tried.add((guild, game))
            asked = await self._question(game)
            if asked is not None and await self._make(guild, game, asked):
                return True
        if stock.next_of(guild, used) is not None:
            return True
        seed = self._secret(8).hex()
        return await self._make(guild, f"random {seed}", random_question(seed))

    async def _question(self, game: GameId) -> bytes | None:
        """Return what the worker is asked about a reviewed game; None of one that cannot be read."""
        try:
            session = await self._repository.load(game)
        except HostRefusal as refusal:
            _log.info("game %s makes no puzzle: %s", game, refusal)
            return None
        async with self._database.read() as connection:
            review = await reviews.find(connection, game)
        turns = [] if review is None else [parse_turn(line) for line in review.turns.splitlines()]
        costly = sorted(range(len(turns)), key=lambda index: -turns[index].cost)[:MOST_TURNS]
        history = session.history
        setup = Setup(history.opening.ruleset, history.opening.seats, start_tile(history.opening.ruleset))
        return question(recorded(setup, history.events_of(history.seq)), [one + 1 for one in costly])

    async def _make(self, guild: GuildId, source: str, asked: bytes) -> bool:
        """Search a game in a process of its own and store the first puzzle found; return whether there is one."""
        found: list[str] = []

        def heard(line: str) -> None:
            if (text := parse_line(line)) is not None:
                found.append(text)
                raise _Enough

        try:
            with contextlib.suppress(_Enough):
                await follow_worker(WORKER, asked, PATIENCE_SECONDS, heard)
        except (OSError, ValueError) as failure:
            _log.error("no puzzle could be made of %s: %r", source, failure)
        if not found:
            return False
        with contextlib.suppress(Conflict):
            async with self._database.begin(str(guild)) as connection:
                await puzzles.add(connection, guild, source, found[0])
        return True
