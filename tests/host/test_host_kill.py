"""A process that is killed at random moments loses nothing and posts nothing twice."""

import asyncio
import random
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path

from games_played import CHANNEL, HandClock, chance

from game.notation.moves import move_text
from host.host import Host
from model.games import EntryKind
from model.tables import GameStatus
from storage import log
from storage.database import Database

BOT = Path(__file__).with_name("killable_bot.py")
KILLS = 5


async def run_bot(database: Path, channel: Path, accepted: Path, *, steps: int | None) -> int:
    """Return the exit status of a bot that is killed after `steps` steps; with None it runs to the end."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, BOT, database, channel, accepted, stdout=asyncio.subprocess.PIPE, cwd=Path.cwd()
    )
    assert process.stdout is not None
    count = 0
    async for _ in process.stdout:
        count += 1
        if count == steps:
            process.send_signal(signal.SIGKILL)
    return await process.wait()


async def test_a_process_killed_at_random_moments_loses_and_repeats_nothing(tmp_path: Path) -> None:
    """Accepted moves are all in the log, once; every turn and the end are in the channel, once, in order."""
    database_path, channel, accepted = (tmp_path / name for name in ("bastide.db", "channel", "accepted"))
    dice = random.Random(20260302)
    for _ in range(KILLS):
        status = await run_bot(database_path, channel, accepted, steps=dice.randint(1, 25))
        assert status == -signal.SIGKILL
    assert await run_bot(database_path, channel, accepted, steps=None) == 0

    database = await Database.open(str(database_path))
    host = Host(database, HandClock(), chance())
    game = await host.games.in_channel(CHANNEL)
    assert game is not None
    view = await host.games.view(game)
    assert view.status is GameStatus.OVER

    async with database.read() as connection:
        entries = await log.read(connection, game)
    assert [entry.seq for entry in entries] == list(range(1, view.seq + 1))
    assert {entry.kind for entry in entries} == {EntryKind.MOVE}
    reports = await host.history.reports(game)
    stored = [f"{report.seq} {report.moves}" for report in reports]
    remembered = accepted.read_text().splitlines()
    assert not set(remembered) - set(stored), "a move that its player saw accepted was lost"
    assert [move_text(move) for report in reports for move in report.moves] == [
        entry.text for entry in entries
    ]

    turns = await host.history.turns(game)
    posted = channel.read_text().splitlines()
    assert Counter(posted).most_common(1)[0][1] == 1, "something was posted twice"
    assert [line.split()[0] for line in posted] == [str(seq) for seq in turns]
    assert posted[-1].split()[1] == "ended"
    await database.close()


async def test_a_worker_dies_with_its_bot(tmp_path: Path) -> None:
    """A bot that is killed leaves no worker process: the pipe for the errors of both is closed."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        BOT.with_name("thinking_bot.py"),
        tmp_path / "bastide.db",
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        cwd=Path.cwd(),
    )
    assert process.stdout is not None
    assert process.stderr is not None
    assert await process.stdout.readline() == b"thinking\n"
    process.kill()
    async with asyncio.timeout(60):
        assert await process.stderr.read() == b""
    await process.wait()


def test_a_worker_whose_bot_is_gone_ends_without_an_error() -> None:
    """A worker whose answer has no reader any more ends and writes nothing to its errors."""
    worker = subprocess.Popen(
        [sys.executable, "-m", "host.computers.worker"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=Path.cwd(),
    )
    assert worker.stdout is not None
    worker.stdout.close()
    worker.stdout = None
    assert worker.communicate(b"{}\n", timeout=60) == (None, b"")


def test_a_worker_imports_no_large_libraries() -> None:
    """A worker starts quickly since it imports no SQLAlchemy, Discord, asyncio or pictures."""
    script = "import sys, host.computers.worker; print({'sqlalchemy', 'discord', 'asyncio', 'PIL'} & set(sys.modules))"
    process = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=Path.cwd()
    )
    assert process.stdout == "set()\n"
