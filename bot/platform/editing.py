"""Changing a message that is posted already."""

from __future__ import annotations

import discord


async def redraw(message: discord.PartialMessage | discord.Message, view: discord.ui.LayoutView) -> None:
    """Replace the parts of a message. Nobody who is named in them is called."""
    # discord.py leaves the client's own choice out of an edit that brings no content.
    await message.edit(view=view, allowed_mentions=discord.AllowedMentions.none())
