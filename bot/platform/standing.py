"""Public messages that stand for something and show it as it is: a table, the sign-up of a tournament.

A feature says with `shows.register` how its things are shown; whoever changes one calls `refresh`.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from functools import singledispatch

import discord
from discord import ui

from bot.platform.editing import redraw
from model.games import ChannelId, MessageId

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Standing:
    """A message that stands in a channel, if there still is one, and what it shows now."""

    channel: ChannelId
    message: MessageId | None
    parts: ui.LayoutView


@singledispatch
def shows(subject: object) -> Standing:
    """Return the message that shows `subject`; features register how, by its type."""
    raise TypeError(subject)


async def refresh(client: discord.Client, subject: object) -> None:
    """Show `subject` as it now is in its public message; a message that is gone stays gone."""
    standing = shows(subject)
    if standing.message is None:
        return
    message = client.get_partial_messageable(standing.channel).get_partial_message(standing.message)
    try:
        await redraw(message, standing.parts)
    except (discord.NotFound, discord.Forbidden) as failure:
        log.info("message %s in channel %s stays as it is: %s", standing.message, standing.channel, failure)
