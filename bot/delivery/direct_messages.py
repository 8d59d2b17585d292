"""Direct messages to people, where they can be opened."""

from __future__ import annotations

import logging
from http import HTTPStatus

import discord

from host.host import Host
from model.ids import ChannelId, PersonId
from model.people import ReminderBy

log = logging.getLogger(__name__)


async def direct_channel(client: discord.Client, person: PersonId) -> ChannelId | None:
    """Return the direct message channel of a person; None if Discord opens none, as for a deleted account."""
    try:
        found = await client.fetch_user(person)
        return ChannelId((await found.create_dm()).id)
    except discord.HTTPException as refusal:
        # A temporary failure is raised: for None the caller would post the private message in a channel.
        if (
            refusal.status >= HTTPStatus.INTERNAL_SERVER_ERROR
            or refusal.status == HTTPStatus.TOO_MANY_REQUESTS
        ):
            raise
        log.info("Discord opens no direct messages to person %s: %s", person, refusal)
        return None


async def searched_channels(
    client: discord.Client, person: PersonId | None, channel: ChannelId
) -> tuple[ChannelId, ...]:
    """Return where a message to a person may have been posted: their direct messages, then the channel.

    The person may have chosen another place since it was posted.
    """
    direct = None if person is None else await direct_channel(client, person)
    return (channel,) if direct is None else (direct, channel)


async def chosen_direct_channel(
    client: discord.Client, host: Host, person: PersonId | None
) -> ChannelId | None:
    """Return the direct message channel of a person who chose to be reminded there.

    None for anybody else, without a person, and if Discord opens none.
    """
    if person is None or (await host.people.settings(person)).reminder is not ReminderBy.DIRECT:
        return None
    return await direct_channel(client, person)
