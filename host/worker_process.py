"""Starting a worker: a process of its own for what takes a processor for seconds."""

from __future__ import annotations

import os
import sys
from asyncio.subprocess import PIPE, Process, create_subprocess_exec


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
