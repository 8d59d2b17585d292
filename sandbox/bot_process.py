"""The bot as a separate process that can be killed and started again while the sandbox runs on."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from sandbox.server import TOKEN, Loopback

STOP_SECONDS = 60.0
"""Seconds that the bot may take to shut down before it is killed, also on a busy machine."""


class RealTokenFound(Exception):  # noqa: N818 - named after what was found
    """A token for the real Discord is set; the sandbox refuses to run beside it."""


def refuse_real_token(environment: Mapping[str, str], env_file: Path) -> None:
    """Raise RealTokenFound when `DISCORD_TOKEN` is set in the environment or in the `.env` file."""
    if environment.get("DISCORD_TOKEN", TOKEN).strip() not in ("", TOKEN):
        raise RealTokenFound("DISCORD_TOKEN is set in the environment")
    if env_file.is_file():
        for line in env_file.read_text(encoding="utf-8").splitlines():
            name, _, value = line.removeprefix("export ").partition("=")
            if name.strip() == "DISCORD_TOKEN" and value.strip().strip("\"'"):
                raise RealTokenFound(f"DISCORD_TOKEN is set in {env_file}")


class BotProcess:
    """The process `python -m bot`, connected to the sandbox; it inherits the output streams or writes to `log`.

    It runs in `directory`, where it reads `.env`, by default in the current one. As an asynchronous context
    manager it starts the process and stops it at the end.
    """

    def __init__(
        self,
        loopback: Loopback,
        *,
        command: Sequence[str] = (sys.executable, "-m", "bot"),
        environment: Mapping[str, str] | None = None,
        log: Path | None = None,
        directory: Path | None = None,
    ) -> None:
        self._command = command
        self._directory = directory
        # The process is started many times. Compiled modules are kept, as those of an installed program are.
        compiled = {"PYTHONDONTWRITEBYTECODE": ""}
        self._environment = {**os.environ, **compiled, **loopback.environment, **(environment or {})}
        self._log = log
        self._process: asyncio.subprocess.Process | None = None

    async def __aenter__(self) -> BotProcess:
        await self.start()
        return self

    async def __aexit__(self, *failure: object) -> None:
        await self.stop()

    @property
    def running(self) -> bool:
        """True while the process runs."""
        return self._process is not None and self._process.returncode is None

    @property
    def exited(self) -> bool:
        """True once the process has ended with a positive exit status, rather than 0 or by a signal."""
        return self._process is not None and (self._process.returncode or 0) > 0

    @property
    def pid(self) -> int:
        """The id of the process."""
        assert self._process is not None, "not started"
        return self._process.pid

    def send(self, number: signal.Signals) -> None:
        """Send a signal to the process without waiting for the effect."""
        assert self._process is not None, "not started"
        self._process.send_signal(number)

    async def start(self) -> None:
        """Start the process in a session of its own, so that Ctrl-C at the terminal does not reach it."""
        if self._log is None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command, env=self._environment, cwd=self._directory, start_new_session=True
            )
            return
        with self._log.open("ab") as out:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                env=self._environment,
                cwd=self._directory,
                stdout=out,
                stderr=out,
                start_new_session=True,
            )

    async def kill(self) -> None:
        """Kill the process with SIGKILL and wait for its end."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> int | None:
        """Stop the process with SIGTERM, after STOP_SECONDS with SIGKILL; return its exit status.

        None if it was never started.
        """
        try:
            await asyncio.wait_for(self._end(signal.SIGTERM), STOP_SECONDS)
        except TimeoutError:
            await self.kill()
        return self._process.returncode if self._process else None

    async def wait(self) -> int:
        """Wait for the end of the process and return its exit status."""
        assert self._process is not None, "not started"
        return await self._process.wait()

    async def _end(self, signum: signal.Signals) -> None:
        if self._process is None:
            return
        if self._process.returncode is None:
            self._process.send_signal(signum)
        await self._process.wait()
