"""Tests of what differs with PostgreSQL: concurrent writers, and a server that is misconfigured, full or down."""

import asyncio
import errno
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from bench.support.postgres import PASSWORD, USER, PostgresServer
from model.errors import StorageTrouble
from storage import postgresql
from storage.backup import backup
from storage.database import Conflict, Database
from storage.schema import program_values
from storage.tables import metadata
from storage.unusable import DatabaseProblem, DatabaseUnusable

SHORT_SECONDS = 0.2
LONG_ENOUGH_SECONDS = 2.0
"""A limit that connecting and ordinary statements keep on a busy machine."""


async def _put(database: Database, name: str) -> None:
    async with database.begin() as connection:
        await connection.execute(program_values.insert().values(name=name, value=""))


async def _names(database: Database) -> set[str]:
    async with database.read() as connection:
        return set((await connection.execute(sa.select(program_values.c.name))).scalars())


async def test_migrations_lead_to_the_schema(postgres_url: str) -> None:
    """A migrated database has the schema that the code describes, and the same rows in its partial indexes."""
    database = await Database.open(postgres_url)
    async with database.read() as connection:
        differences = await connection.run_sync(
            lambda sync: compare_metadata(MigrationContext.configure(sync), metadata)
        )
        migrated = await _indexes(connection)
    async with database.begin() as connection:
        await connection.run_sync(metadata.drop_all)
        await connection.run_sync(metadata.create_all)
        described = await _indexes(connection)
    await database.close()
    assert differences == []
    assert migrated == described


async def _indexes(connection: sa.ext.asyncio.AsyncConnection) -> dict[str, str]:
    rows = await connection.exec_driver_sql(
        "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'"
    )
    return dict(tuple(row) for row in rows)


async def test_processes_that_start_together_migrate_once(postgres: PostgresServer) -> None:
    """Of three processes that open an empty database together one migrates it; all find it up to date."""
    name = await postgres.new_database(template="template0")
    opened = await asyncio.gather(*(Database.open(postgres.url(name)) for _ in range(3)))
    for number, database in enumerate(opened):
        await _put(database, str(number))
    assert await _names(opened[0]) == {"0", "1", "2"}
    await asyncio.gather(*(database.close() for database in opened))
    await postgres.drop(name)


async def test_writers_of_different_subjects_do_not_wait_for_each_other(postgres_url: str) -> None:
    """Only writers of the same subject wait for each other, but one without a subject waits for all."""
    database, other = await Database.open(postgres_url), await Database.open(postgres_url)
    order: list[str] = []

    async def write(writer: Database, subject: str | None, name: str) -> None:
        async with writer.begin(subject):
            order.append(name)

    async with database.begin("game"):
        waiting = [asyncio.create_task(write(other, "game", "the same game"))]
        await asyncio.sleep(SHORT_SECONDS)
        waiting.append(asyncio.create_task(write(database, None, "everything")))
        await asyncio.sleep(SHORT_SECONDS)
        assert order == []
    await asyncio.gather(*waiting)
    order.clear()
    async with database.begin("game"):
        await write(other, "another game", "another game")
        assert order == ["another game"]
    await database.close()
    await other.close()


async def test_a_reader_sees_a_snapshot_and_cannot_write(postgres_url: str) -> None:
    """A reader does not see later writes, and a write by a reader is an error of the program."""
    database = await Database.open(postgres_url)
    async with database.read() as connection:
        count = sa.select(sa.func.count()).select_from(program_values)
        assert (await connection.execute(count)).scalar_one() == 0
        await _put(database, "meanwhile")
        assert (await connection.execute(count)).scalar_one() == 0

    async def write() -> None:
        async with database.read() as connection:
            await connection.execute(program_values.insert().values(name="x", value=""))

    with pytest.raises(StorageTrouble, match="read-only"):
        await write()
    assert await _names(database) == {"meanwhile"}
    await database.close()


async def test_a_conflict_differs_from_an_invalid_statement(postgres_url: str) -> None:
    """A violated unique key is a conflict; an invalid statement is neither that nor trouble of the server."""
    database = await Database.open(postgres_url)
    await _put(database, "a")
    with pytest.raises(Conflict):
        await _put(database, "a")

    async def ask_nonsense() -> None:
        async with database.read() as connection:
            await connection.exec_driver_sql("SELECT nonsense")

    with pytest.raises(sa.exc.DBAPIError):
        await ask_nonsense()
    assert await _names(database) == {"a"}
    await database.close()


async def _refused(url: str) -> DatabaseUnusable:
    with pytest.raises(DatabaseUnusable) as refused:
        await Database.open(url)
    for text in (str(refused.value), refused.value.detail, repr(refused.value)):
        assert "\n" not in text
        assert PASSWORD not in text
        assert PASSWORD.replace(" ", "%20") not in text
        assert "hunter2" not in text
    return refused.value


async def test_the_error_for_a_wrong_address_is_one_sentence(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One sentence names the wrong password, database, host, port or option, never the password itself."""
    right = postgres.loopback("postgres")
    assert (
        "password authentication failed" in (await _refused(postgres.loopback("postgres", "hunter2"))).detail
    )
    assert "nobody" in (await _refused(postgres.loopback("nobody"))).detail
    closed = await _refused(right.replace(f":{postgres.port}/", ":1/"))
    assert f"[Errno {errno.ECONNREFUSED}]" in closed.detail
    assert (await _refused(right.replace("127.0.0.1", "nowhere.invalid"))).detail
    assert "sense" in (await _refused(f"{right}?sense=none")).detail
    assert (
        await _refused(right.replace(f":{postgres.port}/", ":port/"))
    ).problem is DatabaseProblem.UNREADABLE
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    assert (await _refused(right)).problem is DatabaseProblem.NO_DRIVER


async def test_a_new_database_must_be_utf_8(postgres: PostgresServer) -> None:
    """An empty database whose encoding lacks characters is refused, with what to do."""
    await postgres.tell("CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0")
    with pytest.raises(DatabaseUnusable, match="its encoding is LATIN1; create it with ENCODING 'UTF8'"):
        await Database.open(postgres.url("latin"))
    await postgres.drop("latin")


async def test_usual_spellings_of_an_address(postgres: PostgresServer, postgres_url: str) -> None:
    """Addresses of hosting services are accepted with their password, and `sslmode` has its usual meaning."""
    name = str(sa.make_url(postgres_url).database)
    for scheme in ("postgres", "postgresql", "postgresql+asyncpg"):
        url = postgres.loopback(name).replace("postgresql://", f"{scheme}://")
        await (await Database.open(f"{url}?sslmode=disable")).close()
    assert "SSL" in (await _refused(f"{postgres.loopback(name)}?sslmode=require")).detail
    behind = f"postgresql://{USER}@127.0.0.1:{postgres.port}/{name}?password="
    await (await Database.open(behind + PASSWORD.replace(" ", "%20"))).close()
    wrong = await _refused(f"{behind}hunter2")
    assert "authentication failed" in wrong.detail
    assert "hunter2" not in str(wrong)


async def test_requests_work_again_after_the_server_was_down(
    postgres: PostgresServer, postgres_url: str
) -> None:
    """While the server is down requests fail at once; afterwards they work, and nothing stored is lost."""
    database = await Database.open(postgres_url)
    await asyncio.gather(*(_put(database, f"before {number}") for number in range(4)))
    postgres.stop()
    for _ in range(3):
        with pytest.raises(StorageTrouble):
            async with asyncio.timeout(3):
                await _put(database, "away")
        with pytest.raises(StorageTrouble):
            async with asyncio.timeout(3):
                await _names(database)
    await asyncio.to_thread(postgres.start)
    assert await _names(database) == {f"before {number}" for number in range(4)}
    await _put(database, "after")
    await database.close()


async def test_a_transaction_interrupted_by_the_server_is_not_stored(
    postgres: PostgresServer, postgres_url: str
) -> None:
    """A transaction during which the server is killed is not stored; the next one is."""
    database = await Database.open(postgres_url)

    async def write() -> None:
        async with database.begin() as connection:
            await connection.execute(program_values.insert().values(name="half", value=""))
            await asyncio.to_thread(postgres.stop, signal.SIGQUIT)
            await connection.execute(program_values.insert().values(name="done", value=""))

    with pytest.raises(StorageTrouble):
        await write()
    await asyncio.to_thread(postgres.start)
    assert await _names(database) == set()
    await _put(database, "after")
    await database.close()


async def test_a_request_without_a_free_connection_is_refused(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A request that gets no connection in time is refused; once one is returned, requests work again."""
    monkeypatch.setattr(postgresql, "PATIENCE_SECONDS", LONG_ENOUGH_SECONDS)
    monkeypatch.setattr(postgresql, "CONNECTIONS", 2)
    database = await Database.open(postgres_url)
    async with database.read(), database.read():
        with pytest.raises(StorageTrouble):
            await _names(database)
    assert await _names(database) == set()
    await database.close()


async def test_waiting_for_a_lock_has_a_limit(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Waiting for another writer's lock ends after a limit; the work of the slow writer is still stored."""
    monkeypatch.setattr(postgresql, "PATIENCE_SECONDS", LONG_ENOUGH_SECONDS)
    database, stuck = await Database.open(postgres_url), await Database.open(postgres_url)
    async with stuck.begin() as connection:
        with pytest.raises(StorageTrouble):
            await _put(database, "waits")
        await connection.execute(program_values.insert().values(name="stuck", value=""))
    await _put(database, "after")
    assert await _names(database) == {"stuck", "after"}
    await database.close()
    await stuck.close()


async def test_a_frozen_writer_does_not_keep_its_locks(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server ends a transaction that is idle for too long: nothing of it is stored, and others go on."""
    monkeypatch.setattr(postgresql, "LONGEST_PAUSE_SECONDS", SHORT_SECONDS)
    database, frozen = await Database.open(postgres_url), await Database.open(postgres_url)

    async def freeze() -> None:
        async with frozen.begin() as connection:
            await connection.execute(program_values.insert().values(name="half", value=""))
            await _put(database, "meanwhile")
            await connection.execute(program_values.insert().values(name="done", value=""))

    with pytest.raises(StorageTrouble):
        await freeze()
    await _put(frozen, "after")
    assert await _names(database) == {"meanwhile", "after"}
    await database.close()
    await frozen.close()


@pytest.mark.parametrize("code", ["40001", "40P01", "53100", "53300", "57P01", "25006", "25P03"])
async def test_errors_of_the_server_that_may_be_retried(postgres_url: str, code: str) -> None:
    """A serialization failure, deadlock, full disk, full server, shutdown or replica may be retried."""
    database = await Database.open(postgres_url)

    async def fail() -> None:
        async with database.begin() as connection:
            await connection.execute(program_values.insert().values(name="half", value=""))
            raised = f"DO $$ BEGIN RAISE EXCEPTION 'as it says' USING ERRCODE = '{code}'; END $$"
            await connection.exec_driver_sql(raised)

    with pytest.raises(StorageTrouble, match="as it says"):
        await fail()
    assert await _names(database) == set()
    await database.close()


async def test_a_read_of_whole_tables_has_no_time_limit(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Other statements are aborted after a limit, since a person waits for them."""
    monkeypatch.setattr(postgresql, "PATIENCE_SECONDS", 1.0)
    database = await Database.open(postgres_url)
    with pytest.raises(StorageTrouble):
        async with database.read() as connection:
            await connection.exec_driver_sql("SELECT pg_sleep(1.5)")
    async with database.read_long() as connection:
        await connection.exec_driver_sql("SELECT pg_sleep(1.5)")
    await database.close()


async def test_a_backup_is_made_by_pg_dump(
    postgres: PostgresServer, postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A backup can be opened; without `pg_dump`, or over a file, it is refused and leaves nothing."""
    database = await Database.open(postgres_url)
    await _put(database, "kept")
    await database.close()
    copy, url = tmp_path / "copy.dump", postgres.loopback(str(sa.make_url(postgres_url).database))
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(DatabaseUnusable) as missing:
        await backup(url, copy)
    assert missing.value.problem is DatabaseProblem.NO_DUMP
    if not (postgres.programs / "pg_dump").exists():
        return
    monkeypatch.setenv("PATH", str(postgres.programs))
    with pytest.raises(DatabaseUnusable, match="password") as refused:
        await backup(url.replace(PASSWORD.replace(" ", "%20"), "hunter2"), copy)
    assert refused.value.problem is DatabaseProblem.NOT_DUMPED
    with pytest.raises(FileNotFoundError):
        await backup(url, tmp_path / "nowhere" / "copy.dump")
    assert not copy.exists()
    await backup(url, copy)
    with pytest.raises(FileExistsError):
        await backup(url, copy)
    name = await postgres.new_database(template="template0")
    options = ("--host", postgres.folder, "--port", str(postgres.port), "--username", USER, "--dbname", name)
    restore = [postgres.programs / "pg_restore", *options, copy]
    await asyncio.to_thread(subprocess.run, restore, check=True)
    restored = await Database.open(postgres.url(name))
    assert await _names(restored) == {"kept"}
    await restored.close()
    await postgres.drop(name)


def test_the_program_needs_no_driver_for_sqlite() -> None:
    """The PostgreSQL driver is an optional extra: no module imports it by name."""
    rooms = Path(__file__).resolve().parents[2]
    for room in ("storage", "host", "bot", "model"):
        for file in (rooms / room).rglob("*.py"):
            assert not re.search(r"^\s*(import|from) asyncpg\b", file.read_text(), re.MULTILINE), file
