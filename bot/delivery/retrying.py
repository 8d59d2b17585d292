"""Messages of ours that stand already and must be changed: what goes wrong, and how long it then waits."""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from datetime import timedelta

import aiohttp
import discord

from host.errors import HostReason, HostRefusal
from model.errors import StorageTrouble
from storage.notices import Shown

log = logging.getLogger(__name__)


async def tended(shown: Shown, change: Awaitable[None], done: str) -> bool:
    """Whether the message needs no care any more: it has been `done`, or it is gone. What failed is logged."""
    try:
        await change
    except discord.NotFound as gone:
        log.info("message %s of game %s is gone: %s", shown.message, shown.game, gone)
    except (discord.HTTPException, aiohttp.ClientError, OSError, HostRefusal) as failure:
        # Of a game that is set aside the operator has been told.
        aside = isinstance(failure, HostRefusal) and failure.reason is HostReason.SET_ASIDE
        level = logging.DEBUG if aside else logging.WARNING
        log.log(level, "message %s of game %s is %s later: %s", shown.message, shown.game, done, failure)
        return False
    except StorageTrouble:
        raise
    except Exception:
        # One message that cannot be written anew must not stop the others.
        log.exception("message %s of game %s is %s later", shown.message, shown.game, done)
        return False
    return True


def longer(first: timedelta, failures: int, most: timedelta) -> timedelta:
    """How long what has failed waits before it is tried again: `first`, twice as long with each failure, `most`."""
    return min(first * (1 << min(failures, 10)), most)
