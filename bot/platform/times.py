"""Parses typed dates and times of day."""

from __future__ import annotations

import re
from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

FORMAT = "%Y-%m-%d %H:%M"
"""The format of a date and time that is the same in all languages."""

_TIME = re.compile(r"(?P<hour>\d{1,2})(?:\s?[:hH.]\s?(?P<minute>\d{2})?)?")
_CLOCK = r"(?P<clock>\d{1,2}\s?[:hH.]\s?(?:\d{2})?)"
_TYPED = (
    re.compile(rf"(?P<year>\d{{4}})-(?P<month>\d{{1,2}})-(?P<day>\d{{1,2}})[\s,T]+{_CLOCK}"),
    re.compile(rf"(?P<day>\d{{1,2}})[./](?P<month>\d{{1,2}})[./]?(?P<year>\d{{4}})?[\s,]+{_CLOCK}"),
    # No point as separator here: `24.12` could also be a date.
    re.compile(_CLOCK.replace(".]", "]")),
)


def parse_time(typed: str) -> time:
    """Return the typed time of day: `9`, `9:30`, `21.15` or `21h`. Raises ValueError for other text."""
    found = _TIME.fullmatch(typed.strip())
    if found is None:
        raise ValueError(typed)
    return time(int(found["hour"]), int(found["minute"] or 0))


def parse_moment(typed: str, zone: ZoneInfo, now: datetime) -> datetime:
    """Return the typed date and time, in a zone: `2026-12-24 20:00`, `24.12. 20:00`, `24/12 20h` or `20:00`.

    Without a year, or without a day, it is the next such time. Raises ValueError for other text.
    """
    found = next(filter(None, (pattern.fullmatch(typed.strip()) for pattern in _TYPED)), None)
    if found is None:
        raise ValueError(typed)
    at = parse_time(found["clock"])
    parts = {
        name: int(value) for name, value in found.groupdict().items() if name != "clock" and value is not None
    }
    local = now.astimezone(zone)
    if "day" not in parts:
        moment = local.replace(hour=at.hour, minute=at.minute, second=0, microsecond=0)
        return moment if moment > now else moment + timedelta(days=1)
    year = parts.get("year", local.year)
    if "year" not in parts and (parts["month"], parts["day"], at) <= (local.month, local.day, local.time()):
        year += 1
    return datetime(year, parts["month"], parts["day"], at.hour, at.minute, tzinfo=zone)
