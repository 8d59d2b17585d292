"""The first answer to a command or a press, safe against a connection that breaks before Discord confirms it."""

from __future__ import annotations

import logging
import time
from typing import Any

import aiohttp
import discord

from bot.platform import limits

log = logging.getLogger(__name__)

ATTEMPTS = 3

REPEATED_SECONDS = 1.0
"""After an error of Discord's discord.py asks again by itself, no sooner than this."""


async def defer(
    interaction: discord.Interaction[Any], *, ephemeral: bool = False, thinking: bool = False
) -> None:
    """Tell Discord that the answer comes later, unless something has been answered already.

    It is sent again when the connection broke before Discord confirmed it; Discord takes it once. Raises what Discord
    says when another process was first.
    """
    if interaction.response.is_done():
        return
    begun = time.monotonic()
    for attempt in range(1, ATTEMPTS + 1):
        try:
            await interaction.response.defer(ephemeral=ephemeral, thinking=thinking)
        except aiohttp.ClientError as failure:
            log.info("interaction %s: the acknowledgement may be lost: %s", interaction.id, failure)
            if attempt == ATTEMPTS:
                raise
        except discord.HTTPException as refusal:
            repeated = attempt > 1 or time.monotonic() - begun >= REPEATED_SECONDS
            if refusal.code != limits.ALREADY_ACKNOWLEDGED or not repeated:
                raise
            return
        else:
            return
