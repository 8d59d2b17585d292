"""Channels and permissions that come back: messages that wait for them are tried again then, not after an hour."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import Any

import discord

from bot.delivery import back_off
from bot.platform.permissions import missing, missing_here
from host.events import Signal
from host.host import Host
from model.errors import StorageTrouble
from model.ids import ChannelId, OutboxId
from model.outbox import MAKE_THREADS, Delivery, GameDelivery, LadderDelivery, PuzzleDelivery

EVENTS = frozenset(
    {
        "guild_available",
        "guild_join",
        "guild_channel_create",
        "guild_channel_update",
        "guild_role_update",
        "member_update",
        "raw_thread_update",
        "thread_join",
    }
)
"""What Discord sends, by the library's names, when a channel or a permission may have come back.

All of them come with the one intent that we have; of members only our own changes do.
"""

SETTLE_SECONDS = 1.0
"""A role that is changed comes with many other changes: one look for all of them."""

log = logging.getLogger(__name__)


class Availability:
    """Messages that wait for a channel or a permission; `looked` rings after they were looked at again."""

    def __init__(self, client: discord.Client, host: Host) -> None:
        self._client = client
        self._host = host
        self._waiting: dict[OutboxId, Delivery] = {}
        self._noticed = asyncio.Event()
        self.looked = Signal()

    def retry_later(self, delivery: Delivery) -> None:
        """Add a message whose channel is gone, or closed to the bot."""
        self._waiting[delivery.id] = delivery

    def forget(self, delivery: Delivery) -> None:
        """Remove a message that has been delivered."""
        self._waiting.pop(delivery.id, None)

    def forget_server(self, guild: discord.Guild) -> None:
        """Remove the messages for a server that has removed the bot, but for those that are kept in case it returns."""
        channels = {channel.id for channel in (*guild.channels, *guild.threads)}
        self._waiting = {
            number: one
            for number, one in self._waiting.items()
            if one.channel not in channels or isinstance(one, GameDelivery) or one.kind in MAKE_THREADS
        }

    def notice(self, event: str) -> None:
        """Take note of an event that Discord has sent."""
        if event in EVENTS:
            self._noticed.set()

    async def retry_in_channel(self, interaction: discord.Interaction[Any]) -> None:
        """Post at once what waits for the channel of an interaction, if its permissions allow that."""
        waiting = [one for one in self._waiting.values() if one.channel == interaction.channel_id]
        if not waiting or missing_here(interaction, own_thread=False):
            return
        try:
            await self._deliver_now(waiting)
        except StorageTrouble as trouble:
            log.error("messages for channel %s wait for the database: %s", interaction.channel_id, trouble)

    async def run(self) -> None:
        """Post at once what waits for channels that have come back, or in which we may post again."""
        while True:
            await self._noticed.wait()
            await asyncio.sleep(SETTLE_SECONDS)
            self._noticed.clear()
            await back_off.retried("the search for channels that have come back", self._look)

    async def _look(self) -> None:
        await self._deliver_now([one for one in self._waiting.values() if self._may_be_posted(one)])
        self.looked.ring()

    async def _deliver_now(self, waiting: Iterable[Delivery]) -> None:
        due = []
        for delivery in waiting:
            if self._host.outbox.is_posting(delivery.subject):
                # What is being tried just now may have begun too early: we look once more after it.
                self._noticed.set()
            else:
                due.append(delivery)
        if not due:
            return
        await self._host.outbox.deliver_now([one.id for one in due])
        for delivery in due:
            # One that was tried in vain meanwhile has come back as another.
            if self._waiting.get(delivery.id) is delivery:
                del self._waiting[delivery.id]

    def _may_be_posted(self, delivery: Delivery) -> bool:
        """Return whether nothing that we see keeps us from posting the message: its server must be one of ours.

        Those of tournaments and challenges go into threads and channels of many kinds, and to people: each is tried.
        """
        if isinstance(delivery, GameDelivery | PuzzleDelivery | LadderDelivery):
            return self._is_open(delivery.channel)
        return self._client.get_channel(delivery.channel) is not None

    def _is_open(self, channel_id: ChannelId) -> bool:
        channel = self._client.get_channel(channel_id)
        if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return False
        thread = isinstance(channel, discord.Thread)
        if isinstance(channel, discord.Thread) and (channel.locked or channel.parent is None):
            return False
        return not missing(channel.permissions_for(channel.guild.me), thread=thread)
