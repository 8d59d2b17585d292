"""Tests of workers that end before, while and after they are asked, on both event loops."""

from __future__ import annotations

import asyncio
import os
import signal
from asyncio.subprocess import Process
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
import uvloop

from host.worker_process import Worker, _start, follow_worker

TIMES = 12
"""Repetitions of each case, since a loop may hear of either end of a pipe first."""
ECHO = ("-S", "-c", "import sys\nfor line in sys.stdin: print(line, end='', flush=True)")
LAST_WORDS = "import os, sys; sys.stdin.readline(); print('done', flush=True)"

Run = Callable[[Coroutine[Any, Any, None]], None]


@pytest.fixture(params=[uvloop.run, asyncio.run], ids=["uvloop", "asyncio"])
def run(request: pytest.FixtureRequest) -> Run:
    """Run a coroutine on a new loop."""
    found: Run = request.param
    return found


async def first_line(answer: asyncio.StreamReader) -> bytes:
    """Return the first line, refusing an answer without one."""
    return await answer.readuntil()


@pytest.mark.parametrize("end", ["", "; os.close(0)", "; os.close(0); os.close(1)"])
def test_a_worker_that_ends_with_its_answer(run: Run, end: str) -> None:
    """The lines of a worker that then ends are read, and its end is no fault."""

    async def followed() -> None:
        for _ in range(TIMES):
            lines: list[str] = []
            await follow_worker(("-S", "-c", LAST_WORDS + end), b"question\n", 60, lines.append)
            assert lines == ["done\n"]

    run(followed())


def test_a_worker_that_was_killed_is_started_again(run: Run) -> None:
    """A killed worker is started again; a question at that moment may fail with a broken connection."""

    async def asked() -> None:
        worker = Worker(*ECHO)
        for number in range(TIMES):
            assert await worker.ask(b"one\n", first_line, 60) == b"one\n"
            process = worker._process
            assert process is not None
            os.kill(process.pid, signal.SIGKILL)
            if number % 2:
                await process.wait()
            try:
                answer = await worker.ask(b"two\n", first_line, 60)
            except (ConnectionError, asyncio.IncompleteReadError):
                answer = await worker.ask(b"two\n", first_line, 60)
            assert answer == b"two\n"
        await worker.end()
        await worker.end()

    run(asked())


def test_a_worker_that_is_cancelled_while_it_starts_is_ended(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A half-started process could not be closed, so it is started to the end, however often it is cancelled."""

    async def cancelled() -> None:
        starting, may_start, started = asyncio.Event(), asyncio.Event(), list[Process]()

        async def start(*arguments: str) -> Process:
            starting.set()
            await may_start.wait()
            started.append(await _start(*arguments))
            return started[0]

        monkeypatch.setattr("host.worker_process._start", start)
        asking = asyncio.create_task(Worker(*ECHO).ask(b"one\n", first_line, 60))
        await starting.wait()
        for _ in range(2):
            asking.cancel()
            await asyncio.sleep(0)
        may_start.set()
        with pytest.raises(asyncio.CancelledError):
            await asking
        (process,) = started
        assert process.returncode == -signal.SIGKILL

    run(cancelled())


def test_a_worker_that_is_cancelled_while_it_ends_is_closed(run: Run) -> None:
    """The end of a process is waited for, however often that is cancelled: only then are its pipes closed."""

    async def cancelled() -> None:
        worker = Worker(*ECHO)
        assert await worker.ask(b"one\n", first_line, 60) == b"one\n"
        process = worker._process
        assert process is not None
        ending = asyncio.create_task(worker.end())
        while not ending.done():
            await asyncio.sleep(0)
            ending.cancel()
        with pytest.raises(asyncio.CancelledError):
            await ending
        assert process.returncode == -signal.SIGKILL

    run(cancelled())
