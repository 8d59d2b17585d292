"""Opening the database, and transactions."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import Enum

from sqlalchemy.ext.asyncio import AsyncConnection


class DatabaseProblem(Enum):
    """Why the database cannot be used; the value is the key of the sentence."""

    NEWER = "database-newer"
    UNREADABLE = "database-unreadable"
    NOT_A_DATABASE = "database-not-a-database"


class DatabaseUnusable(Exception):  # noqa: N818 - a fact about the file
    """The database at `url` cannot be used; the program ends with one sentence."""

    def __init__(self, problem: DatabaseProblem, url: str, detail: str) -> None:
        super().__init__(f"{url}: {problem.value}: {detail}")
        self.problem = problem
        self.url = url
        self.detail = detail


class Database:
    """One open database."""

    @classmethod
    async def open(cls, url: str) -> Database:
        """The database, brought up to date. `url` is SQLAlchemy's, or the path of an SQLite file.

        Makes the folder of the file if it is missing. Raises DatabaseUnusable.
        """
        raise NotImplementedError

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes: all of it or nothing, durable when left."""
        raise NotImplementedError
        yield

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A look at one moment of the database."""
        raise NotImplementedError
        yield

    async def close(self) -> None:
        """Close all connections."""
        raise NotImplementedError
