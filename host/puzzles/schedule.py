"""When the next puzzle of a server is due. Pure functions."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

LATEST = timedelta(hours=12)
"""The longest delay after which a puzzle is still posted; after that it is left out until the next day."""


def newest_due(first: datetime, now: datetime, at: time, time_zone: str) -> datetime:
    """Return the latest time up to `now`, and not before `first`, at which it was `at` in the time zone."""
    due = first
    while (following := next_after(due, at, time_zone)) <= now:
        due = following
    return due


def next_after(moment: datetime, at: time, time_zone: str) -> datetime:
    """Return the next time after `moment` at which it is `at` in the time zone; there is one each day.

    A time that is skipped in spring is an hour later; of a time that is repeated in autumn, the first counts.
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
