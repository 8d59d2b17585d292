"""Limits and error codes of Discord that our messages meet."""

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
"""Buttons with a number in a row: on the smallest phones more would be broken into two lines."""
COMPONENTS = 40
"""Parts of one message, parts of parts included."""
ALT = 1024
"""Characters of a picture's description."""
USER_NAME = 32
"""Characters of a name of a person."""
THREAD_TITLE = 100
"""Characters of a thread's name."""
THREAD_MINUTES: Final = 10080
"""Minutes without a message after which Discord archives a thread; of those that it takes the most."""
ECHO = 100
"""Characters of what somebody typed that an answer repeats."""
TYPED = 100
"""Characters that a command takes as one of its words: as many as a choice that is offered for it can have."""
TYPED_LIST = 400
"""Characters that a command takes as a list of words."""
CONTENT = 2000
"""Characters of a message without parts."""
TEXT = 4000
"""Characters of all text displays of one message."""
INVALID_FORM = 50035
"""Discord's code for a request that is not well formed, or names what is not there."""
UNKNOWN_CHANNEL = 10003
"""Discord's code for a channel or thread that is not there any more."""
THREAD_ARCHIVED = 50083
"""Discord's code for a message or an answer that a thread does not take which is archived and locked."""
THREAD_LOCKED = 160005
"""Discord's code for a message that a thread does not take which is locked alone."""
UNKNOWN_INTERACTION = 10062
"""Discord's code for a first answer to an interaction that nobody waits for any more."""
ALREADY_ACKNOWLEDGED = 40060
"""Discord's code for a second first answer to the same interaction."""


def clipped(text: str, limit: int) -> str:
    """Return `text`, cut with an ellipsis when it is longer than `limit` characters."""
    return text if len(text) <= limit else text[: limit - 1] + "…"
