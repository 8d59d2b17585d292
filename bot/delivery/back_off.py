"""How long work on a message waits after it has failed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta

from host import background
from model.errors import StorageTrouble

log = logging.getLogger(__name__)

AFTER_FAULT = timedelta(seconds=10)
"""Discord failed, or we did."""

AFTER_TROUBLE = background.AFTER_TROUBLE
"""The database could not be used: all messages wait, as long as the clocks do."""

AFTER_REFUSAL = timedelta(seconds=30)
"""Discord does not let us post in the channel."""

AFTER_LOSS = timedelta(hours=1)
"""The channel is gone, or the game is quarantined."""

LONGEST_WAIT = timedelta(minutes=10)
"""How long a message waits at most that is to be posted."""

LONGEST_REFUSED_WAIT = timedelta(hours=1)
"""How long a message waits at most that is no game's, where Discord does not let us post it. It is tried at once when a
channel comes back, and Discord shuts out whoever asks too often what it has refused."""

GIVEN_UP_AFTER = timedelta(days=7)
"""How old a message is, that is no game's, when it is given up because its channel is closed to us or gone."""

LONGEST_UPDATE_WAIT = timedelta(hours=1)
"""How long a message waits at most that stands already: its thread may sleep for weeks."""


async def stored(what: str, work: Callable[[], Awaitable[None]]) -> None:
    """Call `work` until the database can be used, and log that `what` waits for it."""
    while True:
        try:
            return await work()
        except StorageTrouble as trouble:
            log.error("%s waits for the database: %s", what, trouble)
            await asyncio.sleep(AFTER_TROUBLE.total_seconds())


async def retried(what: str, work: Callable[[], Awaitable[None]]) -> None:
    """Call `work` until a call does not fail. Failures are logged, with `what` was being done, and waited out."""
    while True:
        try:
            return await stored(what, work)
        except Exception:
            log.exception("%s could not go on", what)
            await asyncio.sleep(AFTER_FAULT.total_seconds())


def back_off(first: timedelta, failures: int, most: timedelta) -> timedelta:
    """Return how long to wait after another failure: `first`, twice as long with each of the `failures` before it."""
    return min(first * (1 << min(failures, 10)), most)
