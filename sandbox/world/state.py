"""The state of the loopback Discord, in memory, and the announcement of its changes.

`World` changes people and servers itself; channels, messages, commands and interactions have a module each, whose
functions take the world.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from sandbox.world import permissions
from sandbox.world.clock import Clock, Snowflakes
from sandbox.world.errors import Refusal, Refused
from sandbox.world.events import Event, EventKind, Listener
from sandbox.world.permissions import Permission
from sandbox.world.uploads import Uploads
from sandbox.world.values import (
    Channel,
    ChannelKind,
    Interaction,
    Json,
    Member,
    Message,
    Person,
    Role,
    Server,
)

T = TypeVar("T")
BOT_NAME = "Bastide"
EMOJIS_LIMIT = 32 * 2**20
UPLOADS_LIMIT = 96 * 2**20
"""Bytes of attachments that are kept; the oldest are dropped."""


class World:
    """The whole state. `bot_id` is the id of the bot and of its application."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.ids = Snowflakes(self.clock)
        self.people: dict[str, Person] = {}
        self.servers: dict[str, Server] = {}
        self.channels: dict[str, Channel] = {}
        self.messages: dict[str, dict[str, Message]] = {}
        self.interactions: dict[str, Interaction] = {}
        self.emojis: dict[str, Json] = {}
        self.commands: dict[str | None, dict[str, Json]] = {}
        self.uploads = Uploads(UPLOADS_LIMIT)
        self.emoji_pictures = Uploads(EMOJIS_LIMIT)
        self.bot_online = False
        self._listeners: list[Listener] = []
        self.bot_id = self.add_person(BOT_NAME, bot=True).id

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call the listener for every event; return a function that ends the subscription."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def emit(
        self,
        kind: EventKind,
        subject: Any = None,
        *,
        channel: Channel | None = None,
        server_id: str | None = None,
        only_for: str | None = None,
    ) -> None:
        """Create an event and call every listener, in the order of their subscription."""
        if channel is not None:
            server_id = channel.server_id
        event = Event(kind, subject, channel.id if channel else None, server_id, only_for)
        for listener in tuple(self._listeners):
            listener(event)

    # People and servers

    def add_person(self, name: str, *, locale: str = "en-US", bot: bool = False) -> Person:
        """Add an account, in no server yet, and return it."""
        person = Person(self.ids.next(), name, locale, bot)
        self.people[person.id] = person
        self.emit(EventKind.PERSON_CHANGED, person)
        return person

    def change_person(
        self,
        person: Person,
        *,
        locale: str | None = None,
        takes_direct_messages: bool | None = None,
        installed_app: bool | None = None,
    ) -> None:
        """Change a person's own settings; None leaves one as it is."""
        if locale is not None:
            person.locale = locale
        if takes_direct_messages is not None:
            person.takes_direct_messages = takes_direct_messages
        if installed_app is not None:
            person.installed_app = installed_app
        self.emit(EventKind.PERSON_CHANGED, person)

    def add_server(self, name: str, *, locale: str = "en-US") -> Server:
        """Add a server with the bot, the roles Organiser and Administrator, and a new person who owns it."""
        owner = self.add_person(f"{name} owner")
        server_id = self.ids.next_in_turn(len(self.servers))
        server = Server(server_id, name, owner.id, locale, self.clock.now())
        server.roles[server_id] = Role(server_id, "@everyone", permissions.EVERYONE, 0)
        self.servers[server_id] = server
        self.add_role(server, "Organiser", permissions.ORGANISER)
        self.add_role(server, "Administrator", Permission.ADMINISTRATOR)
        self.emit(EventKind.SERVER_CREATED, server, server_id=server_id)
        self.join(server, owner)
        self.add_bot(server)
        return server

    def add_role(self, server: Server, name: str, allowed: int, *, managed: bool = False) -> Role:
        """Add a role above the others and return it."""
        role = Role(self.ids.next(), name, int(allowed), len(server.roles), managed=managed)
        server.roles[role.id] = role
        self.emit(EventKind.SERVER_CHANGED, server, server_id=server.id)
        return role

    def role(self, server: Server, name: str) -> Role:
        """Return the server's role of that name."""
        return next(role for role in server.roles.values() if role.name == name)

    def join(self, server: Server, person: Person) -> Member:
        """Add the person to the server, if they are not in it, and return the membership."""
        if person.id in server.members:
            return server.members[person.id]
        member = server.members[person.id] = Member(person.id, self.clock.now())
        self.emit(EventKind.MEMBER_JOINED, member, server_id=server.id)
        return member

    def leave(self, server: Server, person: Person) -> None:
        """Remove the person from the server."""
        if member := server.members.pop(person.id, None):
            self.emit(EventKind.MEMBER_LEFT, member, server_id=server.id)

    def set_roles(self, server: Server, person: Person, roles: set[str], *, timed_out: bool = False) -> None:
        """Give the member exactly these roles, by id, and set or end a time-out."""
        member = server.members[person.id]
        member.roles, member.timed_out = roles & server.roles.keys(), timed_out
        self.emit(EventKind.MEMBER_CHANGED, member, server_id=server.id)

    def add_bot(self, server: Server) -> None:
        """Add the bot, with its permissions in a managed role of its own as Discord does."""
        if self.bot_id in server.members:
            return
        role = self.add_role(server, self.people[self.bot_id].name, permissions.OF_BOT, managed=True)
        server.members[self.bot_id] = Member(self.bot_id, self.clock.now(), {role.id})
        self.emit(EventKind.BOT_ADDED, server, server_id=server.id)

    def remove_bot(self, server: Server) -> None:
        """Remove the bot and its role from the server."""
        member = server.members.pop(self.bot_id)
        for role_id in member.roles:
            del server.roles[role_id]
        self.emit(EventKind.BOT_REMOVED, server, server_id=server.id)

    def advance(self, seconds: float) -> None:
        """Move the clock forward."""
        self.emit(EventKind.CLOCK_MOVED, self.clock.advance(seconds))

    # Looking things up, and who may see them

    def person(self, person_id: str) -> Person:
        """Return the person; refuses an unknown one."""
        return _found(self.people, person_id, Refusal.UNKNOWN_USER)

    def server(self, server_id: str) -> Server:
        """Return the server; refuses an unknown one."""
        return _found(self.servers, server_id, Refusal.UNKNOWN_GUILD)

    def channel(self, channel_id: str) -> Channel:
        """Return the channel, thread or direct messages; refuses unknown ones."""
        return _found(self.channels, channel_id, Refusal.UNKNOWN_CHANNEL)

    def message(self, channel_id: str, message_id: str) -> Message:
        """Return the message; refuses an unknown one."""
        self.channel(channel_id)
        return _found(self.messages[channel_id], message_id, Refusal.UNKNOWN_MESSAGE)

    def permissions(self, person_id: str, channel: Channel) -> Permission:
        """Return the person's permissions in the channel; none outside of its server.

        In a private thread, one who is not a member of it has none either, except with MANAGE_THREADS.
        """
        if channel.kind is ChannelKind.DIRECT:
            return permissions.IN_DIRECT_MESSAGES if person_id in channel.recipients else Permission(0)
        server = self.servers[channel.server_id or ""]
        member = server.members.get(person_id)
        if member is None:
            return Permission(0)
        place = self.channels[channel.parent_id or ""] if channel.is_thread else channel
        allowed = permissions.in_channel(server, member, place)
        if channel.kind is ChannelKind.PRIVATE_THREAD and not (
            person_id in channel.thread_members or allowed & Permission.MANAGE_THREADS
        ):
            return Permission(0)
        return allowed

    def sees(self, person_id: str, channel: Channel) -> bool:
        """Return True if the person may view the channel."""
        return bool(self.permissions(person_id, channel) & Permission.VIEW_CHANNEL)

    def require(self, person_id: str, channel: Channel, needed: Permission) -> None:
        """Refuse a person who may not view the channel with 50001, one without the permissions with 50013."""
        allowed = self.permissions(person_id, channel)
        if not allowed & Permission.VIEW_CHANNEL:
            raise Refused(Refusal.MISSING_ACCESS)
        if needed & ~allowed:
            raise Refused(Refusal.MISSING_PERMISSIONS)

    def sees_event(self, person_id: str, event: Event) -> bool:
        """Return True if the person may see the event."""
        if event.only_for is not None:
            return event.only_for == person_id
        if event.channel_id in self.channels:
            return self.sees(person_id, self.channels[event.channel_id])
        if event.server_id in self.servers:
            return person_id in self.servers[event.server_id].members
        return True


def _found(held: dict[str, T], key: str, refusal: Refusal) -> T:
    if key not in held:
        raise Refused(refusal)
    return held[key]
