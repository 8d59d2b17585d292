"""Telling those who wait that something has changed."""

from __future__ import annotations

import asyncio


class Signal:
    """Wakes everybody who took `next()` before it rang; take it before looking, so that nothing is missed."""

    def __init__(self) -> None:
        self._event = asyncio.Event()

    def next(self) -> asyncio.Event:
        """An event that is set when the signal rings next."""
        return self._event

    def ring(self) -> None:
        """Something has changed."""
        self._event.set()
        self._event = asyncio.Event()


async def rung(event: asyncio.Event, seconds: float | None) -> None:
    """Wait for the event, but no longer than `seconds`."""
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return
