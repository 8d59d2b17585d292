"""The services that one process shares: the host, the pictures, and the clock."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

import discord

from bot.i18n import Language
from bot.pictures.drawing_context import DrawingContext
from bot.pictures.pool import Pictures
from bot.pictures.themes import theme_of
from bot.platform.unfinished import UnfinishedTasks
from host.host import Host
from model.ids import GuildId


@dataclass(frozen=True, slots=True)
class Services:
    """The services of one process.

    `now` returns the time, aware and in UTC; `language` is that of a server that has chosen none.
    """

    host: Host
    pictures: Pictures
    now: Callable[[], datetime]
    language: str

    async def drawing(self, words: Language, guild: GuildId | None) -> DrawingContext:
        """Return the context of pictures in a language and in the theme that a server has chosen."""
        return DrawingContext(self.pictures, words, await theme_of(self.host, guild))


class ServingClient(discord.AutoShardedClient):
    """A Discord client that carries the services for the handlers of its interactions.

    A task that answers an interaction or stores an event is added to `unfinished`, for which closing waits.
    """

    services: Services
    unfinished: UnfinishedTasks

    @property
    def host(self) -> Host:
        """The use cases of the host."""
        return self.services.host
