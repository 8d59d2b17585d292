"""Tests that pictures of a league are never higher than Discord shows at full width."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bot.features.tournaments.season_tables import PICTURED_LINES, division_groups
from host.tournaments.running.seasons import Division, Movement
from host.tournaments.standings.standings import Standing
from model.ids import EntrantId
from rendering.charts.league_image import LeagueDivision, LeagueRow, LeagueView, draw_league


def division(number: int, size: int) -> Division:
    """Return a division of so many players, none of whom has played."""
    none = Fraction()
    lines = tuple(
        Standing(place, False, EntrantId(place), none, none, difference=0, scored=0, played=0)
        for place in range(1, size + 1)
    )
    return Division(number, lines, (Movement.STAYS,) * size)


@pytest.mark.parametrize("sizes", [(64,), (8, 8), (4, 5, 4), (11, 3), (10,)])
def test_pictures_of_divisions_have_a_limited_number_of_lines(sizes: tuple[int, ...]) -> None:
    """Large divisions are split and small ones share a picture; no line is lost, and each has its movement."""
    found = [division(number, size) for number, size in enumerate(sizes, start=1)]
    parts = list(division_groups(found))
    assert all(sum(len(one.lines) for one in part) <= PICTURED_LINES for part in parts)
    assert [line for part in parts for one in part for line in one.lines] == [
        line for one in found for line in one.lines
    ]
    assert all(len(one.lines) == len(one.movements) for part in parts for one in part)


def test_a_full_picture_is_shown_at_its_full_width() -> None:
    """A full picture is not higher than 5 to 4."""
    rows = tuple(LeagueRow(f"{place}.", "Ada", ("7",)) for place in range(1, PICTURED_LINES + 1))
    picture = draw_league(LeagueView("League", ("Points",), (LeagueDivision("Division 1", rows),)))
    assert picture.height <= picture.width * 5 / 4
