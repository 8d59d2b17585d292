"""Telling those who wait that something has changed."""

from __future__ import annotations

import asyncio


class Signal:
    """Wakes everybody who took `next()` before it rang; take it before looking, so that nothing is missed.

    With `after`, it also rings whenever that one does.
    """

    def __init__(self, after: Signal | None = None) -> None:
        self._event = asyncio.Event()
        self._followers: list[Signal] = []
        if after is not None:
            after._followers.append(self)

    def next(self) -> asyncio.Event:
        """An event that is set when the signal rings next."""
        return self._event

    def ring(self) -> None:
        """Something has changed."""
        self._event.set()
        self._event = asyncio.Event()
        for follower in self._followers:
            follower.ring()


SETTLE_SECONDS = 0.05
"""How long those wait who need not be first, so that a turn is stored and told before they look."""


async def rung(event: asyncio.Event, seconds: float | None) -> None:
    """Wait for the event, but no longer than `seconds`."""
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return


async def settled(event: asyncio.Event, seconds: float | None) -> None:
    """Wait for the event as `rung` does, and let those go first for whom people wait."""
    await rung(event, seconds)
    await asyncio.sleep(SETTLE_SECONDS)
