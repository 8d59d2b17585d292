"""Fixtures: a sandbox with its port, the little bot, people and a channel."""

import pytest
from little_bot import LittleBot, running

from sandbox.script import Sandbox, Settings


@pytest.fixture
def answer_seconds():
    """Return the seconds until an unanswered interaction fails: an hour, unless a test sets fewer."""
    return 3600.0


@pytest.fixture
async def box(tmp_path, answer_seconds):
    """Return a sandbox to which no bot is connected."""
    async with Sandbox(Settings(directory=tmp_path / "box", port=0, answer_seconds=answer_seconds)) as box:
        yield box


@pytest.fixture
async def bot(box):
    """Return the little bot, connected to the sandbox."""
    async with running(LittleBot(box.socket_path)) as bot:
        yield bot


@pytest.fixture
def ada(box):
    return box.person("Ada")


@pytest.fixture
def bruno(box):
    return box.person("Bruno", locale="de")


@pytest.fixture
def games(box):
    """Return a text channel."""
    return box.channel("games")
