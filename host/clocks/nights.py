"""Nights: the quiet hours of people, in which the clocks of long time budgets stand still. Pure functions."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from host.clocks.clocks import Span
from model.people import Night, PersonSettings

LONGEST_NIGHT = timedelta(hours=10)
"""Longer quiet hours stop no clock: a day is there to be played in."""

REMEMBERED = timedelta(days=500)
"""For how long changed quiet hours are kept: no game with a time budget lasts longer."""

_DAY = timedelta(days=1)


def changed_nights(nights: Sequence[Night], settings: PersonSettings, now: datetime) -> tuple[Night, ...]:
    """Return the nights after a person chose settings: those that were stay, new quiet hours hold from now on."""
    last = nights[-1] if nights else None
    if (last.quiet if last else None) == settings.quiet and (
        settings.quiet is None or (last is not None and last.time_zone == settings.time_zone)
    ):
        return tuple(nights)
    kept = [
        night
        for number, night in enumerate(nights)
        if night.since < now and (number + 1 == len(nights) or nights[number + 1].since > now - REMEMBERED)
    ]
    return (*kept, Night(now, settings.time_zone, settings.quiet))


def nights_within(nights: Sequence[Night], within: Span) -> tuple[Span, ...]:
    """Return the nights of a person within a span, in order, none longer than `LONGEST_NIGHT`."""
    found: list[Span] = []
    for number, night in enumerate(nights):
        begins = max(night.since, within[0])
        ends = min(nights[number + 1].since, within[1]) if number + 1 < len(nights) else within[1]
        if night.quiet is None or night.quiet[0] == night.quiet[1] or begins >= ends:
            continue
        zone = ZoneInfo(night.time_zone)
        day, last = (begins - _DAY).astimezone(zone).date(), ends.astimezone(zone).date()
        while day <= last:
            falls, rises = _night_of(day, night.quiet, zone)
            if max(falls, begins) < min(rises, ends):
                found.append((max(falls, begins), min(rises, ends)))
            day += _DAY
    return tuple(found)


def _night_of(day: date, quiet: tuple[time, time], zone: ZoneInfo) -> Span:
    """Return the night that begins on a day, reckoned on that day's clocks."""
    falls = datetime.combine(day, quiet[0], zone).astimezone(UTC)
    morning = day if quiet[0] < quiet[1] else day + _DAY
    rises = datetime.combine(morning, quiet[1], zone).astimezone(UTC)
    return falls, min(rises, falls + LONGEST_NIGHT)
