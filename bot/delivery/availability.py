"""Retries messages as soon as their channel or permission is back, instead of after an hour."""

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
"""The events, by discord.py's names, after which a channel or a permission may be back.

All of them come with the bot's only intent. `member_update` comes for the bot's own member alone.
"""

SETTLE_SECONDS = 1.0
"""Seconds to wait after an event: changing a role causes many others, which are handled together."""

log = logging.getLogger(__name__)


class Availability:
    """Messages that wait for a channel or a permission. `checked` rings after each check of them."""

    def __init__(self, client: discord.Client, host: Host) -> None:
        self._client = client
        self._host = host
        self._waiting: dict[OutboxId, Delivery] = {}
        self._noticed = asyncio.Event()
        self.checked = Signal()

    def retry_later(self, delivery: Delivery) -> None:
        """Add a message whose channel is gone, or closed to the bot."""
        self._waiting[delivery.id] = delivery

    def forget(self, delivery: Delivery) -> None:
        """Remove a message that has been delivered."""
        self._waiting.pop(delivery.id, None)

    def forget_server(self, guild: discord.Guild) -> None:
        """Remove the messages for a server that has removed the bot.

        Those of games, and those that make a thread for a match, are kept in case it returns.
        """
        channels = {channel.id for channel in (*guild.channels, *guild.threads)}
        self._waiting = {
            number: delivery
            for number, delivery in self._waiting.items()
            if delivery.channel not in channels
            or isinstance(delivery, GameDelivery)
            or delivery.kind in MAKE_THREADS
        }

    def notice(self, event: str) -> None:
        """Schedule a check of the messages if an event of Discord is one of `EVENTS`."""
        if event in EVENTS:
            self._noticed.set()

    async def retry_in_channel(self, interaction: discord.Interaction[Any]) -> None:
        """Make messages that wait for the channel of an interaction due, if its permissions allow posting."""
        waiting = [
            delivery for delivery in self._waiting.values() if delivery.channel == interaction.channel_id
        ]
        if not waiting or missing_here(interaction):
            return
        try:
            await self._deliver_now(waiting)
        except StorageTrouble as trouble:
            log.info("messages for channel %s wait for the database: %s", interaction.channel_id, trouble)

    async def run(self) -> None:
        """Make messages due whenever their channels or permissions are back, until cancelled."""
        while True:
            await self._noticed.wait()
            await asyncio.sleep(SETTLE_SECONDS)
            self._noticed.clear()
            await back_off.until_done("the retry of messages whose channel may be open again", self._look)

    async def _look(self) -> None:
        await self._deliver_now(
            [delivery for delivery in self._waiting.values() if self._may_be_posted(delivery)]
        )
        self.checked.ring()

    async def _deliver_now(self, waiting: Iterable[Delivery]) -> None:
        """Make these messages due, except those that are being posted now: they are checked again."""
        due = []
        for delivery in waiting:
            if self._host.outbox.is_posting(delivery.subject):
                # The attempt under way may have begun before the change: check once more after it.
                self._noticed.set()
            else:
                due.append(delivery)
        if not due:
            return
        await self._host.outbox.deliver_now([delivery.id for delivery in due])
        for delivery in due:
            # A message that has failed meanwhile was added again, as another object.
            if self._waiting.get(delivery.id) is delivery:
                del self._waiting[delivery.id]

    def _may_be_posted(self, delivery: Delivery) -> bool:
        """Return True if nothing that this process sees prevents posting; only servers of its shards count.

        Messages of tournaments and challenges go to threads, to channels of many kinds and to people: they
        are tried as soon as their channel is known.
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
