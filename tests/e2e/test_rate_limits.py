"""Tests of Discord's global rate limit for a bot, which several processes keep to together."""

import asyncio
import time

import pytest
import sqlalchemy as sa

from bench.support.in_process import running
from bot.app.rates import REQUESTS_A_SECOND
from sandbox.script import Sandbox, Settings
from sandbox.world import channels
from storage.database import Database
from storage.schema import rate_limits

pytestmark = pytest.mark.e2e

MESSAGES = 120


async def test_two_processes_share_what_discord_allows(tmp_path, postgres_url):
    """Two processes that post much at once deliver everything, each message with a token of the shared bucket."""
    settings = Settings(directory=tmp_path / "box", enforce_rate_limits=True)
    async with Sandbox(settings) as box, running(box, postgres_url) as one, running(box, postgres_url) as two:
        places = [
            channels.add_channel(box.world, box.server, f"table-{number}") for number in range(MESSAGES)
        ]
        begun = time.time()
        await asyncio.gather(
            *(
                bot.get_partial_messageable(int(place.id)).send("turn 1")
                for bot, place in zip((one, two) * (MESSAGES // 2), places, strict=True)
            )
        )
        ada = box.person("Ada")
        assert [ada.last(place).text for place in places] == ["turn 1"] * MESSAGES
        # How many Discord refused says little: on a busy machine requests that were sent in time arrive together.
        assert await _full_at(postgres_url) >= begun + MESSAGES / REQUESTS_A_SECOND


async def _full_at(url: str) -> float:
    """Return the time at which the bucket of requests is full again, in seconds since 1970."""
    database = await Database.open(url)
    async with database.read_once() as connection:
        query = sa.select(rate_limits.c.free_at).where(rate_limits.c.name == "requests")
        full_at: float = (await connection.execute(query)).scalar_one()
    await database.close()
    return full_at
