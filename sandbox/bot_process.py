"""The bot as a process of its own beside the sandbox: started, killed, started again."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from sandbox.server import TOKEN, Loopback

STOP_SECONDS = 10.0


class RealToken(Exception):  # noqa: N818 - named after what was found
    """A token for the real Discord is at hand; the sandbox does not run beside one."""


def refuse_real_token(environment: Mapping[str, str], env_file: Path) -> None:
    """Refuses when `DISCORD_TOKEN` is set in the environment or in the `.env` file."""
    if environment.get("DISCORD_TOKEN", TOKEN).strip() not in ("", TOKEN):
        raise RealToken("DISCORD_TOKEN is set in the environment")
    if env_file.is_file():
        for line in env_file.read_text(encoding="utf-8").splitlines():
            name, _, value = line.removeprefix("export ").partition("=")
            if name.strip() == "DISCORD_TOKEN" and value.strip().strip("\"'"):
                raise RealToken(f"DISCORD_TOKEN is set in {env_file}")


class BotProcess:
    """`python -m bot` pointed at the sandbox; its output goes where ours goes, or to a file.

    As an asynchronous context it is started, and asked to end when left.
    """

    def __init__(
        self,
        loopback: Loopback,
        *,
        command: Sequence[str] = (sys.executable, "-m", "bot"),
        environment: Mapping[str, str] | None = None,
        log: Path | None = None,
    ) -> None:
        self._command = command
        self._environment = {**os.environ, **loopback.environment, **(environment or {})}
        self._log = log
        self._process: asyncio.subprocess.Process | None = None

    async def __aenter__(self) -> BotProcess:
        await self.start()
        return self

    async def __aexit__(self, *failure: object) -> None:
        await self.stop()

    @property
    def running(self) -> bool:
        """Whether the process lives."""
        return self._process is not None and self._process.returncode is None

    def send(self, number: signal.Signals) -> None:
        """Send it a signal and do not wait for what it does."""
        assert self._process is not None, "not started"
        self._process.send_signal(number)

    async def start(self) -> None:
        """Start it; it is ready when the sandbox says so. A Ctrl-C at the terminal reaches us alone."""
        if self._log is None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command, env=self._environment, start_new_session=True
            )
            return
        with self._log.open("ab") as out:
            self._process = await asyncio.create_subprocess_exec(
                *self._command, env=self._environment, stdout=out, stderr=out, start_new_session=True
            )

    async def kill(self) -> None:
        """End it at once with SIGKILL, as a power cut would."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> int | None:
        """Its exit status, after it was asked to end; killed when it does not within 10 seconds."""
        try:
            await asyncio.wait_for(self._end(signal.SIGTERM), STOP_SECONDS)
        except TimeoutError:
            await self.kill()
        return self._process.returncode if self._process else None

    async def wait(self) -> int:
        """Its exit status, once it ended by itself."""
        assert self._process is not None, "not started"
        return await self._process.wait()

    async def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        if self._process.returncode is None:
            self._process.send_signal(how)
        await self._process.wait()
