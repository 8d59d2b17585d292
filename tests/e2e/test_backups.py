"""Tests of backups, checks and migrations of the database, and of the lock that lets one bot use a file."""

import asyncio
import resource
import shutil
import sqlite3
from contextlib import closing

import pytest
from bot_commands import run_bot
from playing import is_turn_of, open_table, play_by_buttons, small_table

from bench.support.in_process import running
from sandbox.bot_process import BotProcess
from storage.copying import MARK
from storage.database import Database
from storage.unusable import DatabaseProblem, DatabaseUnusable

pytestmark = pytest.mark.e2e


def turns(person, table, number):
    """Return the messages of that turn in the channel."""
    return [message for message in person.messages(table) if f"Turn {number} ·" in message.text]


async def run(commands, directory, *arguments, database):
    """Return the exit status and the standard error of a command on a database."""
    return await asyncio.to_thread(commands.run, directory, *arguments, BASTIDE_DATABASE=str(database))


async def test_a_restored_backup_posts_its_turn_once(box, database, commands, tmp_path, table, ada, bruno):
    """Moves made after the backup are lost; presses on their messages post the restored turn again, once."""
    copy = tmp_path / "copy.db"
    async with running(box, database) as bot:
        await small_table(bot, box, 9, 9)
        message, mover = await open_table(box, table, [ada, bruno], seats=2)
        other = bruno if mover is ada else ada
        assert await run(commands, tmp_path, "backup", str(copy), database=database) == (0, "")
        await play_by_buttons(mover, message)
        lost = await box.message_for(ada, table, lambda message: is_turn_of(message, other))
        assert len(turns(ada, table, 2)) == 1
        await box.wait_for(lambda: not message.buttons or "Play" not in message.buttons, "turn 1 to be over")
    for suffix in ("-wal", "-shm"):
        database.with_name(database.name + suffix).unlink(missing_ok=True)
    shutil.copy(copy, database)
    async with running(box, database):
        assert "moved on" in (await other.click(lost, "Play")).text
        new_message = await box.message_for(
            ada, table, lambda posted: is_turn_of(posted, mover) and posted.id != message.id
        )
        assert "moved on" in (await other.click(lost, "Play")).text
        await play_by_buttons(mover, new_message)
        await box.wait_for(lambda: len(turns(ada, table, 2)) == 2, "the turn that is played again")
        assert len(turns(ada, table, 1)) == 2, "two presses post the restored turn once"
        newest = turns(ada, table, 2)[-1]
        await play_by_buttons(other, newest)
        await box.message_for(ada, table, lambda message: "Turn 3 ·" in message.text)


async def test_a_backup_holds_whole_transactions(tmp_path, empty_database, commands):
    """A backup during writes holds whole transactions only; a backup never overwrites a file."""
    database = await Database.open(str(empty_database))
    stop = asyncio.Event()

    async def write():
        number = 0
        while not stop.is_set():
            async with database.begin() as connection:
                for half in ("a", "b"):
                    await connection.exec_driver_sql(
                        "INSERT INTO memory (name, value) VALUES (?, 'x')", (f"{half}{number}",)
                    )
            number += 1

    writing = asyncio.create_task(write())
    try:
        settings = {"BASTIDE_DATABASE": str(empty_database)}
        statuses = await asyncio.gather(
            *(
                asyncio.to_thread(run_bot, tmp_path, "backup", f"{number}.db", **settings)
                for number in range(2)
            )
        )
        assert statuses == [(0, ""), (0, "")]
    finally:
        stop.set()
        await writing
        await database.close()
    for number in range(2):
        with closing(sqlite3.connect(tmp_path / f"{number}.db")) as copied:
            (count,), (odd,) = copied.execute(
                "SELECT count(*) FROM memory WHERE name GLOB '[ab]*' UNION ALL "
                "SELECT count(*) FROM memory AS one WHERE one.name GLOB 'a[0-9]*' "
                "AND NOT EXISTS (SELECT 1 FROM memory WHERE name = 'b' || substr(one.name, 2))"
            ).fetchall()
            assert count > 0
            assert odd == 0
    status, output = await run(commands, tmp_path, "backup", "0.db", database=empty_database)
    assert (status, "already" in output) == (1, True)
    status, output = await run(commands, tmp_path, "backup", "nowhere/copy.db", database=empty_database)
    assert (status, "cannot be written" in output) == (1, True)
    status, output = await run(commands, tmp_path, "backup", "copy.db", database=tmp_path / "none.db")
    assert (status, "cannot be opened" in output) == (1, True)
    assert not (tmp_path / "copy.db").exists()
    assert list(tmp_path.glob("*.part")) == []


async def test_a_backup_without_disk_space_is_reported(tmp_path, empty_database):
    """A full disk is reported as a copy that cannot be written; no part of the copy is left."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    settings = {"BASTIDE_DATABASE": str(empty_database)}
    # The command inherits the limit. This process writes no large file meanwhile.
    resource.setrlimit(resource.RLIMIT_FSIZE, (empty_database.stat().st_size // 2, before[1]))
    try:
        status, output = await asyncio.to_thread(run_bot, tmp_path, "backup", "copy.db", **settings)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert (status, output) == (1, "The copy copy.db cannot be written: disk I/O error")
    assert list(tmp_path.glob("copy.db*")) == []


async def test_a_second_bot_on_a_file_is_refused(box, database, commands, tmp_path):
    """A second bot on a file is refused in one sentence; once the first has ended or was killed, another may use it."""
    environment = {"BASTIDE_DATABASE": str(database)}
    first = BotProcess(box.loopback, environment=environment, log=tmp_path / "first")
    await first.start()
    try:
        await box.bot_ready()
        status, output = await asyncio.to_thread(run_bot, tmp_path, **environment, **box.loopback.environment)
        assert status == 1
        assert "running on the database" in output
        assert str(database) in output
        assert "\n" not in output
        assert await run(commands, tmp_path, "check", database=database) == (0, "")
    finally:
        await first.kill()
    opened = await Database.open(str(database), serves=True)
    with pytest.raises(DatabaseUnusable) as unusable:
        await Database.open(str(database), serves=True)
    assert unusable.value.problem is DatabaseProblem.IN_USE
    await opened.close()
    await (await Database.open(str(database), serves=True)).close()


async def test_check_reports_what_sqlite_finds(tmp_path, empty_database, commands):
    """`check` names an index that lacks a row and a row that points nowhere, and its status is 1."""
    with closing(sqlite3.connect(empty_database)) as damaged:
        damaged.execute("PRAGMA foreign_keys = OFF")
        damaged.execute("INSERT INTO agreements (game, person) VALUES ('nowhere', 1)")
        damaged.execute("INSERT INTO memory (name, value) VALUES ('a', 'b')")
        damaged.commit()
        damaged.execute("PRAGMA writable_schema = ON")
        damaged.execute(
            "UPDATE sqlite_master SET rootpage = "
            "(SELECT rootpage FROM sqlite_master WHERE name = 'ix_games_host') "
            "WHERE name = 'ix_agreements_person'"
        )
        damaged.commit()
    status, output = await run(commands, tmp_path, "check", database=empty_database)
    assert status == 1
    assert "ix_agreements_person" in output
    assert "points at no row of asks" in output


@pytest.mark.parametrize("table", ["games", "log", "outbox", "sqlite_autoindex_memory_1"])
async def test_a_damaged_file_is_reported_by_every_command(tmp_path, empty_database, commands, table):
    """Every command reports a damaged file, one sentence a line; no backup of it is left."""
    with closing(sqlite3.connect(empty_database)) as sound:
        (size,) = sound.execute("PRAGMA page_size").fetchone()
        (page,) = sound.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()
    with empty_database.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(bytes(size))
    for command in (("check",), ("recount",), ("backup", "copy.db")):
        status, output = await run(commands, tmp_path, *command, database=empty_database)
        if (command, status) != (("recount",), 0):
            assert status == 1
            assert all(" is damaged" in line and "malformed" in line for line in output.splitlines()), output
    assert list(tmp_path.glob("copy.db*")) == []


@pytest.mark.parametrize("command", ["check", "recount"])
async def test_a_half_copied_database_is_left_alone(tmp_path, empty_database, commands, command):
    """`check` and `recount` refuse a database whose migration is unfinished: its games lack entries."""
    with closing(sqlite3.connect(empty_database)) as half, half:
        half.execute("INSERT INTO memory (name, value) VALUES (?, 'a game')", (MARK,))
    status, output = await run(commands, tmp_path, command, database=empty_database)
    assert (status, "migrate-to" in output, len(output.splitlines())) == (1, True, 1)


async def test_a_database_is_migrated_by_command(tmp_path, empty_database, commands, postgres, postgres_url):
    """A migrated database has its games; a second time, or with a wrong address, one sentence says why not."""

    async def migrate(url, database=empty_database):
        return await run(commands, tmp_path, "migrate-to", url, database=database)

    status, output = await migrate(postgres.loopback("nobody"))
    assert (status, "cannot be opened" in output, "open sesame" in output) == (1, True, False)
    status, output = await migrate(str(tmp_path / "other.db"))
    assert (status, "PostgreSQL" in output, (tmp_path / "other.db").exists()) == (1, True, False)
    assert await migrate(postgres_url) == (0, "")
    status, output = await migrate(postgres_url)
    assert (status, "\n" in output) == (0, False), "nothing was played there meanwhile"
    status, output = await migrate(postgres_url, database=postgres_url)
    assert (status, "SQLite" in output) == (1, True)
    assert await run(commands, tmp_path, "check", database=postgres_url) == (0, "")


@pytest.mark.parametrize(
    "command", [("check",), ("recount",), ("migrate-to", "postgresql://localhost/games")]
)
async def test_a_missing_file_is_reported_and_not_created(tmp_path, commands, command):
    """A mistyped file name is reported as a missing file; no empty database is created there."""
    file = tmp_path / "folder" / "mistyped.db"
    status, output = await run(commands, tmp_path, *command, database=file)
    assert status == 1
    assert output == f"The database {file} cannot be opened: No such file or directory"
    assert not file.parent.exists()
