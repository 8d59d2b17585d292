"""The theme of pictures, which servers choose."""

from __future__ import annotations

from host.host import Host
from model.guilds import GuildSettings
from model.ids import GuildId
from rendering.base.theme import Theme, theme_named


async def theme_of(host: Host, guild: GuildId | None) -> Theme:
    """Return the theme that a server has chosen; the default one in direct messages."""
    settings = GuildSettings() if guild is None else await host.guilds.settings(guild)
    return theme_named(settings.theme)
