"""Tests of the bot as a process of its own: its messages when it cannot run, and its recovery after a kill."""

import asyncio
import os
import re
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from bot_commands import PATIENCE_SECONDS, run_bot
from disturbances import change_rows
from playing import is_turn_of, open_table, play_by_buttons, play_to_the_end, small_table

from bench.support.in_process import running
from bot.app import client
from bot.app.config import Config, ConfigError
from bot.app.online import problems_named, run
from bot.i18n.language import unparsed_messages
from sandbox.bot_process import BotProcess
from sandbox.faults import Fault, FaultKind
from sandbox.people.seen import ReplyKind
from sandbox.script import Sandbox
from sandbox.server import TOKEN, Settings
from sandbox.world.events import EventKind

pytestmark = pytest.mark.e2e


def test_without_a_token_the_bot_says_what_to_do(tmp_path):
    """Without a token the bot prints one sentence that says what to do, and its status is 1."""
    status, output = run_bot(tmp_path)
    assert status == 1
    assert output.startswith("No token: put DISCORD_TOKEN=")
    assert "\n" not in output


def test_a_token_beside_the_sandbox_is_refused(tmp_path, commands):
    """The token of an application is refused where the sandbox is used, too."""
    status, output = commands.run(
        tmp_path, DISCORD_TOKEN="something-real", BASTIDE_SANDBOX=str(tmp_path / "socket")
    )
    assert status == 1
    assert "does not belong in the sandbox" in output


def test_a_file_that_is_no_database_is_refused(tmp_path, commands):
    """A file that is not a database is named in one sentence, and left as it is."""
    file = tmp_path / "letter.db"
    file.write_text("Dear reader, this is no database at all, but a letter. " * 40, encoding="utf-8")
    status, output = commands.run(tmp_path, DISCORD_TOKEN="x.y.z", BASTIDE_DATABASE=str(file))
    assert status == 1
    assert str(file) in output
    assert "\n" not in output
    assert file.read_text(encoding="utf-8").startswith("Dear reader")


def test_a_database_of_a_newer_version_is_refused(tmp_path, commands):
    """A database that a newer version has migrated is refused in one sentence."""
    file = tmp_path / "newer.db"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999_from_the_future')")
    connection.close()
    status, output = commands.run(tmp_path, DISCORD_TOKEN="x.y.z", BASTIDE_DATABASE=str(file))
    assert status == 1
    assert "newer version" in output
    assert "\n" not in output


async def test_the_bot_ends_when_its_sandbox_has_closed(tmp_path):
    """The bot beside a sandbox that has closed ends with one sentence instead of reconnecting for ever."""
    log = tmp_path / "bot.log"
    async with Sandbox(Settings(directory=tmp_path / "box", validated=False)) as box:
        bot = BotProcess(box.loopback, environment={"BASTIDE_DATABASE": str(tmp_path / "beside.db")}, log=log)
        await bot.start()
        await box.bot_ready()
    async with asyncio.timeout(60):
        assert await bot.wait() == 1
    assert "make sandbox" in log.read_text(encoding="utf-8").splitlines()[-1]


async def test_the_bot_ends_when_its_sandbox_is_killed(tmp_path):
    """The bot ends when its sandbox was killed, though the socket file stays and the connection was not closed."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("BASTIDE_")}
    environment |= {"PYTHONPATH": str(Path.cwd()), "BASTIDE_DATABASE": str(tmp_path / "beside.db")}
    environment.pop("DISCORD_TOKEN", None)
    command = (sys.executable, "-m", "sandbox", "--no-bot")
    sandbox = await asyncio.create_subprocess_exec(
        *command, cwd=tmp_path, env=environment, stdout=asyncio.subprocess.PIPE
    )
    async with asyncio.timeout(PATIENCE_SECONDS):
        lines = [(await sandbox.stdout.readline()).decode() for _ in range(2)]
        variables = dict(word.split("=", 1) for word in lines[1].split() if "=" in word)
        bot = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot"), env=environment | variables, stderr=asyncio.subprocess.PIPE
        )
        line = ""
        while "ready as" not in line:
            line = (await bot.stderr.readline()).decode()
        sandbox.kill()
        await sandbox.wait()
        _, rest = await bot.communicate()
    assert bot.returncode == 1
    assert "make sandbox" in rest.decode().splitlines()[-1]


def test_a_sandbox_that_does_not_run_is_reported(tmp_path):
    """Where no sandbox runs the message says how to start one, and the status is 1."""
    status, output = run_bot(tmp_path, BASTIDE_SANDBOX=str(tmp_path / "nobody.sock"))
    assert status == 1
    assert "make sandbox" in output


@pytest.mark.parametrize(
    ("token", "fault", "expected"),
    [
        ("wrong", None, "config-wrong-token"),
        (TOKEN, Fault(FaultKind.SERVER_ERROR, "GET /users/@me", times=5), "config-no-discord"),
        (TOKEN, Fault(FaultKind.SERVER_ERROR, "GET /gateway/bot", times=5), "config-no-discord"),
    ],
    ids=["wrong token", "outage", "outage of the gateway"],
)
async def test_a_wrong_token_and_an_outage_at_the_start_are_reported(
    box, empty_database, fast_http_retries, token, fault, expected
):
    """A token that Discord refuses, and an outage of Discord at the start, are named in one sentence each."""
    config = Config(token=token, database=str(empty_database), sandbox=box.loopback.socket_path)
    if fault is not None:
        box.faults.add(fault)
    with pytest.raises(ConfigError) as refused, problems_named(config):
        await run(config)
    assert [problem.key for problem in refused.value.problems] == [expected]


async def test_a_turn_stored_before_a_kill_is_posted_once(box, database, tmp_path, table, ada, bruno):
    """After a SIGKILL right after a move, the next process posts its turn once, and old buttons work."""
    bot = BotProcess(box.loopback, environment={"BASTIDE_DATABASE": str(database)}, log=tmp_path / "bot.log")
    await bot.start()
    try:
        await box.bot_ready()
        message, mover = await open_table(box, table, [ada, bruno], seats=2)
        for _ in range(2):
            other = bruno if mover is ada else ada
            await play_by_buttons(mover, message)
            await bot.kill()
            await box.wait_for(lambda: not box.world.bot_online, "the bot to be gone")
            await bot.start()
            await box.bot_ready()
            message = await box.message_for(
                ada, table, lambda message, other=other: is_turn_of(message, other)
            )
            mover = other
        turns = [
            message
            for message in ada.messages(table)
            if "Turn 2 ·" in message.text or "Turn 3 ·" in message.text
        ]
        assert len(turns) == 2
    finally:
        assert await bot.stop() == 0


async def test_a_turn_being_posted_at_a_stop_signal_is_posted_once(
    box, database, tmp_path, table, ada, bruno
):
    """After a SIGTERM while Discord has not yet answered a post, the next process posts nothing twice."""
    bot = BotProcess(box.loopback, environment={"BASTIDE_DATABASE": str(database)}, log=tmp_path / "bot.log")
    async with bot:
        await box.bot_ready()
        message, mover = await open_table(box, table, [ada, bruno], seats=2)
        other = bruno if mover is ada else ada
        box.faults.add(Fault(FaultKind.SLOW, "POST /channels/{channel_id}/messages", seconds=60))
        await play_by_buttons(mover, message)
        turn = await box.message_for(ada, table, lambda message: is_turn_of(message, other))
        assert await bot.stop() == 0
    await box.wait_for(lambda: not box.world.bot_online, "the bot to be gone")
    # After an hour Discord no longer recognises the message by its nonce.
    box.advance(3600)
    async with bot:
        await box.bot_ready()
        await play_by_buttons(other, turn)
        await box.wait_for(lambda: not turn.buttons, "the second turn to lose its buttons")
    assert len([message for message in ada.messages(table) if "Turn 2 ·" in message.text]) == 1


@pytest.mark.parametrize("answer_seconds", [0.5])
async def test_a_press_during_a_suspension_is_logged_as_late(box, database, tmp_path, table, ada):
    """A bot that was suspended logs a line for the command that it answered too late, and no fault."""
    log = tmp_path / "bot.log"
    async with BotProcess(box.loopback, environment={"BASTIDE_DATABASE": str(database)}, log=log) as bot:
        await box.bot_ready()
        bot.send(signal.SIGSTOP)
        assert (await ada.slash(table, "skip")).kind is ReplyKind.FAILED
        bot.send(signal.SIGCONT)
        async with asyncio.timeout(PATIENCE_SECONDS):
            while "came too late" not in log.read_text("utf-8"):  # noqa: ASYNC110 - a file makes no event
                await asyncio.sleep(0.05)
    logged = log.read_text("utf-8")
    assert "'skip'" in next(line for line in logged.splitlines() if "came too late" in line)
    assert "Traceback" not in logged


async def test_commands_are_registered_only_when_they_changed(box, empty_database, monkeypatch):
    """Commands are registered at the first start, and again only when their definitions or translations changed."""
    registered = []
    box.world.subscribe(lambda event: registered.append(event.kind is EventKind.COMMANDS_CHANGED))
    for _ in range(2):
        async with running(box, empty_database):
            assert sum(registered) == 1
    monkeypatch.setattr(
        client,
        "unparsed_messages",
        lambda code: {**unparsed_messages(code), "command-board": f"{code} board\n"},
    )
    async with running(box, empty_database):
        assert sum(registered) == 2


async def run_command(database, directory, *arguments):
    """Return the exit status of `python -m bot` with these arguments, and what it prints."""
    completed = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-m", "bot", *arguments],
        cwd=directory,
        env={"PATH": os.environ["PATH"], "BASTIDE_DATABASE": str(database), "PYTHONPATH": str(Path.cwd())},
        capture_output=True,
        text=True,
        timeout=PATIENCE_SECONDS,
    )
    return completed.returncode, completed.stdout + completed.stderr


async def test_recount_computes_all_results_again(database, tmp_path):
    """`recount` computes all results and ratings again and prints their number; unknown commands are refused."""
    status, output = await run_command(database, tmp_path, "recount")
    assert (status, output.startswith("0 results and all ratings")) == (0, True)
    status, output = await run_command(database, tmp_path, "recont")
    assert (status, output.startswith("“recont” is not a valid command")) == (1, True)


async def test_recount_names_the_people_whose_ratings_changed(box, database, tmp_path, table, ada, bruno):
    """`recount` names the people whose ratings changed, and calls deleted people former players."""
    async with running(box, database) as bot:
        await small_table(bot, box)
        await open_table(box, table, [ada, bruno], seats=2, rated=True)
        await play_to_the_end(box, table, [ada, bruno], play_by_buttons)
        await bot.host.people.delete(int(ada.id))
    await change_rows(database, "UPDATE ratings SET shown = shown + 7")
    status, output = await run_command(database, tmp_path, "recount")
    assert status == 0
    _, changes, *people = output.splitlines()
    assert changes == ("Games that count now: 0 more, 0 fewer. Ratings that changed: 2; the largest changes:")
    assert sorted(line.partition(":")[0] for line in people) == ["  Bruno", "  former player"]
    assert all(int(before) == int(after) + 7 for before, after in re.findall(r"(\d+) → (\d+)", output))
    await change_rows(database, "DELETE FROM rating_changes")
    _, output = await run_command(database, tmp_path, "recount")
    assert output.splitlines()[1:] == ["Games that count now: 1 more, 0 fewer. Ratings that changed: none."]


@pytest.mark.parametrize("signal_number", [signal.SIGKILL, signal.SIGTERM])
async def test_the_drawing_process_ends_with_its_bot(box, database, tmp_path, signal_number):
    """The drawing process ends when its bot is killed or stopped, and logs nothing."""
    bot = BotProcess(box.loopback, environment={"BASTIDE_DATABASE": str(database)}, log=tmp_path / "bot.log")
    async with bot:
        await box.bot_ready()
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not (started := children(bot.pid)):  # noqa: ASYNC110 - another process makes no event
                await asyncio.sleep(0.05)
            (painter,) = started
            os.kill(bot.pid, signal_number)
            while runs(painter):  # noqa: ASYNC110 - another process makes no event
                await asyncio.sleep(0.05)
    assert "rendering" not in (tmp_path / "bot.log").read_text("utf-8")


def runs(pid):
    """Return True while a process has not ended; a zombie has."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes() != b""
    except (FileNotFoundError, ProcessLookupError):
        return False


def children(pid):
    """Return the ids of the running child processes of a process."""
    return [
        int(child)
        for thread in Path(f"/proc/{pid}/task").glob("*/children")
        for child in thread.read_text("ascii").split()
    ]


async def test_check_names_damaged_games(box, bot, database, commands, table, ada, bruno, tmp_path):
    """`python -m bot check` replays every unfinished game; it names damaged ones, and its status is then 1."""
    message, mover = await open_table(box, table, [ada, bruno], seats=2)
    await play_by_buttons(mover, message)
    settings = {"BASTIDE_DATABASE": str(database)}
    assert await asyncio.to_thread(commands.run, tmp_path, "check", **settings) == (0, "")
    await change_rows(database, "UPDATE log SET digest = 'deadbeef' WHERE seq = 1")
    status, output = await asyncio.to_thread(commands.run, tmp_path, "check", **settings)
    assert status == 1
    assert "entry 1" in output


def test_commands_that_do_not_connect_import_nothing_of_discord():
    """Commands that do not connect import neither discord.py nor Pillow, so that a backup starts quickly."""
    completed = subprocess.run(
        [
            *(sys.executable, "-c"),
            "import sys, bot.app.command_line; print({'discord', 'aiohttp', 'PIL'} & {*sys.modules})",
        ],
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE_SECONDS,
    )
    assert completed.stdout == "set()\n"


def test_help_lists_the_commands(tmp_path):
    """`--help` lists every command without needing any setting."""
    completed = subprocess.run(
        [sys.executable, "-m", "bot", "--help"],
        cwd=tmp_path,
        env={"PATH": os.environ["PATH"], "PYTHONPATH": str(Path.cwd())},
        capture_output=True,
        text=True,
        timeout=PATIENCE_SECONDS,
    )
    assert completed.returncode == 0
    assert [line.split()[0] for line in completed.stdout.splitlines()[3:]] == [
        "check",
        "backup",
        "migrate-to",
        "recount",
        "emojis",
    ]


async def test_emojis_are_uploaded_once_by_command(box, tmp_path):
    """`emojis` uploads all emojis and prints their number; a second time it uploads none."""
    settings = {"BASTIDE_SANDBOX": str(box.loopback.socket_path), "PYTHONPATH": str(Path.cwd())}
    outputs = []
    for _ in range(2):
        completed = await asyncio.to_thread(
            subprocess.run,
            [sys.executable, "-m", "bot", "emojis"],
            cwd=tmp_path,
            env={"PATH": os.environ["PATH"], **settings},
            capture_output=True,
            text=True,
            timeout=PATIENCE_SECONDS,
        )
        assert completed.returncode == 0
        outputs.append(completed.stdout.strip())
    assert re.fullmatch(r"\d+ emojis uploaded\.", outputs[0])
    assert outputs[1] == "All emojis were there already."


async def test_several_stop_signals_close_the_bot_in_order(box, database, tmp_path, table, ada):
    """Several stop signals at once, as from a terminal and a supervisor, still close the bot in order."""
    bot = BotProcess(box.loopback, environment={"BASTIDE_DATABASE": str(database)}, log=tmp_path / "bot.log")
    await bot.start()
    await box.bot_ready()
    await ada.slash(table, "game new")
    for signal_number in (signal.SIGINT, signal.SIGTERM, signal.SIGINT):
        bot.send(signal_number)
    assert await bot.stop() == 0
    log = (tmp_path / "bot.log").read_text(encoding="utf-8")
    assert "Traceback" not in log
    assert "CancelledError" not in log
