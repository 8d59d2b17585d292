"""Many games at once: how long people wait for the next turn, and how many turns a second the bot carries.

Two people at each of a hundred tables play turns at a given rate: a turn begins at its time, whether or not
earlier ones have been answered. The wait is measured from Confirm to the message of the next turn. Without
`--rate` the measurement searches for the knee, the rate at which the slowest hundredth waits for a second.
The bot is a process with a database file and a process that draws, whose processor time and memory are added;
the event loop of the first is watched from inside. The bot's work after its start (checking the logs of all
games, making sprites) is not measured. At the end, with as many long games in memory as are ever kept,
garbage is collected: earlier collections took no longer.

`encode_cpu_ms` is the processor time of Pillow to quantise and encode the picture of one late board, a
yardstick of the machine: the median over the tables' pictures, encoded while turns are played, since a core
may be slower while others work. `cpu_ratio` is the processor time of a whole turn as a multiple of it.
`rss_mb` is the memory of both processes, `rss_drawing_mb` the private memory of the one that draws (none with
`BASTIDE_DRAWINGS=0`).
`sandbox_cpu_share` is the share of Discord and the people in all processor time.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import statistics
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from io import BytesIO
from itertools import cycle
from pathlib import Path

from PIL import Image

from bench.support.encoding import encoded_by_pillow
from bench.support.options import option_parser
from bench.support.processor import at_rest, cpu_seconds_with_children, resident_mb, resident_mb_with_children
from bench.support.report import report
from bench.support.tables import Table, stored_tables
from bench.support.watched_bot import STALLS, Stalls
from bot.pictures.warming import DELAY_SECONDS
from sandbox.bot_process import BotProcess
from sandbox.script import Sandbox, Settings
from sandbox.world.errors import Refused
from sandbox.world.waiting import WaitTimeout

TABLES = 100
FIRST_TILES = 50
MOST_TURNS = 18
"""The most turns played at each table, so that no game ends."""
SECONDS = 12.0
"""Seconds for which each rate is tried; a search has only the turns of all tables together."""
FIRST_RATE, FINEST = 1.0, 1.1
"""The search begins at this many turns a second, doubles it, and ends when its bounds have this ratio."""
LIMIT_MS = 1000.0
"""The wait of the slowest hundredth at the knee."""
ENCODE_SECONDS = 0.5
"""Seconds between two encodings of a board, each of another table, since they differ in size."""

BOT = (sys.executable, "-m", "bench.support.watched_bot")


@dataclass(slots=True)
class Rate:
    """The waits of people at one rate, in milliseconds, and its cost in seconds of processor time."""

    waits: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    encodings: list[float] = field(default_factory=list)
    late: int = 0
    unanswered: int = 0
    seconds: float = 0.0
    bot_cpu: float = 0.0
    own_cpu: float = 0.0

    @property
    def p99_ms(self) -> float:
        """The 99th percentile of the waits for a turn's message."""
        return _centile(self.waits, 99)

    @property
    def carried(self) -> bool:
        """True if all were answered, 99 % within LIMIT_MS, and there was a free table for each turn."""
        return bool(self.waits) and not self.late and not self.unanswered and self.p99_ms <= LIMIT_MS


def main(argv: list[str]) -> None:
    """Print a table, or with --json one object."""
    parser = option_parser("load", __doc__)
    parser.add_argument("--tables", type=int, default=TABLES, help="how many games are played")
    parser.add_argument(
        "--tiles", type=int, default=FIRST_TILES, help="how many tiles each game has at the beginning"
    )
    parser.add_argument("--rate", type=float, help="turns a second; without it the knee is searched")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long each rate is tried")
    arguments = parser.parse_args(argv)
    report(asyncio.run(measure(arguments.tables, arguments.rate, arguments.seconds, arguments.tiles)), argv)


async def measure(
    tables: int, rate: float | None, seconds: float, tiles: int = FIRST_TILES, *, waits: bool = True
) -> dict[str, float]:
    """Return the figures of games with `tiles` tiles laid, at the given rate or at the knee.

    Unless it `waits` until the bot's work after the start is done, that is measured too.
    """
    with tempfile.TemporaryDirectory(prefix="bastide-bench-") as directory:
        home = Path(directory)
        async with Sandbox(Settings(home, validated=False)) as box:
            seated = await stored_tables(box, str(home / "bench.db"), tables, tiles)
            environment = {
                "BASTIDE_DATABASE": str(home / "bench.db"),
                "BASTIDE_LOG_LEVEL": "WARNING",
                STALLS: str(home / "stalls"),
            }
            async with BotProcess(box.loopback, command=BOT, environment=environment) as bot:
                for table in seated:
                    await table.next_turn()
                if waits:
                    await at_rest(bot.pid, DELAY_SECONDS)
                bot.send(signal.SIGUSR1)
                crowd = _Crowd(seated, bot)
                at = await crowd.played(rate, seconds) if rate else await crowd.knee(seconds)
                rss_mb, rss_bot_mb = resident_mb_with_children(bot.pid), resident_mb(bot.pid)
        stalls = Stalls(**json.loads((home / "stalls").read_text(encoding="ascii")))
    cores, turns = os.cpu_count() or 1, max(1, len(at.waits))
    delays = stalls.delays()
    encode, turn_cpu = statistics.median(at.encodings), at.bot_cpu * 1000 / turns
    return {
        "tables": tables,
        "cores": cores,
        "turns": len(at.waits),
        "turns_per_second": len(at.waits) / at.seconds,
        "knee_turns_per_second": crowd.carried,
        "knee_per_core": crowd.carried / cores,
        "confirm_to_message_p50_ms": _centile(at.waits, 50),
        "confirm_to_message_p99_ms": at.p99_ms,
        "first_response_p50_ms": _centile(at.answers, 50),
        "first_response_p99_ms": _centile(at.answers, 99),
        "bot_cpu_ms_per_turn": turn_cpu,
        "encode_cpu_ms": encode,
        "cpu_ratio": turn_cpu / encode,
        "sandbox_cpu_share": at.own_cpu / (at.own_cpu + at.bot_cpu),
        "rss_mb": rss_mb,
        "rss_drawing_mb": rss_mb - rss_bot_mb,
        "loop_delay_p50_ms": statistics.median(delays),
        "loop_delay_p99_ms": _centile(delays, 99),
        "loop_delay_max_ms": max(delays),
        "longest_step_cpu_ms": stalls.step,
        "collection_cpu_ms": stalls.collection,
    }


class _Crowd:
    """The people at all tables; `carried` is the highest rate that the bot has carried, in turns a second."""

    def __init__(self, tables: list[Table], bot: BotProcess) -> None:
        self._tables = tuple(tables)
        self._free = list(tables)
        self._left = {id(table): MOST_TURNS for table in tables}
        self._bot = bot
        self.carried = 0.0

    async def knee(self, seconds: float) -> Rate:
        """Return the result of the highest rate that the bot carries, else of the lowest rate."""
        best, rate, bound = await self.played(FIRST_RATE, seconds), FIRST_RATE, 0.0
        while self._free and (bound == 0.0 or bound / rate > FINEST):
            tried = 2 * rate if bound == 0.0 else (rate * bound) ** 0.5
            # Work left over from a rate that is too high would be counted with the next rate.
            await at_rest(self._bot.pid)
            found = await self.played(tried, seconds)
            if found.carried:
                best, rate = found, tried
            else:
                bound = tried
            if not best.carried:
                break
        return best

    async def played(self, rate: float, seconds: float) -> Rate:
        """Begin turns at a rate for `seconds` seconds, wait for all answers, and return the result."""
        found = Rate()
        own, bots, begun = time.process_time(), cpu_seconds_with_children(self._bot.pid), time.perf_counter()
        encoding = asyncio.create_task(self._encode(found))
        playing: set[asyncio.Task[None]] = set()
        for number in range(max(1, round(rate * seconds))):
            await asyncio.sleep(max(0.0, begun + number / rate - time.perf_counter()))
            if self._free:
                playing.add(asyncio.create_task(self._turn(self._free.pop(0), found)))
            else:
                found.late += 1
        await asyncio.gather(*playing)
        encoding.cancel()
        with suppress(asyncio.CancelledError):
            await encoding
        found.seconds = time.perf_counter() - begun
        found.own_cpu += time.process_time() - own
        found.bot_cpu = cpu_seconds_with_children(self._bot.pid) - bots
        if found.carried:
            self.carried = max(self.carried, len(found.waits) / found.seconds)
        return found

    async def _turn(self, table: Table, found: Rate) -> None:
        """Play one turn by the panel. A table whose people got no answer is not played at any more."""
        try:
            begun = time.perf_counter()
            opening = await table.open_panel()
            found.answers.append((time.perf_counter() - begun) * 1000)
            panel = await table.choose(opening)
            begun = time.perf_counter()
            pressing = asyncio.ensure_future(table.mover.click(panel.message, "Confirm"))
            await table.next_turn()
            found.waits.append((time.perf_counter() - begun) * 1000)
            await pressing
            self._left[id(table)] -= 1
            if self._left[id(table)]:
                self._free.append(table)
        except (Refused, WaitTimeout, AssertionError, LookupError):
            # This wait has no end, so it is counted and not measured.
            found.unanswered += 1

    async def _encode(self, found: Rate) -> None:
        """Encode the picture of one table after another; this time does not count as the sandbox's."""
        for table in cycle(self._tables):
            assert table.message is not None
            encode, whole = await asyncio.to_thread(_encode_cpu_seconds, table.message.picture())
            found.encodings.append(encode * 1000)
            found.own_cpu -= whole
            await asyncio.sleep(ENCODE_SECONDS)


def _centile(values: list[float], number: int) -> float:
    return statistics.quantiles(values, n=100, method="inclusive")[number - 1] if len(values) > 1 else 0.0


def _encode_cpu_seconds(picture: bytes) -> tuple[float, float]:
    """Return the processor seconds to quantise and encode this picture, without and with decoding it."""
    begun = time.thread_time()
    canvas = Image.open(BytesIO(picture)).convert("RGB")
    unpacked = time.thread_time()
    encoded_by_pillow(canvas)
    ended = time.thread_time()
    return ended - unpacked, ended - begun
