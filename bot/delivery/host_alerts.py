"""Alerts by direct message about a game that cannot be posted, each once: what is missing, to whoever opened its table,
and to all who play it that its channel was deleted.
"""

from __future__ import annotations

import logging

import discord
from discord import ui

from bot.i18n import Language, language
from bot.platform import limits
from bot.platform.controls import Button, button
from bot.platform.custom_ids import Kind
from bot.platform.errors import shown
from bot.platform.language_choice import language_of
from bot.platform.permissions import missing, named
from bot.platform.text_view import text_view
from host.host import Host
from model.ids import ChannelId, GameId, PersonId
from model.outbox import GameDelivery
from model.tables import GameStatus

log = logging.getLogger(__name__)


class HostAlerts:
    """Remembers which alerts were sent until the process ends."""

    def __init__(self, client: discord.Client, host: Host) -> None:
        self._client = client
        self._host = host
        self._made: set[tuple[GameId, PersonId, str]] = set()

    async def about(self, delivery: GameDelivery, refusal: discord.HTTPException) -> None:
        """Send an alert about what keeps a message from being posted, if there is somebody to get it."""
        lobby = await self._host.lobby.view(delivery.game)
        if lobby.host is None:
            return
        words = await language_of(self._host, lobby.host, language(lobby.options.language))
        await self._tell(lobby.id, lobby.host, self._cause(words, delivery.channel, refusal))

    async def channel_deleted(self, channel: ChannelId) -> None:
        """Tell all who play in a channel that was deleted where they can go on, with a button that stops their game.

        A match of a tournament gets another thread instead.
        """
        lobby = await self._host.lobby.in_channel(channel)
        if lobby is None or lobby.status is not GameStatus.RUNNING:
            return
        if await self._host.tournaments.of_game(lobby.id) is not None:
            return
        for person in [seat.person for seat in lobby.seats if seat.person is not None]:
            words = await language_of(self._host, person, language(lobby.options.language))
            others = [str(shown(seat.name)) for seat in lobby.seats if seat.person not in (None, person)]
            text = words.say("channel-deleted", game=lobby.id, others=words.join(others), count=len(others))
            stop = button(
                Kind.STOP, words.say("button-stop"), game=lobby.id, style=discord.ButtonStyle.danger
            )
            await self._tell(lobby.id, person, text, stop)

    async def _tell(self, game: GameId, person: PersonId, text: str, stop: Button | None = None) -> None:
        """Send a person a text, with a button below it if there is one, unless they have been sent it before."""
        if (game, person, text) in self._made:
            return
        self._made.add((game, person, text))
        try:
            found = await self._client.fetch_user(person)
            if stop is None:
                await found.send(text)
            else:
                await found.send(view=text_view(text).add_item(ui.ActionRow(stop)))
        except discord.HTTPException as failure:
            log.info("could not tell person %s about game %s: %s", person, game, failure)

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
