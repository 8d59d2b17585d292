"""Opening tables, in the channel of the request or in a thread of it.

New tables and rematches pass the same checks.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeAlias

import aiohttp
import discord

from bot.features.lobby.panel import lobby_message
from bot.i18n import language
from bot.platform.acknowledging import ATTEMPTS
from bot.platform.context import Context
from bot.platform.controls import button
from bot.platform.custom_ids import Kind
from bot.platform.errors import Refusal, refusal_text
from bot.platform.limits import clipped
from bot.platform.permissions import missing_for_threads, missing_here, require
from bot.platform.servers import without_deleted
from bot.platform.text_view import text_view
from bot.platform.threads import new_public_thread
from host.errors import HostReason, HostRefusal
from host.games.views import LobbyView
from model.guilds import GameOpeners, GuildSettings
from model.ids import ChannelId, MessageId

NAME_IN_TITLE = 60
"""The most characters of a person's name in the name of a thread."""

Open: TypeAlias = Callable[[ChannelId], Awaitable[LobbyView]]
"""A function that opens a table in a channel; it refuses with HostRefusal."""


@dataclass(frozen=True, slots=True)
class RequestedTable:
    """A table to be opened, and the language code `spoken` of the table.

    `game` and `choice` go into the button that offers a thread, so that a press requests the same table.
    """

    spoken: str
    open: Open
    game: str = ""
    choice: str = ""


async def open_table(context: Context, requested: RequestedTable) -> None:
    """Open the table in this channel, or in a new thread if the server wants a thread for each game.

    If another game is played in a channel that can have threads, offer one. Refuses what `open_in_thread`
    refuses.
    """
    settings = await check_opening(context)
    inside = isinstance(context.interaction.channel, discord.Thread)
    if settings.thread_per_game and not inside:
        await _open_in_thread(context, requested)
        return
    require(context, missing_here(context.interaction))
    try:
        lobby = await requested.open(context.place.channel)
    except HostRefusal as refusal:
        has_threads = isinstance(context.interaction.channel, discord.TextChannel)
        if refusal.reason is not HostReason.CHANNEL_BUSY or not has_threads:
            raise
        await _offer_thread(context, requested, refusal)
        return
    shown = lobby_message(lobby)
    try:
        message = await context.announce(shown)
    except BaseException:
        # A table without a message would keep the channel busy.
        await context.host.lobby.leave(lobby.id, context.person.id)
        raise
    await context.host.lobby.set_message(lobby.id, message)
    await context.refresh(lobby, shown)


async def open_in_thread(context: Context, requested: RequestedTable) -> None:
    """Open the table in a thread of this channel, and say privately where it is.

    Refuses people whom the server does not let open games, channels in which it does not want games, and
    channels in which a permission is missing.
    """
    await check_opening(context)
    await _open_in_thread(context, requested)


async def check_opening(context: Context) -> GuildSettings:
    """Return the server's settings, if they let this person open a game here.

    Refuses people whom the server does not let open games, and channels in which it does not want games.
    """
    stored = await context.host.guilds.settings(context.place.server)
    settings = without_deleted(context.interaction.guild, stored)
    _check_opener(context, settings)
    if stored.channels and not settings.channels:
        raise Refusal("game-channels-deleted")
    _check_channel(context, settings)
    return settings


async def _offer_thread(context: Context, requested: RequestedTable, refusal: HostRefusal) -> None:
    words = context.language
    panel = text_view(refusal_text(refusal, words))
    thread = button(Kind.THREAD, words.say("button-thread"), game=requested.game, choice=requested.choice)
    panel.add_item(discord.ui.ActionRow(thread))
    await context.reply(panel)


async def _open_in_thread(context: Context, requested: RequestedTable) -> None:
    """Open the table in a new thread, created after all checks: the bot cannot delete threads."""
    await context.defer()
    channel = context.interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise Refusal("thread-not-here")
    require(context, missing_for_threads(context.interaction.app_permissions))
    await context.host.lobby.check_may_open(context.person.id)
    name = clipped(context.person.name, NAME_IN_TITLE)
    title = language(requested.spoken).say("thread-title", name=name)
    thread = await new_public_thread(channel, title)
    try:
        lobby = await _open_there(context, thread, requested)
    except BaseException:
        with suppress(discord.HTTPException):
            await thread.edit(archived=True)
        raise
    text = context.language.say("thread-opened", thread=f"<#{lobby.channel}>")
    await context.fill(text_view(text))


async def _open_there(context: Context, thread: discord.Thread, requested: RequestedTable) -> LobbyView:
    """Open the table in its thread and show it there; close the table if it cannot be shown.

    If another person pressed *Rematch* at the same instant, the person is seated at that table and the new
    thread is archived.
    """
    lobbies = context.host.lobby
    lobby = await requested.open(ChannelId(thread.id))
    if lobby.channel != thread.id:
        await thread.edit(archived=True)
        await context.refresh(lobby)
        return lobby
    shown = lobby_message(lobby)
    try:
        message = await _post_once(thread, shown, nonce=lobby.id)
    except BaseException:
        await lobbies.leave(lobby.id, context.person.id)
        raise
    await lobbies.set_message(lobby.id, MessageId(message.id))
    await context.refresh(lobby, shown)
    return lobby


async def _post_once(thread: discord.Thread, view: discord.ui.LayoutView, nonce: str) -> discord.Message:
    """Post a message, again if the connection breaks: Discord accepts it once, since its nonce stays the same."""
    attempt = 1
    while True:
        try:
            return await thread.send(view=view, nonce=nonce, allowed_mentions=discord.AllowedMentions.none())
        except aiohttp.ClientError:
            if attempt == ATTEMPTS:
                raise
            attempt += 1


def _check_opener(context: Context, settings: GuildSettings) -> None:
    match settings.openers:
        case GameOpeners.MANAGERS if not context.manages:
            raise HostRefusal(HostReason.NOT_OPENER)
        case GameOpeners.ROLE if not (context.manages or context.has_role(settings.opener_role)):
            if settings.opener_role is None:
                raise HostRefusal(HostReason.NOT_OPENER)
            raise Refusal("game-only-role", role=f"<@&{settings.opener_role}>")


def _check_channel(context: Context, settings: GuildSettings) -> None:
    channel = context.interaction.channel
    place = channel.parent_id if isinstance(channel, discord.Thread) else context.place.channel
    if settings.channels and place not in settings.channels:
        words = context.language
        channels = words.join(f"<#{allowed}>" for allowed in settings.channels)
        raise Refusal("game-not-here", channels=channels)
