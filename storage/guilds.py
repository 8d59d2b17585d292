"""Settings and presets of servers."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from model.guilds import GuildSettings
from model.ids import ChannelId, GuildId
from model.tables import TableOptions
from storage import rows
from storage.options import options_data, options_from
from storage.schema import guilds, presets
from storage.unreadable import first_readable, readable


async def find(connection: AsyncConnection, guild: GuildId) -> GuildSettings:
    """Return the settings of a server, or the defaults."""
    query = guilds.select().where(guilds.c.id == guild)
    return await first_readable(connection, query, guilds.c.id, _settings) or GuildSettings()


def _settings(row: sa.Row[Any]) -> GuildSettings:
    return GuildSettings(
        language=row.language,
        channels=tuple(ChannelId(channel) for channel in row.channels),
        openers=row.openers,
        opener_role=row.opener_role,
        mention=row.mention,
        thread_per_game=row.thread_per_game,
        theme=row.theme,
        retention_days=row.retention_days,
        lobby_days=row.lobby_days,
        defaults=options_from(row.defaults),
    )


async def put(connection: AsyncConnection, guild: GuildId, settings: GuildSettings) -> None:
    """Store the settings of a server in place of those it had."""
    await rows.put(
        connection,
        guilds,
        id=guild,
        language=settings.language,
        channels=list(settings.channels),
        openers=settings.openers,
        opener_role=settings.opener_role,
        mention=settings.mention,
        thread_per_game=settings.thread_per_game,
        theme=settings.theme,
        retention_days=settings.retention_days,
        lobby_days=settings.lobby_days,
        defaults=options_data(settings.defaults),
    )


async def with_retention(connection: AsyncConnection) -> tuple[tuple[GuildId, int], ...]:
    """Return the servers that keep ended games for a number of days only, with that number."""
    query = sa.select(guilds.c.id, guilds.c.retention_days).where(guilds.c.retention_days.is_not(None))
    return await readable(
        connection, query, guilds.c.id, lambda row: (GuildId(row.id), int(row.retention_days))
    )


async def presets_of(connection: AsyncConnection, guild: GuildId) -> dict[str, TableOptions]:
    """Return the presets of a server by name, in the order of names."""
    query = presets.select().where(presets.c.guild == guild).order_by(presets.c.name)
    found = await readable(
        connection, query, presets.c.name, lambda row: (row.name, options_from(row.options))
    )
    return dict(found)


async def put_preset(connection: AsyncConnection, guild: GuildId, name: str, options: TableOptions) -> None:
    """Store a preset in place of the one that had its name."""
    await rows.put(connection, presets, guild=guild, name=name, options=options_data(options))


async def remove_preset(connection: AsyncConnection, guild: GuildId, name: str) -> bool:
    """Delete a preset; return whether there was one."""
    condition = (presets.c.guild == guild) & (presets.c.name == name)
    return (await connection.execute(presets.delete().where(condition))).rowcount > 0
