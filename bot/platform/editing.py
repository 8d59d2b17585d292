"""Changing a message that is posted already."""

from __future__ import annotations

from collections.abc import Sequence

import discord


async def redraw(
    message: discord.PartialMessage | discord.Message,
    view: discord.ui.LayoutView,
    files: Sequence[discord.File] | None = None,
) -> None:
    """Replace the parts of a message, and its files if there are others. Nobody who is named in them is called."""
    # discord.py leaves the client's own choice out of an edit that brings no content.
    quiet = discord.AllowedMentions.none()
    if files is None:
        await message.edit(view=view, allowed_mentions=quiet)
    else:
        await message.edit(view=view, attachments=list(files), allowed_mentions=quiet)
