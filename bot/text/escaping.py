"""Makes people's texts safe to be repeated in a message."""

from __future__ import annotations

import re

import discord

TOKEN = re.compile("<(?=[#/:]|a:|t:|id:)")
"""The beginning of Discord's markup for channels, commands, emojis, timestamps and pages of a server."""


def escaped_text(text: str) -> str:
    """Return the text without working mentions and markdown, so that it is shown as it was typed."""
    calls_nobody = TOKEN.sub("<\u200b", discord.utils.escape_mentions(text))
    # discord.py takes all text from the first to the last bracket for one link, and escapes nothing in it.
    return "\\[".join(map(discord.utils.escape_markdown, calls_nobody.split("[")))
