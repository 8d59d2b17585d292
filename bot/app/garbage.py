"""Keeps long-lived objects out of garbage collections. See docs/decisions/0012-no-long-collection.md."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from host.events import Signal

THRESHOLDS = (2_000, 10, 5)
"""When each generation is collected, of which Python's own are 700, 10 and 10. What a turn makes lives for a second and
should be gone before it counts as old. Where turns wait for each other it does count as old, and what has died of it is
then not left to grow until freeing it takes long."""


@contextmanager
def collection_paused() -> Iterator[None]:
    """While entered, collect nothing, and leave out of collections what was made until then.

    Modules that are imported stay, and looking at them takes a fifth of the time.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


@asynccontextmanager
async def live_objects_frozen(session: Signal) -> AsyncIterator[None]:
    """While entered, leave all objects alive at the beginning of a session out of collections until the next session.

    Each beginning but the first collects, once, what was left out before and has died since. That stops the program
    for some hundred milliseconds, at a moment when nobody is being answered. Before the first only modules were left
    out, of which nearly nothing dies.
    """
    before = gc.get_threshold()
    gc.set_threshold(*THRESHOLDS)
    settling = asyncio.create_task(_settle(session), name="settling")
    try:
        yield
    finally:
        settling.cancel()
        gc.set_threshold(*before)


async def _settle(session: Signal) -> None:
    await session.next().wait()
    while True:
        gc.collect()
        gc.freeze()
        await session.next().wait()
        gc.unfreeze()
