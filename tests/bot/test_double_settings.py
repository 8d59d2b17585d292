"""Tests of the settings of double elimination: a format, and an option of every other knock-out."""

import pytest
from tournament_headers import header

from bot.features.tournaments.plan_settings import CHANGES, DOUBLE, More, Planned, format_value, more_of
from model.tournaments import Format, Plan, TournamentHeader


def chosen(row: TournamentHeader, setting: Planned, *values: str) -> TournamentHeader:
    return CHANGES[setting](row, values)


@pytest.mark.parametrize("from_", list(Format))
def test_choosing_double_elimination(from_: Format) -> None:
    """Double elimination is chosen like any other format; another format after it has single elimination again."""
    row = chosen(header(from_), Planned.FORMAT, DOUBLE)
    assert (row.format, row.plan.double, format_value(row)) == (Format.ELIMINATION, True, DOUBLE)
    single = chosen(row, Planned.FORMAT, Format.ELIMINATION.value)
    assert (single.plan.double, format_value(single)) == (False, "elimination")
    assert not chosen(row, Planned.FORMAT, Format.SWISS_THEN_ELIMINATION.value).plan.double


def test_double_elimination_is_an_option_after_swiss_rounds() -> None:
    """After Swiss rounds double elimination is an option, which excludes the bracket of the World Championship."""
    row = chosen(header(Format.SWISS_THEN_ELIMINATION), Planned.MORE, More.DOUBLE.value)
    assert row.plan.double
    assert row.format is Format.SWISS_THEN_ELIMINATION
    both = (More.DOUBLE.value, More.RESET.value, More.CHAMPIONSHIP.value)
    champions = chosen(row, Planned.MORE, *both)
    assert (champions.plan.championship, champions.plan.double) == (True, False)
    doubles = chosen(champions, Planned.MORE, *both)
    assert (doubles.plan.championship, doubles.plan.double) == (False, True)


def test_the_grand_final_is_repeated_unless_switched_off() -> None:
    """The grand final is repeated unless that was switched off, which other choices do not change."""
    row = header(Format.ELIMINATION, Plan(double=True))
    assert More.RESET in more_of(row)
    once = chosen(row, Planned.MORE, More.RATED.value)
    assert (once.plan.double, once.plan.reset) == (True, False)
    assert chosen(header(Format.SWISS), Planned.MORE, More.LATE.value).plan.reset
