"""Keeps long-lived objects out of garbage collections. See docs/decisions/0012-no-long-collection.md."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from host.events import Signal


@asynccontextmanager
async def settled(session: Signal) -> AsyncIterator[None]:
    """While entered, leave all objects alive at the beginning of a session out of collections until the next session.

    Each beginning collects, once, what was left out before and has died since. That stops the program for some
    hundred milliseconds, at a moment when nobody is being answered.
    """
    settling = asyncio.create_task(_settle(session), name="settling")
    try:
        yield
    finally:
        settling.cancel()


async def _settle(session: Signal) -> None:
    while True:
        await session.next().wait()
        gc.unfreeze()
        gc.collect()
        gc.freeze()
