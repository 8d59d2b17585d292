"""People, servers, channels, messages and interactions as plain values."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime
from enum import IntEnum, IntFlag
from typing import Any

from sandbox.world.components import ComponentKind, tree

Json = dict[str, Any]


class ChannelKind(IntEnum):
    """Discord's numbers for the channels that exist here."""

    TEXT = 0
    DIRECT = 1
    VOICE = 2
    ANNOUNCEMENT = 5
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    FORUM = 15


class MessageFlag(IntFlag):
    """Discord's flags of a message that have an effect here."""

    SUPPRESS_EMBEDS = 1 << 2
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    COMPONENTS_V2 = 1 << 15


NO_FLAGS = MessageFlag(0)


class MessageKind(IntEnum):
    """Discord's numbers for the kinds of messages."""

    DEFAULT = 0
    PINNED = 6
    THREAD_CREATED = 18
    REPLY = 19
    CHAT_COMMAND = 20
    MENU_COMMAND = 23


@dataclass(slots=True)
class Person:
    """An account; the bot has one too."""

    id: str
    name: str
    locale: str = "en-US"
    bot: bool = False
    takes_direct_messages: bool = True
    installed_app: bool = False


@dataclass(slots=True)
class Role:
    """A set of permissions that members of one server can hold."""

    id: str
    name: str
    permissions: int
    position: int
    colour: int = 0
    managed: bool = False


@dataclass(slots=True)
class Member:
    """A person in one server."""

    person_id: str
    joined_at: datetime
    roles: set[str] = field(default_factory=set)
    timed_out: bool = False


@dataclass(slots=True)
class Server:
    """What Discord's API calls a guild. The role @everyone has the server's own id."""

    id: str
    name: str
    owner_id: str
    locale: str
    created_at: datetime
    roles: dict[str, Role] = field(default_factory=dict)
    members: dict[str, Member] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Overwrite:
    """What one channel allows or denies to a role or a member, on top of the roles."""

    target_id: str
    for_role: bool
    allow: int
    deny: int


@dataclass(slots=True)
class Channel:
    """A channel of a server, a thread or direct messages.

    A forum has only threads; a voice channel has messages, those of its chat.
    """

    id: str
    kind: ChannelKind
    name: str
    created_at: datetime
    server_id: str | None = None
    parent_id: str | None = None
    owner_id: str | None = None
    recipients: tuple[str, ...] = ()
    overwrites: dict[str, Overwrite] = field(default_factory=dict)
    position: int = 0
    topic: str | None = None
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    archive_minutes: int = 1440
    changed_at: datetime | None = None
    thread_members: set[str] = field(default_factory=set)
    message_count: int = 0
    last_message_id: str | None = None

    @property
    def is_thread(self) -> bool:
        """True for public and private threads, and those of channels for announcements."""
        return self.kind in (
            ChannelKind.PUBLIC_THREAD,
            ChannelKind.PRIVATE_THREAD,
            ChannelKind.ANNOUNCEMENT_THREAD,
        )


@dataclass(frozen=True, slots=True)
class Attachment:
    """An uploaded file, `size` bytes long. The world's `uploads` hold the bytes."""

    id: str
    filename: str
    content_type: str
    size: int
    width: int | None = None
    height: int | None = None
    description: str | None = None


@dataclass(frozen=True, slots=True)
class Origin:
    """The interaction through which the bot posted a message."""

    interaction_id: str
    kind: int
    person_id: str
    command_name: str | None
    owners: tuple[tuple[str, str], ...]
    original_id: str | None = None
    source_message_id: str | None = None
    target_person_id: str | None = None
    target_message_id: str | None = None


@dataclass(slots=True)
class Message:
    """A message; `only_for` is the one person who sees it when it is ephemeral."""

    id: str
    channel_id: str
    author_id: str
    created_at: datetime
    kind: MessageKind = MessageKind.DEFAULT
    content: str = ""
    components: list[Json] = field(default_factory=list)
    embeds: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: MessageFlag = NO_FLAGS
    edited_at: datetime | None = None
    only_for: str | None = None
    mentions: tuple[str, ...] = ()
    mentions_everyone: bool = False
    pinned_at: datetime | None = None
    reply_to: str | None = None
    nonce: str | int | None = None
    origin: Origin | None = None
    thread_id: str | None = None

    @property
    def empty(self) -> bool:
        """True if the message has nothing to show; white space is nothing."""
        return not (self.content.strip() or self.embeds or self.attachments or self.components)

    def parts(self) -> Iterator[Json]:
        """Iterate over the message's components, in reading order."""
        return (part for _, part in tree(self.components))

    def mentioning_text(self) -> str:
        """Return the content and the text components, one part a line: the texts in which a mention has an effect."""
        lines = [self.content] if self.content else []
        lines += [part["content"] for part in self.parts() if part["type"] == ComponentKind.TEXT]
        return "\n".join(lines)

    def text(self) -> str:
        """Return everything that a reader reads: content, text components and embeds, one part a line."""
        lines = [text] if (text := self.mentioning_text()) else []
        for embed in self.embeds:
            lines += [embed[key] for key in ("title", "description") if embed.get(key)]
            lines += [f"{row['name']}: {row['value']}" for row in embed.get("fields", ())]
        return "\n".join(lines)


class CommandKind(IntEnum):
    """Discord's numbers for the kinds of commands: typed, or in the context menu of a person or a message."""

    TYPED = 1
    PERSON_MENU = 2
    MESSAGE_MENU = 3


class OptionKind(IntEnum):
    """Discord's numbers for the options of a typed command."""

    SUBCOMMAND = 1
    GROUP = 2
    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    PERSON = 6
    CHANNEL = 7
    ROLE = 8
    MENTIONABLE = 9
    NUMBER = 10
    ATTACHMENT = 11


BRANCHES = (OptionKind.SUBCOMMAND, OptionKind.GROUP)
"""The kinds of options that have options of their own."""


class InteractionKind(IntEnum):
    """Discord's numbers for the kinds of interactions."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Callback(IntEnum):
    """Discord's numbers for the kinds of first answers."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


@dataclass(slots=True)
class Interaction:
    """An action of a person and the bot's answers. `message_id` is the message whose control was used."""

    id: str
    token: str
    kind: InteractionKind
    person: Person
    channel_id: str
    server_id: str | None
    data: Json
    begun_at: datetime
    message_id: str | None = None
    owners: tuple[tuple[str, str], ...] = ()
    answer: Callback | None = None
    failed: bool = False
    original_id: str | None = None
    modal: Json | None = None
    choices: list[Json] | None = None
    followups: int = 0
    uses: int = 0
    last_message: Message | None = None

    @property
    def pending(self) -> bool:
        """True while the bot has not answered and still may."""
        return self.answer is None and not self.failed
