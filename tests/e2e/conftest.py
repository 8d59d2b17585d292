"""The bot in this process, through stock discord.py, against the loopback Discord; real SQLite, real pictures."""

import asyncio
import json
from contextlib import asynccontextmanager

import pytest

from bot.config import Config
from bot.wiring import assembled
from sandbox.script import Sandbox, Settings
from sandbox.server import TOKEN


@pytest.fixture
async def box(tmp_path):
    """A Discord of our own; afterwards no request was malformed by Discord's own description."""
    recording = tmp_path / "requests.jsonl"
    async with Sandbox(Settings(directory=tmp_path / "box", recording=recording)) as box:
        yield box
    exchanges = [json.loads(line) for line in recording.read_text(encoding="utf-8").splitlines()]
    malformed = [one for one in exchanges if one.get("status") == 400]
    assert malformed == []


@asynccontextmanager
async def running(box, database):
    """The bot, connected; leaving stops it as a restart would."""
    config = Config(
        token=TOKEN,
        database=str(database),
        sandbox=box.loopback.socket_path,
        clock_file=box.loopback.clock_file,
    )
    async with assembled(config, guild_ready_timeout=0.05) as client:
        serving = asyncio.create_task(client.start(config.token))
        try:
            await box.bot_ready()
            yield client
        finally:
            await client.close()
            await serving


@pytest.fixture
def database(tmp_path):
    return tmp_path / "bastide.db"


@pytest.fixture
async def bot(box, database):
    async with running(box, database) as client:
        yield client


@pytest.fixture
def table(box):
    """The channel in which games are played."""
    return box.channel("games")


@pytest.fixture
def ada(box):
    return box.person("Ada")


@pytest.fixture
def bruno(box):
    return box.person("Bruno")


@pytest.fixture
def clara(box):
    return box.person("Clara")
