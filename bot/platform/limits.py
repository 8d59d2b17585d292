"""Limits of Discord's messages, in the unit that each names, and error codes."""

from __future__ import annotations

from typing import Final

LABEL = 80
"""Characters of a button's label."""
OPTION = 100
"""Characters of a select's option, of its description, and of an autocomplete choice."""
PLACEHOLDER = 150
FIELDS = 5
"""Fields of a form."""
FORM_TITLE = 45
"""Characters of a form's title."""
FIELD = 45
"""Characters of a field's label in a form."""
GROUP = 10
"""Choices of one group of buttons or boxes in a form."""
OPTIONS = 25
"""Options of a select, and choices of an autocomplete."""
ROW = 5
"""Buttons in a row."""
NUMBERS_IN_A_ROW = 4
"""Numbered buttons in a row: on the smallest phones, more would wrap into two lines."""
COMPONENTS = 40
"""Components of one message, nested ones included."""
ALT = 1024
"""Characters of a picture's description."""
USER_NAME = 32
"""Characters of a person's name."""
THREAD_TITLE = 100
"""Characters of a thread's name."""
THREAD_MINUTES: Final = 10080
"""Minutes without a message after which Discord archives a thread: the longest time that it offers."""
ECHO = 100
"""Characters of a typed text that an answer repeats."""
TYPED = 100
"""Characters of a text parameter of a command: as many as a choice offered for it can have."""
TYPED_LIST = 400
"""Characters of a text parameter that takes several values."""
FILE = 8_000_000
"""Bytes of an uploaded file: below Discord's lowest limit, since the rest of the message counts as well."""
CONTENT = 2000
"""Characters of a message without components."""
TEXT = 4000
"""Characters of all text displays of one message."""
INVALID_FORM = 50035
"""The error code of a request that is malformed, or refers to something that does not exist."""
UNKNOWN_CHANNEL = 10003
"""The error code of a request for a channel or thread that was deleted."""
UNKNOWN_MESSAGE = 10008
"""The error code of a request for a message that was deleted, or a private one that its reader has dismissed."""
MISSING_ACCESS = 50001
"""The error code of a request for a channel that the bot may not view, or a private thread that it is not in."""
THREAD_ARCHIVED = 50083
"""The error code of a message or an answer in a thread that is archived and locked."""
THREAD_LOCKED = 160005
"""The error code of a message in a thread that is locked but not archived."""
UNKNOWN_INTERACTION = 10062
"""The error code of a first answer that came after Discord stopped waiting for it."""
INVALID_TOKEN = 50027
"""The error code of a later answer to an interaction whose token has expired, after 15 minutes."""
ALREADY_ACKNOWLEDGED = 40060
"""The error code of a first answer to an interaction that has one already."""


def clipped(text: str, limit: int) -> str:
    """Return `text`, cut with an ellipsis when it is longer than `limit` characters."""
    return text if len(text) <= limit else text[: limit - 1] + "…"
