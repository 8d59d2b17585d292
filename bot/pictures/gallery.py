"""Pictures as parts of messages."""

from __future__ import annotations

from typing import Any, TypeAlias

import discord
from discord import ui

from bot.i18n import Language
from bot.pictures.pool import Drawn

Shown: TypeAlias = ui.MediaGallery[Any] | ui.TextDisplay[Any]
"""A picture in a message, or the sentence in its place."""


def gallery(words: Language, drawn: Drawn) -> Shown:
    """Return a picture with its alt text, or the sentence that it could not be drawn."""
    if not drawn.url:
        return ui.TextDisplay(words.say("picture-undrawn", number=drawn.fault))
    return _showing(drawn.url, drawn.alt)


def beside(text: str, drawn: Drawn | None) -> ui.Item[Any]:
    """Return a text with a small picture beside it, or the text alone if there is none."""
    if drawn is None or not drawn.url:
        return ui.TextDisplay[Any](text)
    return _with_thumbnail(text, drawn.url, drawn.alt)


def with_thumbnail(text: str, name: str, alt: str | None) -> ui.Section[Any]:
    """Return a text with a small picture beside it, which is attached to the message as `name`."""
    return _with_thumbnail(text, f"attachment://{name}", alt)


def attached(name: str, alt: str | None) -> ui.MediaGallery[Any]:
    """Return the picture that is attached to the message as `name`, with its alt text."""
    return _showing(f"attachment://{name}", alt)


def _showing(url: str, alt: str | None) -> ui.MediaGallery[Any]:
    return ui.MediaGallery(discord.MediaGalleryItem(url, description=alt))


def _with_thumbnail(text: str, url: str, alt: str | None) -> ui.Section[Any]:
    return ui.Section[Any](text, accessory=ui.Thumbnail(url, description=alt))
