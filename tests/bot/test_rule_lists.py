"""Tests of house rules and expansions as people type and pick them in a command."""

import pytest

from bot.features.lobby.house_rules import go_together
from bot.features.lobby.rule_lists import offer_rules, read_rules
from bot.i18n import codes, language
from bot.platform.errors import Refusal
from bot.platform.limits import OPTION, OPTIONS
from bot.text.words import rule_name
from game.values.ruleset import Expansion, Option

ENGLISH = language("en")


def offers(typed, words=ENGLISH):
    offered = offer_rules(words, typed, Option, lambda options: go_together(options, frozenset()))
    return {choice.name: choice.value for choice in offered}


@pytest.mark.parametrize("code", codes())
@pytest.mark.parametrize("kind", [Option, Expansion])
def test_every_rule_is_read_by_its_name_and_its_id(code, kind):
    """Every offered text is understood, as it is sent and as it is shown while a person goes on typing."""
    words = language(code)
    for rule in kind:
        name = rule_name(words, rule.value)
        assert read_rules(words, rule.value, kind, "game-unknown-rule") == {rule}
        assert read_rules(words, f"{name.upper()} , ", kind, "game-unknown-rule") == {rule}
    everything = frozenset(kind)
    ids, names = (
        " ".join(rule.value for rule in kind),
        ",".join(rule_name(words, rule.value) for rule in kind),
    )
    assert read_rules(words, ids, kind, "game-unknown-rule") == everything
    assert read_rules(words, names, kind, "game-unknown-rule") == everything


def test_a_word_that_only_one_rule_has_is_enough():
    """Words and their beginnings are understood where they fit one rule, but not in the middle of a word."""
    typed = "flying, INNS & cath, princess"
    assert read_rules(ENGLISH, typed, Expansion, "game-unknown-expansion") == {
        Expansion.FLYERS,
        Expansion.INNS,
        Expansion.DRAGON,
    }
    assert read_rules(language("de"), "wirts", Expansion, "game-unknown-expansion") == {Expansion.INNS}
    for unclear in ("table", "mall cities", "&"):
        with pytest.raises(Refusal):
            read_rules(ENGLISH, unclear, Option, "game-unknown-rule")


def test_house_rules_are_chosen_one_after_the_other():
    """Single rules are offered first; after a comma those that go with the chosen ones, narrowed by the typed text."""
    needs_an_expansion = {
        option.value for option in Option if option.needs and option.needs[0] in {e.value for e in Expansion}
    }
    assert set(offers("").values()) == {option.value for option in Option} - needs_an_expansion
    assert offers("edge") == {"Table edge": "table-edge", "Table edge completes": "table-edge-completes"}
    after = offers("Tile market, ")
    assert after["Tile market"] == "tile-market"
    assert after["Tile market, Small cities"] == "tile-market city-small"
    assert "hand-three" not in " ".join(after.values())
    assert offers("market, farm") == offers("tile market, farm")
    assert offers("tile market, farm") == {"Tile market, No farmers": "tile-market field-off"}
    assert offers("dragons, small") == {}


@pytest.mark.parametrize("code", codes())
def test_offered_texts_stay_within_discords_limits(code):
    """No offered text is cut, however many rules are chosen already."""
    words, typed = language(code), ""
    for rule in (
        Option.CITY_SMALL,
        Option.START_IN_BAG,
        Option.UNPLAYABLE_RETURNS,
        Option.TABLE_EDGE_COMPLETES,
    ):
        typed += f"{rule_name(words, rule.value)}, "
        found = offers(typed, words)
        assert len(found) <= OPTIONS
        assert all(len(name) <= OPTION and len(value) <= OPTION for name, value in found.items())


def test_the_refusal_of_an_unknown_rule_repeats_it():
    """The refusal of an unknown rule repeats the typed text and lists the rules."""
    with pytest.raises(Refusal) as refusal:
        read_rules(ENGLISH, "small cities, dragons", Option, "game-unknown-rule")
    assert refusal.value.values["typed"] == "dragons"
    assert "Tile market" in refusal.value.values["rules"]
