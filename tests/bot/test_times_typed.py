"""Tests of typed dates, times and time zones in four languages, across summer time and the turn of the year."""

from datetime import UTC, datetime, time
from zoneinfo import ZoneInfo

import pytest

from bot.features.tournaments.match_times import first_offered
from bot.platform.time_zones import parse_zone, zone_choices, zone_name
from bot.platform.times import parse_moment, parse_time

BERLIN = ZoneInfo("Europe/Berlin")
NOW = datetime(2026, 11, 22, 14, 30, tzinfo=UTC)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("2026-12-24 20:00", "2026-12-24 19:00"),
        ("2026-12-24, 20:00", "2026-12-24 19:00"),
        ("24.12.2026 20:00", "2026-12-24 19:00"),
        ("24.12. 20.30", "2026-12-24 19:30"),
        ("24/12 20h", "2026-12-24 19:00"),
        ("24/12/2026 20h15", "2026-12-24 19:15"),
        ("3.1. 9:00", "2027-01-03 08:00"),
        ("20:00", "2026-11-22 19:00"),
        ("15:00", "2026-11-23 14:00"),
        ("15:30", "2026-11-23 14:30"),
        ("22.11. 15:30", "2027-11-22 14:30"),
        ("8h", "2026-11-23 07:00"),
        ("2027-07-01 20:00", "2027-07-01 18:00"),
        (" 2026-12-24T20:00 ", "2026-12-24 19:00"),
    ],
)
def test_a_moment_typed_in_a_zone(typed: str, expected: str) -> None:
    """A date without year or day is the next one; summer time is that of the day."""
    assert f"{parse_moment(typed, BERLIN, NOW).astimezone(UTC):%Y-%m-%d %H:%M}" == expected


def test_the_next_29_february() -> None:
    """The next 29 February is found in a year without one."""
    december = datetime(2027, 12, 1, tzinfo=UTC)
    assert parse_moment("29.2. 20:00", BERLIN, december) == datetime(2028, 2, 29, 20, tzinfo=BERLIN)


@pytest.mark.parametrize(
    "typed", ["", "tomorrow", "24.12", "2026-13-01 20:00", "31.2. 20:00", "25:00", "20:75", "٢٠:٠٠x"]
)
def test_texts_that_are_no_moment_are_refused(typed: str) -> None:
    """Other text, such as a date without a time, is refused."""
    with pytest.raises(ValueError, match=r".*"):
        parse_moment(typed, BERLIN, NOW)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("9", time(9)),
        ("9:30", time(9, 30)),
        ("21.15", time(21, 15)),
        ("21h", time(21)),
        (" 8 h 05 ", time(8, 5)),
        ("0:00", time(0)),
    ],
)
def test_a_time_of_day_may_be_an_hour_alone(typed: str, expected: time) -> None:
    """A time of day may be an hour alone."""
    assert parse_time(typed) == expected


@pytest.mark.parametrize("typed", ["", "noon", "24", "9:60", "9:5", "930"])
def test_texts_that_are_no_time_of_day_are_refused(typed: str) -> None:
    """Hours and minutes that no clock shows are refused."""
    with pytest.raises(ValueError, match=r".*"):
        parse_time(typed)


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Europe/Berlin", "Europe/Berlin"),
        ("berlin", "Europe/Berlin"),
        ("new york", "America/New_York"),
        ("utc", "UTC"),
        ("Zürich", "Europe/Zurich"),
        ("são paulo", "America/Sao_Paulo"),
        ("GMT+2", "Etc/GMT-2"),
        ("utc -3", "Etc/GMT+3"),
        ("UTC−03:00", "Etc/GMT+3"),
        ("Etc/GMT-3", "Etc/GMT-3"),
        ("UTC+25", "UTC+25"),
        ("UTC+5:30", "UTC+5:30"),
        ("Bastide", "Bastide"),
    ],
)
async def test_a_zone_by_its_city(typed: str, zone: str) -> None:
    """A zone is found by its name, its city or its hours, in any case; other text is left for the host to refuse."""
    assert await parse_zone(typed) == zone


async def test_hours_from_utc_have_the_usual_sign() -> None:
    """Hours from UTC have the usual sign, which the names of such zones reverse."""
    assert zone_name("Etc/GMT-3") == "UTC+3"
    assert zone_name("Europe/Berlin") == "Europe/Berlin"
    assert await parse_zone(zone_name("Etc/GMT+11")) == "Etc/GMT+11"
    (offer,) = await zone_choices("GMT-9")
    assert (offer.name, offer.value) == ("UTC-9", "Etc/GMT+9")
    assert NOW.astimezone(ZoneInfo(offer.value)).hour == 5


async def test_zones_are_offered_by_any_part_of_their_names() -> None:
    """A space matches the underscore of a name; names without a part of the world are not offered."""
    assert [zone.value for zone in await zone_choices(" los ang")] == ["America/Los_Angeles"]
    assert len(await zone_choices("")) == 25
    assert await zone_choices("CET") == []


@pytest.mark.parametrize(
    ("ends_at", "offered"),
    [
        ("2026-11-30 12:00", "2026-11-23 19:00"),
        ("2026-11-23 19:00", "2026-11-23 19:00"),
        ("2026-11-23 18:59", "2026-11-22 19:00"),
        ("2026-11-22 18:30", "2026-11-22 16:30"),
        ("2026-11-22 14:40", "2026-11-22 14:35"),
    ],
    ids=["days are left", "tomorrow evening is the end", "the last day", "no evening is left", "minutes"],
)
def test_the_offered_time_is_before_the_end_of_the_match(ends_at: str, offered: str) -> None:
    """The offered time is eight tomorrow evening in the person's zone, or an earlier one before the match ends."""
    end = datetime.fromisoformat(ends_at).replace(tzinfo=UTC)
    assert first_offered(NOW, end, "Europe/Berlin") == datetime.fromisoformat(offered).replace(tzinfo=UTC)


def test_a_time_that_is_nearly_here_is_not_offered() -> None:
    """A time that is nearly here is not offered if the match goes on for a while."""
    now = datetime(2026, 11, 22, 18, 45, tzinfo=UTC)
    end = datetime(2026, 11, 22, 22, 45, tzinfo=UTC)
    assert first_offered(now, end, "Europe/Berlin") == datetime(2026, 11, 22, 20, 45, tzinfo=UTC)
