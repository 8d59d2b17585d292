"""The time from the bot's start to its first answer, with many stored games and with two.

There are 10,000 running and 100,000 finished games (`--open` and `--finished` set these numbers), then one of
each. `--database FILE` uses a database kept by `bench storage --keep FILE` instead of the first.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path

from bench.support.options import option_parser
from bench.support.processor import resident_mb
from bench.support.report import report
from bench.support.stored import stored
from sandbox.bot_process import BotProcess
from sandbox.script import Actor, Sandbox, Settings
from sandbox.world.values import Channel

PATIENCE_SECONDS = 600.0
LATER_SECONDS = 20.0
"""Seconds after the first press until memory is read again, while logs are being checked."""


async def measure(file: Path | None, folder: Path, unfinished: int, finished: int) -> dict[str, object]:
    """Return the figures; the database is `file`, or is made if that is None."""
    many = folder / "many.db"
    if file is None:
        await stored(many, unfinished=unfinished, finished=finished)
    else:
        await asyncio.to_thread(shutil.copy, file, many)
    few = folder / "few.db"
    await stored(few, unfinished=1, finished=1)
    figures: dict[str, object] = {"open": unfinished, "finished": finished}
    for name, database in (("", many), ("_empty", few)):
        online, pressed, begun_mb, later_mb = await _first_press(folder / f"box{name}", database)
        figures |= {
            f"online{name}_s": online,
            f"first_press{name}_s": pressed,
            f"rss{name}_mb": begun_mb,
            f"rss_later{name}_mb": later_mb,
        }
    return figures


async def _first_press(folder: Path, database: Path) -> tuple[float, float, float, float]:
    """Return the seconds until the bot is online and answers a press, and its memory in MB then and later."""
    async with Sandbox(Settings(directory=folder, validated=False, answer_seconds=PATIENCE_SECONDS)) as box:
        ada, table = box.person("Ada"), box.channel("games")
        await asyncio.to_thread(_move_game, database, table, ada)
        environment = {"BASTIDE_DATABASE": str(database), "BASTIDE_LOG_LEVEL": "WARNING"}
        async with BotProcess(box.loopback, environment=environment):
            await box.bot_ready(PATIENCE_SECONDS)
            panel = (await ada.slash(table, "board")).message
        await box.wait_for(lambda: not box.world.bot_online, "the bot to be gone")
        assert panel is not None
        begun = time.perf_counter()
        bot = BotProcess(box.loopback, environment=environment)
        async with bot:
            await box.wait_for(lambda: box.world.bot_online, "the bot", PATIENCE_SECONDS)
            online = time.perf_counter() - begun
            await ada.click(panel, panel.buttons[0])
            pressed = time.perf_counter() - begun
            begun_mb = resident_mb(bot.pid)
            await asyncio.sleep(LATER_SECONDS)
            return online, pressed, begun_mb, resident_mb(bot.pid)


def _move_game(database: Path, table: Channel, ada: Actor) -> None:
    """Move one of the games to a channel of the sandbox, with a person of the sandbox in its first seat."""
    with closing(sqlite3.connect(database)) as connection:
        ((game,),) = connection.execute("SELECT id FROM games WHERE status = 'running' ORDER BY id LIMIT 1")
        parameters = {
            "channel": int(table.id),
            "guild": int(table.server_id or 0),
            "game": game,
            "ada": int(ada.id),
        }
        connection.execute("UPDATE games SET channel = :channel, guild = :guild WHERE id = :game", parameters)
        connection.execute("UPDATE seats SET person = :ada WHERE game = :game AND place = 0", parameters)
        connection.commit()


def main(argv: list[str]) -> None:
    """Print a table, or with --json one object."""
    parser = option_parser("start", __doc__)
    parser.add_argument("--open", type=int, default=10_000, help="games that run")
    parser.add_argument("--finished", type=int, default=100_000, help="games that are over")
    parser.add_argument(
        "--database", type=Path, metavar="FILE", help="a database that was left by bench storage"
    )
    options = parser.parse_args(argv)
    with tempfile.TemporaryDirectory() as folder:
        measuring = measure(options.database, Path(folder), options.open, options.finished)
        report(asyncio.run(measuring), argv)
