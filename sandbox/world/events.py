"""Events: changes in the world, and who may see them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any


class EventKind(Enum):
    """The kinds of changes; the comment at each is the type of the event's subject."""

    MESSAGE_CREATED = auto()  # Message
    MESSAGE_EDITED = auto()  # Message
    MESSAGE_DELETED = auto()  # Message
    PINS_CHANGED = auto()  # Channel
    TYPING = auto()  # Person
    READ = auto()  # Channel; sent only to the person who has read it
    CHANNEL_CREATED = auto()  # Channel
    CHANNEL_CHANGED = auto()  # Channel
    CHANNEL_DELETED = auto()  # Channel
    SERVER_CREATED = auto()  # Server
    SERVER_CHANGED = auto()  # Server
    BOT_ADDED = auto()  # Server
    BOT_REMOVED = auto()  # Server
    MEMBER_JOINED = auto()  # Member
    MEMBER_CHANGED = auto()  # Member
    MEMBER_LEFT = auto()  # Member
    PERSON_CHANGED = auto()  # Person
    COMMANDS_CHANGED = auto()  # None
    INTERACTION_BEGUN = auto()  # Interaction
    INTERACTION_ANSWERED = auto()  # Interaction
    INTERACTION_FAILED = auto()  # Interaction
    INTERACTION_USED = auto()  # Interaction, whose token was used after the first answer
    CLOCK_MOVED = auto()  # datetime
    SHARDS_CHANGED = auto()  # frozenset of the connected shards' numbers
    BOT_ONLINE = auto()  # None
    BOT_OFFLINE = auto()  # None


@dataclass(frozen=True, slots=True)
class Event:
    """One change, seen by everybody who may see the channel or else the server, or by `only_for` alone."""

    kind: EventKind
    subject: Any
    channel_id: str | None = None
    server_id: str | None = None
    only_for: str | None = None


Listener = Callable[[Event], None]
