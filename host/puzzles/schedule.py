"""When the next puzzle of a server is due. Pure functions."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

LATEST = timedelta(hours=12)
"""How late a puzzle is posted after a downtime; later it is left out, and the next one comes at its usual time."""


def newest_due(first: datetime, now: datetime, at: time, time_zone: str) -> datetime:
    """Return the newest moment up to `now` at which it was `at` in the time zone, from a `first` one on."""
    due = first
    while (following := next_after(due, at, time_zone)) <= now:
        due = following
    return due


def next_after(moment: datetime, at: time, time_zone: str) -> datetime:
    """Return when it is `at` in the time zone for the first time after a moment, once on each day.

    An hour that the clocks leave out in spring is the one after it; of one that comes twice it is the first.
    """
    zone = ZoneInfo(time_zone)
    today = moment.astimezone(zone).date()
    due = (
        datetime.combine(today + timedelta(days=ahead), at, tzinfo=zone).astimezone(UTC) for ahead in range(3)
    )
    return next(one for one in due if one > moment)


def first_due(now: datetime, posted: datetime | None, at: time, time_zone: str) -> datetime:
    """Return when the first puzzle of a new plan is due: not on the day on which one was `posted` already."""
    due, zone = next_after(now, at, time_zone), ZoneInfo(time_zone)
    if posted is not None and posted.astimezone(zone).date() == due.astimezone(zone).date():
        return next_after(due, at, time_zone)
    return due
