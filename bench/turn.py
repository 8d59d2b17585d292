"""The time of a turn, from the press of Confirm to the posted picture, beside its floor, the least work.

The bot is `python -m bot` in a separate process, with a database file. Each turn is followed at once by its
floor: the quantising and encoding of the same picture by Pillow, a durable commit of one row, and a trivial
slash command that another bot in another process answers with an attachment of that size. The ratio holds on
any machine.

The bot begins to draw the picture of the next turn together with the preview. Figures without `looked` are
for Confirm pressed at the moment when the preview arrives, as only scripts do: the picture is still being
drawn, and the figure contains most of that. Those with `looked` are for people who look at the preview for
LOOK_SECONDS: the picture is ready then. Their floor still contains its encoding.
"""

from __future__ import annotations

import asyncio
import sqlite3
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from io import BytesIO
from itertools import pairwise
from pathlib import Path

from PIL import Image

from bench.sandbox import BOT
from bench.support.encoding import encoded_by_pillow
from bench.support.processor import at_rest
from bench.support.report import report
from bench.support.tables import Table, stored_tables
from bot.pictures.warming import DELAY_SECONDS
from sandbox.bot_process import BotProcess
from sandbox.script import Sandbox, Settings

GAMES = 10
TURNS = 12
"""Turns measured in each game."""
WARMING = 10
"""Games played before the measured ones, so that the bot is like one that has run for a day.

Such a bot has scaled the tiles to most sizes, and has made those for large boards ahead, which it begins some
seconds after its start.
"""
LOOKED_TURNS = 2
"""Turns measured later in all games, with a look at the preview before Confirm."""
LOOK_SECONDS = 0.25
FIRST_TILES = 54
"""Tiles on the board before the first measured turn; half of the turns lie on either side of 60."""


def main(argv: list[str]) -> None:
    """Print a table, or with --json one object."""
    report(asyncio.run(_measure()), argv)


async def _measure() -> dict[str, float]:
    """Return the figures in milliseconds by name, and the ratios of the medians."""
    turns: list[float] = []
    looked: list[float] = []
    floors: list[tuple[float, float, float]] = []
    looked_floors: list[float] = []
    sizes: list[int] = []
    with tempfile.TemporaryDirectory(prefix="bastide-bench-") as directory:
        home = Path(directory)
        async with _floor(home / "floor") as floor, Sandbox(Settings(home / "turn", validated=False)) as box:
            tables = await stored_tables(box, str(home / "bench.db"), WARMING + GAMES, FIRST_TILES)
            environment = {"BASTIDE_DATABASE": str(home / "bench.db")}
            async with BotProcess(box.loopback, environment=environment) as bot:
                for table in tables:
                    await table.next_turn()
                await at_rest(bot.pid, DELAY_SECONDS)
                for table in tables[:WARMING]:
                    for _ in range(TURNS):
                        await _turn(table)
                for _ in range(TURNS):
                    for table in tables[WARMING:]:
                        milliseconds, picture = await _turn(table)
                        turns.append(milliseconds)
                        floors.append(await floor(picture))
                        sizes.append(len(picture))
                for _ in range(LOOKED_TURNS):
                    for table in tables:
                        milliseconds, picture = await _turn(table, LOOK_SECONDS)
                        looked.append(milliseconds)
                        looked_floors.append(sum(await floor(picture)))
    whole = [sum(parts) for parts in floors]
    encodes, commits, answers = (statistics.median(parts) for parts in zip(*floors, strict=True))
    return {
        "turns": len(turns),
        "picture_kb": statistics.median(sizes) / 1024,
        "turn_p50_ms": statistics.median(turns),
        "turn_p99_ms": statistics.quantiles(turns, n=100)[98],
        "floor_p50_ms": statistics.median(whole),
        "floor_p99_ms": statistics.quantiles(whole, n=100)[98],
        "floor_encode_p50_ms": encodes,
        "floor_commit_p50_ms": commits,
        "floor_answer_p50_ms": answers,
        "ratio_p50": statistics.median(turns) / statistics.median(whole),
        "looked_turn_p50_ms": statistics.median(looked),
        "looked_ratio_p50": statistics.median(looked) / statistics.median(looked_floors),
    }


async def _turn(table: Table, look_seconds: float = 0.0) -> tuple[float, bytes]:
    """Return the milliseconds from the press of Confirm to the next turn's message, and its picture."""
    panel, before = await table.choose(), table.message
    assert before is not None
    await asyncio.sleep(look_seconds)
    begun = time.perf_counter()
    pressing = asyncio.ensure_future(table.mover.click(panel.message, "Confirm"))
    after = await table.next_turn()
    milliseconds = (time.perf_counter() - begun) * 1000
    await pressing
    await table.box.wait_for(lambda: not before.buttons, "the end of the turn before")
    return milliseconds, after.picture()


@asynccontextmanager
async def _floor(home: Path) -> AsyncIterator[Callable[[bytes], Awaitable[tuple[float, float, float]]]]:
    """Yield a function that measures the floor for a picture: ms to encode, to commit and to answer."""
    async with Sandbox(Settings(home, validated=False)) as box, BotProcess(box.loopback, command=BOT):
        await box.bot_ready()
        ada, channel = box.person("Ada"), box.channel("games")
        with closing(sqlite3.connect(home / "floor.db", isolation_level=None)) as database:
            for statement in (
                "PRAGMA journal_mode=WAL",
                "PRAGMA synchronous=FULL",
                "CREATE TABLE rows (size)",
            ):
                database.execute(statement)

            async def floor(picture: bytes) -> tuple[float, float, float]:
                canvas = Image.open(BytesIO(picture)).convert("RGB")
                moments = [time.perf_counter()]
                encoded_by_pillow(canvas)
                moments.append(time.perf_counter())
                database.execute("INSERT INTO rows VALUES (?)", (len(picture),))
                moments.append(time.perf_counter())
                await ada.slash(channel, "sized", size=len(picture))
                moments.append(time.perf_counter())
                encode, commit, answer = ((b - a) * 1000 for a, b in pairwise(moments))
                return encode, commit, answer

            yield floor
