"""Migrations: bringing a database up to date, in this process and from an installed package."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import as_file, files

import sqlalchemy as sa

VERSION_TABLE = "alembic_version"
"""The table in which the last migration is noted."""

_VERSION = sa.table(VERSION_TABLE, sa.column("version_num", sa.String))


class NewerDatabase(Exception):  # noqa: N818 - a fact about the file
    """The database was written by a newer program; `revision` is the migration that it names."""

    def __init__(self, revision: str) -> None:
        super().__init__(revision)
        self.revision = revision


class WrongEncoding(Exception):  # noqa: N818 - a fact about the database
    """A new PostgreSQL database cannot store all characters; the text says what to do."""


def upgrade(connection: sa.Connection, to: str = "head") -> None:
    """Run the missing migrations up to `to`, in the transaction of the connection.

    Raises NewerDatabase, and WrongEncoding if the database is empty.
    """
    versioned = sa.inspect(connection).has_table(VERSION_TABLE)
    at = connection.scalars(sa.select(_VERSION.c.version_num)).all() if versioned else ()
    for revision in at:
        if revision not in revisions():
            raise NewerDatabase(revision)
    if not at:
        _check_encoding(connection)
    if revisions()[-1] not in at:
        _migrate(connection, to)


@cache
def revisions() -> tuple[str, ...]:
    """Return all revisions that this program knows, oldest first: `m0030_allowances.py` migrates to 0030."""
    names = (file.name for file in files("storage").joinpath("migrations", "versions").iterdir())
    return tuple(sorted(found[1] for name in names if (found := re.fullmatch(r"m(\d{4})_\w+\.py", name))))


def _check_encoding(connection: sa.Connection) -> None:
    if connection.dialect.name == "postgresql":
        encoding = connection.scalar(sa.text("SHOW server_encoding"))
        if encoding != "UTF8":
            raise WrongEncoding(
                f"its encoding is {encoding}; create it with ENCODING 'UTF8' TEMPLATE template0"
            )


def _migrate(connection: sa.Connection, to: str) -> None:
    # Most starts migrate nothing; loading Alembic and all migrations would take them as long as the rest of opening.
    from alembic import command
    from alembic.config import Config

    with as_file(files("storage") / "migrations") as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, to)
