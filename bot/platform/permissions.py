"""The permissions that a table needs, and refusals that name the missing ones."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import discord

from bot.i18n import Language
from bot.platform.context import Context
from bot.platform.errors import Refusal
from model.ids import ChannelId

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,
    read_message_history=True,
)
"""The permissions that a table needs, in a channel or a thread."""

INVITED = NEEDED | discord.Permissions(create_public_threads=True)
"""The permissions that the invite link asks for: threads are opened on request."""


def missing(allowed: discord.Permissions, *, thread: bool) -> tuple[str, ...]:
    """Return the permissions that a table in this channel (or thread) still needs, by discord.py's names."""
    elsewhere = "send_messages" if thread else "send_messages_in_threads"
    needed = [name for name, is_needed in NEEDED if is_needed and name != elsewhere]
    return tuple(name for name in needed if not getattr(allowed, name))


def missing_for_threads(allowed: discord.Permissions, *, private: bool = False) -> tuple[str, ...]:
    """Return the permissions that tables in new threads of a channel still need; the threads may be `private`."""
    kind = "create_private_threads" if private else "create_public_threads"
    lacking = missing(allowed, thread=True)
    return lacking if getattr(allowed, kind) else (*lacking, kind)


def missing_here(interaction: discord.Interaction[Any]) -> tuple[str, ...]:
    """Return the permissions that a table in this channel, which may be a thread, still needs."""
    return missing(interaction.app_permissions, thread=isinstance(interaction.channel, discord.Thread))


def missing_in(client: discord.Client, channel: ChannelId) -> tuple[str, ...]:
    """Return the permissions missing for messages in a channel; empty for one that is not known, or was deleted."""
    found = client.get_channel(channel)
    if not isinstance(found, discord.abc.GuildChannel | discord.Thread):
        return ()
    return missing(granted_in(found), thread=isinstance(found, discord.Thread))


def granted_in(channel: discord.abc.GuildChannel | discord.Thread) -> discord.Permissions:
    """Return what the roles and the settings of a channel, or of a thread's parent, grant to the bot.

    Where the bot may not send messages, `permissions_for` of text channels and threads returns no permission to
    attach files either, and none at all where it may not view the channel. Those need not be granted again.
    """
    place = channel.parent if isinstance(channel, discord.Thread) else channel
    if place is None:
        return discord.Permissions.none()
    return discord.abc.GuildChannel.permissions_for(place, channel.guild.me)


def require(context: Context, lacking: Collection[str], channel: ChannelId | None = None) -> None:
    """Refuse with the names of the permissions that are lacking, here or in another `channel`, if there are any.

    In a private thread that the bot is not in, no permission would help: the refusal asks to mention it there.
    """
    # "View Channel" is called read_messages by discord.py.
    if channel is None and "read_messages" in lacking and _sees_parent_alone(context.interaction):
        raise Refusal("thread-not-joined", channel=f"<#{context.place.channel}>")
    if lacking:
        raise Refusal(
            "permission-missing",
            channel=f"<#{channel or context.place.channel}>",
            permissions=permission_names(context.language, lacking),
        )


def _sees_parent_alone(interaction: discord.Interaction[Any]) -> bool:
    """Return whether the interaction took place in a private thread of a channel that the bot may view."""
    thread = interaction.channel
    if not isinstance(thread, discord.Thread) or not thread.is_private() or thread.parent is None:
        return False
    return thread.parent.permissions_for(thread.guild.me).read_messages


def require_channel_for_games(context: Context, channel: ChannelId, *, private: bool = False) -> None:
    """Refuse if a permission for messages or for threads with games is missing in a channel of this server.

    With `private`, private threads must be allowed, too. A deleted channel is not refused: the people concerned
    have been notified.
    """
    found = context.interaction.client.get_channel(channel)
    if isinstance(found, discord.abc.GuildChannel):
        allowed = granted_in(found)
        lacking = [*missing(allowed, thread=False), *missing_for_threads(allowed)]
        if private:
            lacking += missing_for_threads(allowed, private=True)
        require(context, dict.fromkeys(lacking), channel)


def require_text_channel(context: Context, refusal: Refusal) -> None:
    """Raise the refusal unless this is a text channel.

    Refuses if the bot lacks a permission there for messages, or for threads with games.
    """
    if not isinstance(context.interaction.channel, discord.TextChannel):
        raise refusal
    allowed = context.interaction.app_permissions
    require(context, dict.fromkeys((*missing(allowed, thread=False), *missing_for_threads(allowed))))


def permission_names(words: Language, permissions: Collection[str]) -> str:
    """Return the names of permissions in Discord's settings, as a list in a sentence."""
    return words.join(words.say(f"permission-{name}") for name in permissions)


def invite(application_id: int) -> str:
    """Return the invite link, which asks only for the permissions that the bot uses."""
    return discord.utils.oauth_url(
        application_id, permissions=INVITED, scopes=("bot", "applications.commands")
    )
