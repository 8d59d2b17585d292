"""Messages that tell a notice: found again when nobody heard whether they were posted."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import discord

from bot.platform.custom_ids import ControlId, Kind, parse
from model.games import ChannelId, MessageId
from storage.cup_notices import CupNotice
from storage.notices import Notice

RECENT = 50
"""How many messages of a channel are searched for one that may have been posted before a crash."""


@dataclass(frozen=True, slots=True)
class Posted:
    """A message that tells a notice."""

    channel: ChannelId
    message: MessageId
    pictured: bool


async def found_in(client: discord.Client, place: ChannelId, notice: Notice) -> Posted | None:
    """The message in a channel that tells the notice, if there is one: the Board button of each says which it is."""
    wanted = (notice.game, notice.seq, notice.kind.value)
    async for message in _ours(client, place):
        if any((one.game, one.seq, one.choice) == wanted for one in _controls(message)):
            return Posted(place, MessageId(message.id), bool(message.attachments))
    return None


async def posts_in(client: discord.Client, place: ChannelId, notice: CupNotice) -> int:
    """How many messages in a channel tell a tournament's notice: the buttons of each say so."""
    wanted = (Kind.TOURNAMENT, notice.tournament, notice.number)
    told = [
        any((one.kind, one.game, one.seq) == wanted for one in _controls(message))
        async for message in _ours(client, place)
    ]
    return sum(told)


async def _ours(client: discord.Client, place: ChannelId) -> AsyncIterator[discord.Message]:
    """Our own among the newest messages of a channel, the newest first."""
    assert client.user is not None
    channel, empty = client.get_partial_messageable(place), True
    async for message in channel.history(limit=RECENT):
        empty = False
        if message.author.id == client.user.id:
            yield message
    if empty:
        # Who may not read the history is shown an empty one; asked for any message, Discord says so.
        with suppress(discord.NotFound):
            await channel.fetch_message(place)


def _controls(message: discord.Message) -> Iterator[ControlId]:
    """What the controls of a message belong to."""
    found = (parse(custom_id) for custom_id in _custom_ids(message.components))
    return (one for one in found if one is not None)


def _custom_ids(components: list[Any]) -> Iterator[str]:
    """The custom ids of all controls of a message, however deep they stand."""
    for component in components:
        if custom_id := getattr(component, "custom_id", None):
            yield custom_id
        yield from _custom_ids(getattr(component, "children", []))
