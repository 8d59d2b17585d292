"""The button that opens a page of the rules beside any message."""

from __future__ import annotations

from bot.i18n import Language
from bot.platform.controls import Button, button
from bot.platform.custom_ids import Kind

OPENS = "new"
"""The choice of a control that opens the rules, or the lesson, in a new message."""


def rules_button(words: Language, page: str) -> Button:
    """Return the button that opens the page of that name."""
    return button(Kind.RULES, words.say("button-rules"), game=OPENS, choice=page, emoji="📖")
