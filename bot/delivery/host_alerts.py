"""Alerts for whoever opened a table: what keeps its game from being posted, by direct message, once for each cause."""

from __future__ import annotations

import logging

import discord

from bot.i18n import Language, language
from bot.platform import limits
from bot.platform.language_choice import language_of
from bot.platform.permissions import missing, named
from host.host import Host
from model.ids import ChannelId, GameId
from model.outbox import GameDelivery

log = logging.getLogger(__name__)


class HostAlerts:
    """Remembers which alerts were sent until the process ends."""

    def __init__(self, client: discord.Client, host: Host) -> None:
        self._client = client
        self._host = host
        self._made: set[tuple[GameId, str]] = set()

    async def about(self, delivery: GameDelivery, refusal: discord.HTTPException) -> None:
        """Send an alert about what keeps a message from being posted, if there is somebody to get it."""
        lobby = await self._host.lobby.view(delivery.game)
        if lobby.host is None:
            return
        words = await language_of(self._host, lobby.host, language(lobby.options.language))
        text = self._cause(words, delivery.channel, refusal)
        if (delivery.game, text) in self._made:
            return
        self._made.add((delivery.game, text))
        try:
            person = await self._client.fetch_user(lobby.host)
            await person.send(text)
        except discord.HTTPException as failure:
            log.info("could not tell person %s what is missing: %s", lobby.host, failure)

    def _cause(self, words: Language, channel_id: ChannelId, refusal: discord.HTTPException) -> str:
        """Return what must be changed in the channel; all that a table needs, where we cannot see what is missing."""
        channel, mention = self._client.get_channel(channel_id), f"<#{channel_id}>"
        thread = isinstance(channel, discord.Thread)
        if refusal.code in (limits.THREAD_ARCHIVED, limits.THREAD_LOCKED):
            return words.say("thread-locked", channel=mention)
        lacking: tuple[str, ...] = ()
        if isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            lacking = missing(channel.permissions_for(channel.guild.me), thread=thread)
        lacking = lacking or missing(discord.Permissions.none(), thread=thread)
        return words.say("permission-missing", channel=mention, permissions=named(words, lacking))
