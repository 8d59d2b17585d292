"""Tests of typed names with any characters."""

import pytest

from host.typed_names import readable_name


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Friday \t evening\n", "Friday evening"),
        ("Cup \u202egnirts", "Cup gnirts"),
        ("\u2067Cup\u2069 \u2069 2", "Cup 2"),
        ("a\x00b", "ab"),
        ("دوري الربيع", "دوري الربيع"),
        ("👨‍👩‍👧 ❤️", "👨‍👩‍👧 ❤️"),
        ("می‌خواهم", "می‌خواهم"),
        ("**x**", "**x**"),
    ],
)
def test_a_name_has_no_line_breaks_and_no_marks_of_direction(typed: str, kept: str) -> None:
    """A name is one line; joiners of letters and emojis stay, marks that turn the following text are removed."""
    assert readable_name(typed) == kept


@pytest.mark.parametrize(
    "typed", ["", " \u2003", "\u200b\u200d", "\u202e", "\u3164", "\u2800", "\u0301", "\ufe0f", "\U000e0041"]
)
def test_a_name_without_visible_characters_is_empty(typed: str) -> None:
    """A name without a visible character is empty."""
    assert not readable_name(typed)
