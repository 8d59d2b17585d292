"""Makes the next puzzle of each server in advance, in a process with a limited share of a core."""

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

TIMEOUT_SECONDS = 600.0
"""The most seconds to wait for the search of one turn, which uses a fifth of a core at most."""

MOST_GAMES = 3
"""The most reviewed games that are searched for one puzzle."""

MOST_TURNS = 10
"""The most turns of a reviewed game that are searched: those that cost their players most."""

LOOK_EVERY = timedelta(hours=1)
"""How often a process checks for a puzzle that another process was to make, but did not."""

_log = logging.getLogger(__name__)


class _Enough(Exception):  # noqa: N818 - nothing is wrong
    """Raised when a puzzle is found, to end the worker."""


class PuzzleProducer:
    """Makes missing puzzles in `prepare`, which `loop` calls in the background.

    A puzzle is taken from a reviewed game of the server. If these have none, it comes from the stock, and
    once the server has had the whole stock, from a game that computers play.
    """

    def __init__(self, services: Services, repository: GameRepository) -> None:
        self._database = services.database
        self._now = services.now
        self._secret = services.secret
        self._repository = repository
        self._tried: dict[GuildId, set[GameId]] = {}
        changed = services.events.subscribe(PuzzlesChanged)
        longest = LOOK_EVERY if services.database.shared else None
        self.loop = BackgroundLoop("the making of puzzles", self.prepare, changed, services.now, longest)

    async def prepare(self) -> datetime | None:
        """Make a puzzle for each server that has none ready; return when to try again if any failed."""
        async with self._database.read() as connection:
            plans = await puzzles.plans(connection)
        ready = [await self._prepare(plan.guild) for plan in plans]
        return None if all(ready) else self._now() + AFTER_FAULT

    async def _prepare(self, guild: GuildId) -> bool:
        """Make a puzzle for a server if it needs one; return True if it has one or the stock does."""
        async with self._database.read() as connection:
            if await puzzles.ready(connection, guild) is not None:
                return True
            reviewed = await puzzles.reviewed_games(connection, guild, 10 * MOST_GAMES)
            used = await puzzles.sources(connection, guild)
        # Games that have left the list are forgotten: it has a limit, the games of a server have none.
        tried = self._tried[guild] = self._tried.get(guild, set()).intersection(reviewed)
        for game in [game for game in reviewed if game not in tried][:MOST_GAMES]:
            tried.add(game)
            request = await self._question(game)
            if request is not None and await self._make(guild, game, request):
                return True
        if stock.next_of(guild, used) is not None:
            return True
        seed = self._secret(8).hex()
        return await self._make(guild, f"random {seed}", random_question(seed))

    async def _question(self, game: GameId) -> bytes | None:
        """Return the question for the worker about a reviewed game; None if the game cannot be read."""
        try:
            session = await self._repository.load(game)
        except HostRefusal as refusal:
            _log.info("no puzzle is made of game %s: %s", game, refusal)
            return None
        async with self._database.read() as connection:
            review = await reviews.find(connection, game)
        turns = [] if review is None else [parse_turn(line) for line in review.turns.splitlines()]
        costly = sorted(range(len(turns)), key=lambda index: -turns[index].cost)[:MOST_TURNS]
        history = session.history
        setup = Setup(history.opening.ruleset, history.opening.seats, start_tile(history.opening.ruleset))
        return question(recorded(setup, history.events_of(history.seq)), [index + 1 for index in costly])

    async def _make(self, guild: GuildId, source: str, request: bytes) -> bool:
        """Search a game in a separate process and store the first puzzle; return whether one was found."""
        found: list[str] = []

        def on_line(line: str) -> None:
            if (text := parse_line(line)) is not None:
                found.append(text)
                raise _Enough

        try:
            with contextlib.suppress(_Enough):
                if not await follow_worker(WORKER, request, TIMEOUT_SECONDS, on_line):
                    _log.error("no puzzle could be made of %s: its process has ended", source)
        except (OSError, ValueError) as failure:
            _log.error("no puzzle could be made of %s: %r", source, failure)
        if not found:
            return False
        with contextlib.suppress(Conflict):
            async with self._database.begin(str(guild)) as connection:
                await puzzles.add(connection, guild, source, found[0])
        return True
