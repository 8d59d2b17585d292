"""Many games at once: how soon a press is answered, and how late the bot's event loop runs, while all of them play.

Two people at each table press as fast as they are answered, which is far more than people do. The bot is one
process with a database file; its loop is watched from inside.
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
from pathlib import Path

from bench._report import report
from bench._tables import Table, stored_tables
from bot import wiring
from bot.config import read
from sandbox.bot_process import BotProcess
from sandbox.script import Sandbox, Settings
from sandbox.server import TOKEN

GAMES = 50
TURNS = 3
"""Played in each game, from some 20 tiles on."""
FIRST_TILES = 20

WATCH_SECONDS = 0.005
DELAYS = "BENCH_LOOP_DELAYS"
"""Names the file into which the bot writes how late its loop was, in milliseconds."""
BOT = (sys.executable, "-c", "from bench.load import run_bot; run_bot()")


def run_bot() -> None:
    """The real bot, until it is told to stop, with its event loop watched."""
    delays = asyncio.run(_serve())
    Path(os.environ[DELAYS]).write_text(json.dumps(delays), encoding="ascii")


async def _serve() -> list[float]:
    """How late the loop was, looked at every few milliseconds until SIGTERM."""
    delays: list[float] = []
    told = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, told.set)
    async with wiring.assembled(read(os.environ)) as client:
        serving = asyncio.create_task(client.start(TOKEN))
        while not told.is_set():
            begun = time.perf_counter()
            await asyncio.sleep(WATCH_SECONDS)
            delays.append((time.perf_counter() - begun - WATCH_SECONDS) * 1000)
        await client.close()
        await serving
    return delays


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
                DELAYS: str(home / "delays"),
            }
            async with BotProcess(box.loopback, command=BOT, environment=environment):
                await asyncio.gather(*(table.next_turn() for table in tables))
                begun = time.perf_counter()
                await asyncio.gather(*(_play(table, answers) for table in tables))
                seconds = time.perf_counter() - begun
        delays = json.loads((home / "delays").read_text(encoding="ascii"))
    return {
        "games": GAMES,
        "turns": GAMES * TURNS,
        "turns_per_second": GAMES * TURNS / seconds,
        "first_response_p50_ms": statistics.median(answers),
        "first_response_p99_ms": statistics.quantiles(answers, n=100)[98],
        "loop_delay_p50_ms": statistics.median(delays),
        "loop_delay_p99_ms": statistics.quantiles(delays, n=100)[98],
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
