"""Pictures of figures and tiles as emojis of the application.

The operator uploads them with `python -m bot emojis`, once, and again after a release with new
pictures. An emoji that is there already is left alone: to renew it, delete it first.
"""

from __future__ import annotations

import logging

import aiohttp
import discord

from bot.platform import limits
from bot.text.emoji_marks import set_uploaded_emojis
from rendering.sprites.emojis import application_emojis

log = logging.getLogger(__name__)


async def upload(client: discord.Client) -> int:
    """Upload the emojis that are missing and return how many. The client is logged in; it need not be connected."""
    existing = {emoji.name for emoji in await client.fetch_application_emojis()}
    missing = [(name, draw) for name, draw in application_emojis() if name not in existing]
    for name, draw in missing:
        # Drawing blocks the event loop; this command is all that runs on it.
        await client.create_application_emoji(name=name, image=draw())
        log.info("uploaded emoji %s", name)
    return len(missing)


async def load_application_emojis(client: discord.Client) -> None:
    """Load the list of the application's emojis. If that fails, messages are sent without them."""
    try:
        set_uploaded_emojis(await client.fetch_application_emojis())
    except (discord.HTTPException, aiohttp.ClientError) as failure:
        log.warning("could not load the application's emojis, messages are sent without them: %s", failure)
        set_uploaded_emojis(())


def is_deleted_emoji(error: BaseException) -> bool:
    """Return True if Discord refused a message for a deleted emoji: call `load_application_emojis` then."""
    return any(
        isinstance(exception, discord.HTTPException)
        and exception.code == limits.INVALID_FORM
        and "Invalid emoji" in exception.text
        for exception in (error, error.__cause__)
    )
