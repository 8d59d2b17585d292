"""Tests of autocomplete choices."""

from bot.platform.autocomplete import matching_choices
from bot.platform.limits import OPTION


def test_repeated_names_are_followed_by_their_value():
    """Of choices with equal names, all but the first are followed by their value."""
    named = [("Cup", "new"), ("Cup", "old"), ("League", "x"), ("C" * 120, "long"), ("C" * 120, "longer")]
    found = matching_choices("", named)
    assert [choice.name for choice in found[:3]] == ["Cup", "Cup · old", "League"]
    assert [choice.value for choice in found] == ["new", "old", "x", "long", "longer"]
    assert len({choice.name for choice in found}) == len(found)
    assert all(len(choice.name) <= OPTION for choice in found)
    assert [choice.value for choice in matching_choices(" cup", named)] == ["new", "old"]


def test_twenty_five_choices_are_offered():
    """Twenty-five choices are offered, as many as Discord allows, even if many have the same name."""
    assert len(matching_choices("", [("Cup", str(number)) for number in range(40)])) == 25
