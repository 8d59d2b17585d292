"""Names of time zones, as people type them."""

from __future__ import annotations

from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from host.errors import HostReason, HostRefusal

_UNKNOWN = (ZoneInfoNotFoundError, ValueError, OSError)
"""ValueError: not a name at all, such as "../etc". OSError: a folder of names, such as "Europe"."""


def zone_of(name: str) -> ZoneInfo:
    """Return the time zone of a stored name; UTC if this machine does not know it, though another did."""
    try:
        return ZoneInfo(name)
    except _UNKNOWN:
        return ZoneInfo("UTC")


def check_time_zone(name: str) -> None:
    """Check that the system knows a time zone of this name. Refuses UNKNOWN_TIME_ZONE."""
    try:
        ZoneInfo(name)
    except _UNKNOWN as error:
        raise HostRefusal(HostReason.UNKNOWN_TIME_ZONE, zone=name[:64]) from error
