"""The arithmetic of clocks: ends of turns and times of reminders, from stored facts. Pure functions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, time, timedelta
from zlib import crc32

from host.time_zones import zone_of
from model.outbox import MessageKind
from model.people import PersonSettings, ReminderBy

Span = tuple[datetime, datetime]

REMINDERS: tuple[tuple[MessageKind, float], ...] = (
    (MessageKind.REMINDER_HALF, 1 / 2),
    (MessageKind.REMINDER_TENTH, 1 / 10),
)
"""Each reminder with the share of the turn's time that is left when it is due."""

GRACE = 1 / 10
LONGEST_GRACE = timedelta(days=1)
"""The time left of a turn after a downtime is at least this, or the whole turn if that is shorter. Likewise of a
time budget."""

LEAST_GRACE = timedelta(hours=12)
"""The least time left of a turn after a long downtime, but no more than the turn or the downtime lasts."""

SPREAD = timedelta(hours=6)
"""The span over which turn ends that a downtime has moved together are spread; half the grace if that is less."""

LATEST_GRACE = LONGEST_GRACE + SPREAD + timedelta(days=1)
"""The longest time after a downtime at which a turn moved by it may end: quiet hours last a day at most."""

STEP_SHARE, LEAST_STEP = 1 / 4, timedelta(hours=8)
"""The time of a step: this share of a turn's time, at least `LEAST_STEP`, at most a whole turn."""


def step_time(turn: timedelta) -> timedelta:
    """Return the time for one of several steps that seats make in turn."""
    return max(turn * STEP_SHARE, min(turn, LEAST_STEP))


def share_of(subject: str) -> float:
    """Return the fixed position, from 0 to 1, of a game (or challenge) within `SPREAD`."""
    return crc32(subject.encode()) / 2**32


@dataclass(frozen=True, slots=True)
class Clock:
    """The clock of one turn, which began at `began_at` and lasts `turn`.

    It is paused in `holidays`, for `allowance` in total at most; in `stops`, the pauses of a tournament, in
    which holidays are not used up; and in `quiet`, the quiet hours that pause a long time budget. In
    `downtimes`, in order, the program was down. After a downtime no turn ends in the quiet hours of `person`,
    and each ends by its `share` (0 to 1) of the spread later.
    """

    began_at: datetime
    turn: timedelta
    holidays: tuple[Span, ...] = ()
    allowance: timedelta = timedelta(0)
    downtimes: tuple[Span, ...] = ()
    stops: tuple[Span, ...] = ()
    quiet: tuple[Span, ...] = ()
    person: PersonSettings = field(default_factory=PersonSettings)
    share: float = 0.0

    @property
    def ends_at(self) -> datetime:
        """The end of the turn.

        It is never in a downtime, nor within the grace after a downtime that fell into the turn.
        """
        end = self.after(self.turn)
        for begins, ends in self.downtimes:
            if begins <= end and self.began_at < ends:
                end = max(end, self._after_downtime(begins, ends))
        return end

    def _after_downtime(self, begins: datetime, ends: datetime) -> datetime:
        """Return the earliest end of a turn that was under way during a downtime."""
        grace = max(
            min(self.turn * GRACE, LONGEST_GRACE),
            min(LEAST_GRACE, self.turn, ends - begins),
        )
        return after_quiet(ends + grace + self.share * min(SPREAD, grace / 2), self.person)

    def after(self, running: timedelta) -> datetime:
        """Return the time at which the clock has run for `running` since the turn began."""
        at, left = self.began_at, running
        for begins, ends in self.pauses:
            if begins >= at + left:
                break
            left -= begins - at
            at = ends
        return at + left

    def paused_until(self, now: datetime) -> datetime | None:
        """Return the end of the pause at `now`; None if the clock is running."""
        return next((ends for begins, ends in self.pauses if begins <= now < ends), None)

    def next_change(self, now: datetime) -> datetime | None:
        """Return when the clock next pauses or resumes after `now`; None if the turn ends before that."""
        moments = (moment for pause in self.pauses for moment in pause)
        return next((moment for moment in moments if now < moment < self.ends_at), None)

    @property
    def pauses(self) -> tuple[Span, ...]:
        """The pauses of the clock since the turn began, in order.

        Holidays are included up to the allowance.
        """
        others = (*self.stops, *self.quiet)
        found = [(max(self.began_at, begins), ends) for begins, ends in others if self.began_at < ends]
        return merged((*found, *self.holiday_pauses))

    @property
    def holiday_pauses(self) -> tuple[Span, ...]:
        """The pauses by holidays since the turn began, in order, up to the allowance."""
        found = []
        allowance = self.allowance
        for begins, ends in without(self.holidays, self.stops):
            pause_from = max(self.began_at, begins)
            pause_until = min(ends, pause_from + allowance)
            if pause_from < pause_until:
                allowance -= pause_until - pause_from
                found.append((pause_from, pause_until))
        return tuple(found)


def after_downtimes(ends_at: datetime, length: timedelta, downtimes: Sequence[Span]) -> datetime:
    """Return `ends_at`, the end of a time of this length, or a later end if a downtime fell into it, as for a turn.

    The same downtimes move the end that is returned no further.
    """
    return Clock(ends_at - length, length, downtimes=tuple(downtimes)).ends_at


def merged(spans: Sequence[Span]) -> tuple[Span, ...]:
    """Return the union of the spans as spans that do not overlap, in order."""
    found: list[Span] = []
    for begins, ends in sorted(spans):
        if found and begins <= found[-1][1]:
            found[-1] = (found[-1][0], max(found[-1][1], ends))
        else:
            found.append((begins, ends))
    return tuple(found)


def without(spans: Sequence[Span], others: Sequence[Span]) -> tuple[Span, ...]:
    """Return `spans` minus the others, as spans that do not overlap, in order."""
    left = list(merged(spans))
    for begins, ends in others:
        pieces = [
            piece
            for span in left
            for piece in ((span[0], min(span[1], begins)), (max(span[0], ends), span[1]))
        ]
        left = [piece for piece in pieces if piece[0] < piece[1]]
    return tuple(left)


def overlap(spans: Sequence[Span], within: Span) -> timedelta:
    """Return the part of `within` that lies in `spans`, as a duration."""
    pieces = (
        min(ends, within[1]) - max(begins, within[0])
        for begins, ends in merged(spans)
        if begins < within[1] and ends > within[0]
    )
    return sum(pieces, timedelta(0))


def after_quiet(moment: datetime, settings: PersonSettings) -> datetime:
    """Return the moment, or the end of the person's quiet hours (in their time zone) if it is in them."""
    if settings.quiet is None or settings.quiet[0] == settings.quiet[1]:
        return moment
    begins, ends = settings.quiet
    zone = zone_of(settings.time_zone)
    local = moment.astimezone(zone)
    if not _quiet(local.time(), begins, ends):
        return moment
    day = local.date() if local.time() < ends else local.date() + timedelta(days=1)
    # In the repeated hour of autumn, quiet hours end at its first run; the second run only seems to be in them.
    return max(moment, datetime.combine(day, ends, zone).astimezone(UTC))


def _quiet(at: time, begins: time, ends: time) -> bool:
    return begins <= at < ends if begins < ends else at >= begins or at < ends


@dataclass(frozen=True, slots=True)
class Alarm:
    """A time at which a reminder, or with `kind` None the end of the turn, is due."""

    at: datetime
    kind: MessageKind | None


def alarms(clock: Clock, settings: PersonSettings) -> tuple[Alarm, ...]:
    """Return all alarms of a turn, in order.

    A reminder that quiet hours move behind the end of the turn or behind the next reminder is left out.
    """
    end = Alarm(clock.ends_at, None)
    if settings.reminder is ReminderBy.NONE:
        return (end,)
    found = [end]
    for kind, left in reversed(REMINDERS):
        at = after_quiet(clock.after(clock.turn * (1 - left)), settings)
        if at < found[0].at:
            found.insert(0, Alarm(at, kind))
    return tuple(found)


def due(of_turn: Sequence[Alarm], now: datetime) -> Alarm | None:
    """Return the last alarm that was due by `now`, since it replaces earlier ones; None if none was."""
    return next((alarm for alarm in reversed(of_turn) if alarm.at <= now), None)


def next_look(of_turn: Sequence[Alarm], now: datetime) -> datetime:
    """Return when the next alarm is due after `now`; `now` itself if the turn has ended."""
    return next((alarm.at for alarm in of_turn if alarm.at > now), now)
