"""Discord's refusals: status, error code and message.

Refused            the request or the action is not possible
  InvalidForm      the body is malformed: 400 with code 50035 and a reason for each place
"""

from __future__ import annotations

from enum import Enum
from typing import Any


class Refusal(Enum):
    """The HTTP status, the error code and the message of each of Discord's refusals."""

    UNAUTHORIZED = (401, 0, "401: Unauthorized")
    NOT_FOUND = (404, 0, "404: Not Found")
    SERVER_ERROR = (500, 0, "500: Internal Server Error")
    UNKNOWN_CHANNEL = (404, 10003, "Unknown Channel")
    UNKNOWN_GUILD = (404, 10004, "Unknown Guild")
    UNKNOWN_MEMBER = (404, 10007, "Unknown Member")
    UNKNOWN_MESSAGE = (404, 10008, "Unknown Message")
    UNKNOWN_USER = (404, 10013, "Unknown User")
    UNKNOWN_EMOJI = (404, 10014, "Unknown Emoji")
    UNKNOWN_WEBHOOK = (404, 10015, "Unknown Webhook")
    UNKNOWN_INTERACTION = (404, 10062, "Unknown interaction")
    UNKNOWN_COMMAND = (404, 10063, "Unknown application command")
    TOO_MANY_PINS = (400, 30003, "Maximum number of pins reached (250)")
    TOO_MANY_EMOJIS = (400, 30008, "Maximum number of emojis reached (2000)")
    TOO_MANY_CHANNELS = (400, 30013, "Maximum number of guild channels reached (500)")
    TOO_LARGE = (413, 40005, "Request entity too large")
    ALREADY_ACKNOWLEDGED = (400, 40060, "Interaction has already been acknowledged.")
    TOO_MANY_FOLLOWUPS = (400, 40094, "This interaction has reached its maximum number of follow-up messages")
    MISSING_ACCESS = (403, 50001, "Missing Access")
    NOT_YOUR_MESSAGE = (403, 50005, "Cannot edit a message authored by another user")
    EMPTY_MESSAGE = (400, 50006, "Cannot send an empty message")
    CANNOT_MESSAGE_PERSON = (403, 50007, "Cannot send messages to this user")
    NO_TEXT_CHANNEL = (400, 50008, "Cannot send messages in a non-text channel")
    MISSING_PERMISSIONS = (403, 50013, "Missing Permissions")
    WRONG_CHANNEL_KIND = (400, 50024, "Cannot execute action on this channel type")
    INVALID_TOKEN = (401, 50027, "Invalid Webhook Token")
    INVALID_FORM = (400, 50035, "Invalid Form Body")
    THREAD_ARCHIVED = (400, 50083, "Thread is archived")
    EMOJI_TOO_LARGE = (400, 50138, "File cannot be larger than 256.0 kb.")
    THREAD_EXISTS = (400, 160004, "A thread has already been created for this message")
    THREAD_LOCKED = (400, 160005, "Thread is locked")

    @property
    def status(self) -> int:
        """The HTTP status."""
        return self.value[0]

    @property
    def code(self) -> int:
        """Discord's error code; 0 is the general one."""
        return self.value[1]

    @property
    def message(self) -> str:
        """Discord's message."""
        return self.value[2]


class Refused(Exception):  # noqa: N818 - named after what happened
    """The request or the action is not possible; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code}: {refusal.message}")
        self.refusal = refusal


class InvalidForm(Refused):
    """The body exceeds a limit or is malformed; `reasons` are (place, why) with places like `components[0].label`."""

    def __init__(self, *reasons: tuple[str, str]) -> None:
        super().__init__(Refusal.INVALID_FORM)
        self.reasons = reasons
        self.args = ("50035: Invalid Form Body: " + "; ".join(f"{place}: {text}" for place, text in reasons),)

    def tree(self) -> dict[str, Any]:
        """Return the reasons nested by place, as Discord sends them under `errors`."""
        root: dict[str, Any] = {}
        for place, text in self.reasons:
            node = root
            for step in place.replace("[", ".").replace("]", "").split("."):
                if step:
                    node = node.setdefault(step, {})
            node.setdefault("_errors", []).append({"code": "INVALID", "message": text})
        return root
