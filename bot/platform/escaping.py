"""Makes typed text safe to be repeated in a message."""

from __future__ import annotations

from bot.i18n.language import Value
from bot.platform import limits
from bot.text.escaping import escaped_text


def escaped(value: Value) -> Value:
    """Return a text without working mentions and markdown, cut to `limits.ECHO`; other values as they are."""
    if isinstance(value, str):
        return escaped_text(limits.clipped(value, limits.ECHO))
    return value
