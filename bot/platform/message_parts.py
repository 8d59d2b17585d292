"""Reads posted messages: their components, and the files that these show.

Discord lists among a message's attachments only those that none of its components shows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import PurePosixPath
from typing import Any
from urllib.parse import unquote, urlsplit

import discord

from bot.platform.custom_ids import ControlId, parse


def parts(message: discord.Message) -> Iterator[discord.Component]:
    """Iterate over all components of a message, at any depth, parents before their children."""
    return _walked(message.components)


def controls(message: discord.Message) -> Iterator[ControlId]:
    """Iterate over the contents of the custom ids of a message's controls, in reading order.

    Left out are ids that are not ours, and those of a later release.
    """
    found = (parse(getattr(part, "custom_id", None) or "") for part in parts(message))
    return (control_id for control_id in found if control_id is not None)


def shown_pictures(message: discord.Message) -> dict[str, str]:
    """Return the addresses of the pictures that are attached to a message and shown in it, by their file names.

    Addresses are signed and expire; each message from Discord has new ones.
    """
    return {file_name(media.url): media.url for media in _media(message) if media.attachment_id is not None}


def file_name(address: str) -> str:
    """Return the name of the file at an address."""
    return PurePosixPath(unquote(urlsplit(address).path)).name


def _media(message: discord.Message) -> Iterator[discord.UnfurledMediaItem]:
    for part in parts(message):
        if isinstance(part, discord.ThumbnailComponent):
            yield part.media
        elif isinstance(part, discord.MediaGalleryComponent):
            yield from (item.media for item in part.items)


def _walked(components: Iterable[Any]) -> Iterator[discord.Component]:
    for component in components:
        yield component
        yield from _walked(getattr(component, "children", ()))
        if (accessory := getattr(component, "accessory", None)) is not None:
            yield accessory
