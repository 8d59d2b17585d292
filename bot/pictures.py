"""Pictures for messages: drawn in worker threads, a few at a time, and handed over as files."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from io import BytesIO
from typing import TypeVar

import discord

from rendering.picture import Picture

View = TypeVar("View")


@dataclass(frozen=True, slots=True)
class Drawn:
    """A picture ready to be sent: its bytes, the name under which a message refers to it, and the same in words."""

    picture: Picture
    name: str
    alt: str

    def file(self) -> discord.File:
        """The upload; a fresh one each time, since sending uses it up."""
        return discord.File(BytesIO(self.picture.png), filename=self.name)


class Pictures:
    """Draws off the event loop, at most `at_once` pictures at a time: more would only wait for the processor."""

    def __init__(self, at_once: int) -> None:
        self._room = asyncio.Semaphore(at_once)

    async def draw(self, function: Callable[[View], Picture], view: View, *, name: str, alt: str) -> Drawn:
        """What `function` draws of `view`."""
        async with self._room:
            picture = await asyncio.to_thread(function, view)
        return Drawn(picture, name, alt)
