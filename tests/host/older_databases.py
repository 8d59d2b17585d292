"""Databases that earlier versions wrote; `databases/README.md` says what each contains."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

from storage.database import Database

WRITTEN = Path(__file__).parent / "databases"


@asynccontextmanager
async def opened(directory: Path, revision: str) -> AsyncIterator[Database]:
    """Provide a copy, in a directory, of the database that was written at a revision of the schema, upgraded."""
    path = directory / "older.db"
    with closing(sqlite3.connect(path)) as older, older:
        older.executescript((WRITTEN / f"{revision}.sql").read_text(encoding="utf-8"))
    database = await Database.open(str(path))
    yield database
    await database.close()
