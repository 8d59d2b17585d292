"""Channels, threads and direct messages: adding, changing and deleting them."""

from __future__ import annotations

from datetime import datetime, timedelta

from sandbox.world.errors import InvalidForm, Refusal, Refused
from sandbox.world.events import EventKind
from sandbox.world.permissions import Permission
from sandbox.world.state import World
from sandbox.world.values import Channel, ChannelKind, Message, MessageKind, Overwrite, Person, Server

FIRST_CHANNELS = ("general", "games")
MOST_CHANNELS = 2000
"""The most channels, threads and direct messages that the whole world may have together."""


def add_channel(world: World, server: Server, name: str, *, kind: ChannelKind = ChannelKind.TEXT) -> Channel:
    """Add a channel at the end of the server's list and return it."""
    channel = Channel(world.ids.next(), kind, name, world.clock.now(), server.id)
    channel.position = sum(
        other.server_id == server.id and not other.is_thread for other in world.channels.values()
    )
    return _opened(world, channel)


def add_server(world: World, name: str, *, locale: str = "en-US") -> Server:
    """Add a server with its first channels and return it."""
    server = world.add_server(name, locale=locale)
    for channel in FIRST_CHANNELS:
        add_channel(world, server, channel)
    return server


def open_direct(world: World, one: Person, other: Person) -> Channel:
    """Return the direct messages between two people, opened at the first call."""
    pair = {one.id, other.id}
    for channel in world.channels.values():
        if channel.kind is ChannelKind.DIRECT and set(channel.recipients) == pair:
            return channel
    name = other.name if one.bot else one.name
    channel = Channel(
        world.ids.next(), ChannelKind.DIRECT, name, world.clock.now(), recipients=(one.id, other.id)
    )
    return _opened(world, channel)


def open_thread(
    world: World,
    parent: Channel,
    name: str,
    owner_id: str,
    *,
    start: Message | None = None,
    private: bool = False,
    invitable: bool = True,
    archive_minutes: int = 1440,
) -> Channel:
    """Open a thread in the channel and return it; one that starts at a message has the message's id.

    Threads of an announcement channel have a kind of their own and are never private; neither are the posts
    of a forum, which need only SEND_MESSAGES. To a private one that is not `invitable` only moderators can add
    people. Refuses a voice channel.
    """
    kind = _thread_kind(parent, private=private)
    needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    if parent.kind is ChannelKind.FORUM:
        needed = Permission.SEND_MESSAGES
    world.require(owner_id, parent, needed)
    if not 1 <= len(name) <= 100:
        raise InvalidForm(("name", "Must be between 1 and 100 in length."))
    if start is not None and start.id in world.channels:
        raise Refused(Refusal.THREAD_EXISTS)
    now = world.clock.now()
    thread = Channel(
        start.id if start else world.ids.next(),
        kind,
        name,
        now,
        parent.server_id,
        parent.id,
        owner_id,
        archive_minutes=archive_minutes,
        invitable=invitable,
        changed_at=now,
        thread_members={owner_id},
    )
    _opened(world, thread)
    if start is not None:
        start.thread_id = thread.id
        world.emit(EventKind.MESSAGE_EDITED, start, channel=parent)
    elif not private and parent.kind is not ChannelKind.FORUM:
        note = Message(world.ids.next(), parent.id, owner_id, now, MessageKind.THREAD_CREATED, name)
        world.messages[parent.id][note.id] = note
        world.emit(EventKind.MESSAGE_CREATED, note, channel=parent)
    return thread


def _thread_kind(parent: Channel, *, private: bool) -> ChannelKind:
    """Return the kind of a new thread in a channel; refuses a channel that has no such threads."""
    match parent.kind:
        case ChannelKind.TEXT:
            return ChannelKind.PRIVATE_THREAD if private else ChannelKind.PUBLIC_THREAD
        case ChannelKind.ANNOUNCEMENT if not private:
            return ChannelKind.ANNOUNCEMENT_THREAD
        case ChannelKind.FORUM if not private:
            return ChannelKind.PUBLIC_THREAD
        case _:
            raise Refused(Refusal.WRONG_CHANNEL_KIND)


def change_thread(
    world: World,
    thread: Channel,
    *,
    by: str,
    name: str | None = None,
    archived: bool | None = None,
    locked: bool | None = None,
    archive_minutes: int | None = None,
) -> None:
    """Rename, archive, reopen or lock a thread, or change the idle time after which it is archived.

    None leaves a value as it is. Locking, unlocking and reopening a locked thread always need MANAGE_THREADS.
    Otherwise the owner may change everything, and everyone who may write in the thread may reopen it.
    """
    allowed = world.permissions(by, thread)
    manages = bool(allowed & Permission.MANAGE_THREADS)
    if not allowed & Permission.VIEW_CHANNEL:
        raise Refused(Refusal.MISSING_ACCESS)
    if not manages and (locked is not None or (thread.locked and archived is False)):
        raise Refused(Refusal.MISSING_PERMISSIONS)
    reopens = archived is False and name is None and locked is None and archive_minutes is None
    writes = bool(allowed & Permission.SEND_MESSAGES_IN_THREADS)
    if not manages and not (writes if reopens else by == thread.owner_id):
        raise Refused(Refusal.MISSING_PERMISSIONS)
    if thread.archived and archived is not False and (name, locked, archive_minutes) != (None, None, None):
        raise Refused(Refusal.THREAD_ARCHIVED)
    thread.name = thread.name if name is None else name
    thread.archived = thread.archived if archived is None else archived
    thread.locked = thread.locked if locked is None else locked
    thread.archive_minutes = thread.archive_minutes if archive_minutes is None else archive_minutes
    thread.changed_at = world.clock.now()
    world.emit(EventKind.CHANNEL_CHANGED, thread, channel=thread)


def archive_idle_threads(world: World) -> None:
    """Archive every thread without a change or a message seen by all for its `archive_minutes`."""
    now = world.clock.now()
    for thread in [held for held in world.channels.values() if held.is_thread and not held.archived]:
        if now - _last_activity(world, thread) >= timedelta(minutes=thread.archive_minutes):
            thread.archived = True
            thread.changed_at = now
            world.emit(EventKind.CHANNEL_CHANGED, thread, channel=thread)


def _last_activity(world: World, thread: Channel) -> datetime:
    changed = thread.changed_at or thread.created_at
    written = [held.created_at for held in world.messages[thread.id].values() if held.only_for is None]
    return max([changed, *written[-1:]])


def change_channel(
    world: World, channel: Channel, *, name: str | None = None, topic: str | None = None
) -> None:
    """Rename a channel or set its topic; None leaves one as it is."""
    channel.name = channel.name if name is None else name
    channel.topic = channel.topic if topic is None else topic
    world.emit(EventKind.CHANNEL_CHANGED, channel, channel=channel)


def join_thread(world: World, thread: Channel, person_id: str) -> None:
    """Add the person to the thread; refuses one who left the server or may not see the parent channel."""
    if not thread.is_thread:
        raise Refused(Refusal.WRONG_CHANNEL_KIND)
    if thread.archived:
        raise Refused(Refusal.THREAD_ARCHIVED)
    if person_id not in world.server(thread.server_id or "").members:
        raise Refused(Refusal.UNKNOWN_MEMBER)
    if not world.sees(person_id, world.channel(thread.parent_id or "")):
        raise Refused(Refusal.MISSING_ACCESS)
    if person_id not in thread.thread_members:
        thread.thread_members.add(person_id)
        world.emit(EventKind.CHANNEL_CHANGED, thread, channel=thread)


def leave_thread(world: World, thread: Channel, person_id: str) -> None:
    """Remove the person from the thread's members."""
    thread.thread_members.discard(person_id)
    world.emit(EventKind.CHANNEL_CHANGED, thread, channel=thread)


def overwrite(world: World, channel: Channel, target_id: str, *, allow: int = 0, deny: int = 0) -> None:
    """Set the channel's overwrite for a role or a member; with neither `allow` nor `deny` it is removed."""
    server = world.server(channel.server_id or "")
    if allow or deny:
        for_role = target_id in server.roles
        channel.overwrites[target_id] = Overwrite(target_id, for_role, int(allow), int(deny))
    else:
        channel.overwrites.pop(target_id, None)
    world.emit(EventKind.CHANNEL_CHANGED, channel, channel=channel)


def delete_channel(world: World, channel: Channel) -> None:
    """Delete the channel with its threads and messages."""
    for thread in [held for held in world.channels.values() if held.parent_id == channel.id]:
        delete_channel(world, thread)
    world.emit(EventKind.CHANNEL_DELETED, channel, channel=channel)
    for message in world.messages.pop(channel.id).values():
        for attachment in message.attachments:
            world.uploads.drop(attachment.id)
    del world.channels[channel.id]


def _opened(world: World, channel: Channel) -> Channel:
    if len(world.channels) >= MOST_CHANNELS:
        raise Refused(Refusal.TOO_MANY_CHANNELS)
    world.channels[channel.id] = channel
    world.messages[channel.id] = {}
    world.emit(EventKind.CHANNEL_CREATED, channel, channel=channel)
    return channel


def deny_bot(world: World, channel: Channel, permission: Permission, *, denied: bool = True) -> None:
    """Deny the bot a permission in the channel, or in a thread's parent, or give it back."""
    place = world.channel(channel.parent_id or channel.id)
    held = place.overwrites.get(world.bot_id)
    deny = held.deny if held else 0
    deny = deny | permission if denied else deny & ~permission
    overwrite(world, place, world.bot_id, allow=held.allow if held else 0, deny=deny)
