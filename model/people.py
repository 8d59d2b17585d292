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
    """From when until when a person was not to be reminded, in their time zone, since a moment on; None: at no time."""

    since: datetime
    time_zone: str
    quiet: tuple[time, time] | None


@dataclass(frozen=True, slots=True)
class PersonSettings:
    """One person's choices.

    `language` None follows Discord's, which was `discord_language` when they last chose how they are reminded or
    spoken to; `quiet` is from when until when nobody reminds them, in their own time zone; `holidays` are
    spans in which their clocks stand still. `quiet_hours_history` are their quiet hours with all that have been,
    in order: who changes them takes back no time.
    """

    language: str | None = None
    time_zone: str = "UTC"
    reminder: ReminderBy = ReminderBy.MENTION
    quiet: tuple[time, time] | None = None
    holidays: tuple[tuple[datetime, datetime], ...] = ()
    discord_language: str | None = None
    quiet_hours_history: tuple[QuietHours, ...] = ()
