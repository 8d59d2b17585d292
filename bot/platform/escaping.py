"""What people typed, made safe to be repeated in a message."""

from __future__ import annotations

import discord

from bot.i18n.language import Value
from bot.platform import limits


def escaped(value: Value) -> Value:
    """Return a text that calls nobody, marks nothing up and is cut to `limits.ECHO`; other values as they are."""
    if isinstance(value, str):
        text = limits.clipped(value, limits.ECHO)
        return discord.utils.escape_markdown(discord.utils.escape_mentions(text))
    return value
