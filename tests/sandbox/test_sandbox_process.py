"""Tests of the bot as a process of its own, the command line, and the bounds on memory."""

import asyncio
import os
import signal
import socket
import struct
import sys
from pathlib import Path

import aiohttp
import pytest

from sandbox.__main__ import main, supervise
from sandbox.bot_process import BotProcess, RealTokenFound, refuse_real_token
from sandbox.script import Sandbox, Settings
from sandbox.server import TOKEN
from sandbox.world import channels, messages
from sandbox.world.clock import Clock
from sandbox.world.drafts import Draft
from sandbox.world.messages import KEPT_MESSAGES
from sandbox.world.uploads import Upload, Uploads

pytestmark = pytest.mark.e2e
HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
LITTLE_BOT = (sys.executable, str(HERE / "little_bot.py"))
KILLED_ONCE = """
import os, pathlib, signal, sys
mark = pathlib.Path(sys.argv[1])
if mark.exists():
    sys.exit(3)
mark.touch()
os.kill(os.getpid(), signal.SIGKILL)
"""
PATHS = {"PYTHONPATH": os.pathsep.join((str(ROOT), str(HERE)))}


async def test_a_killed_bot_comes_back(tmp_path):
    """A press after SIGKILL gets no answer; the restarted process takes over the existing messages."""
    async with Sandbox(Settings(directory=tmp_path / "box", answer_seconds=3600)) as box:
        ada, games = box.person("Ada"), box.channel("games")
        bot = BotProcess(box.loopback, command=LITTLE_BOT, environment=PATHS, log=tmp_path / "log")
        await bot.start()
        try:
            await box.bot_ready()
            panel = (await ada.slash(games, "panel")).message
            await bot.kill()
            await box.wait_for(lambda: not box.world.bot_online)
            missed = box.actions.press(ada.person, panel.raw, "update")
            await bot.start()
            await box.wait_for(lambda: box.world.bot_online)
            assert (await ada.slash(games, "ping")).text == "pong"
            assert missed.pending
        finally:
            assert await bot.stop() in (0, -signal.SIGTERM)
        assert not bot.running


async def test_the_command_starts_a_killed_bot_again(tmp_path, capsys):
    """The command restarts a killed bot, as a service manager would, but ends with a bot that exits."""
    async with Sandbox(Settings(directory=tmp_path / "box")) as box:
        bot = BotProcess(box.loopback, command=(sys.executable, "-c", KILLED_ONCE, str(tmp_path / "mark")))
        await bot.start()
        assert await supervise(bot, asyncio.Event()) == 1
    errors = capsys.readouterr().err
    assert errors.index("started again") < errors.index("status 3")


async def test_the_clock_reaches_other_processes(tmp_path):
    """The clock's offset is written to the file and answered over the socket."""
    async with Sandbox(Settings(directory=tmp_path)) as box:
        box.advance(86400)
        assert box.loopback.environment["BASTIDE_CLOCK_FILE"] == str(box.loopback.clock_file)
        connector = aiohttp.UnixConnector(path=box.socket_path)
        async with aiohttp.ClientSession(connector=connector) as session:
            answer = await (await session.get("http://discord.com/sandbox/clock")).json()
        assert answer["offset_seconds"] == 86400
        assert struct.unpack("<d", box.loopback.clock_file.read_bytes()) == (86400.0,)


def test_the_clock_cannot_be_set_back():
    """The sandbox's clock can only be set forward."""
    with pytest.raises(ValueError, match="forward"):
        Clock().advance(-1)


@pytest.mark.parametrize("line", ["DISCORD_TOKEN=abc", "export DISCORD_TOKEN = 'abc'"])
def test_a_real_token_is_refused(tmp_path, line):
    """A real token in the environment or in `.env` is refused; an empty one or the sandbox's own is not."""
    env_file = tmp_path / ".env"
    refuse_real_token({"DISCORD_TOKEN": TOKEN}, env_file)
    with pytest.raises(RealTokenFound):
        refuse_real_token({"DISCORD_TOKEN": "abc"}, env_file)
    env_file.write_text("DISCORD_TOKEN=\nOTHER=abc\n", encoding="utf-8")
    refuse_real_token({}, env_file)
    env_file.write_text(line, encoding="utf-8")
    with pytest.raises(RealTokenFound):
        refuse_real_token({}, env_file)


UNSET = ("DISCORD_TOKEN", "BASTIDE_DATABASE")


async def test_the_command_prints_the_page_and_ends_on_interrupt(tmp_path):
    """The address comes at once and works with its key; Ctrl-C ends everything with status 0.

    The bot is told a database of the sandbox's own, which wins over the one that `.env` names for real servers.
    """
    (tmp_path / ".env").write_text("BASTIDE_DATABASE=data/bastide.db\n", encoding="utf-8")
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "sandbox", "--no-bot"),
        cwd=tmp_path,
        env={name: value for name, value in os.environ.items() if name not in UNSET} | PATHS,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        address = (await process.stdout.readline()).decode().split()[-1]
        jar = aiohttp.CookieJar(unsafe=True)
        async with aiohttp.ClientSession(cookie_jar=jar) as session:
            assert (await session.get(address)).status == 200
            state = await (await session.get(address.split("?")[0] + "sandbox/state")).json()
        assert [person["name"] for person in state["people"]] == ["Ada", "Bruno", "Clara", "Dino"]
        assert b" BASTIDE_DATABASE=data/sandbox.db " in await process.stdout.readline()
    finally:
        process.send_signal(signal.SIGINT)
    assert await process.wait() == 0


async def test_the_command_starts_the_bot_and_stops_it_on_interrupt(tmp_path):
    """The bot keeps its games in a database of the sandbox's own, and Ctrl-C ends it before the sandbox."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "sandbox"),
        cwd=tmp_path,
        env={name: value for name, value in os.environ.items() if name not in UNSET} | PATHS,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        async for line in process.stderr:
            if b" ready as " in line:
                break
    finally:
        process.send_signal(signal.SIGINT)
    errors = await process.stderr.read()
    assert await process.wait() == 0
    assert b"Traceback" not in errors
    assert (tmp_path / "data" / "sandbox.db").exists()


async def test_the_command_ends_beside_a_real_token(tmp_path):
    """Beside a real token the command ends with status 2 and a message, before it starts anything."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "sandbox"),
        cwd=tmp_path,
        env=os.environ | PATHS | {"DISCORD_TOKEN": "abc"},
        stderr=asyncio.subprocess.PIPE,
    )
    _, errors = await process.communicate()
    assert process.returncode == 2
    assert b"DISCORD_TOKEN" in errors


def test_a_port_that_is_taken_is_refused(monkeypatch, tmp_path, capsys):
    """The command ends with one sentence that names the port."""
    monkeypatch.chdir(tmp_path)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
        assert main(["--no-bot", "--port", str(port)]) == 1
    out, errors = capsys.readouterr()
    assert (out, errors.count("\n")) == ("", 1)
    assert str(port) in errors


@pytest.mark.parametrize("content", [None, "not JSON"])
def test_an_unreadable_description_is_refused(monkeypatch, tmp_path, capsys, content):
    """The command ends with one sentence if the description is missing or malformed."""
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "openapi.json"
    if content is not None:
        file.write_text(content, encoding="utf-8")
    assert main(["--no-bot", "--description", str(file)]) == 1
    out, errors = capsys.readouterr()
    assert (out, errors.count("\n")) == ("", 1)
    assert errors.startswith("The sandbox cannot start: ")


@pytest.mark.parametrize(
    "arguments", [["--port", "65536"], ["--port", "x"], ["--shards", "0"], ["--max-concurrency", "-1"]]
)
def test_impossible_numbers_are_refused(arguments, capsys):
    """A port beyond the last one, no shards and the like are a wrong command line, which names the option."""
    with pytest.raises(SystemExit) as ended:
        main([*arguments])
    assert ended.value.code == 2
    assert arguments[0] in capsys.readouterr().err


def test_the_oldest_uploads_are_dropped_first():
    """The oldest uploads are dropped first; the newest stay even if they alone exceed the limit."""
    uploads = Uploads(10)
    for name in "abc":
        uploads.put(name, b"1234")
    assert [uploads.get(name) for name in "abc"] == [None, b"1234", b"1234"]
    uploads.put("d", bytes(20))
    assert [uploads.get(name) is None for name in "bcd"] == [True, True, False]


async def test_a_channel_keeps_its_latest_messages(box, games):
    """Messages beyond a channel's limit are forgotten, the oldest first, with their files."""
    world = box.world
    first = messages.post(world, games, world.bot_id, Draft({}, (Upload(0, "a.txt", b"a"),)))
    for number in range(KEPT_MESSAGES):
        messages.post(world, games, world.bot_id, Draft({"content": str(number)}))
    held = world.messages[games.id]
    assert len(held) == KEPT_MESSAGES
    assert first.id not in held
    assert world.uploads.get(first.attachments[0].id) is None


async def test_the_threads_of_a_deleted_channel_are_deleted(box, games, ada):
    """A deleted channel and its threads leave nothing in memory."""
    thread = channels.open_thread(box.world, games, "Table", ada.id)
    await ada.write(thread, "inside")
    channels.delete_channel(box.world, games)
    assert games.id not in box.world.channels
    assert thread.id not in box.world.channels
    assert thread.id not in box.world.messages
