"""Channels and permissions that come back: what waits for them is tried again then, and not after its hour."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

import discord

from bot.platform.permissions import missing, missing_here
from host.events import Signal
from host.host import Host
from model.games import ChannelId, GameId

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


class Returning:
    """Knows which games cannot be told, and where; `signal` rings soon after something may have come back."""

    def __init__(self, client: discord.Client, host: Host) -> None:
        self._client = client
        self._host = host
        self._shut: dict[GameId, ChannelId] = {}
        self._noticed = asyncio.Event()
        self.signal = Signal()

    def shut(self, game: GameId, channel: ChannelId) -> None:
        """A game waits for a channel that is gone, or in which we may not post."""
        self._shut[game] = channel

    def told(self, game: GameId) -> None:
        """The game waits for nothing any more."""
        self._shut.pop(game, None)

    def notice(self, event: str) -> None:
        """Discord has sent an event."""
        if event in EVENTS:
            self._noticed.set()

    def used(self, interaction: discord.Interaction[Any]) -> None:
        """Tell at once what waits for the channel of an interaction, if Discord lets us."""
        waiting = [game for game, channel in self._shut.items() if channel == interaction.channel_id]
        if waiting and not missing_here(interaction, own_thread=False):
            self._hurry(waiting)

    async def run(self) -> None:
        """Tell at once what waits for channels that have come back, or in which we may post again."""
        while True:
            await self._noticed.wait()
            await asyncio.sleep(SETTLE_SECONDS)
            self._noticed.clear()
            self._hurry([game for game, channel in self._shut.items() if self._is_open(channel)])
            self.signal.ring()

    def _hurry(self, waiting: Iterable[GameId]) -> None:
        for game in waiting:
            if self._host.notices.is_out(game):
                # What is being tried just now may have begun too early: we look once more after it.
                self._noticed.set()
            else:
                del self._shut[game]
                self._host.notices.hurry(game)

    def _is_open(self, channel_id: ChannelId) -> bool:
        """Whether we see the channel, and nothing in it that keeps us from telling a game."""
        channel = self._client.get_channel(channel_id)
        if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return False
        thread = isinstance(channel, discord.Thread)
        if isinstance(channel, discord.Thread) and (channel.locked or channel.parent is None):
            return False
        return not missing(channel.permissions_for(channel.guild.me), thread=thread)
