"""Tests of the options of `/game new` in a custom id, and of the rules of the table that they make."""

from dataclasses import replace
from itertools import zip_longest

import pytest

from bot.features.lobby.table_requests import TableRequest, code, parse_request
from bot.i18n import codes
from bot.platform.clocks import BUDGETS, TURN_TIMES
from bot.platform.custom_ids import LIMIT, ControlId, Kind, Shape
from game.values.ruleset import Edition, Expansion, Option, make_ruleset
from host.typed_names import LONGEST_NAME
from model.tables import FirstSeat, HelpLevel, TableOptions

LONGEST = TableRequest(
    seats=6,
    edition=Edition.SECOND,
    help=HelpLevel.STANDARD,
    expansions=frozenset(Expansion),
    house_rules=frozenset(Option),
    first=FirstSeat.AS_SEATED,
    seconds=604800,
    budget=864000,
    rated=False,
    language=max(codes(), key=len),
    preset="/" * LONGEST_NAME,
)


def test_the_longest_request_fits_into_a_custom_id():
    """A request with every option at its longest fits into a custom id, and is read back."""
    control = ControlId(Shape.BUTTON, Kind.THREAD, choice=str(LONGEST), version=Kind.THREAD.version)
    assert len(str(control)) <= LIMIT
    assert parse_request(str(LONGEST), Kind.THREAD.version) == LONGEST
    assert parse_request(str(TableRequest()), Kind.THREAD.version) == TableRequest()


def test_every_time_that_is_offered_is_read_back():
    """Each turn time and each budget that can be chosen survives the custom id; 0 is none."""
    for seconds, budget in zip_longest(TURN_TIMES, BUDGETS):
        request = TableRequest(seconds=seconds or 0, budget=budget or 0)
        assert parse_request(str(request), Kind.THREAD.version) == request


def test_a_request_of_the_first_version_is_read():
    """Requests in the first format, without a version, are read as before."""
    assert parse_request("6/2/1/012/0123456789abc/2/604800/0/en/a/b", 1) == replace(
        LONGEST,
        language="en",
        preset="a/b",
        budget=None,
        expansions=frozenset(expansion for expansion in Expansion if code(expansion) in "012"),
        house_rules=frozenset(option for option in Option if code(option) in "0123456789abc"),
    )
    assert parse_request("/////////", 1) == TableRequest()


@pytest.mark.parametrize("kind", [Edition, Expansion, FirstSeat, HelpLevel, Option])
def test_every_value_has_a_unique_code(kind):
    """Every value has a unique code among those of its kind."""
    assert len({code(rule) for rule in kind}) == len(kind)
    assert {len(code(rule)) for rule in kind} == {1}


@pytest.mark.parametrize(
    "text", ["", "6", "x/////////", "/9////////", "/01////////", "///?//////", "6//////"]
)
def test_a_request_of_an_unknown_form_is_refused(text):
    """A request of an unknown form is refused."""
    for version in (1, Kind.THREAD.version):
        with pytest.raises((ValueError, LookupError)):
            parse_request(text, version)


def test_house_rules_are_combined_with_those_of_the_edition():
    """A way to score fields replaces the edition's, and a table with an edge gets a size."""
    request = TableRequest(
        edition=Edition.SECOND, house_rules=frozenset({Option.FIELD_OFF, Option.TABLE_EDGE_COMPLETES})
    )
    rules = request.applied(TableOptions()).ruleset
    assert rules == make_ruleset(
        Edition.SECOND,
        on=[Option.FIELD_OFF, Option.TABLE_EDGE, Option.TABLE_EDGE_COMPLETES],
        table=(12, 9),
    )


def test_an_edition_keeps_the_house_rules_of_a_preset():
    """Another edition brings its own defaults, but keeps the preset's size of the table and scoring of fields."""
    preset = make_ruleset(Edition.FIRST, on=[Option.TABLE_EDGE, Option.FIELD_OFF], table=(7, 5))
    rules = TableRequest(edition=Edition.SECOND).applied(replace(TableOptions(), ruleset=preset)).ruleset
    assert rules == make_ruleset(Edition.SECOND, on=[Option.TABLE_EDGE, Option.FIELD_OFF], table=(7, 5))
