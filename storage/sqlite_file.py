"""An SQLite database as a file: the lock of the process that serves people, checks, copies, and its log."""

from __future__ import annotations

import fcntl
import os
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from storage.upgrade import VERSION_TABLE

WAIT_SECONDS = 10.0
"""How long SQLite waits for the locks of other connections."""

_NOT_WRITTEN = (
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR_WRITE,
    sqlite3.SQLITE_IOERR_TRUNCATE,
    sqlite3.SQLITE_IOERR_FSYNC,
)
"""Codes of the errors that say that a file could not be written."""

MOST_NAMED = 5
"""The most tables of another program that an error names."""

_TABLES = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!' ORDER BY name"


class ForeignDatabase(Exception):  # noqa: N818 - a fact about the file
    """The file has tables, but not those of this program: it belongs to another one."""


class Damaged(sqlite3.DatabaseError):
    """A file is damaged; the text is the first thing that SQLite finds wrong with it."""

    sqlite_errorcode = sqlite3.SQLITE_CORRUPT


def lock(path: Path) -> int:
    """Lock a file beside a database; return its descriptor, which holds the lock until it is closed.

    Raises BlockingIOError when another process has locked it. SQLite's own locks are those of transactions.
    """
    descriptor = os.open(path.with_name(f"{path.name}.lock"), os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o644)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BaseException:
        os.close(descriptor)
        raise
    return descriptor


def check_usable(path: Path) -> None:
    """Check a file without changing its contents; a missing one is created, empty.

    Raises ForeignDatabase, and `sqlite3.Error` where it cannot be opened or read.
    """
    with _reason_named(path), closing(sqlite3.connect(path, timeout=WAIT_SECONDS)) as connection:
        tables = [name for (name,) in connection.execute(_TABLES)]
    if tables and VERSION_TABLE not in tables:
        raise ForeignDatabase(f"its tables are {', '.join(tables[:MOST_NAMED])}")


@contextmanager
def _reason_named(path: Path) -> Iterator[None]:
    """While entered, add the reason to SQLite's error that a file cannot be opened."""
    try:
        yield
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_CANTOPEN:
            raise
        if not path.exists():
            reason = "no such file"
        elif not os.access(path, os.R_OK):
            reason = "no permission to read it"
        elif not os.access(path.parent, os.W_OK):
            # The write-ahead log is beside the file.
            reason = "its folder cannot be written"
        else:
            raise
        raise sqlite3.OperationalError(f"{error}: {reason}") from error


def copy(path: Path, to: Path) -> None:
    """Copy a snapshot of a database, also while others write to it, and have SQLite check the copy.

    Raises FileExistsError, OSError and `sqlite3.Error`; then there is no copy.
    """
    if to.exists():
        raise FileExistsError(to)
    unfinished = to.with_name(f"{to.name}.part")
    # If this fails, the error names the reason; SQLite would only say that it cannot open the file.
    unfinished.write_bytes(b"")
    try:
        with (
            _reason_named(path),
            closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(unfinished)) as target,
        ):
            source.backup(target)
            if wrong := findings(row[0] for row in target.execute("PRAGMA integrity_check")):
                raise Damaged(wrong[0])
        unfinished.replace(to)
    except sqlite3.Error as failure:
        # The only file that is written is the copy.
        if getattr(failure, "sqlite_errorcode", None) in _NOT_WRITTEN:
            raise OSError(str(failure)) from failure
        raise
    finally:
        unfinished.unlink(missing_ok=True)


def findings(judged: Iterable[str]) -> tuple[str, ...]:
    """Return the faults in the rows of `PRAGMA integrity_check`; none for a sound file."""
    lines = (line for row in judged for line in str(row).splitlines())
    return tuple(line for line in lines if line != "ok" and not line.startswith("***"))


def empty_log(path: Path) -> None:
    """Move everything from the write-ahead log into the file, and cut the log to nothing."""
    with closing(sqlite3.connect(path, timeout=WAIT_SECONDS)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
