"""The real bot, its event loop watched from inside: it imports nothing that the bot itself does not."""

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
"""Names the file into which the bot writes its stalls."""


@dataclass(frozen=True, slots=True)
class Stalls:
    """What held up the event loop, in milliseconds.

    `late` says how many looks at it came how much later than they should: the keys are delays. `step` is the
    most processor time that it has taken from one look to the next, however busy the machine is with other
    things: no step of it has taken longer. `collection` is the processor time of a collection of garbage at
    the end.
    """

    late: dict[str, int]
    step: float
    collection: float

    def delays(self) -> list[float]:
        """Return how late the loop was at each look."""
        return [float(delay) for delay, times in self.late.items() for _ in range(times)]


def _run() -> None:
    """Run the real bot until SIGTERM, with its event loop watched from SIGUSR1 on."""
    stalls = uvloop.run(_serve())
    Path(os.environ[STALLS]).write_text(json.dumps(asdict(stalls)), encoding="ascii")


async def _serve() -> Stalls:
    # Counted, not listed: a list of an hour's looks would count as memory of the bot.
    late: Counter[str] = Counter()
    watch, stop = asyncio.Event(), asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, watch.set)
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    serving = asyncio.create_task(online.run(read()))
    await watch.wait()
    step = 0.0
    while not stop.is_set():
        begun, taken = time.perf_counter(), time.thread_time()
        await asyncio.sleep(WATCH_SECONDS)
        late[f"{(time.perf_counter() - begun - WATCH_SECONDS) * 1000:.2f}"] += 1
        step = max(step, (time.thread_time() - taken) * 1000)
    begun = time.thread_time()
    gc.collect()
    collection = (time.thread_time() - begun) * 1000
    serving.cancel()
    await asyncio.wait((serving,))
    return Stalls(dict(late), step, collection)


if __name__ == "__main__":
    _run()
