"""Tests that table options survive being stored and loaded."""

import json
from dataclasses import fields

import pytest

from game.values.ruleset import Edition, Expansion, Option, Ruleset
from model.tables import FirstSeat, HelpLevel, TableOptions, TimeOut
from storage.options import options_columns, options_data, options_from
from storage.schema import games

CHOSEN = TableOptions(
    ruleset=Ruleset(
        Edition.FIRST,
        frozenset({Expansion.ABBOT, Expansion.INNS}),
        frozenset({Option.TABLE_EDGE, Option.HAND_THREE}),
        table=(9, 7),
        hidden_hands=True,
    ),
    seats=3,
    help=HelpLevel.PURIST,
    turn_seconds=None,
    time_out=TimeOut.HAND_OVER,
    holiday_days=3,
    first=FirstSeat.TILE_DRAW,
    rated=True,
    language="de",
    budget_seconds=3600,
)


@pytest.mark.parametrize("field", fields(TableOptions), ids=lambda field: field.name)
def test_no_choice_is_lost(field):
    """Each option comes back from columns and from JSON, with a value other than the default."""
    assert getattr(CHOSEN, field.name) != getattr(TableOptions(), field.name)
    assert field.name in games.c
    for data in (options_columns(CHOSEN), json.loads(json.dumps(options_data(CHOSEN)))):
        assert getattr(options_from(data), field.name) == getattr(CHOSEN, field.name)
