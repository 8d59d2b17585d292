"""The times at which puzzles of a server are due. Pure functions."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

LATEST = timedelta(hours=12)
"""The most delay of a puzzle after a downtime. A later one is skipped; the next comes at its usual time."""


def newest_due(first: datetime, now: datetime, at: time, time_zone: str) -> datetime:
    """Return the latest due time up to `now`: one a day, at `at` in the time zone, starting with `first`."""
    due = first
    while (following := next_after(due, at, time_zone)) <= now:
        due = following
    return due


def next_after(moment: datetime, at: time, time_zone: str) -> datetime:
    """Return the first time after a moment at which it is `at` in the time zone, once on each day.

    A time that is skipped in spring counts an hour later; of a repeated one in autumn, the first counts.
    """
    zone = ZoneInfo(time_zone)
    today = moment.astimezone(zone).date()
    due = (
        datetime.combine(today + timedelta(days=ahead), at, tzinfo=zone).astimezone(UTC) for ahead in range(3)
    )
    return next(instant for instant in due if instant > moment)


def first_due(now: datetime, posted: datetime | None, at: time, time_zone: str) -> datetime:
    """Return when the first puzzle of a new plan is due. It is not on the day on which one was `posted`."""
    due, zone = next_after(now, at, time_zone), ZoneInfo(time_zone)
    if posted is not None and posted.astimezone(zone).date() == due.astimezone(zone).date():
        return next_after(due, at, time_zone)
    return due
