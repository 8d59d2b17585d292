"""Tests that custom ids are read back as they were written, also those of earlier releases."""

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.features.tournaments.choices import Choice
from bot.platform.custom_ids import LIMIT, ControlId, Kind, Shape, parse, template

IDS = st.sampled_from(Kind).flatmap(
    lambda kind: st.builds(
        ControlId,
        st.sampled_from(Shape),
        st.just(kind),
        st.from_regex(r"[a-z0-9]{0,12}", fullmatch=True),
        st.integers(0, 9999),
        st.text("abcXYZ0123456789:@,/+-. ", max_size=60),
        st.integers(1, kind.version),
    )
)


@given(IDS)
def test_every_custom_id_is_read_back(control):
    """Every control id reads back from its text and is found by the template of its shape alone."""
    assert parse(str(control)) == control
    assert [shape for shape in Shape if re.fullmatch(template(shape), str(control))] == [control.shape]


@given(IDS)
def test_an_id_without_a_version_is_read_as_version_1(control):
    """An id from before versions is read as version 1, and matches the same template."""
    old = str(control).replace(f".{control.version}:", ":", 1)
    assert parse(old) == replace(control, version=1)
    assert [shape for shape in Shape if re.fullmatch(template(shape), old)] == [control.shape]


def test_an_id_beyond_discords_limit_is_a_programming_error():
    """An id of more than 100 characters, which Discord refuses, fails an assertion."""
    with pytest.raises(AssertionError):
        str(ControlId(Shape.BUTTON, Kind.CELL, "tavomi", 12, "x" * LIMIT))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "b:play",
        "x:play:a:1:",
        "b:gone:a:1:",
        "b:play:a:one:",
        "b:play.0:a:1:",
        "b:play.9:a:1:",
        "hello world",
    ],
)
def test_ids_of_unknown_kinds_are_not_read(text):
    """Ids of other programs and of kinds that are gone are not read."""
    assert parse(text) is None


@pytest.mark.parametrize(
    "written", ["join", "leave", "reserve", "checkin", "standings", "round", "bracket", "season", "thread"]
)
def test_choices_on_older_messages_of_tournaments_are_read(written: str) -> None:
    """Choices on posted messages of tournaments, which keep their buttons for ever, can still be read."""
    assert Choice(written).value == written
