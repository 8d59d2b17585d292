"""Files that messages carry, made from texts."""

from __future__ import annotations

from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile

import discord

from bot.platform import limits


def text_file(text: str, name: str) -> discord.File:
    """Return a text as an upload, in UTF-8."""
    return discord.File(BytesIO(text.encode()), filename=name)


def file_of_any_size(text: str, name: str) -> discord.File:
    """Return a text as an upload, in UTF-8; in a ZIP archive of the same name if it is too large for Discord."""
    if len(text.encode()) <= limits.FILE:
        return text_file(text, name)
    archive = BytesIO()
    with ZipFile(archive, "w", ZIP_DEFLATED) as writing:
        writing.writestr(name, text)
    archive.seek(0)
    return discord.File(archive, filename=f"{name}.zip")
