"""What people choose for themselves."""

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
    """The daily hours, in their time zone, in which nobody reminded a person from `since` on; None for none."""

    since: datetime
    time_zone: str
    quiet: tuple[time, time] | None


@dataclass(frozen=True, slots=True)
class PersonSettings:
    """One person's choices.

    `language` None follows Discord's, which was `discord_language` when they last chose a language or reminders.
    `quiet` are the daily hours in which nobody reminds them, in their own time zone; `holidays` are spans in which
    their clocks stand still. `quiet_hours_history` has all quiet hours so far in order, the present ones last: a
    change does not alter how much time has passed on a clock before it.
    """

    language: str | None = None
    time_zone: str = "UTC"
    reminder: ReminderBy = ReminderBy.MENTION
    quiet: tuple[time, time] | None = None
    holidays: tuple[tuple[datetime, datetime], ...] = ()
    discord_language: str | None = None
    quiet_hours_history: tuple[QuietHours, ...] = ()
