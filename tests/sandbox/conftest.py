import pytest
from little_bot import LittleBot, running

from sandbox.script import Sandbox, Settings


@pytest.fixture
def answer_seconds():
    """How long people wait for an answer: an hour, unless the test is about answers that do not come."""
    return 3600.0


@pytest.fixture
async def box(tmp_path, answer_seconds):
    """A sandbox without a bot."""
    async with Sandbox(Settings(directory=tmp_path / "box", port=0, answer_seconds=answer_seconds)) as box:
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
