"""Starting a worker: a process of its own for what takes a processor for seconds."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process, create_subprocess_exec
from collections.abc import Callable


async def start_worker(*arguments: str) -> Process:
    """Start Python as a process that finds the same modules as this one, and does not get Ctrl-C."""
    return await create_subprocess_exec(
        sys.executable,
        *arguments,
        stdin=PIPE,
        stdout=PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        start_new_session=True,
    )


async def follow_worker(
    arguments: tuple[str, ...], asked: bytes, patience_seconds: float, heard: Callable[[str], None]
) -> None:
    """Ask a worker of its own one question, and hand on each line of its answer as it comes.

    It is ended with its answer, and when a line has not come after so many seconds: then this raises TimeoutError.
    """
    worker = await start_worker(*arguments)
    assert worker.stdin is not None
    assert worker.stdout is not None
    try:
        # One that has ended already is heard of by its empty answer.
        with contextlib.suppress(ConnectionError):
            worker.stdin.write(asked)
            await worker.stdin.drain()
        while True:
            async with asyncio.timeout(patience_seconds):
                line = await worker.stdout.readline()
            if not line:
                break
            heard(line.decode())
    finally:
        with contextlib.suppress(ProcessLookupError):
            worker.kill()
        # Closes its pipes.
        await worker.communicate(b"")
