"""Editing posted messages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import discord

from bot.platform.mentions import allowed_mentions
from model.ids import PersonId


async def redraw(
    message: discord.PartialMessage | discord.Message,
    view: discord.ui.LayoutView | discord.ui.View,
    files: Sequence[discord.File] | None = None,
    *,
    instead_of_text: bool = False,
    mentions: Iterable[PersonId] = (),
) -> None:
    """Replace the components of a message, and its files unless `files` is None.

    With `instead_of_text` its text is removed, which a message with components may not have. An edit pings
    nobody; the message stays marked as a mention for the people in `mentions` only.
    """
    content = None if instead_of_text else discord.utils.MISSING
    attachments = discord.utils.MISSING if files is None else list(files)
    # discord.py omits the client's default allowed mentions from an edit without content.
    await message.edit(
        content=content, view=view, attachments=attachments, allowed_mentions=allowed_mentions(mentions)
    )
