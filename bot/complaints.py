"""Tells whoever opened a table what keeps its game from being told, by direct message and once for each cause."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from bot.host import Host, Notice
from bot.i18n import Language, language
from bot.permissions import missing, named
from storage.values import GameId

if TYPE_CHECKING:
    from bot.client import Bastide

log = logging.getLogger(__name__)


class Complaints:
    """What was complained of already is remembered until the process ends."""

    def __init__(self, client: Bastide, host: Host) -> None:
        self._client = client
        self._host = host
        self._made: set[tuple[GameId, str]] = set()

    async def about(self, notice: Notice) -> None:
        """Say what is missing in the channel of the notice, if it can be known and there is somebody to hear it."""
        channel = self._client.get_channel(notice.channel)
        lobby = await self._host.lobby.view(notice.game)
        if lobby.host is None or not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return
        text = _cause(language(lobby.options.language), channel)
        if text is None or (notice.game, text) in self._made:
            return
        self._made.add((notice.game, text))
        try:
            person = await self._client.fetch_user(lobby.host)
            await person.send(text)
        except discord.HTTPException as failure:
            log.info("could not tell person %s what is missing: %s", lobby.host, failure)


def _cause(words: Language, channel: discord.abc.GuildChannel | discord.Thread) -> str | None:
    """What must be changed in the channel; None if nothing is to be seen."""
    thread = isinstance(channel, discord.Thread)
    lacking = missing(channel.permissions_for(channel.guild.me), thread=thread)
    if lacking:
        return words.say("permission-missing", channel=channel.mention, permissions=named(words, lacking))
    if isinstance(channel, discord.Thread) and channel.locked:
        return words.say("thread-locked", channel=channel.mention)
    return None
