"""Tests of the limits of modals, choices and commands that Discord checks before anybody sees them."""

import pytest

from sandbox.world import command_limits, limits


def places(reasons):
    """Return the places of the fields whose limits are exceeded."""
    return [place for place, _ in reasons]


@pytest.mark.parametrize(
    ("field", "place"),
    [
        ({"type": 4, "style": 1, "max_length": 2, "value": "abc"}, "value"),
        ({"type": 4, "style": 1, "min_length": 3, "max_length": 2}, "max_length"),
        ({"type": 3, "options": [{"label": "a", "value": "a"}], "disabled": True}, "disabled"),
        ({"type": 5, "min_values": 3, "max_values": 2}, "max_values"),
    ],
)
def test_limits_of_modals(field, place):
    """A field that Discord's client could not show is refused; the valid field beside it is not."""
    good = {"type": 18, "label": "a", "component": {"type": 4, "style": 1, "custom_id": "good"}}
    bad = {"type": 18, "label": "b", "component": field | {"custom_id": "bad"}}
    modal = {"title": "A modal", "custom_id": "modal", "components": [good, bad]}
    assert places(limits.modal(modal)) == [f"components[1].component.{place}"]


def test_limits_of_choices():
    """A choice's text has at most 100 characters; a number has no length."""
    offered = [
        {"name": "a", "value": "x" * 100},
        {"name": "b", "value": "x" * 101},
        {"name": "c", "value": 7},
    ]
    assert places(limits.choices(offered)) == ["choices[1].value"]


OPTION = {"type": 3, "name": "cell", "description": "A cell"}


@pytest.mark.parametrize(
    ("more", "place"),
    [
        ({"options": [OPTION, OPTION]}, "options"),
        ({"options": [OPTION | {"type": 1}, OPTION | {"name": "turn"}]}, "options"),
        (
            {"options": [OPTION | {"autocomplete": True, "choices": [{"name": "a", "value": "a"}]}]},
            "options[0].autocomplete",
        ),
        (
            {"options": [OPTION | {"choices": [{"name": "a", "value": "a" * 101}]}]},
            "options[0].choices[0].value",
        ),
        ({"options": [OPTION | {"min_length": 3, "max_length": 2}]}, "options[0].max_length"),
        ({"name_localizations": {"klingon": "a"}}, "name_localizations"),
        ({"type": 2, "description": "A menu"}, "description"),
    ],
)
def test_limits_of_commands(more, place):
    """An error in one command is reported at that command; the valid command before it is not."""
    good = {"name": "play", "description": "Play", "options": [OPTION]}
    bad = {"name": "place", "description": "Place"} | more
    assert places(command_limits.commands([good, bad])) == [f"[1].{place}"]
