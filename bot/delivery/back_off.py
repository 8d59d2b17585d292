"""The delays before failed work on a message is tried again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta

import aiohttp
import discord

from host import background

log = logging.getLogger(__name__)

AFTER_FAULT = timedelta(seconds=10)
"""The first delay after an error of Discord or of this program."""

AFTER_TROUBLE = background.AFTER_TROUBLE
"""The delay while the database cannot be used; clocks wait as long."""

AFTER_REFUSAL = timedelta(seconds=30)
"""The first delay after Discord refused a message for lack of a permission."""

AFTER_LOSS = timedelta(hours=1)
"""The delay of a message whose channel is gone, or whose game is quarantined."""

LONGEST_WAIT = timedelta(minutes=10)
"""The longest delay of a message that is to be posted."""

LEFT_FOR = timedelta(minutes=10)
"""How long a refused message is left to the process of its server's shard, in case that one does not run."""

LONGEST_REFUSED_WAIT = timedelta(hours=1)
"""The longest delay of a refused message that is not one of a game.

It is tried at once when its channel comes back. Discord blocks clients that repeat refused requests too often.
"""

GIVEN_UP_AFTER = timedelta(days=7)
"""The age at which a message not of a game is given up, if its channel is gone or closed to the bot."""

LONGEST_UPDATE_WAIT = timedelta(hours=1)
"""The longest delay of a change to a posted message: its thread may be archived for weeks."""


async def until_done(name: str, work: Callable[[], Awaitable[None]]) -> None:
    """Call `work` until it succeeds, with a pause after each failure. `name` names it in the log."""
    unreached = False
    while True:
        try:
            return await background.until_stored(name, work)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as failure:
            level = logging.DEBUG if unreached else logging.WARNING
            log.log(level, "%s waits until Discord can be reached: %s", name, failure)
            unreached = True
            await asyncio.sleep(AFTER_FAULT.total_seconds())
        except Exception:
            log.exception("%s failed and is tried again in %.0f seconds", name, AFTER_FAULT.total_seconds())
            await asyncio.sleep(AFTER_FAULT.total_seconds())


def back_off(first: timedelta, failures: int, most: timedelta) -> timedelta:
    """Return the next delay: `first`, doubled by each of the earlier `failures`, up to `most`."""
    return min(first * (1 << min(failures, 10)), most)
