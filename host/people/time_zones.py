"""Names of time zones, as people type them."""

from __future__ import annotations

from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from host.errors import HostReason, HostRefusal


def check_time_zone(name: str) -> None:
    """Refuse UNKNOWN_TIME_ZONE for a name of which the system knows no time zone."""
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        # ValueError: not a name at all, such as "../etc". OSError: a folder of names, such as "Europe".
        raise HostRefusal(HostReason.UNKNOWN_TIME_ZONE, zone=name[:64]) from error
