"""Public messages that show something as it is now: a table before its game, the sign-up of a tournament.

A feature registers with `shows.register` how its things are shown; whoever changes one calls `refresh`, or
`refresh_if_possible` where nothing tries again later.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from functools import singledispatch

import aiohttp
import discord
from discord import ui

from bot.platform import emojis
from bot.platform.editing import redraw
from bot.platform.text_view import text_view
from model.ids import ChannelId, MessageId

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class PublicMessage:
    """The message that shows something, and its parts as they are now. `message` is None if there is none."""

    channel: ChannelId
    message: MessageId | None
    parts: ui.LayoutView


@dataclass(frozen=True, slots=True)
class MovedAway:
    """A message that showed something which is shown in another channel now; `text` stands in its place."""

    channel: ChannelId
    message: MessageId
    text: str


@singledispatch
def shows(subject: object) -> PublicMessage:
    """Return the message that shows `subject`; features register how, by its type."""
    raise TypeError(subject)


@shows.register
def _(left: MovedAway) -> PublicMessage:
    return PublicMessage(left.channel, left.message, text_view(left.text))


async def refresh(client: discord.Client, subject: object) -> None:
    """Show `subject` as it is now in its public message, if that still stands."""
    standing = shows(subject)
    if standing.message is None:
        return
    message = client.get_partial_messageable(standing.channel).get_partial_message(standing.message)
    try:
        await redraw(message, standing.parts)
    except (discord.NotFound, discord.Forbidden) as failure:
        log.info("message %s in channel %s stays as it is: %s", standing.message, standing.channel, failure)


async def refresh_if_possible(client: discord.Client, subject: object) -> None:
    """Show `subject` as it is now; where Discord cannot be reached or refuses, the message stays as it is.

    For what answers a person: the change counts, and nobody shall read that it did not. The next change shows both.
    """
    try:
        await refresh(client, subject)
    except (discord.HTTPException, aiohttp.ClientError) as failure:
        log.warning("the message of %s stays as it is: %s", type(subject).__name__, failure)
        if emojis.refused(failure):
            await emojis.load_application_emojis(client)
