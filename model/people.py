"""Settings of people."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, time
from enum import Enum


class ReminderBy(Enum):
    """How a person wants to be reminded."""

    MENTION = "mention"
    DIRECT = "direct"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class QuietHours:
    """The daily hours in which a person was not reminded, valid from `since` on. `quiet` None: no such hours.

    They are local times of `time_zone`.
    """

    since: datetime
    time_zone: str
    quiet: tuple[time, time] | None


@dataclass(frozen=True, slots=True)
class PersonSettings:
    """The settings of one person.

    `language` None stands for their language in Discord, which was `discord_language` when they last chose a
    language or reminders. `quiet` are the daily hours without reminders, in their own time zone; `holidays`
    are spans in which their clocks are paused. `quiet_hours_history` has all quiet hours so far in order, the
    present ones last, since a change must not alter how much time has passed on a clock before it.
    """

    language: str | None = None
    time_zone: str = "UTC"
    reminder: ReminderBy = ReminderBy.MENTION
    quiet: tuple[time, time] | None = None
    holidays: tuple[tuple[datetime, datetime], ...] = ()
    discord_language: str | None = None
    quiet_hours_history: tuple[QuietHours, ...] = ()
