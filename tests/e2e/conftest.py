"""Fixtures: the bot in this process, through stock discord.py, against the loopback Discord; with real SQLite
and drawing.
"""

import asyncio
import json
import pickle
import random
import shutil
import sqlite3
import threading
from contextlib import closing
from datetime import timedelta
from types import SimpleNamespace

import disturbances
import pytest
from api_conformance import PLACE, answer_faults, faults, open_mentions
from bot_commands import ForkedCommands
from commands_tested import PUBLIC_ANSWERS, acted_before_acknowledged, listed_for, publicly_answered, used
from discord.gateway import KeepAliveHandler

from bench.support.in_process import running
from bot.pictures.painters import PaintingThread
from rendering.worker import LENGTH, packed
from sandbox.script import Sandbox, Settings
from sandbox.world.commands import registered as registered_commands

INVALID_FORM = 50035
"""Discord's code for a request that is not well formed."""


@pytest.fixture(autouse=True)
def _clocks_are_read_often(monkeypatch):
    """Let the bot in this process notice a moved clock within a tenth of a second."""
    monkeypatch.setattr("host.background.TICK_SECONDS", 0.1)
    monkeypatch.setattr("host.outbox.work_queue.LOOK_SECONDS", 0.1)


@pytest.fixture(autouse=True)
def _the_same_tiles_each_time(monkeypatch, request):
    """Let every run of a test of the bot in this process draw the same tiles, so that failures can be repeated."""
    chance = random.Random(request.node.name)
    monkeypatch.setattr("bot.app.wiring.secrets", SimpleNamespace(token_bytes=chance.randbytes))


@pytest.fixture(autouse=True)
def _what_is_drawn_can_be_sent(monkeypatch):
    """Check that every call which a bot in this process draws in a thread could be sent to a drawing process, too."""
    run = PaintingThread.run

    async def sent(painter, function, *arguments):
        function, arguments = pickle.loads(packed((function, arguments))[LENGTH.size :])
        return await run(painter, function, *arguments)

    monkeypatch.setattr(PaintingThread, "run", sent)


@pytest.fixture
def fast_http_retries(monkeypatch):
    """Let discord.py repeat requests, and identify again, at once rather than after seconds."""
    real = asyncio.sleep
    monkeypatch.setattr("discord.http.asyncio.sleep", lambda seconds, *rest: real(min(seconds, 0.02), *rest))


@pytest.fixture
def fast_retries(monkeypatch, fast_http_retries):
    """Let the bot retry failed posts and updates at once rather than after seconds or hours."""
    for wait in ("AFTER_FAULT", "AFTER_TROUBLE", "AFTER_REFUSAL", "AFTER_LOSS"):
        monkeypatch.setattr(f"bot.delivery.back_off.{wait}", timedelta(milliseconds=20))
    monkeypatch.setattr("host.background.AFTER_TROUBLE", timedelta(milliseconds=20))
    # A test in which something fails for long, as on a busy machine, does not wait long for the next attempt.
    for most in ("LONGEST_WAIT", "LONGEST_REFUSED_WAIT", "LONGEST_UPDATE_WAIT"):
        monkeypatch.setattr(f"bot.delivery.back_off.{most}", timedelta(seconds=1))


@pytest.fixture
def answer_seconds():
    """Return how long people wait for an answer: an hour, so that a slow machine loses none.

    Tests in which answers get lost shorten it.
    """
    return 3600.0


@pytest.fixture
async def box(tmp_path, request, answer_seconds):
    """Yield a loopback Discord, whose traffic is checked when the test ends.

    Requests and answers must conform to Discord's official description. Answers that concern one person must
    be ephemeral, changes must have been acknowledged before they were made, and the test must have used the
    commands and controls that it is listed for in `commands_tested`.
    """
    recording = tmp_path / "requests.jsonl"
    # Where the official checker validates the recording afterwards, the sandbox need not do so as well.
    settings = Settings(
        directory=tmp_path / "box",
        recording=recording,
        validated=not PLACE.is_file(),
        answer_seconds=answer_seconds,
    )
    async with Sandbox(settings) as box:
        yield box
        assert publicly_answered(box) <= PUBLIC_ANSWERS
        assert acted_before_acknowledged(box) == []
        assert listed_for(request.node.originalname) <= used(box)
    # A client that is closed while it reconnects leaves discord.py's heartbeat thread of the new connection running,
    # which would use a closed event loop.
    for thread in threading.enumerate():
        if isinstance(thread, KeepAliveHandler):
            thread.stop()
    exchanges = [json.loads(line) for line in recording.read_text(encoding="utf-8").splitlines()]
    malformed = [
        exchange
        for exchange in exchanges
        if exchange.get("status") == 400 and exchange["answer"].get("code") == INVALID_FORM
    ]
    assert malformed == []
    assert open_mentions(exchanges) == []
    assert faults(exchanges) == []
    assert answer_faults(exchanges) == []


@pytest.fixture(scope="session")
def registered(tmp_path_factory, migrated):
    """Return the bot's command tree, and what Discord answers once the bot has registered its commands."""
    directory = tmp_path_factory.mktemp("registered")

    async def once():
        copied = shutil.copy(migrated, directory / "bastide.db")
        async with Sandbox(Settings(directory=directory / "box")) as box, running(box, copied) as bot:
            return bot.tree, registered_commands(box.world)

    return asyncio.run(once())


@pytest.fixture
def database(request, empty_database):
    """Return the database of a bot; its commands are registered already if the test has a Discord.

    Registering them takes most of a start. It is tested in `test_process` and in tests with other databases.
    """
    if "box" in request.fixturenames:
        world = request.getfixturevalue("box").world
        tree, answered = request.getfixturevalue("registered")
        own = [{**command, "id": world.ids.next(), "application_id": world.bot_id} for command in answered]
        world.commands[None] = {command["id"]: command for command in own}
        with closing(sqlite3.connect(empty_database)) as stored, stored:
            stored.execute(
                "INSERT INTO memory VALUES ('commands', ?)", [tree.definitions_hash(int(world.bot_id))]
            )
    return empty_database


@pytest.fixture(scope="session")
def commands():
    """Yield a process that has imported the program and runs its commands."""
    with ForkedCommands() as running:
        yield running


@pytest.fixture
def disk():
    """Yield the disk of the bot's database, which can refuse writes; must be requested before `bot`."""
    with disturbances.disk() as disk:
        yield disk


@pytest.fixture
async def bot(box, database):
    async with running(box, database) as client:
        yield client


@pytest.fixture
def table(box):
    """Return the channel in which games are played."""
    return box.channel("games")


@pytest.fixture
def olga(box):
    """Return a person with the role Organiser."""
    olga = box.person("Olga")
    box.grant(olga, "Organiser")
    return olga


@pytest.fixture
def ada(box):
    return box.person("Ada")


@pytest.fixture
def bruno(box):
    return box.person("Bruno")


@pytest.fixture
def clara(box):
    return box.person("Clara")
