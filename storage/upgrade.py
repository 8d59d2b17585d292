"""Migrations: bringing a database up to date, in this process and from an installed package."""

from __future__ import annotations

from importlib.resources import as_file, files

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory


class NewerDatabase(Exception):  # noqa: N818 - a fact about the file
    """The database was written by a newer program; `revision` is what it calls itself."""

    def __init__(self, revision: str) -> None:
        super().__init__(revision)
        self.revision = revision


def upgrade(connection: sa.Connection, to: str = "head") -> None:
    """Run the migrations that are missing up to one, in the transaction of the connection. Raises NewerDatabase."""
    with as_file(files("storage") / "migrations") as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.attributes["connection"] = connection
        scripts = ScriptDirectory.from_config(config)
        known = {script.revision for script in scripts.walk_revisions()}
        at = MigrationContext.configure(connection).get_current_heads()
        for revision in at:
            if revision not in known:
                raise NewerDatabase(revision)
        if set(at) != set(scripts.get_heads()):
            command.upgrade(config, to)
