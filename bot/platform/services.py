"""What everything in one process shares: the host, the pictures, and the time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

import discord

from bot.pictures.pool import Pictures
from host.host import Host


@dataclass(frozen=True, slots=True)
class Services:
    """The services of one process.

    `now` answers the time, aware and in UTC; `language` is that of a server that has chosen none.
    """

    host: Host
    pictures: Pictures
    now: Callable[[], datetime]
    language: str


class ServingClient(discord.AutoShardedClient):
    """A connection to Discord that carries the services for whoever answers its interactions."""

    services: Services

    @property
    def host(self) -> Host:
        """Everything that people can do with games."""
        return self.services.host
