"""The tile of the day: its plans, answers and standings, and its posting, exactly once a day."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime, time, timedelta
from functools import lru_cache, partial

from game.engine.legal import turns
from game.notation.moves import move_text
from game.puzzles.puzzle import Puzzle, Verdict, judged, parse_puzzle
from game.values.moves import Move, Place
from host.background import AFTER_FAULT, BackgroundLoop, Cooldown
from host.errors import HostReason, HostRefusal
from host.events import PuzzlesChanged
from host.puzzles import stock
from host.puzzles.schedule import LATEST, first_due, newest_due, next_after
from host.services import Services
from host.time_zones import check_time_zone
from model.ids import ChannelId, GuildId, PersonId
from model.outbox import MessageKind
from model.puzzles import DailyPuzzle, PuzzleAnswer, PuzzlePlan, PuzzleStanding
from storage import outbox, puzzles
from storage.database import Conflict, Connection

LOOK_EVERY = timedelta(seconds=30)
"""The interval of checks of plans if other processes change them, too."""

AFTER_UNUSABLE = timedelta(days=1)
"""The delay before a plan in an unknown time zone is tried again: zone data must be installed first."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class PuzzleView:
    """A puzzle of a server as one person sees it; `answer` is their answer, if they gave one."""

    daily: DailyPuzzle
    puzzle: Puzzle
    answer: PuzzleAnswer | None

    @property
    def open(self) -> bool:
        """True if the puzzle may still be answered."""
        return self.daily.closed_at is None


class DailyPuzzles:
    """Plans, puzzles, answers and standings of servers; `loop` posts what is due, in the background."""

    def __init__(self, services: Services) -> None:
        self._database = services.database
        self._now = services.now
        self._events = services.events
        changed = services.events.subscribe(PuzzlesChanged)
        longest = LOOK_EVERY if services.database.shared else None
        self._cooldown = Cooldown(services.now)
        self._unusable: set[PuzzlePlan] = set()
        self.loop = BackgroundLoop(
            "the posting of tiles of the day", self.run_due, changed, services.now, longest
        )

    async def plan(self, guild: GuildId) -> PuzzlePlan | None:
        """Return when and where puzzles are posted on a server; None if they are not."""
        async with self._database.read() as connection:
            found = await puzzles.plan(connection, guild)
        return found if found is not None and found.active else None

    async def language(self, guild: GuildId) -> str | None:
        """Return the language in which puzzles are posted on a server; None if there never were any."""
        async with self._database.read() as connection:
            found = await puzzles.plan(connection, guild)
        return None if found is None else found.language

    async def begin(
        self, guild: GuildId, channel: ChannelId, at: time, time_zone: str, language: str
    ) -> PuzzlePlan:
        """Store that a puzzle is posted each day; return the plan. Refuses UNKNOWN_TIME_ZONE.

        If a puzzle was already posted today, the next one comes tomorrow, even if the new time is later
        today.
        """
        check_time_zone(time_zone)
        now = self._now()
        async with self._database.begin(str(guild)) as connection:
            newest = await puzzles.find(connection, guild, await puzzles.newest_number(connection, guild))
            next_at = first_due(now, newest.posted_at if newest is not None else None, at, time_zone)
            chosen = PuzzlePlan(guild, channel, at, time_zone, language, next_at)
            await puzzles.put_plan(connection, chosen)
        self._events.publish(PuzzlesChanged(guild))
        return chosen

    async def end(self, guild: GuildId) -> bool:
        """Post no more puzzles on a server. The open puzzle is closed, and its solution is posted.

        Return whether the server had a plan. The standings are kept.
        """
        async with self._database.begin(str(guild)) as connection:
            found = await puzzles.plan(connection, guild)
            if found is None or not found.active:
                return False
            await puzzles.put_plan(connection, replace(found, active=False))
            await self._close(connection, guild, self._now())
        self._events.publish(PuzzlesChanged(guild))
        return True

    async def newest_number(self, guild: GuildId) -> int:
        """Return the number of the puzzle that was posted last; 0 if there was none yet."""
        async with self._database.read() as connection:
            return await puzzles.newest_number(connection, guild)

    async def newest(self, guild: GuildId, person: PersonId) -> PuzzleView:
        """Return the puzzle that was posted last.

        If there was none yet, refuses PUZZLE_NOT_YET if the first one is planned, else NO_PUZZLE.
        """
        number = await self.newest_number(guild)
        if not number and (plan := await self.plan(guild)) is not None:
            first = str(int(plan.next_at.timestamp()))
            raise HostRefusal(HostReason.PUZZLE_NOT_YET, first=first)
        return await self.view(guild, number, person)

    async def view(self, guild: GuildId, number: int, person: PersonId | None = None) -> PuzzleView:
        """Return a puzzle. Refuses NO_PUZZLE for an unknown number."""
        async with self._database.read() as connection:
            daily = await puzzles.find(connection, guild, number)
            answer = None if person is None else await puzzles.answer_of(connection, guild, number, person)
        if daily is None:
            raise HostRefusal(HostReason.NO_PUZZLE)
        # Parsing replays some seventy moves, the first time.
        return PuzzleView(daily, await asyncio.to_thread(_parsed, daily.text), answer)

    async def answer(
        self, guild: GuildId, number: int, person: PersonId, place: Place, then: Move
    ) -> PuzzleAnswer:
        """Store a person's only answer to a puzzle, and return it.

        Refuses NO_PUZZLE, PUZZLE_CLOSED, PUZZLE_ANSWERED, and PUZZLE_TURN for a turn that is not legal.
        """
        view = await self.view(guild, number, person)
        if view.answer is not None:
            raise HostRefusal(HostReason.PUZZLE_ANSWERED)
        if (place, then) not in turns(view.puzzle.position):
            raise HostRefusal(HostReason.PUZZLE_TURN)
        moves = f"{move_text(place)} {move_text(then)}"
        answer = PuzzleAnswer(guild, number, person, moves, judged(view.puzzle, place, then), self._now())
        try:
            async with self._database.begin(str(guild)) as connection:
                daily = await puzzles.find(connection, guild, number)
                if daily is None or daily.closed_at is not None:
                    raise HostRefusal(HostReason.PUZZLE_CLOSED)
                await puzzles.put_answer(connection, answer)
        except Conflict as conflict:
            raise HostRefusal(HostReason.PUZZLE_ANSWERED) from conflict
        return answer

    async def standings(self, guild: GuildId) -> tuple[PuzzleStanding, ...]:
        """Return the standings of a server, the best first."""
        async with self._database.read() as connection:
            return await puzzles.standings(connection, guild)

    async def verdicts(self, guild: GuildId, number: int) -> Mapping[Verdict, int]:
        """Return the number of answers to a puzzle by verdict."""
        async with self._database.read() as connection:
            return await puzzles.verdicts(connection, guild, number)

    async def run_due(self) -> datetime | None:
        """Post what is due; return when to look again (None: no server has a plan)."""
        now = self._now()
        async with self._database.read() as connection:
            plans = await puzzles.plans(connection)
        for plan in plans:
            if plan.next_at <= now and self._is_usable(plan):
                await self._cooldown.attempt(
                    "the tile of the day of server", str(plan.guild), partial(self._post, plan, now)
                )
        async with self._database.read() as connection:
            plans = await puzzles.plans(connection)
        return min((self._look_at(plan, now) for plan in plans), default=None)

    def _is_usable(self, plan: PuzzlePlan) -> bool:
        """Return whether this machine knows the time zone of a plan. If not, log that once."""
        try:
            check_time_zone(plan.time_zone)
        except HostRefusal:
            if plan not in self._unusable:
                _log.error(
                    "server %d gets no tile of the day: time zone %s is unknown here (a newer tzdata may know it)",
                    plan.guild,
                    plan.time_zone,
                )
                self._unusable.add(plan)
            return False
        self._unusable.discard(plan)
        return True

    def _look_at(self, plan: PuzzlePlan, now: datetime) -> datetime:
        """Return when to look at a plan again: when it is due, or after a delay if it is overdue."""
        if plan.next_at > now:
            return plan.next_at
        return now + (AFTER_UNUSABLE if plan in self._unusable else AFTER_FAULT)

    async def _post(self, plan: PuzzlePlan, now: datetime) -> None:
        """Close the last puzzle and post the next one. If none is ready, the plan stays due."""
        guild, next_at = plan.guild, next_after(now, plan.at, plan.time_zone)
        try:
            async with self._database.begin(str(guild)) as connection:
                if not await puzzles.move_on(connection, plan, next_at):
                    return
                if now - newest_due(plan.next_at, now, plan.at, plan.time_zone) > LATEST:
                    _log.warning(
                        "server %d gets no tile of the day for %s: the bot was away too long; the next one is at %s",
                        guild,
                        plan.next_at,
                        next_at,
                    )
                    return
                source = await self._ready(connection, guild)
                if source is None:
                    raise _NothingReady
                await self._close(connection, guild, now)
                number = await puzzles.post(connection, guild, source, now)
                await outbox.add_puzzle_message(connection, guild, number, MessageKind.PUZZLE, now)
        except _NothingReady:
            _log.warning("server %d gets its tile of the day late: none is ready, one is being made", guild)
            return
        self._events.publish(PuzzlesChanged(guild))

    async def _ready(self, connection: Connection, guild: GuildId) -> str | None:
        """Return the source of a puzzle to post: made for the server, else from the stock. None if none."""
        puzzle = await puzzles.ready(connection, guild)
        if puzzle is not None:
            return puzzle.source
        name = stock.next_of(guild, await puzzles.sources(connection, guild))
        if name is None:
            return None
        await puzzles.add(connection, guild, stock.source(name), stock.text(name))
        return stock.source(name)

    async def _close(self, connection: Connection, guild: GuildId, now: datetime) -> None:
        number = await puzzles.close(connection, guild, now)
        if number is not None:
            await outbox.add_puzzle_message(connection, guild, number, MessageKind.PUZZLE_SOLUTION, now)


class _NothingReady(Exception):  # noqa: N818 - nothing is wrong yet
    """Raised to roll back the posting if no puzzle is ready for a server."""


@lru_cache(maxsize=64)
def _parsed(text: str) -> Puzzle:
    return parse_puzzle(text)
