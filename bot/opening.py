"""Opening a table where somebody asked for one, or in a thread there: the same checks for a new table and a rematch."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, TypeAlias

import discord

from bot.acknowledging import defer
from bot.errors import Refusal
from bot.host import GuildSettings, HostReason, HostRefusal, LobbyView
from bot.i18n import for_locale, language
from bot.limits import clipped
from bot.people import channel_id, guild_id, manages, person_id
from bot.permissions import missing_here, named
from bot.views.lobby import lobby_message
from storage.values import ChannelId, GameOpeners, MessageId

if TYPE_CHECKING:
    from bot.client import Bastide

NAME_IN_TITLE = 60
"""Characters of a person's name in the name of a thread."""

Open: TypeAlias = Callable[[ChannelId], Awaitable[LobbyView]]
"""Opens the table in a channel; refuses with HostRefusal."""


async def wants_thread(interaction: discord.Interaction[Bastide]) -> bool:
    """Whether the table belongs into a thread of its own, as the server has it.

    Refuses those whom the server does not let open games, and channels it does not want games in.
    """
    settings = await interaction.client.host.guilds.settings(guild_id(interaction))
    _check_opener(interaction, settings)
    _check_channel(interaction, settings)
    return settings.thread_per_game and not isinstance(interaction.channel, discord.Thread)


async def open_here(interaction: discord.Interaction[Bastide], open_table: Open) -> None:
    """Open the table in this channel; its message is the answer. Refuses where the game could not be told."""
    _check_permissions(interaction, own_thread=False)
    lobby = await open_table(channel_id(interaction))
    answer = await interaction.response.send_message(view=lobby_message(lobby))
    assert answer.message_id is not None
    await interaction.client.host.lobby.shown(lobby.id, MessageId(answer.message_id))


async def open_in_thread(interaction: discord.Interaction[Bastide], spoken: str, open_table: Open) -> None:
    """Make a thread for a table whose language is `spoken`, and say privately where it is.

    To be called once everything else is checked, for we may make threads but not delete them.
    """
    await defer(interaction, ephemeral=True, thinking=True)
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise Refusal("thread-not-here")
    _check_permissions(interaction, own_thread=True)
    name = clipped(interaction.user.display_name, NAME_IN_TITLE)
    title = language(spoken).say("thread-title", name=name)
    thread = await channel.create_thread(name=title, type=discord.ChannelType.public_thread)
    try:
        await _open_there(interaction, thread, open_table)
    except BaseException:
        with suppress(discord.HTTPException):
            await thread.edit(archived=True)
        raise
    text = for_locale(interaction.locale).say("thread-opened", thread=thread.mention)
    done = discord.ui.LayoutView(timeout=None).add_item(discord.ui.TextDisplay(text))
    await interaction.edit_original_response(view=done)


async def _open_there(
    interaction: discord.Interaction[Bastide], thread: discord.Thread, open_table: Open
) -> None:
    """Open the table in its thread and show it there; a table that cannot be shown is closed again."""
    lobbies = interaction.client.host.lobby
    lobby = await open_table(ChannelId(thread.id))
    try:
        message = await thread.send(view=lobby_message(lobby))
    except BaseException:
        await lobbies.leave(lobby.id, person_id(interaction))
        raise
    await lobbies.shown(lobby.id, MessageId(message.id))


def _check_opener(interaction: discord.Interaction[Bastide], settings: GuildSettings) -> None:
    match settings.openers:
        case GameOpeners.MANAGERS if not manages(interaction):
            raise HostRefusal(HostReason.NOT_OPENER)
        case GameOpeners.ROLE if not (manages(interaction) or _holds(interaction, settings.opener_role)):
            if settings.opener_role is None:
                raise HostRefusal(HostReason.NOT_OPENER)
            raise Refusal("game-only-role", role=f"<@&{settings.opener_role}>")


def _check_channel(interaction: discord.Interaction[Bastide], settings: GuildSettings) -> None:
    channel = interaction.channel
    place = channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id
    if settings.channels and place not in settings.channels:
        words = for_locale(interaction.locale)
        where = words.join(f"<#{allowed}>" for allowed in settings.channels)
        raise Refusal("game-not-here", channels=where)


def _holds(interaction: discord.Interaction[Bastide], role: int | None) -> bool:
    """Whether whoever asks has the role on this server."""
    user = interaction.user
    return role is not None and isinstance(user, discord.Member) and user.get_role(role) is not None


def _check_permissions(interaction: discord.Interaction[Bastide], *, own_thread: bool) -> None:
    """Refuse to open a table where the game could not be told, and name what is missing."""
    lacking = missing_here(interaction, own_thread=own_thread)
    if lacking:
        words = for_locale(interaction.locale)
        raise Refusal(
            "permission-missing",
            channel=f"<#{interaction.channel_id}>",
            permissions=named(words, lacking),
        )
