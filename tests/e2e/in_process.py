"""The bot in the process of the tests."""

import asyncio
from contextlib import asynccontextmanager

from bot.config import Config
from bot.wiring import assembled
from sandbox.server import TOKEN


@asynccontextmanager
async def running(box, database):
    """The bot, connected; leaving stops it as a restart would."""
    config = Config(
        token=TOKEN,
        database=str(database),
        sandbox=box.loopback.socket_path,
        clock_file=box.loopback.clock_file,
    )
    async with assembled(config) as client:
        serving = asyncio.create_task(client.start(config.token))
        try:
            await box.bot_ready()
            yield client
        finally:
            await client.close()
            await serving
