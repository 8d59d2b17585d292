"""Tests that repeated text is shown as it was typed, without mentions, links or markup."""

import re

import discord
import pytest

from bot.platform import limits
from bot.platform.escaping import escaped
from bot.text.escaping import escaped_text


@pytest.mark.parametrize(
    "name",
    [
        "<#1573694507881332000>",
        "<t:1:R>",
        "</game new:1573694507881332000>",
        "<:tower:1573694507881332000>",
        "<a:tower:1573694507881332000>",
        "<id:guide>",
        "<@1573694507881332000>",
        "<@&1573694507881332000>",
    ],
)
def test_tokens_of_discord_are_shown_as_they_were_typed(name):
    """Discord's markup is made ineffective by an invisible character; all visible text is kept."""
    text = escaped_text(f"The {name}")
    assert name not in text
    assert discord.utils.remove_markdown(text).replace("\u200b", "") == discord.utils.remove_markdown(
        f"The {name}"
    )


def test_text_that_only_looks_like_markup_is_unchanged():
    """Hearts, arrows and comparisons, which only look like markup, stay as they are."""
    assert escaped_text("A <3 B <- C < D") == "A <3 B <- C < D"


def test_long_texts_are_cut():
    """Long texts are cut to `limits.ECHO`."""
    assert len(escaped("a" * 300)) == limits.ECHO


@pytest.mark.parametrize(
    "name",
    [
        "[a](b) [Free tiles](https://example.org/x)",
        "[a](b)[c](http://example.org)",
        "[**b**](x)",
        "[||s||](x)",
        "[`](x)",
    ],
)
def test_text_in_brackets_is_escaped(name):
    """Text in brackets is escaped, also between several links on one line, which discord.py takes for one."""
    shown = re.sub(r"\\.", "", escaped_text(name))
    assert not re.search(r"[*|`\[]", shown)


def test_repeated_text_stays_on_its_line_and_reverses_nothing_after_it():
    """Typed characters that change the direction of the text after them, and line breaks, are not repeated."""
    assert escaped("\u202ea\nb\u2067") == "a b"
