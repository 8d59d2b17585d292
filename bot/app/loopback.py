"""Connection to the loopback Discord of a sandbox; ends the process when the sandbox is gone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import aiohttp
from aiohttp.connector import Connection


class SandboxGone(Exception):  # noqa: N818 - a fact about the socket
    """No process listens at the sandbox's socket any more: it was stopped or killed."""


class Loopback(aiohttp.UnixConnector):
    """A connector to the socket of a sandbox that detects when no process listens there.

    A client waits for Discord to come back. A killed sandbox never does, and its bot would retry for ever.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(str(path), limit=0)
        self._gone = asyncio.Event()

    async def connect(self, *request: Any, **options: Any) -> Connection:
        """Return a connection for a request, as aiohttp asks for it."""
        try:
            return await super().connect(*request, **options)
        except aiohttp.ClientConnectorError as failure:
            # Other errors do not mean that no process listens at the socket.
            if isinstance(failure.os_error, ConnectionRefusedError | FileNotFoundError):
                self._gone.set()
            raise

    async def gone(self) -> None:
        """Raise SandboxGone as soon as no process listens."""
        await self._gone.wait()
        raise SandboxGone
