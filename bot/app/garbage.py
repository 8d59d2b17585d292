"""What lives for long is kept out of the search for garbage. See docs/decisions/0012-no-long-collection.md."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from host.events import Signal


@asynccontextmanager
async def settled(session: Signal) -> AsyncIterator[None]:
    """Leave what lives when a session begins out of all collections until the next one begins.

    That collects, once, what was left out before and has died since. It stops the program for some hundred
    milliseconds, when nobody can have been answered for longer.
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
