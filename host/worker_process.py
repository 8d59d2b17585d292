"""Worker processes for work that takes seconds of processor time."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process, create_subprocess_exec
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

Answer = TypeVar("Answer")
Result = TypeVar("Result")


class Worker:
    """A Python process that answers questions, one at a time.

    It is started by the first question, and again by the next one after it has ended.
    """

    def __init__(self, *arguments: str) -> None:
        self.arguments = arguments
        self._process: Process | None = None

    async def ask(
        self,
        question: bytes,
        read: Callable[[asyncio.StreamReader], Awaitable[Answer]],
        timeout_seconds: float | None,
    ) -> Answer:
        """Send a question and return what `read` makes of the answer.

        Raises TimeoutError after `timeout_seconds`, ConnectionError when the process has ended, and what `read`
        raises. In each of these cases, and when the caller is cancelled, the process is ended, so that its
        answer is not taken for that to the next question.
        """
        try:
            async with asyncio.timeout(timeout_seconds):
                if self._process is not None and self._process.returncode is not None:
                    await self.end()
                process = self._process
                if process is None:
                    # uvloop leaves a half-started process unclosed.
                    process = await _to_its_end(self._start())
                assert process.stdin is not None
                assert process.stdout is not None
                if process.stdin.is_closing():
                    # uvloop raises a RuntimeError where others raise this one.
                    raise ConnectionResetError("the process has ended")
                process.stdin.write(question)
                await process.stdin.drain()
                return await read(process.stdout)
        except BaseException:
            await self.end()
            raise

    async def _start(self) -> Process:
        self._process = await _start(*self.arguments)
        return self._process

    async def end(self) -> int | None:
        """End the process at once, if there is one, and return its exit status."""
        process, self._process = self._process, None
        if process is None:
            return None
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        assert process.stdin is not None
        process.stdin.close()
        # Read the output to its end: only then are all pipes closed. No input is passed: uvloop refuses that
        # if the process has ended by itself.
        await _to_its_end(process.communicate())
        return process.returncode


async def _to_its_end(work: Coroutine[Any, Any, Result]) -> Result:
    """Return the result of `work`, which goes on even if the caller is cancelled, also more than once.

    Then this raises the cancellation after the end of the work.
    """
    task = asyncio.create_task(work)
    cancelled: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.wait((task,))
        except asyncio.CancelledError as cancellation:
            cancelled = cancellation
    if cancelled is not None:
        # Reading the exception, if there is one, keeps asyncio from logging it.
        task.exception()
        raise cancelled
    return task.result()


async def _start(*arguments: str) -> Process:
    """Start a Python process with the module path of this one, in its own session, away from Ctrl-C."""
    return await create_subprocess_exec(
        sys.executable,
        *arguments,
        stdin=PIPE,
        stdout=PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        start_new_session=True,
    )


async def follow_worker(
    arguments: tuple[str, ...], question: bytes, timeout_seconds: float, on_line: Callable[[str], None]
) -> bool:
    """Start a worker for one question, and call `on_line` with each line of its answer as it arrives.

    The worker is ended after its answer. Return False if it was killed or failed before that. If a line takes
    longer than `timeout_seconds`, the worker is ended, too, and this raises TimeoutError.
    """

    async def read_lines(answer: asyncio.StreamReader) -> None:
        while True:
            async with asyncio.timeout(timeout_seconds):
                line = await answer.readline()
            if not line:
                break
            on_line(line.decode())

    worker = Worker(*arguments)
    # A worker that ended before it was asked gives an empty answer.
    with contextlib.suppress(ConnectionError):
        await worker.ask(question, read_lines, None)
    return await worker.end() == 0
