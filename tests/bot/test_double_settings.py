"""The settings of a double elimination: a format of its own, and an option of every other knock-out."""

import pytest
from tournament_headers import header

from bot.features.tournaments.plan_settings import CHANGES, DOUBLE, More, Planned, format_value, more_of
from model.tournaments import Format, Plan, TournamentHeader


def chosen(row: TournamentHeader, setting: Planned, *values: str) -> TournamentHeader:
    return CHANGES[setting](row, values)


@pytest.mark.parametrize("from_", list(Format))
def test_choosing_double_elimination(from_: Format) -> None:
    """Chosen like any other; another one after it is one of single losses again."""
    row = chosen(header(from_), Planned.FORMAT, DOUBLE)
    assert (row.format, row.plan.double, format_value(row)) == (Format.ELIMINATION, True, DOUBLE)
    single = chosen(row, Planned.FORMAT, Format.ELIMINATION.value)
    assert (single.plan.double, format_value(single)) == (False, "elimination")
    assert not chosen(row, Planned.FORMAT, Format.SWISS_THEN_ELIMINATION.value).plan.double


def test_after_swiss_rounds() -> None:
    """It is an option there, and gives way to the bracket of the World Championship as that does to it."""
    row = chosen(header(Format.SWISS_THEN_ELIMINATION), Planned.MORE, More.DOUBLE.value)
    assert row.plan.double
    assert row.format is Format.SWISS_THEN_ELIMINATION
    both = (More.DOUBLE.value, More.RESET.value, More.CHAMPIONSHIP.value)
    champions = chosen(row, Planned.MORE, *both)
    assert (champions.plan.championship, champions.plan.double) == (True, False)
    again = chosen(champions, Planned.MORE, *both)
    assert (again.plan.championship, again.plan.double) == (False, True)


def test_the_grand_final() -> None:
    """Played once more unless that was taken away; other choices leave it as it is where it is not offered."""
    row = header(Format.ELIMINATION, Plan(double=True))
    assert More.RESET in more_of(row)
    once = chosen(row, Planned.MORE, More.RATED.value)
    assert (once.plan.double, once.plan.reset) == (True, False)
    assert chosen(header(Format.SWISS), Planned.MORE, More.LATE.value).plan.reset
