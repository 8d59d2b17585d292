"""Copies of a database, made while it is in use."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from storage import postgresql, postgresql_dump, sqlite_file
from storage.engines import file_of, usable_engine
from storage.unusable import DatabaseProblem, DatabaseUnusable, first_line, problem_of


async def backup(url: str, copy: Path) -> None:
    """Copy a snapshot of a database, also while a bot writes to it.

    Raises DatabaseUnusable where it cannot be read, FileExistsError, and OSError where the copy cannot be written.
    """
    address = usable_engine(url).url
    if postgresql.is_postgresql(address):
        try:
            await asyncio.to_thread(postgresql_dump.dump, address, copy)
        except postgresql_dump.NoProgram as failure:
            raise DatabaseUnusable(DatabaseProblem.NO_DUMP, url, str(failure)) from failure
        except postgresql_dump.DumpFailed as failure:
            raise DatabaseUnusable(DatabaseProblem.NOT_DUMPED, url, str(failure)) from failure
        return
    file = file_of(address)
    if file is None:
        raise DatabaseUnusable(DatabaseProblem.UNREADABLE, url, "a database in memory has no copy")
    try:
        await asyncio.to_thread(sqlite_file.copy, file, copy)
    except (sqlite3.Error, UnicodeDecodeError) as failure:
        raise DatabaseUnusable(problem_of(failure), url, first_line(failure)) from failure
