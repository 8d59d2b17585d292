"""Copies of a PostgreSQL database, made by `pg_dump`."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import sqlalchemy as sa

PROGRAM = "pg_dump"


class NoProgram(Exception):  # noqa: N818 - a fact about this machine
    """PostgreSQL's own programs are not on the search path."""


class DumpFailed(Exception):  # noqa: N818 - what another program said
    """The program could not make the copy; the text is what it said."""


def dump(url: sa.URL, to: Path) -> None:
    """Copy a snapshot of a database, also while others write to it, into a file for `pg_restore`.

    Raises NoProgram, FileExistsError, OSError and DumpFailed; then there is no copy.
    """
    program = shutil.which(PROGRAM)
    if program is None:
        raise NoProgram(PROGRAM)
    if to.exists():
        raise FileExistsError(to)
    unfinished = to.with_name(f"{to.name}.part")
    unfinished.write_bytes(b"")
    # A list of the running processes shows their arguments, not their environment.
    secret = {"PGPASSWORD": str(url.password)} if url.password else {}
    try:
        result = subprocess.run(
            [program, "--format=custom", "--no-password", "--file", unfinished, "--dbname", _libpq(url)],
            capture_output=True,
            text=True,
            env={**os.environ, **secret},
            check=False,
        )
        if result.returncode != 0:
            lines = result.stderr.strip().splitlines()
            raise DumpFailed(lines[0] if lines else f"{PROGRAM}: {result.returncode}")
        unfinished.replace(to)
    finally:
        unfinished.unlink(missing_ok=True)


def _libpq(url: sa.URL) -> str:
    """Return a URL as PostgreSQL's own programs spell it, without the password."""
    query = {("sslmode" if name == "ssl" else name): value for name, value in url.query.items()}
    bare = sa.URL.create("postgresql", url.username, None, url.host, url.port, url.database, query)
    return bare.render_as_string()
