"""What everything in one process shares: the host, the pictures, and the time."""

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

    `now` answers the time, aware and in UTC; `language` is that of a server that has chosen none.
    """

    host: Host
    pictures: Pictures
    now: Callable[[], datetime]
    language: str

    async def drawing(self, words: Language, guild: GuildId | None) -> DrawingContext:
        """Return the context of pictures in a language and in the theme that a server has chosen."""
        return DrawingContext(self.pictures, words, await theme_of(self.host, guild))


class ServingClient(discord.AutoShardedClient):
    """A connection to Discord that carries the services for whoever answers its interactions.

    Whoever answers one, or stores an event, adds their task to those that are `unfinished`: closing waits for them.
    """

    services: Services
    unfinished: UnfinishedTasks

    @property
    def host(self) -> Host:
        """Everything that people can do with games."""
        return self.services.host
