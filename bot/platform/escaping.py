"""Makes typed text safe to be repeated in a message."""

from __future__ import annotations

from bot.platform import limits
from bot.text.escaping import escaped_text
from host.typed_names import readable_name


def escaped(text: str) -> str:
    """Return a text on one line without working mentions and markdown, cut to `limits.ECHO`.

    Characters that would reverse the direction of the text after it are left out.
    """
    return escaped_text(limits.clipped(readable_name(text), limits.ECHO))
