"""Writing a message of ours anew."""

from __future__ import annotations

import discord


async def redraw(message: discord.PartialMessage | discord.Message, view: discord.ui.LayoutView) -> None:
    """Puts other parts into a message; whoever is named in them is not called."""
    # discord.py leaves the client's own choice out of an edit that brings no content.
    await message.edit(view=view, allowed_mentions=discord.AllowedMentions.none())
