"""Time zones as people type them, and as they are offered while somebody types."""

from __future__ import annotations

import asyncio
from functools import cache
from zoneinfo import available_timezones

from discord import app_commands

from bot.platform.autocomplete import offered


async def zone_typed(typed: str) -> str:
    """Return the name of a time zone that was typed, by its whole name or by its city; else what was typed."""
    wanted = _typed(typed).casefold()
    zones = await _zones()
    whole = [one for one in zones if one.casefold() == wanted]
    cities = [one for one in zones if one.casefold().rpartition("/")[2] == wanted]
    return next(iter(whole or cities), typed.strip())


async def zones_offered(typed: str) -> list[app_commands.Choice[str]]:
    """Return the first time zones, named by a part of the world and a city, that contain what was typed."""
    zones = [zone for zone in await _zones() if "/" in zone]
    return offered(_typed(typed), zip(zones, zones, strict=True))


async def _zones() -> tuple[str, ...]:
    """Return the names of all time zones in order. The system reads thousands of files for them, the first time."""
    return await asyncio.to_thread(_read_zones)


@cache
def _read_zones() -> tuple[str, ...]:
    return tuple(sorted(available_timezones()))


def _typed(typed: str) -> str:
    return typed.strip().replace(" ", "_")
