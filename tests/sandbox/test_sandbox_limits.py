"""Tests of the limits of modals, choices and commands that Discord checks before anybody sees them."""

import pytest

from sandbox.world import command_limits, limits
from sandbox.world.values import MessageFlag


def places(reasons):
    """Return the places of the fields whose limits are exceeded."""
    return [place for place, _ in reasons]


CHOICE, OTHER = {"label": "a", "value": "a"}, {"label": "b", "value": "b"}


@pytest.mark.parametrize(
    ("field", "place"),
    [
        ({"type": 4, "style": 1, "max_length": 2, "value": "abc"}, "value"),
        ({"type": 4, "style": 1, "min_length": 3, "max_length": 2}, "max_length"),
        ({"type": 3, "options": [{"label": "a", "value": "a"}], "disabled": True}, "disabled"),
        ({"type": 5, "min_values": 3, "max_values": 2}, "max_values"),
        ({"type": 3, "options": [CHOICE, CHOICE]}, "options"),
        ({"type": 3, "options": [CHOICE | {"label": "x" * 101}]}, "options[0].label"),
        ({"type": 3, "options": [CHOICE], "max_values": 2}, "max_values"),
        ({"type": 3, "options": [CHOICE | {"default": True}, OTHER | {"default": True}]}, "options"),
        ({"type": 19, "min_values": 2}, "max_values"),
        ({"type": 19, "max_values": 11}, "max_values"),
        ({"type": 21, "options": [CHOICE]}, "options"),
        ({"type": 21, "options": [CHOICE, OTHER | {"value": "a"}]}, "options"),
        ({"type": 21, "options": [CHOICE | {"default": True}, OTHER | {"default": True}]}, "options"),
        ({"type": 22, "options": [CHOICE, OTHER], "max_values": 3}, "max_values"),
    ],
)
def test_limits_of_fields(field, place):
    """A field that Discord's client could not show is refused; the valid field beside it is not."""
    good = {"type": 18, "label": "a", "component": {"type": 4, "style": 1, "custom_id": "good"}}
    bad = {"type": 18, "label": "b", "component": field | {"custom_id": "bad"}}
    modal = {"title": "A modal", "custom_id": "modal", "components": [good, bad]}
    assert places(limits.modal(modal)) == [f"components[1].component.{place}"]


def label(name, **more):
    """Return a labelled text input with this custom id."""
    return {"type": 18, "label": name, "component": {"type": 4, "style": 1, "custom_id": name}} | more


@pytest.mark.parametrize(
    ("more", "place"),
    [
        ({"title": ""}, "title"),
        ({"title": "x" * 46}, "title"),
        ({"custom_id": ""}, "custom_id"),
        ({"custom_id": "x" * 101}, "custom_id"),
        ({"components": []}, "components"),
        ({"components": [label(name) for name in "abcdef"]}, "components"),
        ({"components": [label("a", label="x" * 46)]}, "components[0].label"),
        ({"components": [label("a", description="x" * 101)]}, "components[0].description"),
        ({"components": [{"type": 18, "label": "a"}]}, "components[0].component"),
    ],
)
def test_limits_of_modals(more, place):
    """A modal has a title, a custom id and one to five fields, each with a label."""
    good = {"title": "x" * 45, "custom_id": "modal", "components": [label(name) for name in "abcde"]}
    assert places(limits.modal(good)) == []
    assert places(limits.modal(good | more)) == [place]


BUTTON = {"type": 2, "style": 1, "label": "Play", "custom_id": "play"}


@pytest.mark.parametrize(
    ("button", "reasons"),
    [
        (BUTTON, []),
        (BUTTON | {"label": None, "emoji": {"name": "x"}}, []),
        ({"type": 2, "style": 6, "sku_id": "1"}, []),
        ({"type": 2, "style": 5, "label": "Page", "url": "https://example.org"}, []),
        (BUTTON | {"label": ""}, [""]),
        (BUTTON | {"custom_id": None}, [""]),
        (BUTTON | {"url": "https://example.org"}, [""]),
        ({"type": 2, "style": 5, "label": "Page"}, [""]),
        ({"type": 2, "style": 5, "label": "Page", "url": "file:///etc"}, [".url"]),
    ],
)
def test_limits_of_buttons(button, reasons):
    """A button has a label or an emoji; a link has an address, every other one but a premium one a custom id."""
    row = {"type": 1, "components": [button]}
    place = "components[0].components[0]"
    found = places(limits.message({"components": [row]}, MessageFlag(0)))
    assert found == [f"{place}{reason}" for reason in reasons]


def test_a_message_has_five_rows():
    rows = [{"type": 1, "components": [BUTTON | {"custom_id": str(number)}]} for number in range(6)]
    assert places(limits.message({"components": rows[:5]}, MessageFlag(0))) == []
    assert places(limits.message({"components": rows}, MessageFlag(0))) == ["components"]


@pytest.mark.parametrize(
    ("offered", "place"),
    [
        ([{"name": str(number), "value": number} for number in range(26)], "choices"),
        ([{"name": "", "value": "a"}], "choices[0].name"),
        ([{"name": "x" * 101, "value": "a"}], "choices[0].name"),
        ([{"name": "a", "value": "a"}, {"name": "a", "value": "b"}], "choices"),
    ],
)
def test_limits_of_lists_of_choices(offered, place):
    """At most 25 choices are offered, each with a name of its own of 1 to 100 characters."""
    assert places(limits.choices(offered)) == [place]


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


def test_commands_have_different_names():
    """Two commands of one kind cannot share a name; a command and a menu can."""
    typed = {"name": "play", "description": "Play"}
    assert places(command_limits.commands([typed, typed | {"type": 2, "description": ""}])) == []
    assert places(command_limits.commands([typed, typed | {"description": "Play again"}])) == [""]


def test_a_command_has_at_most_8000_characters():
    """Texts of a command, its options and their choices count, each in its longest language."""
    choices = [{"name": "x" * 100, "value": str(number) * 50} for number in range(25)]
    options = [OPTION | {"name": f"option{number}", "choices": choices} for number in range(3)]
    command = {"name": "play", "description": "Play", "options": options[:1]}
    assert places(command_limits.commands([command])) == []
    assert places(command_limits.commands([command | {"options": options}])) == ["[0]"]
