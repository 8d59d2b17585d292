"""Many games at once: how soon a press is answered, and how late the bot's event loop runs, while all of them play.

Two people at each table press as fast as they are answered, which is far more than people do. The bot is one
process with a database file; its loop is watched from inside once every game has been told. In the end, with as
many long games in memory as are ever kept, garbage is collected: no collection before has taken longer.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import signal
import statistics
import sys
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path

from bench._report import report
from bench._tables import Table, stored_tables
from bot.app import wiring
from bot.app.config import read
from host.games.repository import KEPT
from sandbox.bot_process import BotProcess
from sandbox.script import Sandbox, Settings

GAMES = 2 * KEPT
"""More than are kept in memory: they fall out and come back."""
TURNS = 3
"""Played in each game, from some 50 tiles on."""
FIRST_TILES = 50

WATCH_SECONDS = 0.005
STALLS = "BENCH_STALLS"
"""Names the file into which the bot writes its stalls."""
BOT = (sys.executable, "-c", "from bench.load import run_bot; run_bot()")


@dataclass(frozen=True, slots=True)
class Stalls:
    """In milliseconds: how late the loop was, looked at every few milliseconds; processor time of a collection.

    `step` is the processor time of the longest step of the loop, however busy the machine is with other things.
    """

    delays: list[float]
    step: float
    collection: float


def run_bot() -> None:
    """The real bot, until it is told to stop, with its event loop watched from SIGUSR1 on."""
    stalls = asyncio.run(_serve())
    Path(os.environ[STALLS]).write_text(json.dumps(asdict(stalls)), encoding="ascii")


async def _serve() -> Stalls:
    delays: list[float] = []
    watch, stop = asyncio.Event(), asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, watch.set)
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    serving = asyncio.create_task(wiring.run(read()))
    await watch.wait()
    steps = _watched_steps()
    while not stop.is_set():
        begun = time.perf_counter()
        await asyncio.sleep(WATCH_SECONDS)
        delays.append((time.perf_counter() - begun - WATCH_SECONDS) * 1000)
    begun = time.thread_time()
    gc.collect()
    collection = (time.thread_time() - begun) * 1000
    serving.cancel()
    await asyncio.wait((serving,))
    return Stalls(delays, max(steps), collection)


def _watched_steps() -> list[float]:
    """The processor times of the loop's steps from now on."""
    steps: list[float] = []
    run = asyncio.Handle._run

    def timed(handle: asyncio.Handle) -> None:
        begun = time.thread_time()
        run(handle)
        steps.append((time.thread_time() - begun) * 1000)

    asyncio.Handle._run = timed  # type: ignore[assignment, method-assign]
    return steps


def main(argv: list[str]) -> None:
    """Print a table, or with --json one object."""
    report(asyncio.run(_measure()), argv)


async def _measure() -> dict[str, float]:
    answers: list[float] = []
    with tempfile.TemporaryDirectory(prefix="bastide-bench-") as directory:
        home = Path(directory)
        async with Sandbox(Settings(home, judged=False)) as box:
            tables = await stored_tables(box, home / "bench.db", GAMES, FIRST_TILES)
            environment = {
                "BASTIDE_DATABASE": str(home / "bench.db"),
                "BASTIDE_LOG_LEVEL": "WARNING",
                STALLS: str(home / "stalls"),
            }
            async with BotProcess(box.loopback, command=BOT, environment=environment) as bot:
                for table in tables:
                    await table.next_turn()
                bot.send(signal.SIGUSR1)
                begun = time.perf_counter()
                await asyncio.gather(*(_play(table, answers) for table in tables))
                seconds = time.perf_counter() - begun
        stalls = Stalls(**json.loads((home / "stalls").read_text(encoding="ascii")))
    return {
        "games": GAMES,
        "turns": GAMES * TURNS,
        "turns_per_second": GAMES * TURNS / seconds,
        "first_response_p50_ms": statistics.median(answers),
        "first_response_p99_ms": statistics.quantiles(answers, n=100)[98],
        "loop_delay_p50_ms": statistics.median(stalls.delays),
        "loop_delay_p99_ms": statistics.quantiles(stalls.delays, n=100)[98],
        "loop_delay_max_ms": max(stalls.delays),
        "longest_step_cpu_ms": stalls.step,
        "collection_cpu_ms": stalls.collection,
    }


async def _play(table: Table, answers: list[float]) -> None:
    """Some turns; notes how long each press of Play waits until the bot says anything."""
    for _ in range(TURNS):
        begun = time.perf_counter()
        await table.mover.click(table.message, "Play", settle=False)
        answers.append((time.perf_counter() - begun) * 1000)
        panel = await table.choose()
        await table.mover.click(panel.message, "Confirm")
        await table.next_turn()
