"""Texts by people, made safe to be repeated in a message."""

from __future__ import annotations

import re

import discord

TOKEN = re.compile("<(?=[#/:]|a:|t:|id:)")
"""How channels, commands, emojis, moments and pages of a server begin that Discord draws in place of a text."""


def escaped_text(text: str) -> str:
    """Return a text that calls nobody, marks nothing up, and is shown as it was typed."""
    calls_nobody = TOKEN.sub("<\u200b", discord.utils.escape_mentions(text))
    # discord.py takes the first bracket to the last one for one link, and marks nothing of what is between.
    return "\\[".join(map(discord.utils.escape_markdown, calls_nobody.split("[")))
