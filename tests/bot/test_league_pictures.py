"""Tests that pictures of a league are never higher than Discord shows at full width."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

import pytest

from bot.features.ladders import picture as ladders
from bot.features.tournaments import team_words as teams
from bot.features.tournaments.season_tables import PICTURED_LINES, division_groups
from host.tournaments.running.seasons import Division, Movement
from host.tournaments.standings.standings import Standing
from model.ids import EntrantId
from rendering.charts.league_image import LeagueDivision, LeagueRow, LeagueView, RowMark, draw_league


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
    assert all(sum(len(division.lines) for division in part) <= PICTURED_LINES for part in parts)
    assert [line for part in parts for division in part for line in division.lines] == [
        line for division in found for line in division.lines
    ]
    assert all(len(division.lines) == len(division.movements) for part in parts for division in part)


@pytest.mark.parametrize("sizes", [(PICTURED_LINES,), (3, 6), (2, 2, 4)])
def test_a_full_picture_of_divisions_is_shown_at_its_full_width(sizes: tuple[int, ...]) -> None:
    """A full picture with its legend is not higher than 5 to 4, also one of several divisions."""
    (part, *others) = division_groups([division(number, size) for number, size in enumerate(sizes, start=1)])
    assert (len(part), others) == (len(sizes), [])
    assert _shown_at_full_width(sizes, ((RowMark.UP, "goes up"), (RowMark.DOWN, "goes down")))


@pytest.mark.parametrize("rows", [ladders.PICTURED, teams.PICTURED])
def test_a_full_picture_of_places_is_shown_at_its_full_width(rows: int) -> None:
    """A full picture of a ladder, which has a legend, or of teams is not higher than 5 to 4."""
    assert _shown_at_full_width((rows,), ((RowMark.UP, "climbed"),))


def _shown_at_full_width(sizes: Iterable[int], legend: tuple[tuple[RowMark, str], ...]) -> bool:
    """Return whether Discord shows a picture of divisions of so many rows as wide as it can."""
    row = LeagueRow("1.", "Ada", ("7",))
    divisions = tuple(LeagueDivision("Division", (row,) * size) for size in sizes)
    picture = draw_league(LeagueView("League", ("Points",), divisions, legend))
    return picture.height <= picture.width * 5 / 4
