"""The arithmetic of clocks: when a turn ends and when to remind, worked out from stored facts. Pure functions."""

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
"""Which reminder comes when which part of the time is left."""


GRACE = 1 / 10
LONGEST_GRACE = timedelta(days=1)
"""What is left of a turn's time after a downtime: at least this part of it, or a day if that is less. Likewise of a
time budget."""

LEAST_GRACE = timedelta(hours=12)
"""What is left of a turn's time at least after a long downtime: half a day, but no more than the turn or the downtime
lasts."""

SPREAD = timedelta(hours=6)
"""Over how long the ends of turns are spread that a downtime would have brought together; half the grace if less."""

LATEST_GRACE = LONGEST_GRACE + SPREAD + timedelta(days=1)
"""How long after a downtime the last turn may end that the downtime has moved: quiet hours last a day at most."""


STEP_SHARE, LEAST_STEP = 1 / 4, timedelta(hours=8)
"""What a step has of the time of a turn: this share, and at least so long, but no longer than a turn."""


def step_time(turn: timedelta) -> timedelta:
    """Return how long a seat has for one of several steps that seats take one after another."""
    return max(turn * STEP_SHARE, min(turn, LEAST_STEP))


def share_of(subject: str) -> float:
    """Return the share of the spread that is a game's (or challenge's) own, from 0 to 1: always the same."""
    return crc32(subject.encode()) / 2**32


@dataclass(frozen=True, slots=True)
class Clock:
    """The clock of one turn, which began at `began_at` and lasts `turn`.

    It stands still in `holidays` for no longer than `allowance` altogether. In `downtimes`, in order, nobody
    could play; in `stops` the clock stands still for everybody, and holidays are not used up; in `nights` it
    stands still as well. After a downtime no turn ends in the quiet hours of `person`, and each game by its
    `share` (0 to 1) of the spread later than the first.
    """

    began_at: datetime
    turn: timedelta
    holidays: tuple[Span, ...] = ()
    allowance: timedelta = timedelta(0)
    downtimes: tuple[Span, ...] = ()
    stops: tuple[Span, ...] = ()
    nights: tuple[Span, ...] = ()
    person: PersonSettings = field(default_factory=PersonSettings)
    share: float = 0.0

    @property
    def ends_at(self) -> datetime:
        """Return when the time has run out.

        That is never in a downtime, nor within the grace after one that fell into the turn.
        """
        end = self.after(self.turn)
        for begins, ends in self.downtimes:
            if begins <= end and self.began_at < ends:
                end = max(end, self._after_downtime(begins, ends))
        return end

    def _after_downtime(self, begins: datetime, ends: datetime) -> datetime:
        """Return when a turn ends at the earliest that was under way while nobody could play."""
        grace = max(
            min(self.turn * GRACE, LONGEST_GRACE),
            min(LEAST_GRACE, self.turn, ends - begins),
        )
        return after_quiet(ends + grace + self.share * min(SPREAD, grace / 2), self.person)

    def after(self, running: timedelta) -> datetime:
        """Return when the clock has run for `running` since the turn began."""
        at, left = self.began_at, running
        for begins, ends in self.pauses:
            if begins >= at + left:
                break
            left -= begins - at
            at = ends
        return at + left

    def paused_until(self, now: datetime) -> datetime | None:
        """Return until when the clock stands still, if it does at `now`."""
        return next((ends for begins, ends in self.pauses if begins <= now < ends), None)

    def next_change(self, now: datetime) -> datetime | None:
        """Return when the clock next stands still or goes on after `now`, if it does before the turn ends."""
        moments = (moment for pause in self.pauses for moment in pause)
        return next((moment for moment in moments if now < moment < self.ends_at), None)

    @property
    def pauses(self) -> tuple[Span, ...]:
        """Return when the clock stands still, in order, since the turn began.

        Holidays stop it no longer than they may.
        """
        others = (*self.stops, *self.nights)
        found = [(max(self.began_at, begins), ends) for begins, ends in others if self.began_at < ends]
        return merged((*found, *self.holiday_pauses))

    @property
    def holiday_pauses(self) -> tuple[Span, ...]:
        """Return when holidays stop the clock, in order: as long as they may since the turn began."""
        found = []
        allowance = self.allowance
        for begins, ends in without(self.holidays, self.stops):
            pause_from = max(self.began_at, begins)
            pause_until = min(ends, pause_from + allowance)
            if pause_from < pause_until:
                allowance -= pause_until - pause_from
                found.append((pause_from, pause_until))
        return tuple(found)


def merged(spans: Sequence[Span]) -> tuple[Span, ...]:
    """Return the same moments in spans that do not overlap, in order."""
    found: list[Span] = []
    for begins, ends in sorted(spans):
        if found and begins <= found[-1][1]:
            found[-1] = (found[-1][0], max(found[-1][1], ends))
        else:
            found.append((begins, ends))
    return tuple(found)


def without(spans: Sequence[Span], others: Sequence[Span]) -> tuple[Span, ...]:
    """Return the moments of `spans` that lie in none of the others, in spans that do not overlap, in order."""
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
    """Return how much of `within` lies in `spans`."""
    pieces = (
        min(ends, within[1]) - max(begins, within[0])
        for begins, ends in merged(spans)
        if begins < within[1] and ends > within[0]
    )
    return sum(pieces, timedelta(0))


def after_quiet(moment: datetime, settings: PersonSettings) -> datetime:
    """Return the moment, or the end of the quiet hours into which it falls, in the person's own time zone."""
    if settings.quiet is None or settings.quiet[0] == settings.quiet[1]:
        return moment
    begins, ends = settings.quiet
    zone = zone_of(settings.time_zone)
    local = moment.astimezone(zone)
    if not _quiet(local.time(), begins, ends):
        return moment
    day = local.date() if local.time() < ends else local.date() + timedelta(days=1)
    # In the hour that comes twice in autumn they end the first time, and the second looks as if it were in them.
    return max(moment, datetime.combine(day, ends, zone).astimezone(UTC))


def _quiet(at: time, begins: time, ends: time) -> bool:
    return begins <= at < ends if begins < ends else at >= begins or at < ends


@dataclass(frozen=True, slots=True)
class Alarm:
    """A moment at which something is due; `kind` None is the end of the turn."""

    at: datetime
    kind: MessageKind | None


def alarms(clock: Clock, settings: PersonSettings) -> tuple[Alarm, ...]:
    """Return all alarms of a turn, in order.

    A reminder that quiet hours push behind the end is none; one that they push behind the next reminder
    is left to that one.
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


def due(ringing: Sequence[Alarm], now: datetime) -> Alarm | None:
    """Return the last alarm that was due by `now`: after a long silence only that one matters."""
    return next((alarm for alarm in reversed(ringing) if alarm.at <= now), None)


def next_look(ringing: Sequence[Alarm], now: datetime) -> datetime:
    """Return when the next alarm is due after `now`; `now` itself when the turn has ended."""
    return next((alarm.at for alarm in ringing if alarm.at > now), now)
