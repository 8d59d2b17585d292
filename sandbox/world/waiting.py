"""Waiting for a condition, evaluated after every event of the world and at intervals."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from sandbox.world.events import Event
from sandbox.world.state import World

POLL_SECONDS = 0.1
"""Seconds between evaluations without an event; an injected fault, for instance, emits none."""


class WaitTimeout(AssertionError):  # noqa: N818 - named after what happened
    """A condition did not become true in time."""


async def until(world: World, true: Callable[[], object], goal: str, seconds: float) -> None:
    """Wait until `true()` holds; raises WaitTimeout after `seconds`."""
    if true():
        return
    future = asyncio.get_running_loop().create_future()

    def look(_: Event) -> None:
        if not future.done() and true():
            future.set_result(None)

    stop = world.subscribe(look)
    try:
        async with asyncio.timeout(seconds):
            while not future.done() and not true():
                await asyncio.wait((future,), timeout=POLL_SECONDS)
    except TimeoutError:
        raise WaitTimeout(f"{goal}: not within {seconds:g} seconds") from None
    finally:
        stop()
