import pytest
from little_bot import LittleBot, running

from sandbox.script import Sandbox, Settings


@pytest.fixture
async def box(tmp_path):
    """A sandbox without a bot; an answer must come within a fifth of a second."""
    async with Sandbox(Settings(directory=tmp_path / "box", port=0, answer_seconds=0.2)) as box:
        yield box


@pytest.fixture
async def bot(box):
    """The little bot, connected to the box."""
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
    """A channel."""
    return box.channel("games")
