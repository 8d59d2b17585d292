"""The bot in this process, on a loopback Discord."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.app.client import Bastide
from bot.app.config import Config
from bot.app.online import assembled
from sandbox.script import Sandbox
from sandbox.server import TOKEN

PATIENCE_SECONDS = 120.0
"""Seconds that the bot may take to be ready, also on a busy machine."""


@asynccontextmanager
async def running(box: Sandbox, database: Path) -> AsyncIterator[Bastide]:
    """Run the bot, connected and ready; it draws in a thread. Leaving stops it as a restart would."""
    config = Config(
        token=TOKEN,
        database=str(database),
        sandbox=box.loopback.socket_path,
        clock_file=box.loopback.clock_file,
        drawings=0,
    )
    async with assembled(config) as client:
        await client.login(config.token)
        serving = asyncio.create_task(client.connect())
        try:
            await box.bot_ready()
            async with asyncio.timeout(PATIENCE_SECONDS):
                await client.wait_until_ready()
            yield client
        finally:
            await client.close()
            await serving
