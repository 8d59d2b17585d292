"""Makes texts by people safe to be repeated in a message."""

from __future__ import annotations

import re

import discord

TOKEN = re.compile("<(?=[#/:]|a:|t:|id:)")
"""The beginning of Discord's markup for a channel, a command, an emoji, a time, or a page of a server."""


def escaped_text(text: str) -> str:
    """Return a text without working mentions and markdown, which is shown as it was typed."""
    calls_nobody = TOKEN.sub("<\u200b", discord.utils.escape_mentions(text))
    # discord.py takes the text from the first bracket to the last one for a link, and escapes nothing in it.
    return "\\[".join(map(discord.utils.escape_markdown, calls_nobody.split("[")))
