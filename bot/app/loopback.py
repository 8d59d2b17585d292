"""Connection to the loopback Discord of a sandbox; ends the process when the sandbox is gone."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import aiohttp
from aiohttp.connector import Connection


class SandboxGone(Exception):  # noqa: N818 - a fact about the socket
    """Nobody listens at the sandbox's socket any more: it was stopped, or killed."""


class Loopback(aiohttp.UnixConnector):
    """A connector to the socket of a sandbox that notices when nobody listens there.

    Discord comes back and is waited for. A sandbox that was killed never does, and its bot would try for ever.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(str(path), limit=0)
        self._gone = asyncio.Event()

    async def connect(self, *request: Any, **options: Any) -> Connection:
        """Return a connection for a request, as aiohttp asks for it."""
        try:
            return await super().connect(*request, **options)
        except aiohttp.ClientConnectorError as failure:
            # A socket that cannot be opened for other reasons says nothing about who listens.
            if isinstance(failure.os_error, ConnectionRefusedError | FileNotFoundError):
                self._gone.set()
            raise

    async def serve(self, serving: Coroutine[Any, Any, None]) -> None:
        """Run `serving` to its end, or until the sandbox is gone; raises SandboxGone then."""
        served, gone = asyncio.create_task(serving), asyncio.create_task(self._gone.wait())
        try:
            await asyncio.wait((served, gone), return_when=asyncio.FIRST_COMPLETED)
            if gone.done():
                raise SandboxGone
            await served
        finally:
            for task in (served, gone):
                task.cancel()
            await asyncio.gather(served, gone, return_exceptions=True)
