"""The real bot, its event loop watched from inside: it imports nothing that the bot itself does not."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import signal
import time
from dataclasses import asdict, dataclass
from pathlib import Path

import uvloop

from bot.app import online
from bot.app.config import read

WATCH_SECONDS = 0.005
STALLS = "BENCH_STALLS"
"""Names the file into which the bot writes its stalls."""


@dataclass(frozen=True, slots=True)
class Stalls:
    """In milliseconds: how late the loop was, looked at every few milliseconds; processor time of a collection.

    `step` is the most processor time that the loop has taken from one look to the next, however busy the machine is
    with other things: no step of it has taken longer.
    """

    delays: list[float]
    step: float
    collection: float


def _run() -> None:
    """The real bot, until it is told to stop, with its event loop watched from SIGUSR1 on."""
    stalls = uvloop.run(_serve())
    Path(os.environ[STALLS]).write_text(json.dumps(asdict(stalls)), encoding="ascii")


async def _serve() -> Stalls:
    delays: list[float] = []
    watch, stop = asyncio.Event(), asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, watch.set)
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    serving = asyncio.create_task(online.run(read()))
    await watch.wait()
    step = 0.0
    while not stop.is_set():
        begun, taken = time.perf_counter(), time.thread_time()
        await asyncio.sleep(WATCH_SECONDS)
        delays.append((time.perf_counter() - begun - WATCH_SECONDS) * 1000)
        step = max(step, (time.thread_time() - taken) * 1000)
    begun = time.thread_time()
    gc.collect()
    collection = (time.thread_time() - begun) * 1000
    serving.cancel()
    await asyncio.wait((serving,))
    return Stalls(delays, step, collection)


if __name__ == "__main__":
    _run()
