"""Time budgets: the rest of each player's time for a whole game, worked out from the log. Pure functions.

A budget runs while the game waits for its seat. It is paused while the program is down, while a tournament is
paused, and, if it is `OF_DAYS` or more, in the player's quiet hours and holidays. The time of moves that were
undone stays used.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta

from host.clocks.clocks import GRACE, LONGEST_GRACE, Clock, Span, overlap
from host.clocks.quiet_hours import quiet_spans
from model.people import PersonSettings

OF_DAYS = timedelta(days=1)
"""The least budget that is paused in quiet hours and on holidays."""


@dataclass(frozen=True, slots=True)
class Budget:
    """The time budget of one seat: `total` for the whole game.

    Its clock is paused in `stops` (pauses of a tournament) and in `downtimes` of the program, both in order.
    Holidays of the `person` pause it for no longer than `allowance` in total.
    """

    total: timedelta
    person: PersonSettings = field(default_factory=PersonSettings)
    allowance: timedelta = timedelta(0)
    stops: tuple[Span, ...] = ()
    downtimes: tuple[Span, ...] = ()

    def clock(self, waits: Sequence[Span], since: datetime) -> Clock:
        """Return the clock of the seat to move; its `turn` is the rest of the budget.

        The game waited for this seat in `waits`, in order, and waits for it again from `since` on.
        """
        left, allowance = self.total, self.allowance
        for begins, ends in waits:
            left, allowance, _ = self._left_after_wait(left, allowance, begins, ends)
        left, allowance, at = self._left_after_wait(left, allowance, since, None)
        return self._clock(at, left, allowance, until=None)

    def left_at(self, clock: Clock, now: datetime) -> timedelta:
        """Return the time left at `now` on a clock returned by the method `clock`."""
        if now <= clock.began_at:
            return clock.turn
        ran = now - clock.began_at - overlap(clock.pauses, (clock.began_at, now))
        return max(clock.turn - ran, timedelta(0))

    def _left_after_wait(
        self, left: timedelta, allowance: timedelta, begins: datetime, ends: datetime | None
    ) -> tuple[timedelta, timedelta, datetime]:
        """Return the budget and the allowance of holidays left after a wait, and the end of that wait.

        A wait that goes on (`ends` None) is followed to the end of the last downtime. After a downtime within
        the wait at least the grace of the whole budget is left.
        """
        at = begins
        for down, up in self.downtimes:
            if up <= at or (ends is not None and down >= ends):
                continue
            if at < down:
                left, allowance = self._left_after_span(left, allowance, (at, down))
            left, at = max(left, min(self.total * GRACE, LONGEST_GRACE)), up
        if ends is not None and at < ends:
            left, allowance = self._left_after_span(left, allowance, (at, ends))
            at = ends
        return max(left, timedelta(0)), allowance, at

    def _left_after_span(
        self, left: timedelta, allowance: timedelta, span: Span
    ) -> tuple[timedelta, timedelta]:
        """Return the budget and the allowance of holidays that are left after a span without downtimes."""
        clock = self._clock(span[0], left, allowance, until=span[1])
        ran = span[1] - span[0] - overlap(clock.pauses, span)
        return left - ran, allowance - overlap(clock.holiday_pauses, span)

    def _clock(
        self, since: datetime, left: timedelta, allowance: timedelta, *, until: datetime | None
    ) -> Clock:
        """Return the clock that starts at `since`, with its pauses before `until` (None: its end)."""
        clock = Clock(since, left, stops=tuple(span for span in self.stops if span[1] > since))
        if self.total < OF_DAYS:
            return clock
        if until is None:
            # Quiet hours pause it for less than half of each day.
            stopped = overlap(clock.stops, (since, max((span[1] for span in clock.stops), default=since)))
            until = since + 2 * left + 2 * allowance + stopped + timedelta(days=2)
        return replace(
            clock,
            holidays=tuple(span for span in self.person.holidays if span[1] > since),
            allowance=allowance,
            quiet=quiet_spans(self.person.quiet_hours_history, (since, until)),
        )
