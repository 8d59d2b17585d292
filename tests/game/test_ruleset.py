"""Tests of editions, and of rules that cannot be played together."""

import pytest

from game.expansions.dragon.rules import DRAGON
from game.values.errors import RulesetError
from game.values.ruleset import (
    Edition,
    Expansion,
    Option,
    Ruleset,
    check_ruleset,
    edition_options,
    make_ruleset,
)


@pytest.mark.parametrize(
    ("rules", "named"),
    [
        (Ruleset(options=frozenset({Option.FIELD_FIRST, Option.FIELD_OFF})), ("field-first", "field-off")),
        (
            Ruleset(options=frozenset({Option.FIELD_FIRST, Option.FIELD_SECOND})),
            ("field-second", "field-first"),
        ),
        (Ruleset(options=frozenset({Option.FIELD_OFF, Option.FIELD_SECOND})), ("field-second", "field-off")),
        (
            Ruleset(options=frozenset({Option.HAND_THREE, Option.HAND_EARLY_DRAW})),
            ("hand-early-draw", "hand-three"),
        ),
        (
            Ruleset(expansions=frozenset({Expansion.RIVER}), options=frozenset({Option.START_IN_BAG})),
            ("start-in-bag", "river"),
        ),
        (
            Ruleset(expansions=frozenset({Expansion.RIVER}), options=frozenset({Option.HAND_THREE})),
            ("hand-three", "river"),
        ),
        (Ruleset(options=frozenset({Option.HAND_THREE, Option.TILE_MARKET})), ("hand-three", "tile-market")),
        (Ruleset(options=frozenset({Option.TABLE_EDGE_COMPLETES})), ("table-edge-completes", "table-edge")),
        (Ruleset(options=frozenset({Option.TABLE_EDGE})), ("table-edge", "table")),
        (Ruleset(table=(9, 9)), ("table-edge", "table")),
        (Ruleset(options=frozenset({Option.TABLE_EDGE}), table=(9, 2)), ("table-edge", "table")),
        (Ruleset(hidden_hands=True), ("hand-three", "hidden")),
    ],
    ids=lambda value: "+".join(value) if isinstance(value, tuple) else "",
)
def test_contradicting_rules_are_refused_with_both_names(rules: Ruleset, named: tuple[str, str]) -> None:
    """A choice of rules that contradicts another, or lacks one that it needs, is refused with both names."""
    with pytest.raises(RulesetError) as refusal:
        check_ruleset(rules)
    assert refusal.value.rules == named


def test_all_contradictions_are_named_at_once() -> None:
    """A choice with several contradictions is refused with all of them, so that it is corrected once."""
    options = frozenset(
        {Option.FIELD_OFF, Option.FIELD_SECOND, Option.HAND_THREE, Option.TABLE_EDGE_COMPLETES}
    )
    with pytest.raises(RulesetError) as refusal:
        check_ruleset(Ruleset(expansions=frozenset({Expansion.RIVER, DRAGON}), options=options))
    assert {error.rules for error in (refusal.value, *refusal.value.others)} == {
        ("field-second", "field-off"),
        ("hand-three", "river"),
        ("dragon", "hand-three"),
        ("table-edge-completes", "table-edge"),
    }


def test_an_option_is_not_both_on_and_off() -> None:
    """Switching the same rule on and off is refused."""
    with pytest.raises(RulesetError):
        make_ruleset(on=[Option.CITY_SMALL], off=[Option.CITY_SMALL])


@pytest.mark.parametrize("edition", Edition)
def test_an_edition_switches_its_own_options_on(edition: Edition) -> None:
    """Without chosen options, exactly the edition's own options are in play."""
    assert make_ruleset(edition).options == edition_options(edition)


def test_a_chosen_way_to_score_fields_replaces_the_editions() -> None:
    """The second edition can be played with the first edition's fields, and without small cities."""
    rules = make_ruleset(Edition.SECOND, on=[Option.FIELD_FIRST], off=[Option.CITY_SMALL])
    assert rules.options == {Option.FIELD_FIRST}
