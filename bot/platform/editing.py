"""Changing a message that is posted already."""

from __future__ import annotations

from collections.abc import Sequence

import discord


async def redraw(
    message: discord.PartialMessage | discord.Message,
    view: discord.ui.LayoutView | discord.ui.View,
    files: Sequence[discord.File] | None = None,
    *,
    instead_of_text: bool = False,
) -> None:
    """Replace the parts of a message, its files if there are others, and its text if it may have one.

    Nobody who is named in them is called.
    """
    # discord.py leaves the client's own choice out of an edit that brings no content.
    quiet = discord.AllowedMentions.none()
    content = None if instead_of_text else discord.utils.MISSING
    attachments = discord.utils.MISSING if files is None else list(files)
    await message.edit(content=content, view=view, attachments=attachments, allowed_mentions=quiet)
