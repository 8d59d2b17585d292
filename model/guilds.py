"""Settings of servers."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from model.ids import ChannelId
from model.tables import TableOptions


class GameOpeners(Enum):
    """Who may open games on a server."""

    EVERYONE = "everyone"
    MANAGERS = "managers"
    ROLE = "role"


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """The settings of one server.

    `openers` may open games, with the role `opener_role` where a role decides; `mention` says whether players are
    pinged; `defaults` are the options of a new table. `language` None stands for the server's language in Discord;
    no `channels` means that games may be opened everywhere; `retention_days` None keeps games for ever; a lobby
    without changes closes after `lobby_days`.
    """

    language: str | None = None
    channels: tuple[ChannelId, ...] = ()
    openers: GameOpeners = GameOpeners.EVERYONE
    opener_role: int | None = None
    mention: bool = True
    thread_per_game: bool = False
    theme: str = "painted-dark"
    retention_days: int | None = None
    lobby_days: int = 7
    defaults: TableOptions = field(default_factory=TableOptions)
