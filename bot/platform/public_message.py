"""Public messages that always show the present state of a subject, such as a lobby or a tournament's sign-up.

A feature registers with `public_message_of.register` how its subjects are read and shown. Code that changes a
subject calls `refresh`, or `refresh_if_possible` if nothing tries again later.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from functools import singledispatch
from typing import Any, Protocol
from weakref import WeakValueDictionary

import aiohttp
import discord
from discord import ui

from bot.platform.acknowledging import ATTEMPTS
from bot.platform.editing import redraw
from bot.platform.services import ServingClient
from bot.platform.text_view import text_view
from host.errors import HostRefusal
from host.host import Host
from model.errors import StorageTrouble
from model.ids import ChannelId, MessageId

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class PublicMessage:
    """The message that shows a subject, and its parts in the present state. `message` is None if there is none."""

    channel: ChannelId
    message: MessageId | None
    parts: ui.LayoutView


class Shown(Protocol):
    """A subject that has a public message."""

    @property
    def id(self) -> str:
        """The id of the subject, unique among those of its type."""


@dataclass(frozen=True, slots=True)
class MovedAway:
    """A message whose subject has moved to another channel; `text` replaces its contents."""

    id: str
    channel: ChannelId
    message: MessageId
    text: str


@singledispatch
async def public_message_of(subject: Shown, host: Host) -> PublicMessage:  # noqa: ARG001 - what features register asks it
    """Return the message that shows `subject` as it is stored now; features register this for each type.

    Raises HostRefusal if the subject no longer exists.
    """
    raise TypeError(subject)


@public_message_of.register
async def _(left: MovedAway, host: Host) -> PublicMessage:  # noqa: ARG001
    return PublicMessage(left.channel, left.message, text_view(left.text))


_locks: WeakValueDictionary[tuple[type[Shown], str], asyncio.Lock] = WeakValueDictionary()


async def refresh(client: ServingClient, subject: Shown, shown: ui.LayoutView | None = None) -> None:
    """Update the public message of `subject` to the present state, unless it is deleted or equals `shown`."""
    # One call at a time for a subject: the next one reads the state only after this one has sent its edit, so
    # an older state never overwrites a newer one.
    async with _locks.setdefault((type(subject), subject.id), asyncio.Lock()):
        current = await public_message_of(subject, client.host)
        if current.message is None:
            return
        if shown is not None and _sent_as(shown) == _sent_as(current.parts):
            return
        message = client.get_partial_messageable(current.channel).get_partial_message(current.message)
        try:
            await redraw(message, current.parts)
        except (discord.NotFound, discord.Forbidden) as failure:
            log.info(
                "could not update message %s in channel %s: %s", current.message, current.channel, failure
            )


def _sent_as(view: Any) -> Any:
    """Return the components of a view as they are sent to Discord; discord.py's function has no types."""
    return view.to_components()


async def refresh_if_possible(client: ServingClient, subject: Shown, shown: ui.LayoutView | None) -> None:
    """Do what `refresh` does, again if the connection broke, but log failures instead of raising them.

    For answers to people: the change is stored, so a failure to show it must not look like a failure of the change.
    The next change shows both.
    """
    for attempt in range(1, ATTEMPTS + 1):
        try:
            await refresh(client, subject, shown)
        except (discord.HTTPException, aiohttp.ClientError, HostRefusal, StorageTrouble) as failure:
            # discord.py itself repeats a request after most errors of Discord's servers.
            if isinstance(failure, aiohttp.ClientError) and attempt < ATTEMPTS:
                continue
            log.warning(
                "could not update the message of %s %s until its next change: %s",
                type(subject).__name__,
                subject.id,
                failure,
            )
        return
