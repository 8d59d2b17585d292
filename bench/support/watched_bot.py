"""The real bot with its event loop watched from inside; it imports only what the bot itself imports."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import signal
import time
from collections import Counter
from dataclasses import asdict, dataclass
from pathlib import Path

import uvloop

from bot.app import online
from bot.app.config import read

WATCH_SECONDS = 0.01
STALLS = "BENCH_STALLS"
"""The environment variable with the path of the file to which the bot writes its stalls."""


@dataclass(frozen=True, slots=True)
class Stalls:
    """The delays of the event loop, in milliseconds.

    `late` maps delays of the watching timer, as text, to counts. `step` is the most processor time taken
    between two of its wake-ups, whatever else the machine does: no step of the loop took longer.
    `collection` is the processor time of a garbage collection at the end.
    """

    late: dict[str, int]
    step: float
    collection: float

    def delays(self) -> list[float]:
        """Return the delay of each wake-up of the watching timer."""
        return [float(delay) for delay, times in self.late.items() for _ in range(times)]


def _run() -> None:
    """Run the real bot until SIGTERM, with its event loop watched from SIGUSR1 on."""
    stalls = uvloop.run(_serve())
    Path(os.environ[STALLS]).write_text(json.dumps(asdict(stalls)), encoding="ascii")


async def _serve() -> Stalls:
    # Delays are counted, not listed: a list of an hour's delays would count as memory of the bot.
    late: Counter[str] = Counter()
    watch, stop = asyncio.Event(), asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, watch.set)
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    serving = asyncio.create_task(online.run(read()))
    await watch.wait()
    step = 0.0
    while not stop.is_set():
        begun, cpu_begun = time.perf_counter(), time.thread_time()
        await asyncio.sleep(WATCH_SECONDS)
        late[f"{(time.perf_counter() - begun - WATCH_SECONDS) * 1000:.2f}"] += 1
        step = max(step, (time.thread_time() - cpu_begun) * 1000)
    begun = time.thread_time()
    gc.collect()
    collection = (time.thread_time() - begun) * 1000
    serving.cancel()
    await asyncio.wait((serving,))
    return Stalls(dict(late), step, collection)


if __name__ == "__main__":
    _run()
