"""Files that messages carry, made from texts."""

from __future__ import annotations

from io import BytesIO

import discord


def text_file(text: str, name: str) -> discord.File:
    """Return a text as an upload, in UTF-8."""
    return discord.File(BytesIO(text.encode()), filename=name)
