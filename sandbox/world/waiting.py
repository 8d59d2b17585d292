"""Waiting for the world, without ever sleeping: every event may be the one that was waited for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from sandbox.world.events import Event
from sandbox.world.state import World


class NothingCame(AssertionError):  # noqa: N818 - named after what happened
    """What was waited for did not happen in time."""


async def until(world: World, true: Callable[[], object], what: str, seconds: float) -> None:
    """Returns once `true()` holds, looked at now and after every event; refuses after `seconds`."""
    if true():
        return
    done = asyncio.get_running_loop().create_future()

    def look(_: Event) -> None:
        if not done.done() and true():
            done.set_result(None)

    stop = world.subscribe(look)
    try:
        await asyncio.wait_for(done, seconds)
    except TimeoutError:
        raise NothingCame(f"{what}: not within {seconds:g} seconds") from None
    finally:
        stop()
