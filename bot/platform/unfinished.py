"""Tasks that must end before the program closes the database and other resources that they use."""

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
        """Add the calling task, if it is not added yet."""
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def finish(self, seconds: float) -> None:
        """Wait up to `seconds` for the other tasks to end, then cancel the rest and wait until they have ended."""
        if others := self._others():
            await asyncio.wait(others, timeout=seconds)
        await cancel_all(self._others())

    def _others(self) -> frozenset[asyncio.Task[Any]]:
        return frozenset(task for task in self._tasks if task is not asyncio.current_task())


async def cancel_all(tasks: Collection[asyncio.Task[Any]]) -> None:
    """Cancel the tasks, again and again until all have ended.

    One cancellation may not be enough: `asyncio.wait_for` of Python 3.11, with which discord.py connects, loses a
    cancellation that arrives together with its result.
    """
    while left := [task for task in tasks if not task.done()]:
        for task in left:
            task.cancel()
        await asyncio.wait(left, timeout=CANCEL_AGAIN_SECONDS)
    await asyncio.gather(*tasks, return_exceptions=True)
