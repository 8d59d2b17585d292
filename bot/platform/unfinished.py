"""Tasks that must have ended before the program closes what they use, the database above all."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any

CANCEL_AGAIN_SECONDS = 0.2


class UnfinishedTasks:
    """The tasks that answer people and store events of Discord, until each has ended."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def add_current(self) -> None:
        """Add the task that calls this; one that has been added already stays."""
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def finish(self, seconds: float) -> None:
        """Wait so long until all other tasks have ended, then cancel those that are left, and wait for their ends."""
        if others := self._others():
            await asyncio.wait(others, timeout=seconds)
        await cancel_all(self._others())

    def _others(self) -> frozenset[asyncio.Task[Any]]:
        return frozenset(one for one in self._tasks if one is not asyncio.current_task())


async def cancel_all(tasks: Collection[asyncio.Task[Any]]) -> None:
    """Cancel the tasks until all have ended.

    Once may not be enough: `asyncio.wait_for` of Python 3.11, by which discord.py connects, loses a cancellation
    that comes together with what it waits for.
    """
    while left := [task for task in tasks if not task.done()]:
        for task in left:
            task.cancel()
        await asyncio.wait(left, timeout=CANCEL_AGAIN_SECONDS)
    await asyncio.gather(*tasks, return_exceptions=True)
