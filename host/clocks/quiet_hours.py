"""Quiet hours of people, in which the clocks of long time budgets stand still. Pure functions."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from host.clocks.clocks import Span
from host.time_zones import zone_of
from model.people import PersonSettings, QuietHours

LONGEST_QUIET_HOURS = timedelta(hours=10)
"""Longer quiet hours pause a clock for only this long a night."""

KEPT_FOR = timedelta(days=500)
"""How long former quiet hours are kept: no game with a time budget lasts longer."""

_DAY = timedelta(days=1)


def changed_quiet_hours(
    history: Sequence[QuietHours], settings: PersonSettings, now: datetime
) -> tuple[QuietHours, ...]:
    """Return the history with the quiet hours of new settings, which are valid from `now` on."""
    last = history[-1] if history else None
    if (last.quiet if last else None) == settings.quiet and (
        settings.quiet is None or (last is not None and last.time_zone == settings.time_zone)
    ):
        return tuple(history)
    recent = [
        hours
        for number, hours in enumerate(history)
        if hours.since < now and (number + 1 == len(history) or history[number + 1].since > now - KEPT_FOR)
    ]
    return (*recent, QuietHours(now, settings.time_zone, settings.quiet))


def quiet_spans(history: Sequence[QuietHours], within: Span) -> tuple[Span, ...]:
    """Return a person's quiet hours within a span, in order, each cut to `LONGEST_QUIET_HOURS`."""
    found: list[Span] = []
    for number, hours in enumerate(history):
        begins = max(hours.since, within[0])
        ends = min(history[number + 1].since, within[1]) if number + 1 < len(history) else within[1]
        if hours.quiet is None or hours.quiet[0] == hours.quiet[1] or begins >= ends:
            continue
        zone = zone_of(hours.time_zone)
        day, last = (begins - _DAY).astimezone(zone).date(), ends.astimezone(zone).date()
        while day <= last:
            starts, stops = _span_of(day, hours.quiet, zone)
            if max(starts, begins) < min(stops, ends):
                found.append((max(starts, begins), min(stops, ends)))
            day += _DAY
    return tuple(found)


def _span_of(day: date, quiet: tuple[time, time], zone: ZoneInfo) -> Span:
    """Return the quiet hours that begin on a day, in its local time."""
    starts = datetime.combine(day, quiet[0], zone).astimezone(UTC)
    morning = day if quiet[0] < quiet[1] else day + _DAY
    stops = datetime.combine(morning, quiet[1], zone).astimezone(UTC)
    return starts, min(stops, starts + LONGEST_QUIET_HOURS)
