"""Time zones: parsing of typed names, and autocomplete choices."""

from __future__ import annotations

import asyncio
import re
import unicodedata
from functools import cache
from zoneinfo import available_timezones

from discord import app_commands

from bot.platform.autocomplete import matching_choices

_HOURS = re.compile(r"Etc/GMT(?P<sign>[+-])(?P<hours>[1-9]\d?)")
"""A zone named by its hours from UTC, with the sign of POSIX: `Etc/GMT-3` is three hours ahead of UTC."""

_HOURS_TYPED = re.compile(r"(?:UTC|GMT)\s?(?P<sign>[+\-−–])\s?0?(?P<hours>[1-9]\d?)(?::?00)?", re.IGNORECASE)


async def parse_zone(typed: str) -> str:
    """Return the name of the typed time zone, given by name, by city or by hours from UTC; else the typed text."""
    name = _typed(typed).casefold()
    zones = await _zones()
    whole = [zone for zone in zones if name in (zone.casefold(), zone_name(zone).casefold())]
    cities = [zone for zone in zones if zone.casefold().rpartition("/")[2] == name]
    return next(iter(whole or cities), typed.strip())


async def zone_choices(typed: str) -> list[app_commands.Choice[str]]:
    """Return the first time zones, named by a part of the world and a city, that contain what was typed."""
    zones = [zone for zone in await _zones() if "/" in zone]
    return matching_choices(_typed(typed), ((zone_name(zone), zone) for zone in zones))


def zone_name(zone: str) -> str:
    """Return the common name of a time zone, which `parse_zone` understands.

    Zones named by their hours have the common sign: `UTC+3` is `Etc/GMT-3` in POSIX.
    """
    found = _HOURS.fullmatch(zone)
    return f"UTC{'-' if found['sign'] == '+' else '+'}{found['hours']}" if found else zone


async def _zones() -> tuple[str, ...]:
    """Return the names of all time zones in order. The first call reads thousands of files."""
    return await asyncio.to_thread(_read_zones)


@cache
def _read_zones() -> tuple[str, ...]:
    return tuple(sorted(available_timezones()))


def _typed(typed: str) -> str:
    """Return typed text in the form of zone names: without accents, and with an ASCII sign before hours."""
    text = typed.strip()
    if hours := _HOURS_TYPED.fullmatch(text):
        return f"UTC{'+' if hours['sign'] == '+' else '-'}{hours['hours']}"
    plain = "".join(
        character for character in unicodedata.normalize("NFD", text) if not unicodedata.combining(character)
    )
    return plain.replace(" ", "_")
