"""Tests of the emoji font that the page serves to systems without one."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest

from rendering.base.coverage import Coverage, read_coverage
from sandbox.page.api import WEB

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def font() -> Coverage:
    """Return the characters of the font."""
    return read_coverage(WEB / "fonts" / "emojis.ttf")


def test_every_emoji_of_the_bot_is_in_the_font(font: Coverage) -> None:
    """Every emoji in the bot's texts and on its buttons is in the font."""
    missing = {emoji for text in texts() for emoji in emojis(text) if not font.has(emoji)}
    assert missing == set(), f"make the font anew as docs/sandbox.md says, with {''.join(sorted(missing))}"


def test_the_font_has_every_listed_character(font: Coverage) -> None:
    """A character that is added to the list is in the font once that has been made anew."""
    listed = (WEB / "fonts" / "emojis.txt").read_text(encoding="utf-8").strip()
    assert {
        character for character in listed.removesuffix("\N{VARIATION SELECTOR-16}") if not font.has(character)
    } == set()


@pytest.mark.parametrize("character", ["1", "#", "A", "♟", "✓"])
def test_plain_text_is_not_drawn_as_an_emoji(font: Coverage, character: str) -> None:
    """Digits and signs that are plain text stay in the page's own font."""
    assert not font.has(character)


def texts() -> Iterator[str]:
    """Yield the sentences and the code of the bot."""
    for ending in ("*.ftl", "*.py"):
        for path in sorted((ROOT / "bot").rglob(ending)):
            yield path.read_text(encoding="utf-8")


def emojis(text: str) -> set[str]:
    """Return the characters of a text that are emojis by themselves, or by the variation selector behind them."""
    wide = {c for c in text if unicodedata.category(c) == "So" and unicodedata.east_asian_width(c) == "W"}
    return wide | set(re.findall(".(?=\N{VARIATION SELECTOR-16})", text))
