"""Memory over many games: whole games are played in turn, and the bot's memory is read after each.

In each of a few channels two people open a small table, play the game to its end by the panel, and open the
next one. The bot is one process with a database file, and has made its sprites before. `--games` sets the
number of games; a tenth of them warms the bot up.

While a poster is drawn, memory is some megabytes larger, and free memory is returned to the system once a
minute. Therefore the medians of a whole minute are compared: after the warm-up, and at the end.
"""

from __future__ import annotations

import asyncio
import secrets
import statistics
import tempfile
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from bench.support.options import option_parser
from bench.support.processor import at_rest, resident_mb_with_children
from bench.support.report import report
from bot.app.spare_memory import EVERY_SECONDS
from bot.pictures.warming import DELAY_SECONDS
from game.values.ruleset import Option, Ruleset
from host.host import Host
from model.guilds import GuildSettings
from model.ids import GuildId
from model.tables import FirstSeat, TableOptions
from sandbox.bot_process import BotProcess
from sandbox.script import Actor, Sandbox, SeenMessage, Settings
from sandbox.world.values import Channel
from storage.database import Database

GAMES = 300
TABLES = 4
WARMING = 10
"""One in this many games, the first ones, warm the bot up; later memory is compared with that after them."""
PATIENCE_SECONDS = 120.0
SMALL = Ruleset(options=frozenset({Option.TABLE_EDGE}), table=(4, 4))


async def measure(games: int, tables: int = TABLES, *, waits: bool = True) -> dict[str, float]:
    """Return the figures. Unless it `waits` until sprites are made, their memory counts as growth."""
    with tempfile.TemporaryDirectory(prefix="bastide-bench-") as directory:
        home = Path(directory)
        async with Sandbox(Settings(home, validated=False, answer_seconds=PATIENCE_SECONDS)) as box:
            await _have_small_tables(box, home / "bench.db")
            people = box.person("Ada"), box.person("Bruno")
            environment = {"BASTIDE_DATABASE": str(home / "bench.db"), "BASTIDE_LOG_LEVEL": "WARNING"}
            async with BotProcess(box.loopback, environment=environment) as bot:
                await box.bot_ready(PATIENCE_SECONDS)
                if waits:
                    await at_rest(bot.pid, DELAY_SECONDS)
                start, begun = resident_mb_with_children(bot.pid), time.perf_counter()
                readings: list[tuple[float, float]] = []
                left = iter(range(games))

                async def play(channel: Channel) -> None:
                    for _ in left:
                        await _game(box, channel, people)
                        readings.append((time.perf_counter() - begun, resident_mb_with_children(bot.pid)))

                await asyncio.gather(*(play(box.channel(f"table-{at}")) for at in range(tables)))
                seconds = time.perf_counter() - begun
    warmed = readings[max(1, games // WARMING) - 1][0]
    warm = statistics.median(mb for at, mb in readings if warmed <= at <= warmed + EVERY_SECONDS)
    end = statistics.median(mb for at, mb in readings if at >= seconds - EVERY_SECONDS)
    return {
        "games": games,
        "seconds": seconds,
        "rss_start_mb": start,
        "rss_warm_mb": warm,
        "rss_end_mb": end,
        "rss_max_mb": max(mb for _, mb in readings),
        "growth": end / warm - 1,
    }


async def _have_small_tables(box: Sandbox, file: Path) -> None:
    database = await Database.open(str(file))
    host = Host(database, lambda: datetime.now(UTC), secrets.token_bytes)
    options = TableOptions(ruleset=SMALL, first=FirstSeat.AS_SEATED)
    await host.guilds.change(GuildId(int(box.server.id)), lambda _: GuildSettings(defaults=options))
    await database.close()


async def _game(box: Sandbox, channel: Channel, people: tuple[Actor, Actor]) -> None:
    """Play one game from its table to its end."""
    ada, bruno = people
    lobby = await ada.slash(channel, "game new", seats=2)
    assert lobby.message is not None
    begun = int(lobby.message.id)
    await bruno.click(lobby.message, "Join")
    await ada.click(lobby.message, "Start")
    while "Rematch" not in (message := await _next(box, channel, ada, begun)).buttons:
        begun = int(message.id)
        mover = ada if ada.id in message.raw.mentions else bruno
        panel = await mover.click(message, "Play")
        while "Confirm" not in panel.buttons:
            assert panel.message is not None
            panel = await mover.click(panel.message, next(_cells(panel.message)))
        await mover.click(panel.message, "Confirm")


async def _next(box: Sandbox, channel: Channel, reader: Actor, after: int) -> SeenMessage:
    """Return the message of the next turn, or of the end."""

    def newer(message: SeenMessage) -> bool:
        waits = "Play" in message.buttons or "Rematch" in message.buttons
        return waits and not message.ephemeral and int(message.id) > after

    return await box.message_for(reader, channel, newer, PATIENCE_SECONDS)


def _cells(panel: SeenMessage) -> Iterator[str]:
    return (part["custom_id"] for part in panel.controls if ":cell." in part["custom_id"])


def main(argv: list[str]) -> None:
    """Print a table, or with --json one object."""
    parser = option_parser("soak", __doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="how many games are played")
    arguments = parser.parse_args(argv)
    report(asyncio.run(measure(arguments.games)), argv)
