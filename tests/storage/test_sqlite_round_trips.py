"""Tests of SQLite connections that need few round trips to their database thread."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa

from storage.database import Conflict, Database


async def _filled(file: Path) -> Database:
    database = await Database.open(str(file))
    async with database.begin() as connection:
        await connection.execute(sa.text("CREATE TABLE some (id INTEGER PRIMARY KEY, word TEXT UNIQUE)"))
        await connection.execute(
            sa.text("INSERT INTO some (word) VALUES (:word)"), [{"word": "a"}, {"word": "b"}, {"word": "c"}]
        )
    return database


async def test_rows_counts_and_ids(tmp_path: Path) -> None:
    """A statement returns its rows, columns, count of changed rows, and the new row's id."""
    database = await _filled(tmp_path / "some.db")
    async with database.begin() as connection:
        found = await connection.execute(sa.text("SELECT id, word FROM some ORDER BY id"))
        assert tuple(found.keys()) == ("id", "word")
        assert [tuple(row) for row in found] == [(1, "a"), (2, "b"), (3, "c")]
        empty = await connection.execute(sa.text("SELECT id FROM some WHERE word = 'z'"))
        assert empty.first() is None
        changed = await connection.execute(sa.text("UPDATE some SET word = word || 'x' WHERE id > 1"))
        assert changed.rowcount == 2
        added = await connection.execute(sa.text("INSERT INTO some (word) VALUES ('d')"))
        assert added.lastrowid == 4
        returned = await connection.execute(sa.text("DELETE FROM some WHERE id < 3 RETURNING word"))
        assert sorted(returned.scalars().all()) == ["a", "bx"]
    await database.close()


async def test_finished_statements_do_not_block_checkpoints(tmp_path: Path) -> None:
    """Neither a kept result nor a failed statement keeps SQLite from checkpointing its log."""
    file = tmp_path / "some.db"
    database = await _filled(file)
    async with database.read() as connection:
        result = await connection.execute(sa.text("SELECT word FROM some"))
    with pytest.raises(Conflict):
        async with database.begin() as connection:
            await connection.execute(sa.text("INSERT INTO some (word) VALUES ('z'), ('a')"))
    await database.overwrite_deleted()
    assert file.with_name("some.db-wal").stat().st_size == 0
    assert result.scalars().all() == ["a", "b", "c"]
    async with database.read() as connection:
        assert (await connection.execute(sa.text("SELECT count(*) FROM some"))).scalar_one() == 3
    await database.close()


async def test_rows_are_fetched_in_parts(tmp_path: Path) -> None:
    """A stream of rows holds no resources once it is closed, also in the middle."""
    file = tmp_path / "some.db"
    database = await _filled(file)
    async with database.read() as connection:
        for most in (1, 2, 3):
            stream = await connection.stream(sa.text("SELECT word FROM some ORDER BY id"))
            assert await stream.scalars().fetchmany(most) == ["a", "b", "c"][:most]
            await stream.close()
        stream = await connection.stream(sa.text("SELECT word FROM some ORDER BY id"))
        assert [row.word async for row in stream] == ["a", "b", "c"]
        stream = await connection.stream(sa.text("SELECT word FROM some ORDER BY id"))
        first = await stream.fetchone()
        assert first is not None
        assert first.word == "a"
        await stream.close()
    await database.overwrite_deleted()
    assert file.with_name("some.db-wal").stat().st_size == 0
    await database.close()


async def test_rows_beyond_the_first_batch_are_fetched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rows beyond the first batch, which comes with the statement, are fetched: all or some of them."""
    monkeypatch.setattr("storage.sqlite_round_trips.AT_ONCE", 2)
    file = tmp_path / "some.db"
    database = await _filled(file)
    words = sa.text("SELECT word FROM some ORDER BY id")
    async with database.read() as connection:
        assert (await connection.execute(words)).scalars().all() == ["a", "b", "c"]
        assert (await connection.execute(sa.text("SELECT word FROM some LIMIT 2"))).scalars().all() == [
            "a",
            "b",
        ]
        stream = await connection.stream(words)
        assert [row.word async for row in stream] == ["a", "b", "c"]
        stream = await connection.stream(words)
        assert await stream.scalars().fetchmany(3) == ["a", "b", "c"]
        stream = await connection.stream(words)
        await stream.fetchone()
        await stream.close()
    await database.overwrite_deleted()
    assert file.with_name("some.db-wal").stat().st_size == 0
    await database.close()


async def test_a_read_transaction_sees_a_snapshot(tmp_path: Path) -> None:
    """A read transaction sees nothing that others write after its first statement; a single read does."""
    database = await _filled(tmp_path / "some.db")
    count = sa.text("SELECT count(*) FROM some")
    async with database.read() as snapshot, database.read_once() as once:
        assert (await snapshot.execute(count)).scalar_one() == 3
        async with database.begin() as connection:
            await connection.execute(sa.text("INSERT INTO some (word) VALUES ('d')"))
        assert (await snapshot.execute(count)).scalar_one() == 3
        assert (await once.execute(count)).scalar_one() == 4
    await database.close()


async def test_a_transaction_takes_its_lock_with_the_first_statement(tmp_path: Path) -> None:
    """A transaction takes its lock with the first statement: an unused one blocks nobody, a used one does."""
    file = tmp_path / "some.db"
    database = await _filled(file)
    other = sqlite3.connect(file, isolation_level=None, timeout=0)
    rows = [{"word": "d"}, {"word": "e"}]
    for written in (rows[0], rows):
        async with database.begin() as connection:
            other.execute("UPDATE some SET word = word")
            await connection.execute(sa.text("INSERT INTO some (word) VALUES (:word)"), written)
            with pytest.raises(sqlite3.OperationalError, match="locked"):
                other.execute("UPDATE some SET word = word")
            await connection.rollback()
        other.execute("UPDATE some SET word = word")
    assert other.execute("SELECT count(*) FROM some").fetchone() == (3,)
    other.close()
    await database.close()
