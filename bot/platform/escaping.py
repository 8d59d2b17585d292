"""Makes typed text safe to be repeated in a message."""

from __future__ import annotations

from bot.platform import limits
from bot.text.escaping import escaped_text


def escaped(text: str) -> str:
    """Return a text without working mentions and markdown, cut to `limits.ECHO`."""
    return escaped_text(limits.clipped(text, limits.ECHO))
