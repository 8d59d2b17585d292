"""Puts the parts of the program together, and takes them apart in the right order."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import discord

from bot.app.client import Bastide, make_client
from bot.app.clock import Clock
from bot.app.config import Config
from bot.app.garbage import settled
from bot.app.health import Health, serving
from bot.app.loopback import Loopback
from bot.pictures.pool import Pictures
from bot.pictures.warming import warm
from bot.platform import emojis
from bot.platform.services import Services
from host.errors import LogDamaged
from host.host import Host
from host.ratings.community import Recount
from storage.copying import CopyFailed, copy_all, is_unfinished
from storage.database import Database, DatabaseProblem, DatabaseUnusable
from storage.database import backup as copy_of

__all__ = [
    "CopyFailed",
    "DatabaseUnusable",
    "assembled",
    "backup",
    "check",
    "integrity",
    "migrate",
    "recount",
    "run",
    "upload_emojis",
]

GUILD_READY_SECONDS = 2.0
"""How long Discord must have sent no further server until all are there; the sandbox sends its few at once."""
SANDBOX_READY_SECONDS = 0.05

CANCEL_AGAIN_SECONDS = 0.2

MOST_MOVED = 10
"""People whom a recount names, those whose ratings have moved furthest."""


@asynccontextmanager
async def assembled(config: Config) -> AsyncIterator[Bastide]:
    """Provide the bot, with its database open and its clocks running, not yet connected.

    Enter it inside the loop that will run the bot. Raises `DatabaseUnusable`.
    """
    clock = Clock(config.clock_file)
    async with _host(config, clock, serves=True) as host:
        pictures = Pictures(config.drawings)
        client = make_client(
            config,
            Services(host, pictures, clock.now, config.language),
            connector=_connector(config),
            guild_ready_timeout=GUILD_READY_SECONDS if config.sandbox is None else SANDBOX_READY_SECONDS,
        )
        warming = asyncio.create_task(warm(pictures), name="warming")
        try:
            await host.start()
            async with serving(config.metrics, Health(host, client, clock.now)):
                yield client
        finally:
            warming.cancel()
            await client.close()
            await host.close()


@asynccontextmanager
async def _host(config: Config, clock: Clock, *, serves: bool = False) -> AsyncIterator[Host]:
    """Provide the host on its database, without its clocks."""
    database = await Database.open(config.database, serves=serves)
    following: asyncio.Task[None] | None = None
    try:
        if serves and await is_unfinished(database):
            raise DatabaseUnusable(DatabaseProblem.HALF_COPIED, config.database, "")
        if database.shared:
            await clock.set_by(database.time)
            following = asyncio.create_task(clock.follow(database.time), name="clock")
        yield Host(database, clock.now, secrets.token_bytes, most_tables=config.tables)
    finally:
        if following is not None:
            following.cancel()
        await database.close()


async def recount(config: Config) -> tuple[Recount, Mapping[str, str]]:
    """Work out all results and ratings anew from the logs; return what that changed, and the names of whom."""
    async with _host(config, Clock(config.clock_file)) as host:
        found = await host.community.recount()
        players = tuple(one.player for one in found.moved[:MOST_MOVED])
        return found, await host.community.names(players, None)


async def check(config: Config) -> tuple[int, tuple[LogDamaged, ...]]:
    """Replay all unfinished games; return how many there are, and those whose logs are damaged."""
    async with _host(config, Clock(config.clock_file)) as host:
        return await host.log_check.check()


async def integrity(config: Config) -> tuple[str, ...]:
    """Return what the database itself finds wrong with its file."""
    database = await Database.open(config.database)
    try:
        return await database.integrity()
    finally:
        await database.close()


async def backup(config: Config, copy: Path) -> None:
    """Copy the database as it is now. Raises DatabaseUnusable, FileExistsError and OSError."""
    await copy_of(config.database, copy)


async def migrate(config: Config, url: str) -> int:
    """Copy the SQLite database into an empty PostgreSQL database; return how many games were copied.

    Raises DatabaseUnusable, also while a bot serves from either, CopyFailed and StorageTrouble.
    """
    source = await Database.open(config.database, serves=True)
    try:
        target = await Database.open(url)
        try:
            return await copy_all(source, target)
        finally:
            await target.close()
    finally:
        await source.close()


async def upload_emojis(config: Config) -> int:
    """Upload the emojis that the application lacks; return how many those were."""
    async with discord.Client(intents=discord.Intents(guilds=True), connector=_connector(config)) as client:
        await client.login(config.token)
        return await emojis.upload(client)


async def run(config: Config) -> None:
    """Serve people until the program is told to stop. Raises `bot.app.loopback.SandboxGone`."""
    async with assembled(config) as client, settled(client.session):
        tasks = [asyncio.create_task(client.start(config.token))]
        if isinstance(client.http.connector, Loopback):
            tasks.append(asyncio.create_task(client.http.connector.gone()))
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await _cancelled(tasks)
        done.pop().result()


async def _cancelled(tasks: Sequence[asyncio.Task[None]]) -> None:
    """Cancel the tasks until all have ended.

    Once may not be enough: `asyncio.wait_for` of Python 3.11, by which discord.py connects, loses a cancellation
    that comes together with what it waits for.
    """
    while left := [task for task in tasks if not task.done()]:
        for task in left:
            task.cancel()
        await asyncio.wait(left, timeout=CANCEL_AGAIN_SECONDS)
    await asyncio.gather(*tasks, return_exceptions=True)


def _connector(config: Config) -> Loopback | None:
    """Return the connector to the sandbox; None means Discord."""
    return None if config.sandbox is None else Loopback(config.sandbox)
