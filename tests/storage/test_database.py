"""Tests of opening databases of any age and kind, and of transactions."""

import asyncio
import re
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import create_async_engine

from bench.support.postgres import PostgresServer
from model.errors import StorageTrouble
from model.guilds import GuildSettings
from model.ids import GameId
from model.outbox import MessageKind
from storage import outbox_games, outbox_queue
from storage.backup import backup
from storage.database import Conflict, Database
from storage.engines import CONNECTIONS
from storage.schema import guilds, log, program_values, seats
from storage.schema_tournaments import match_games
from storage.sqlite_file import findings
from storage.tables import metadata
from storage.unusable import DatabaseProblem, DatabaseUnusable
from storage.upgrade import revisions, upgrade

DEFAULT = GuildSettings().theme


async def test_a_new_database_is_made_with_its_folder(tmp_path: Path) -> None:
    """The first start creates the file and its folder, with durable writes and foreign keys enforced."""
    path = tmp_path / "data" / "deep" / "bastide.db"
    database = await Database.open(str(path))
    async with database.read() as connection:
        pragmas = {
            name: (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys", "secure_delete")
        }
    await database.close()
    assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "secure_delete": 1}
    assert path.exists()


async def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    """A migrated database has the schema that the code describes, constraints included."""
    database = await Database.open(str(tmp_path / "bastide.db"))
    async with database.read() as connection:
        differences = await connection.run_sync(
            lambda sync: compare_metadata(MigrationContext.configure(sync), metadata)
        )
        migrated = await connection.run_sync(table_texts)
    await database.close()
    assert differences == []
    engine = sa.create_engine("sqlite://")
    with engine.begin() as plain:
        metadata.create_all(plain)
        described = table_texts(plain)
    engine.dispose()
    assert {name: set(text) for name, text in migrated.items() if name in described} == {
        name: set(text) for name, text in described.items()
    }


def table_texts(connection: sa.Connection) -> dict[str, list[str]]:
    """Return the parts of each table's definition, without differences of punctuation.

    A column that was added later stands on the line of the one before it, and a table that was made anew has
    its name in quotes.
    """
    rows = connection.exec_driver_sql("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL")
    parts = re.compile(r"\n|, (?=\w+ [A-Z])")
    return {
        name: sorted(part.strip(" \t,") for part in parts.split(sql.replace('"', ""))) for name, sql in rows
    }


async def test_a_database_is_opened_again(tmp_path: Path) -> None:
    """Stored rows are there when the database is opened again."""
    for _ in range(2):
        database = await Database.open(str(tmp_path / "bastide.db"))
        async with database.begin() as connection:
            await connection.execute(program_values.delete())
            await connection.execute(program_values.insert().values(name="a", value="b"))
        await database.close()
    database = await Database.open(f"sqlite+aiosqlite:///{tmp_path}/bastide.db")
    async with database.read() as connection:
        assert (await connection.execute(sa.select(program_values.c.value))).scalar_one() == "b"
    await database.close()


async def problem_of(url: str, *, serves: bool = False) -> DatabaseProblem:
    """Return why a database cannot be opened."""
    with pytest.raises(DatabaseUnusable) as unusable:
        await Database.open(url, serves=serves)
    return unusable.value.problem


def test_faults_that_sqlite_finds_are_listed_line_by_line() -> None:
    """Neither the heading of SQLite's report nor its answer for a sound file is listed as a fault."""
    judged = ["*** in database main ***\nTree 3 page 4: bad\nTree 3 page 5: bad", "row 5 missing from index"]
    assert findings(judged) == ("Tree 3 page 4: bad", "Tree 3 page 5: bad", "row 5 missing from index")
    assert findings(["ok"]) == ()


async def test_usual_spellings_of_an_sqlite_address(tmp_path: Path) -> None:
    """An address may leave out the driver, and a path may hold characters that are special in an address."""
    for url, name in (
        (f"sqlite:///{tmp_path}/address.db", "address.db"),
        (f"{tmp_path}/why?%41.db", "why?%41.db"),
    ):
        await (await Database.open(url)).close()
        assert (tmp_path / name).is_file()
        await backup(url, tmp_path / f"copy of {name}")
        assert (tmp_path / f"copy of {name}").is_file()
    assert await problem_of(f"sqlite+pysqlite:///{tmp_path}/sync.db") is DatabaseProblem.UNREADABLE


async def test_a_database_in_memory_has_no_backup(tmp_path: Path) -> None:
    """No backup is made of an in-memory database, whichever way its address is written."""
    for url in (":memory:", "sqlite://"):
        with pytest.raises(DatabaseUnusable, match="in memory"):
            await backup(url, tmp_path / "copy.db")


async def test_errors_do_not_contain_bound_values(empty_database: Path) -> None:
    """The text of a database error, which is logged, does not contain the values of the statement."""
    database = await Database.open(str(empty_database))
    with pytest.raises(StorageTrouble) as trouble:
        async with database.begin() as connection:
            await connection.execute(sa.text("SELECT nothing(:text)"), {"text": "a private text"})
    await database.close()
    assert "SELECT nothing(?)" in str(trouble.value.__cause__)
    assert "a private text" not in str(trouble.value.__cause__)


async def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    """A file written by a newer version is refused and not changed."""
    path = tmp_path / "bastide.db"
    database = await Database.open(str(path))
    async with database.begin() as connection:
        await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    await database.close()
    assert await problem_of(str(path)) is DatabaseProblem.NEWER


def test_migrations_are_numbered_by_the_names_of_their_files() -> None:
    """Each migration's file name begins with its number, and Alembic runs it after the previous number."""
    folder = Path(__file__).resolve().parents[2] / "storage" / "migrations"
    scripts = reversed([*ScriptDirectory(str(folder)).walk_revisions()])
    assert tuple(script.revision for script in scripts) == revisions()


async def test_other_files_and_addresses_are_refused(tmp_path: Path) -> None:
    """A text file is refused and not overwritten; a folder and an unknown kind of database are refused."""
    text = tmp_path / "letter.txt"
    text.write_text("Dear Ann,\n" * 500)
    assert await problem_of(str(text)) is DatabaseProblem.NOT_A_DATABASE
    assert text.read_text().startswith("Dear Ann")
    assert await problem_of(str(tmp_path)) is DatabaseProblem.UNREADABLE
    assert await problem_of(str(text / "under-a-file.db")) is DatabaseProblem.UNREADABLE
    assert await problem_of("nonsense://somewhere/x") is DatabaseProblem.UNREADABLE


async def test_errors_say_why_files_cannot_be_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where SQLite says only that it cannot open a file, a missing one and a read-only folder are named."""
    with pytest.raises(DatabaseUnusable, match="no such file"):
        await backup(str(tmp_path / "mistyped.db"), tmp_path / "copy.db")
    path = tmp_path / "bastide.db"
    await (await Database.open(str(path))).close()
    # Root may write in any folder, so the log beside the file cannot be opened for another reason.
    path.with_name(f"{path.name}-wal").mkdir()
    monkeypatch.setattr("storage.sqlite_file.os.access", lambda place, _mode: place != tmp_path)
    for refused in (Database.open(str(path)), backup(str(path), tmp_path / "copy.db")):
        with pytest.raises(DatabaseUnusable, match="its folder cannot be written"):
            await refused


@pytest.mark.parametrize("table", ["people", "photos"])
async def test_a_foreign_database_is_refused(tmp_path: Path, table: str) -> None:
    """An SQLite file of another program is not changed, even if it has tables of the same names."""
    path = tmp_path / "other.db"
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        connection.exec_driver_sql(f"CREATE TABLE {table} (name TEXT)")
    engine.dispose()
    before = path.read_bytes()
    assert await problem_of(str(path), serves=True) is DatabaseProblem.NOT_A_DATABASE
    assert path.read_bytes() == before
    assert [*path.parent.iterdir()] == [path]


async def test_a_transaction_is_all_or_nothing(database: Database) -> None:
    """A transaction that fails leaves nothing stored."""

    async def fail() -> None:
        async with database.begin() as connection:
            await connection.execute(program_values.insert().values(name="a", value="b"))
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    async with database.read() as connection:
        assert (await connection.execute(program_values.select())).all() == []


async def test_a_broken_constraint_is_a_conflict(database: Database) -> None:
    """Rows that contradict each other are refused by constraints, as a conflict."""

    async def write(statement: str) -> None:
        async with database.begin() as connection:
            await connection.exec_driver_sql(statement)

    for statement in (
        "INSERT INTO memory VALUES ('a', 'b'), ('a', 'c')",
        "INSERT INTO log VALUES ('nobody', 1, 'move', '.', '', 'abcdabcd', 'person', NULL, '2026-01-01')",
        "INSERT INTO seats VALUES ('nobody', 0, 'red', 'computer', NULL, '', NULL)",
        "INSERT INTO people (id, time_zone, reminder) VALUES (1, 'UTC', 'pigeon')",
    ):
        with pytest.raises(Conflict):
            await write(statement)
    async with database.read() as connection:
        assert (await connection.execute(log.select())).all() == []
        assert (await connection.execute(seats.select())).all() == []


async def test_writers_wait_for_each_other(address: str, database: Database) -> None:
    """Counting up from many tasks and two engines loses no increment."""
    other = await Database.open(address)
    async with database.begin() as connection:
        await connection.execute(program_values.insert().values(name="count", value="0"))

    async def count_up(writer: Database) -> None:
        async with writer.begin() as connection:
            value = (await connection.execute(sa.select(program_values.c.value))).scalar_one()
            await connection.execute(program_values.update().values(value=str(int(value) + 1)))

    await asyncio.gather(*(count_up(writer) for _ in range(10) for writer in (database, other)))
    async with other.read() as connection:
        assert (await connection.execute(sa.select(program_values.c.value))).scalar_one() == "20"
    await other.close()


async def test_the_former_default_language_is_no_choice(tmp_path: Path) -> None:
    """English, the former default, becomes Discord's language in the migration; another language stays.

    A theme that no longer exists becomes the default.
    """
    path = tmp_path / "bastide.db"
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.begin() as old:
        upgrade(old, "0003")
        for number, code in enumerate(("en", "de"), 1):
            old.exec_driver_sql(
                "INSERT INTO guilds (id, language, channels, openers, mention, thread_per_game, theme, defaults)"
                f" VALUES ({number}, '{code}', '[]', 'everyone', 1, 0, 'light', '{{}}')"
            )
    engine.dispose()
    database = await Database.open(str(path))
    async with database.read() as connection:
        rows = await connection.execute(sa.select(guilds).order_by(guilds.c.id))
        assert [(row.language, row.theme) for row in rows] == [(None, DEFAULT), ("de", DEFAULT)]
    await database.close()


async def test_numbers_of_messages_go_on_in_an_older_database(tmp_path: Path) -> None:
    """After the migration, message numbers go on above those that were posted before it."""
    path = tmp_path / "bastide.db"
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.begin() as old:
        upgrade(old, "0008")
        for game in ("told", "quiet"):
            old.exec_driver_sql(
                "INSERT INTO games (id, channel, status, ruleset, rules_version, seats, help, time_out,"
                " holiday_days, first, rated, language, seed, promise, created_at)"
                f" VALUES ('{game}', 1, 'over', '{{}}', 1, 2, 'full', 'random-tile', 0, 'chance', 0, 'en', '', '',"
                " '2026-01-01')"
            )
        old.exec_driver_sql(
            "INSERT INTO notices (game, seq, kind, number, since, made_at, retired)"
            " VALUES ('told', 2, 'turn', 7, 0, '2026-01-01', 0)"
        )
    engine.dispose()
    database = await Database.open(str(path))
    async with database.begin() as connection:
        for game in (GameId("told"), GameId("quiet")):
            await outbox_games.add(connection, game, 4, MessageKind.TURN, datetime.now(UTC))
        rows = await outbox_queue.waiting(connection, datetime.now(UTC))
        assert {row.nonce.rpartition("-")[0] for row in rows} == {"told-7", "told-8", "quiet-1"}
    await database.close()


@pytest.fixture
def older_address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Return the address of a database without tables, on the kind of server that the test asks for."""
    if request.param == "sqlite":
        yield f"sqlite+aiosqlite:///{tmp_path / 'older.db'}"
        return
    server: PostgresServer = request.getfixturevalue("postgres")
    name = asyncio.run(server.new_database(template="template0"))
    yield server.url(name)
    asyncio.run(server.drop(name))


@pytest.mark.parametrize("older_address", ["sqlite", "postgresql"], indirect=True)
async def test_results_copied_as_null_are_migrated_to_missing(older_address: str) -> None:
    """Results that `migrate-to` stored as JSON's null become missing; other results stay as they are."""
    engine = create_async_engine(older_address.replace("postgresql:", "postgresql+asyncpg:"))
    async with engine.begin() as old:
        await old.run_sync(upgrade, "0032")
        await old.exec_driver_sql(
            "INSERT INTO tournaments (id, guild, channel, name, key, status, paused, format, plan, options,"
            " sign_up_until, created_at) VALUES ('cup', 1, 1, '', '', 'running', false, 'swiss', '{}', '{}',"
            " '2026-01-01', '2026-01-01')"
        )
        await old.exec_driver_sql(
            "INSERT INTO rounds (tournament, number, stage, started_at) VALUES ('cup', 1, 'swiss', '2026-01-01')"
        )
        await old.exec_driver_sql(
            "INSERT INTO matches (tournament, round, number, ends_at, reminded, overdue)"
            " VALUES ('cup', 1, 1, '2026-01-01', false, false)"
        )
        for leg, scores in enumerate(("'null'", "'[3, 5]'", "NULL"), 1):
            await old.exec_driver_sql(
                "INSERT INTO match_games (game, tournament, round, match, leg, counted, scores, winners)"
                f" VALUES ('game {leg}', 'cup', 1, 1, {leg}, true, {scores}, 'null')"
            )
    await engine.dispose()
    database = await Database.open(older_address)
    async with database.read() as connection:
        query = sa.select(
            match_games.c.scores, match_games.c.scores.is_(None), match_games.c.winners.is_(None)
        )
        rows = await connection.execute(query.order_by(match_games.c.leg))
        assert [tuple(row) for row in rows] == [(None, True, True), ([3, 5], False, True), (None, True, True)]
    await database.close()


async def test_deleted_text_is_overwritten(tmp_path: Path) -> None:
    """A deleted row's text remains neither in the file nor in its log."""
    path = tmp_path / "bastide.db"
    database = await Database.open(str(path))
    secret = "a settings text that nobody else has"
    async with database.begin() as connection:
        await connection.execute(sa.insert(program_values).values(name="secret", value=secret))
    await database.overwrite_deleted()
    assert secret.encode() in path.read_bytes()
    async with database.begin() as connection:
        await connection.execute(sa.delete(program_values).where(program_values.c.name == "secret"))
    await database.overwrite_deleted()
    left = [
        name for name in ("bastide.db", "bastide.db-wal") if secret.encode() in (tmp_path / name).read_bytes()
    ]
    await database.close()
    assert left == []


@pytest.mark.parametrize(
    "url",
    [
        "postgresql+nobody://bot:hunter2@localhost/bastide",
        "nothing+known://bot:hunter2@localhost/bastide",
        "://bot:hunter2@localhost",
        "postgresql+nobody://bot:its@hunter2@localhost/bastide",
        "postgresql://bot:its/hunter2@localhost:port/bastide",
        "postgresql+nobody://bot:its@our/hunter2@localhost/bastide",
        "postgresql+nobody://bot@localhost/bastide?password=hunter2",
        "postgresql+nobody://bot@localhost/bastide?PASSWORD=hunter2&sslpassword=hunter2",
    ],
)
async def test_errors_do_not_contain_the_password(url: str) -> None:
    """The error for a database that cannot be opened does not contain the password of its address."""
    with pytest.raises(DatabaseUnusable) as refused:
        await Database.open(url)
    for text in (str(refused.value), refused.value.url, refused.value.detail, repr(refused.value)):
        assert "hunter2" not in text


async def test_connections_are_kept(tmp_path: Path) -> None:
    """As many connections as were used at once stay open and are reused the next time."""
    database = await Database.open(str(tmp_path / "kept.db"))
    opened: list[object] = []
    sa.event.listen(database._engine.sync_engine, "connect", lambda connection, _: opened.append(connection))
    counts = []
    for _ in range(2):
        barrier = asyncio.Barrier(CONNECTIONS)

        async def read_once(together: asyncio.Barrier = barrier) -> None:
            async with database.read() as connection:
                await connection.execute(sa.text("SELECT 1"))
                await together.wait()

        await asyncio.gather(*(read_once() for _ in range(CONNECTIONS)))
        counts.append(len(opened))
    await database.close()
    assert counts == [CONNECTIONS, CONNECTIONS]
