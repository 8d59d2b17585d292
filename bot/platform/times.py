"""Moments as people type them."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

FORMAT = "%Y-%m-%d %H:%M"
"""How a moment is written where everybody reads the same: year, month, day, hour, minute."""

_CLOCK = r"(?P<hour>\d{1,2})\s?[:hH.]\s?(?P<minute>\d{2})?"
_TYPED = (
    re.compile(rf"(?P<year>\d{{4}})-(?P<month>\d{{1,2}})-(?P<day>\d{{1,2}})[\s,T]+{_CLOCK}"),
    re.compile(rf"(?P<day>\d{{1,2}})[./](?P<month>\d{{1,2}})[./]?(?P<year>\d{{4}})?[\s,]+{_CLOCK}"),
    # With a point it could as well be a date.
    re.compile(_CLOCK.replace(".]", "]")),
)


def moment_typed(typed: str, zone: ZoneInfo, now: datetime) -> datetime:
    """Return the moment that was typed, in a zone: `2026-12-24 20:00`, `24.12. 20:00`, `24/12 20h` or `20:00`.

    Without a year, or without a day, it is the next such moment. Raises ValueError for text that is not a moment.
    """
    found = next(filter(None, (pattern.fullmatch(typed.strip()) for pattern in _TYPED)), None)
    if found is None:
        raise ValueError(typed)
    parts = {name: int(value) for name, value in found.groupdict().items() if value is not None}
    here = now.astimezone(zone)
    hour, minute = parts["hour"], parts.get("minute", 0)
    if "day" not in parts:
        moment = here.replace(hour=hour, minute=minute, second=0, microsecond=0)
        return moment if moment > now else moment + timedelta(days=1)
    year = parts.get("year", here.year)
    moment = datetime(year, parts["month"], parts["day"], hour, minute, tzinfo=zone)
    if "year" not in parts and moment <= now:
        moment = moment.replace(year=year + 1)
    return moment
