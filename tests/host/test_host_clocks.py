"""When a turn ends and when reminders are due: pure functions."""

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from host.clocks.clocks import Clock, after_quiet, alarms, due, merged, next_look, overlap
from model.outbox import MessageKind
from model.people import PersonSettings, ReminderBy

NOON = datetime(2026, 3, 2, 12, 0, tzinfo=UTC)
DAY = timedelta(days=1)
HOUR = timedelta(hours=1)

moments = st.integers(0, 400).map(lambda hours: NOON + hours * HOUR)
spans = st.lists(
    st.tuples(moments, st.integers(1, 100)).map(lambda span: (span[0], span[0] + span[1] * HOUR)), max_size=6
).map(tuple)


def test_without_holidays_a_turn_ends_after_its_time() -> None:
    """Without holidays a turn of two days ends after two days."""
    clock = Clock(NOON, 2 * DAY)
    assert clock.ends_at == NOON + 2 * DAY
    assert clock.paused_until(NOON) is None


def test_a_holiday_stops_the_clock() -> None:
    """A holiday in the middle of a turn moves its end by its length."""
    clock = Clock(NOON, 2 * DAY, holidays=((NOON + DAY, NOON + 4 * DAY),), allowance=14 * DAY)
    assert clock.ends_at == NOON + 5 * DAY
    assert clock.after(DAY / 2) == NOON + DAY / 2
    assert clock.paused_until(NOON + 2 * DAY) == NOON + 4 * DAY
    assert clock.paused_until(NOON + 4 * DAY) is None


def test_a_holiday_that_has_begun_before_the_turn_counts_from_its_beginning() -> None:
    """The clock of a turn that begins in a holiday starts when the holiday ends."""
    clock = Clock(NOON, 2 * DAY, holidays=((NOON - DAY, NOON + DAY),), allowance=14 * DAY)
    assert clock.ends_at == NOON + 3 * DAY


def test_holidays_have_a_limit() -> None:
    """Beyond what the table allows, the clock runs although its player is away."""
    clock = Clock(NOON, 2 * DAY, holidays=((NOON + DAY, NOON + 30 * DAY),), allowance=3 * DAY)
    assert clock.ends_at == NOON + 5 * DAY
    assert clock.paused_until(NOON + 5 * DAY - HOUR) is None


def test_a_clock_stops_for_everybody() -> None:
    """While a clock stands still for all, no time passes and no allowance of holidays is used up."""
    clock = Clock(
        NOON,
        2 * DAY,
        holidays=((NOON + DAY, NOON + 30 * DAY),),
        allowance=3 * DAY,
        stops=((NOON - DAY, NOON + DAY), (NOON + 2 * DAY, NOON + 12 * DAY)),
    )
    # From day 1: holidays to day 2, stopped to day 12, holidays to day 14, and two days to play.
    assert clock.ends_at == NOON + 16 * DAY
    assert clock.paused_until(NOON) == NOON + 14 * DAY
    assert clock.paused_until(NOON + 14 * DAY) is None


@given(spans, st.integers(0, 200), st.integers(1, 200))
def test_a_clock_never_runs_backwards_and_never_pauses_too_long(
    holidays: tuple[tuple[datetime, datetime], ...], allowed: int, hours: int
) -> None:
    """Whatever the holidays, more running time ends later, and pauses never exceed the allowance."""
    clock = Clock(NOON, hours * HOUR, holidays, allowed * HOUR)
    steps = [clock.after(clock.turn * part / 8) for part in range(9)]
    assert steps == sorted(steps)
    paused = clock.ends_at - NOON - clock.turn
    assert timedelta(0) <= paused <= allowed * HOUR
    assert paused <= overlap(holidays, (NOON, clock.ends_at))


@given(spans, moments, st.integers(0, 200))
def test_overlap_counts_each_moment_once(
    holidays: tuple[tuple[datetime, datetime], ...], begins: datetime, hours: int
) -> None:
    """Holidays that overlap each other are not counted twice."""
    within = (begins, begins + hours * HOUR)
    covered = sum(
        any(span[0] <= begins + hour * HOUR < span[1] for span in holidays) for hour in range(hours)
    )
    assert overlap(holidays, within) == covered * HOUR
    assert all(
        holiday[1] < other[0] for holiday, other in zip(merged(holidays), merged(holidays)[1:], strict=False)
    )


@pytest.mark.parametrize(
    ("at", "zone", "expected"),
    [
        (datetime(2026, 3, 2, 23, 30, tzinfo=UTC), "UTC", datetime(2026, 3, 3, 8, 0, tzinfo=UTC)),
        (datetime(2026, 3, 2, 3, 0, tzinfo=UTC), "UTC", datetime(2026, 3, 2, 8, 0, tzinfo=UTC)),
        (datetime(2026, 3, 2, 8, 0, tzinfo=UTC), "UTC", datetime(2026, 3, 2, 8, 0, tzinfo=UTC)),
        (datetime(2026, 3, 2, 21, 30, tzinfo=UTC), "Europe/Berlin", datetime(2026, 3, 3, 7, 0, tzinfo=UTC)),
        (datetime(2026, 3, 2, 12, 0, tzinfo=UTC), "Asia/Tokyo", datetime(2026, 3, 2, 12, 0, tzinfo=UTC)),
        (datetime(2026, 3, 2, 14, 0, tzinfo=UTC), "Asia/Tokyo", datetime(2026, 3, 2, 23, 0, tzinfo=UTC)),
        # The night in which the clocks of Berlin go forward is an hour shorter.
        (datetime(2026, 3, 28, 23, 0, tzinfo=UTC), "Europe/Berlin", datetime(2026, 3, 29, 6, 0, tzinfo=UTC)),
    ],
)
def test_quiet_hours_are_those_of_the_person(at: datetime, zone: str, expected: datetime) -> None:
    """A reminder due in a person's quiet hours, 22 to 8 o'clock in their time zone, waits for the morning."""
    settings = PersonSettings(time_zone=zone, quiet=(time(22), time(8)))
    assert after_quiet(at, settings) == expected


@pytest.mark.parametrize("zone", ["Mars/Olympus", "Europe", "../etc", ""])
def test_a_time_zone_that_this_machine_does_not_know_is_read_as_utc(zone: str) -> None:
    """An unknown time zone, stored on another machine or damaged, is read as UTC."""
    settings = PersonSettings(time_zone=zone, quiet=(time(22), time(8)))
    at = datetime(2026, 3, 3, 23, 0, tzinfo=UTC)
    assert after_quiet(at, settings) == datetime(2026, 3, 4, 8, 0, tzinfo=UTC)


def test_quiet_hours_that_end_in_the_hour_that_comes_twice() -> None:
    """Quiet hours that end in a repeated hour end at its first occurrence; the second is no part of them."""
    settings = PersonSettings(time_zone="Europe/Berlin", quiet=(time(22), time(2, 30)))
    first, second = datetime(2026, 10, 25, 0, 15, tzinfo=UTC), datetime(2026, 10, 25, 1, 15, tzinfo=UTC)
    assert after_quiet(first, settings) == datetime(2026, 10, 25, 0, 30, tzinfo=UTC)
    assert after_quiet(second, settings) == second


ZONES = (
    "Europe/Berlin",
    "America/New_York",
    "America/Havana",  # its clocks change at midnight
    "America/St_Johns",  # three and a half hours behind UTC
    "Asia/Kathmandu",  # five and three quarter hours ahead of UTC
    "Australia/Lord_Howe",  # its clocks change by half an hour
    "Pacific/Chatham",
)
CHANGES_OF_CLOCKS = tuple(
    datetime(2026, month, day, tzinfo=UTC)
    for month, day in ((3, 8), (3, 29), (4, 5), (9, 27), (10, 4), (10, 25), (11, 1))
)
TIMES = st.integers(0, 95).map(lambda quarter: time(quarter // 4, quarter % 4 * 15))


@given(
    st.sampled_from(ZONES),
    st.sampled_from(CHANGES_OF_CLOCKS),
    st.integers(-24 * 60, 48 * 60),
    TIMES,
    TIMES,
)
def test_quiet_hours_in_nights_in_which_clocks_change(
    zone: str, day: datetime, minutes: int, begins: time, ends: time
) -> None:
    """A reminder waits until the end of quiet hours, which last at most an hour longer than their times say."""
    settings = PersonSettings(time_zone=zone, quiet=(begins, ends))
    at = day + timedelta(minutes=minutes)
    waits = after_quiet(at, settings) - at
    length = timedelta(hours=ends.hour - begins.hour, minutes=ends.minute - begins.minute) % DAY
    assert timedelta(0) <= waits <= length + HOUR
    assert after_quiet(at + waits, settings) == at + waits
    if waits:
        assert (at + waits).astimezone(ZoneInfo(zone)).time() >= ends


def test_quiet_hours_within_one_day() -> None:
    """Quiet hours need not span midnight; equal ends are none."""
    noon_nap = PersonSettings(quiet=(time(12), time(14)))
    assert after_quiet(NOON, noon_nap) == NOON + 2 * HOUR
    assert after_quiet(NOON - HOUR, noon_nap) == NOON - HOUR
    assert after_quiet(NOON, PersonSettings(quiet=(time(12), time(12)))) == NOON


def test_alarms_ring_at_half_at_a_tenth_and_at_the_end() -> None:
    """A turn of ten days reminds after five and after nine."""
    found = alarms(Clock(NOON, 10 * DAY), PersonSettings())
    assert [(alarm.at - NOON, alarm.kind) for alarm in found] == [
        (5 * DAY, MessageKind.REMINDER_HALF),
        (9 * DAY, MessageKind.REMINDER_TENTH),
        (10 * DAY, None),
    ]


def test_who_wants_no_reminders_gets_none() -> None:
    """A person who wants no reminders has only the alarm at the end of the turn."""
    found = alarms(Clock(NOON, 10 * DAY), PersonSettings(reminder=ReminderBy.NONE))
    assert [alarm.kind for alarm in found] == [None]


def test_a_reminder_that_quiet_hours_push_too_far_is_dropped() -> None:
    """A reminder that quiet hours would delay beyond the end of the turn is dropped."""
    settings = PersonSettings(quiet=(time(12, 30), time(20)))
    found = alarms(Clock(NOON, 5 * HOUR), settings)
    assert [alarm.kind for alarm in found] == [None]


def test_after_a_long_downtime_only_the_last_missed_alarm_rings() -> None:
    """After a long downtime only the last of the missed alarms rings."""
    ringing = alarms(Clock(NOON, 10 * DAY), PersonSettings())
    late = due(ringing, NOON + 9.5 * DAY)
    assert late is not None
    assert late.kind is MessageKind.REMINDER_TENTH
    over = due(ringing, NOON + 30 * DAY)
    assert over is not None
    assert over.kind is None
    assert due(ringing, NOON) is None
    assert next_look(ringing, NOON) == NOON + 5 * DAY
    assert next_look(ringing, NOON + 30 * DAY) == NOON + 30 * DAY
