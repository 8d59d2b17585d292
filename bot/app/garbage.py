"""Keeps long-lived objects out of garbage collections. See docs/decisions/0012-no-long-collection.md."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from host.events import Signal

THRESHOLDS = (2_000, 10, 5)
"""The collection thresholds of the generations; Python's defaults are 700, 10 and 10, or 2,000, 10 and 10
since 3.13. The objects of a turn live for a second and should be freed before they reach the oldest generation. When
turns wait for each other they do reach it, and the low third threshold frees them before their number makes a
collection long."""


@contextmanager
def collection_paused() -> Iterator[None]:
    """Disable collection inside the context, then freeze all objects created so far.

    For imports: modules stay alive, and collecting among them would take a fifth of the time.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


@asynccontextmanager
async def live_objects_frozen(session: Signal) -> AsyncIterator[None]:
    """Inside the context, freeze all living objects at the beginning of each session, until the next one.

    Each beginning except the first also collects the objects that were frozen before and have become garbage. That
    stops the program for some hundred milliseconds, at a time when no interaction is being answered. Before the
    first session only modules are frozen, few of whose objects ever become garbage.
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
