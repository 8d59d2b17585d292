"""Why a database cannot be used at all."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from itertools import chain

import sqlalchemy as sa


class DatabaseProblem(Enum):
    """Why the database cannot be used; the value is the key of the sentence."""

    NEWER = "database-newer"
    UNREADABLE = "database-unreadable"
    NOT_A_DATABASE = "database-not-a-database"
    DAMAGED = "database-damaged"
    IN_USE = "database-in-use"
    NO_DRIVER = "database-no-driver"
    NO_DUMP = "database-no-dump"
    NOT_DUMPED = "database-not-dumped"
    HALF_COPIED = "database-half-copied"


class DatabaseUnusable(Exception):  # noqa: N818 - a fact about the file
    """The database at `url` cannot be used; the program ends with one sentence."""

    def __init__(self, problem: DatabaseProblem, url: str, detail: str) -> None:
        self.problem = problem
        self.url, self.detail = _without_password(url, detail)
        super().__init__(f"{self.url}: {problem.value}: {self.detail}")


def problem_of(error: Exception) -> DatabaseProblem:
    """Return the problem that an error of SQLite, of a driver or of the system stands for."""
    # The driver's error hides inside SQLAlchemy's.
    cause: BaseException = getattr(error, "orig", None) or error
    while cause.__cause__ is not None:
        cause = cause.__cause__
    # The lower byte of an extended error code is the primary one.
    match getattr(cause, "sqlite_errorcode", 0) & 0xFF:
        case sqlite3.SQLITE_NOTADB:
            return DatabaseProblem.NOT_A_DATABASE
        case sqlite3.SQLITE_CORRUPT:
            return DatabaseProblem.DAMAGED
    # SQLite's message may quote damaged names of the schema, which Python cannot decode.
    return DatabaseProblem.DAMAGED if isinstance(cause, UnicodeDecodeError) else DatabaseProblem.UNREADABLE


@contextmanager
def translating_damage(url: str) -> Iterator[None]:
    """While entered, raise what SQLite says of a damaged file as DatabaseUnusable."""
    try:
        yield
    except (sa.exc.DatabaseError, sqlite3.DatabaseError) as error:
        if (problem := problem_of(error)) is DatabaseProblem.UNREADABLE:
            raise
        raise DatabaseUnusable(problem, url, first_line(error)) from error


def first_line(error: Exception) -> str:
    """Return the first line of what a database, its driver or the system says, without the statement or file."""
    if isinstance(error, OSError) and error.filename is not None and error.strerror:
        return error.strerror
    orig = getattr(error, "orig", None) or error
    # With PostgreSQL the text of `orig` begins with the name of an exception; its cause has the message alone.
    lines = str(orig.__cause__ if hasattr(orig, "sqlstate") and orig.__cause__ else orig).splitlines()
    return lines[0] if lines else type(orig).__name__


def _without_password(url: str, detail: str) -> tuple[str, str]:
    """Return the URL and the detail, with any passwords in them replaced by `***`."""
    try:
        parsed = sa.make_url(url)
    except (sa.exc.ArgumentError, ValueError):
        parsed = None
    # The path of an SQLite file may have an @ in it.
    if parsed is None or (parsed.get_backend_name() != "sqlite" and url.count("@") > 1):
        # In a URL that cannot be parsed, or was parsed wrongly, all before an @ may be part of a password.
        hidden = re.sub(r"//.*@", "//***@", url)
        return hidden, detail.replace(url, hidden)
    # Such as `password` in any spelling, or `sslpassword`.
    secret = [key for key in parsed.query if "password" in key.lower()]
    passwords = [str(parsed.password or ""), *chain(*(parsed.normalized_query[key] for key in secret))]
    if not any(passwords):
        return url, detail
    parsed = parsed.update_query_dict(dict.fromkeys(secret, "***"))
    hidden = parsed.render_as_string(hide_password=True)
    detail = detail.replace(url, hidden)
    for password in filter(None, passwords):
        detail = detail.replace(password, "***")
    return hidden, detail
