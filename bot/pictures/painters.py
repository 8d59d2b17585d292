"""Painters, each of which draws one picture at a time, in a worker process or in a thread."""

from __future__ import annotations

import asyncio
import pickle
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from functools import partial
from typing import Any, Protocol, TypeVar

from bot.metrics import DRAWING
from host.worker_process import Worker
from rendering.worker import LENGTH, Done, packed

Returned = TypeVar("Returned")

WORKER = ("-m", "rendering.worker")
"""The arguments of Python that start a drawing process."""
TIMEOUT_SECONDS = 20.0
"""Seconds that a picture may take before its process is ended and replaced. The longest, a replay, takes less than a
second on a quiet machine."""


class DrawingFailed(Exception):  # noqa: N818 - what happened, told by another process
    """A picture could not be drawn; the text is the traceback of the process that tried."""


class DrawingProcessEnded(DrawingFailed):
    """The process that draws ended before it answered, or was ended after `TIMEOUT_SECONDS`."""


class Painter(Protocol):
    """Draws one picture at a time."""

    waiting: int
    """The number of pictures that it has not finished yet, the one in progress included."""

    async def run(self, function: Callable[..., Returned], *arguments: Any) -> Returned:
        """Run the function in this painter and return its result. Raises what it raises, or DrawingFailed."""
        ...

    async def close(self) -> None:
        """End the painter, at the latest when its present picture is finished."""
        ...


class PaintingThread:
    """Draws in a thread of this process, which shares the interpreter with the event loop."""

    def __init__(self) -> None:
        self.waiting = 0
        # One thread of its own, since each thread that has ever drawn keeps some 60 MB.
        self._thread = ThreadPoolExecutor(1, "drawing")

    async def run(self, function: Callable[..., Returned], *arguments: Any) -> Returned:
        """See `Painter`."""
        call = partial(copy_context().run, _timed, function, *arguments)
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, call)
        finally:
            self.waiting -= 1

    async def close(self) -> None:
        """See `Painter`."""
        await asyncio.to_thread(self._thread.shutdown, cancel_futures=True)


class PaintingProcess:
    """Draws in a process of its own, which is started with the first picture, and again after it has ended."""

    def __init__(self) -> None:
        self.waiting = 0
        self._worker = Worker(*WORKER)
        self._turn = asyncio.Lock()

    async def run(self, function: Callable[..., Returned], *arguments: Any) -> Returned:
        """See `Painter`. Function, arguments and what it returns are sent as pickles."""
        call = packed((function, arguments))
        self.waiting += 1
        try:
            async with self._turn:
                returned, seconds, raised = await self._answer(call)
        finally:
            self.waiting -= 1
        if raised:
            raise DrawingFailed(raised)
        DRAWING.observe(seconds)
        found: Returned = returned
        return found

    async def close(self) -> None:
        """See `Painter`."""
        async with self._turn:
            await self._worker.end()

    async def _answer(self, call: bytes) -> Done:
        try:
            return await self._worker.ask(call, _read_answer, TIMEOUT_SECONDS)
        except (ConnectionError, asyncio.IncompleteReadError, TimeoutError) as gone:
            raise DrawingProcessEnded(
                "a drawing process has ended, or was ended because it did not answer"
            ) from gone


async def _read_answer(answer: asyncio.StreamReader) -> Done:
    (length,) = LENGTH.unpack(await answer.readexactly(LENGTH.size))
    done: Done = pickle.loads(await answer.readexactly(length))
    return done


def _timed(function: Callable[..., Returned], *arguments: Any) -> Returned:
    begun = time.perf_counter()
    returned = function(*arguments)
    DRAWING.observe(time.perf_counter() - begun)
    return returned
