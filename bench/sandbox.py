"""Speed and memory of the sandbox: commands through it, its start, and its memory under 50 games.

Memory is measured in a process of its own, which has done nothing else before.
"""

from __future__ import annotations

import asyncio
import io
import json
import os
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import discord
from discord import app_commands

from bench.support.processor import in_new_process, peak_mb, resident_mb
from bench.support.report import report
from sandbox.bot_process import BotProcess
from sandbox.rest.validation import description_path
from sandbox.script import Actor, Sandbox, Settings
from sandbox.server import TOKEN

COMMANDS = 500
PICTURES = 60
PICTURE_BYTES = 500_000
GAMES = 50
TURNS = 24
TURN_PICTURE_BYTES = 100_000
GAMES_SECONDS = 600.0
"""How long the games may take on a busy machine: Discord would wait for three seconds for an answer to a command."""
GAMES_ALONE = "--games"
"""The option for the separate process: only the games are played, and their memory is measured."""
ROOT = str(Path(__file__).parents[1])
BOT = (sys.executable, "-c", "from bench.sandbox import run_bot; run_bot()")


class TrivialBot(discord.Client):
    """Answers at once; `picture` and `sized` with a file, `game` with the messages of one game."""

    def __init__(self, path: str) -> None:
        connector = aiohttp.UnixConnector(path=path, limit=0)
        super().__init__(intents=discord.Intents(guilds=True), connector=connector, guild_ready_timeout=0.01)
        self.tree = app_commands.CommandTree(self)
        self.tree.command(description="trivial")(ping)
        self.tree.command(description="with a picture")(picture)
        self.tree.command(description="with a file of that many bytes")(sized)
        self.tree.command(description="a whole game")(game)

    async def setup_hook(self) -> None:
        """Register the commands."""
        await self.tree.sync()


async def ping(interaction: discord.Interaction) -> None:
    """Answer with a word."""
    await interaction.response.send_message("pong", ephemeral=True)


async def picture(interaction: discord.Interaction) -> None:
    """Answer with a large picture."""
    await interaction.response.send_message(file=_file(PICTURE_BYTES), ephemeral=True)


async def sized(interaction: discord.Interaction, size: int) -> None:
    """Answer publicly with a file of about `size` bytes."""
    await interaction.response.send_message(file=_file(size))


async def game(interaction: discord.Interaction) -> None:
    """Post the messages of a game: a picture and a button each turn, the button taken away at the next."""
    assert isinstance(interaction.channel, discord.TextChannel)
    await interaction.response.defer(ephemeral=True, thinking=True)
    former: discord.Message | None = None
    for turn in range(TURNS):
        view = discord.ui.View()
        view.add_item(discord.ui.Button(label="Play", custom_id=f"play:{turn}"))
        message = await interaction.channel.send(f"Turn {turn}", file=_file(TURN_PICTURE_BYTES), view=view)
        if former is not None:
            await former.edit(view=None)
        former = message
    await interaction.followup.send("over")


def run_bot() -> None:
    """Run the bot in a process of its own."""

    async def run() -> None:
        async with TrivialBot(os.environ["BASTIDE_SANDBOX"]) as client:
            await client.start(TOKEN)

    asyncio.run(run())


def main(argv: list[str]) -> None:
    """Print a table, or with --json one object."""
    if GAMES_ALONE in argv:
        print(json.dumps(asyncio.run(_games())))
        return
    report(asyncio.run(_measure()), argv)


async def _measure() -> dict[str, float]:
    figures: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as directory:
        home = Path(directory)
        figures["start_to_playable_page_seconds"] = await _start(directory)
        async with _running(Settings(directory=home / "a", validated=False), inside=True) as (box, ada):
            figures |= await _commands(box, ada, "one_process", "ping", COMMANDS)
        async with _running(Settings(directory=home / "b", validated=False), inside=False) as (box, ada):
            figures |= await _commands(box, ada, "two_processes", "ping", COMMANDS)
            figures |= await _commands(box, ada, "two_processes_500_kb", "picture", PICTURES)
    figures |= await asyncio.to_thread(in_new_process, "sandbox", GAMES_ALONE)
    return figures


async def _games() -> dict[str, float]:
    """Return the times of commands with validated bodies, and the time and memory of 50 games at once."""
    figures: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as directory:
        settings = Settings(directory=Path(directory), answer_seconds=GAMES_SECONDS)
        async with _running(settings, inside=False) as (box, ada):
            if description_path() is not None:
                figures |= await _commands(box, ada, "two_processes_judged", "ping", COMMANDS)
            figures["idle_sandbox_mb"] = resident_mb(os.getpid())
            begun = time.perf_counter()
            tables = [box.channel(f"table-{number}") for number in range(GAMES)]
            games = await asyncio.gather(*(ada.slash(table, "game", settle=False) for table in tables))
            await box.wait_for(
                lambda: all(reply.interaction.uses for reply in games), "the end of all games", GAMES_SECONDS
            )
            figures["fifty_games_seconds"] = time.perf_counter() - begun
            figures["fifty_games_sandbox_peak_mb"] = peak_mb()
    return figures


async def _commands(box: Sandbox, ada: Actor, name: str, path: str, count: int) -> dict[str, float]:
    """Return the median and the 99th percentile of the milliseconds from a person's command to its answer."""
    table = box.channel("games")
    await ada.slash(table, path)
    milliseconds = []
    for _ in range(count):
        begun = time.perf_counter()
        await ada.slash(table, path)
        milliseconds.append((time.perf_counter() - begun) * 1000)
    centiles = statistics.quantiles(milliseconds, n=100)
    return {f"{name}_p50_ms": statistics.median(milliseconds), f"{name}_p99_ms": centiles[98]}


@asynccontextmanager
async def _running(settings: Settings, *, inside: bool) -> AsyncIterator[tuple[Sandbox, Actor]]:
    async with Sandbox(settings) as box:
        ada = box.person("Ada")
        if inside:
            client = TrivialBot(box.socket_path)
            task = asyncio.create_task(client.start(TOKEN))
            await box.bot_ready()
            await client.wait_until_ready()
            yield box, ada
            await client.close()
            await task
        else:
            async with BotProcess(box.loopback, command=BOT):
                await box.bot_ready()
                yield box, ada


async def _start(home: str) -> float:
    """Return the seconds from `python -m sandbox` until its page has the real bot's commands."""
    environment = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    environment |= {"BASTIDE_DATABASE": f"{home}/bench.db", "PYTHONPATH": ROOT}
    begun = time.perf_counter()
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "sandbox"),
        cwd=home,
        env=environment,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    assert process.stdout is not None
    try:
        address = (await process.stdout.readline()).decode().split()[-1]
        base = address.split("?")[0]
        async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as session:
            async with session.get(address):
                pass
            async with session.get(f"{base}sandbox/state") as response:
                state = await response.json()
            table = state["servers"][0]["channels"][0]["id"]
            async with session.get(f"{base}sandbox/events") as events:
                while not state["bot"]["online"]:
                    await events.content.readline()
                    async with session.get(f"{base}sandbox/state") as response:
                        state = await response.json()
            async with session.get(f"{base}sandbox/commands", params={"channel": table}) as response:
                assert (await response.json())["commands"], "the bot is online but has no commands"
        return time.perf_counter() - begun
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


def _file(size: int) -> discord.File:
    """Return a file of this size with the header of a PNG."""
    return discord.File(
        io.BytesIO(b"\x89PNG\r\n\x1a\n" + b"\0" * 8 + b"\0\0\1\0\0\0\1\0" + bytes(size)), "board.png"
    )
