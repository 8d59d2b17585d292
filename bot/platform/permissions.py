"""What Discord must allow us in a channel, and how to say what is missing."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import discord

from bot.i18n import Language
from bot.platform.context import Context
from bot.platform.errors import Refusal

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,
    read_message_history=True,
)
"""What a table needs, in a channel or a thread."""

INVITED = NEEDED | discord.Permissions(create_public_threads=True)
"""What the invite link asks for: threads are opened on request."""


def missing(allowed: discord.Permissions, *, thread: bool) -> tuple[str, ...]:
    """The permissions that a table in this channel (or thread) still needs, by the library's names."""
    elsewhere = "send_messages" if thread else "send_messages_in_threads"
    needed = [name for name, wanted in NEEDED if wanted and name != elsewhere]
    return tuple(name for name in needed if not getattr(allowed, name))


def missing_here(interaction: discord.Interaction[Any], *, own_thread: bool) -> tuple[str, ...]:
    """What is missing for a table where the interaction took place, or in a thread that is made for it there."""
    thread = own_thread or isinstance(interaction.channel, discord.Thread)
    lacking = missing(interaction.app_permissions, thread=thread)
    makes = own_thread and not isinstance(interaction.channel, discord.Thread)
    if makes and not interaction.app_permissions.create_public_threads:
        lacking = (*lacking, "create_public_threads")
    return lacking


def require(context: Context, lacking: Collection[str]) -> None:
    """Refuse what would lack these permissions where the interaction took place, and name them."""
    if lacking:
        raise Refusal(
            "permission-missing",
            channel=f"<#{context.place.channel}>",
            permissions=named(context.language, lacking),
        )


def named(language: Language, permissions: Collection[str]) -> str:
    """Permissions as Discord's settings call them, in a list."""
    return language.join(language.say(f"permission-{name}") for name in permissions)


def invite(application_id: int) -> str:
    """The link by which somebody adds the bot to a server, with no more permissions than it uses."""
    return discord.utils.oauth_url(
        application_id, permissions=INVITED, scopes=("bot", "applications.commands")
    )
