"""Direct messages to people, where they can be opened."""

from __future__ import annotations

import logging
from http import HTTPStatus

import discord

from model.ids import ChannelId, PersonId

log = logging.getLogger(__name__)


async def direct_channel(client: discord.Client, person: PersonId) -> ChannelId | None:
    """Return the direct messages of a person; None where Discord opens none, as where the account is gone."""
    try:
        found = await client.fetch_user(person)
        return ChannelId((await found.create_dm()).id)
    except discord.HTTPException as refusal:
        # A failure that passes is raised: None would have the caller post a private message in a channel.
        if (
            refusal.status >= HTTPStatus.INTERNAL_SERVER_ERROR
            or refusal.status == HTTPStatus.TOO_MANY_REQUESTS
        ):
            raise
        log.info("no direct message is opened to %s: %s", person, refusal)
        return None
