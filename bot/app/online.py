"""The commands that connect to Discord: the bot itself, and the upload of its emojis.

Other commands do not import this module, since it imports all commands, controls and pictures.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

import aiohttp
import discord

from bot.app.client import Bastide, make_client
from bot.app.clock import Clock
from bot.app.config import Config, ConfigError, Problem
from bot.app.garbage import live_objects_frozen
from bot.app.health import Health, serving
from bot.app.loopback import Loopback, SandboxGone
from bot.app.spare_memory import give_back_regularly
from bot.app.wiring import hosted
from bot.pictures.painters import PaintingProcess
from bot.pictures.pool import Pictures
from bot.pictures.warming import warm
from bot.platform import emojis
from bot.platform.services import Services
from bot.platform.unfinished import cancel_all

GUILD_READY_SECONDS = 2.0
"""Seconds without another server after which all are taken as received; the sandbox sends its few at once."""
SANDBOX_READY_SECONDS = 0.05

THREAD_SECONDS = 0.0005
"""Python's switch interval: seconds that a thread may keep the interpreter while others wait for it.

A statement for SQLite goes to a thread and back. With Python's default of 5 ms it waits that long twice whenever a
thread draws or replays, and all other writers wait behind it: see docs/decisions/0014-stock-connections.md.
"""


@asynccontextmanager
async def assembled(config: Config) -> AsyncIterator[Bastide]:
    """Provide the bot, with its database open and its clocks running, not yet connected.

    Enter it inside the loop that will run the bot. Raises `DatabaseUnusable`.
    """
    clock = Clock(config.clock_file)
    async with hosted(config, clock, serves=True) as host:
        pictures = Pictures([PaintingProcess() for _ in range(config.drawings)])
        client = make_client(
            config,
            Services(host, pictures, clock.now, config.language),
            connector=_connector(config),
            guild_ready_timeout=GUILD_READY_SECONDS if config.sandbox is None else SANDBOX_READY_SECONDS,
        )
        beside = (
            asyncio.create_task(warm(pictures), name="warming"),
            asyncio.create_task(give_back_regularly(pictures), name="spare memory"),
        )
        try:
            # Entered, because a client that has never connected cannot be closed otherwise.
            async with client:
                await host.start()
                async with serving(config.metrics, Health(host, client, clock.now)):
                    yield client
        finally:
            await cancel_all(beside)
            await host.close()
            await pictures.close()


@contextmanager
def problems_named(config: Config) -> Iterator[None]:
    """Turn errors of connecting to Discord into ConfigError, which names the sentence for the operator."""
    try:
        yield
    except discord.LoginFailure as failure:
        raise ConfigError((Problem("config-wrong-token", {}),)) from failure
    except (SandboxGone, aiohttp.ClientConnectorError) as failure:
        if config.sandbox is not None:
            raise ConfigError((Problem("config-no-sandbox", {"path": str(config.sandbox)}),)) from failure
        raise ConfigError((Problem("config-no-discord", {}),)) from failure
    except (aiohttp.ClientError, discord.DiscordServerError, discord.GatewayNotFound) as failure:
        # An outage of Discord, or of the way to it, before the first session.
        raise ConfigError((Problem("config-no-discord", {}),)) from failure


async def upload_emojis(config: Config) -> int:
    """Upload the emojis that the application lacks; return how many those were."""
    async with discord.Client(intents=discord.Intents(guilds=True), connector=_connector(config)) as client:
        await client.login(config.token)
        return await emojis.upload(client)


async def run(config: Config) -> None:
    """Run the bot until a signal to stop. Raises `bot.app.loopback.SandboxGone`."""
    sys.setswitchinterval(THREAD_SECONDS)
    async with assembled(config) as client, live_objects_frozen(client.session):
        tasks = [asyncio.create_task(client.start(config.token))]
        if isinstance(client.http.connector, Loopback):
            tasks.append(asyncio.create_task(client.http.connector.gone()))
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await cancel_all(tasks)
        done.pop().result()


def _connector(config: Config) -> Loopback | None:
    """Return the connector to the sandbox; None means Discord."""
    return None if config.sandbox is None else Loopback(config.sandbox)
