"""GroupCommit: several notes stored in one transaction, each awaited by its own caller."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from host.outbox.group_commit import GroupCommit, Write
from storage.database import Conflict, Connection, Database


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    database = await Database.open(str(tmp_path / "notes.db"))
    async with database.begin() as connection:
        await connection.execute(sa.text("CREATE TABLE noted (word TEXT UNIQUE)"))
    yield database
    await database.close()


def noting(word: str) -> Write:
    """Return a note that holds the word."""

    async def note(connection: Connection) -> None:
        await connection.execute(sa.text("INSERT INTO noted VALUES (:word)"), {"word": word})

    return note


async def noted(database: Database) -> list[str]:
    async with database.read() as connection:
        return list((await connection.execute(sa.text("SELECT word FROM noted ORDER BY word"))).scalars())


async def waiting(notes: GroupCommit, *words: str) -> list[asyncio.Task[None]]:
    """Begin to store the words and let all tasks run until they wait."""
    storing = [asyncio.create_task(notes.store(word, noting(word))) for word in words]
    await asyncio.sleep(0.01)
    return storing


async def test_notes_that_wait_are_stored_in_one_transaction(database: Database) -> None:
    """Notes that wait for another writer are stored in one transaction."""
    notes = GroupCommit(database)
    commits: list[object] = []
    async with database.begin():
        storing = await waiting(notes, "a", "b", "c")
        sa.event.listen(database._engine.sync_engine, "commit", commits.append)
    await asyncio.gather(*storing)
    # The other commit is that of the test.
    assert len(commits) == 2
    assert await noted(database) == ["a", "b", "c"]


async def test_a_note_that_cannot_be_stored_fails_alone(database: Database) -> None:
    """A refused note raises for its own caller only; the notes around it are stored."""
    notes = GroupCommit(database)
    await notes.store("b", noting("b"))
    async with database.begin():
        storing = await waiting(notes, "a", "b", "c")
    outcomes = await asyncio.gather(*storing, return_exceptions=True)
    assert [type(result) for result in outcomes] == [type(None), Conflict, type(None)]
    assert await noted(database) == ["a", "b", "c"]


async def test_a_cancelled_caller_cancels_no_other_note(database: Database) -> None:
    """When the caller that was to write for all is cancelled, the other notes are stored."""
    notes = GroupCommit(database)
    async with database.begin():
        first, *others = await waiting(notes, "a", "b", "c")
        first.cancel()
        await asyncio.sleep(0.01)
    await asyncio.gather(*others)
    assert first.cancelled()
    assert await noted(database) == ["b", "c"]
    await notes.store("d", noting("d"))
    assert await noted(database) == ["b", "c", "d"]
