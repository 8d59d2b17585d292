"""Messages: posting, editing, deleting and pinning them."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from contextlib import suppress
from datetime import timedelta

from sandbox.world import channels, drafts
from sandbox.world.drafts import Draft
from sandbox.world.errors import InvalidForm, Refusal, Refused
from sandbox.world.events import EventKind
from sandbox.world.permissions import Permission
from sandbox.world.state import World
from sandbox.world.values import Channel, ChannelKind, Json, Message, MessageFlag, MessageKind, Origin

NONCE_LIFE = timedelta(minutes=5)
KEPT_MESSAGES = 400
"""Messages kept in one channel; older ones are dropped without an event."""


def send(world: World, channel: Channel, author_id: str, draft: Draft) -> Message:
    """Post the author's message in the channel and return it; refuses an author without the permissions.

    People mentioned in a thread become members of it. With `enforce_nonce`, a repetition of the nonce within
    five minutes posts nothing and returns the first message.
    """
    if channel.kind is ChannelKind.FORUM:
        raise Refused(Refusal.NO_TEXT_CHANNEL)
    needed = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
    if draft.files:
        needed |= Permission.ATTACH_FILES
    world.require(author_id, channel, needed)
    if not all(_reached(world, author_id, other) for other in channel.recipients):
        raise Refused(Refusal.CANNOT_MESSAGE_PERSON)
    if channel.locked and not world.permissions(author_id, channel) & Permission.MANAGE_THREADS:
        raise Refused(Refusal.THREAD_ARCHIVED if channel.archived else Refusal.THREAD_LOCKED)
    if draft.body.get("enforce_nonce") and (
        first := _with_nonce(world, channel, author_id, draft.body.get("nonce"))
    ):
        return first
    reply_to = _answered(world, channel, draft.body.get("message_reference"))
    if channel.archived:
        channel.archived = False
        world.emit(EventKind.CHANNEL_CHANGED, channel, channel=channel)
    if channel.is_thread:
        channel.thread_members.add(author_id)
    kind = MessageKind.REPLY if reply_to else MessageKind.DEFAULT
    message = post(world, channel, author_id, draft, kind=kind, reply_to=reply_to)
    if channel.is_thread:
        for called in message.mentions:
            # A mentioned person who may not see the thread's channel does not become a member.
            with suppress(Refused):
                channels.join_thread(world, channel, called)
    return message


def post(
    world: World,
    channel: Channel,
    author_id: str,
    draft: Draft,
    *,
    kind: MessageKind = MessageKind.DEFAULT,
    origin: Origin | None = None,
    only_for: str | None = None,
    loading: bool = False,
    reply_to: str | None = None,
) -> Message:
    """Add a message to the channel without checking permissions; refuses what exceeds Discord's limits."""
    body = draft.body
    draft_flags = MessageFlag(body.get("flags") or 0)
    flags = draft_flags & ~(MessageFlag.EPHEMERAL | MessageFlag.LOADING)
    if only_for is not None:
        flags |= MessageFlag.EPHEMERAL
    if loading:
        flags |= MessageFlag.LOADING
    message = Message(
        world.ids.next(),
        channel.id,
        author_id,
        world.clock.now(),
        kind,
        flags=flags,
        only_for=only_for,
        origin=origin,
        reply_to=reply_to,
        nonce=body.get("nonce"),
    )
    drafts.fill(world, message, draft)
    if not loading and message.empty:
        raise Refused(Refusal.EMPTY_MESSAGE)
    drafts.keep_files(world, message, draft)
    held = world.messages[channel.id]
    held[message.id] = message
    while len(held) > KEPT_MESSAGES:
        forgotten = held.pop(next(iter(held)))
        for attachment in forgotten.attachments:
            world.uploads.drop(attachment.id)
    if only_for is None:
        channel.last_message_id = message.id
        channel.message_count += 1
    world.emit(EventKind.MESSAGE_CREATED, message, channel=channel, only_for=only_for)
    return message


def edit(world: World, message: Message, draft: Draft) -> Message:
    """Replace the fields that the draft names and return the message; refuses one in an archived thread."""
    channel = world.channel(message.channel_id)
    if channel.archived:
        raise Refused(Refusal.THREAD_ARCHIVED)
    body = draft.body
    draft_flags = MessageFlag(body.get("flags") or 0)
    flags = message.flags & ~MessageFlag.LOADING | draft_flags & MessageFlag.COMPONENTS_V2
    if "flags" in body:
        flags = flags & ~MessageFlag.SUPPRESS_EMBEDS | draft_flags & MessageFlag.SUPPRESS_EMBEDS
    if MessageFlag.COMPONENTS_V2 in flags and MessageFlag.COMPONENTS_V2 not in message.flags:
        left = [name for name in ("content", "embeds") if getattr(message, name) and name not in body]
        if left:
            raise InvalidForm(*((name, "Cannot be used with the IS_COMPONENTS_V2 flag") for name in left))
    changed = copy.copy(message)
    changed.flags = flags
    drafts.fill(world, changed, draft)
    if changed.empty:
        raise Refused(Refusal.EMPTY_MESSAGE)
    drafts.keep_files(world, changed, draft)
    for attachment in set(message.attachments) - set(changed.attachments):
        world.uploads.drop(attachment.id)
    filled_a_deferral = MessageFlag.LOADING in message.flags
    for name in ("flags", *drafts.FILLED):
        setattr(message, name, getattr(changed, name))
    if not filled_a_deferral:
        message.edited_at = world.clock.now()
    world.emit(EventKind.MESSAGE_EDITED, message, channel=channel, only_for=message.only_for)
    return message


def delete(world: World, message: Message) -> None:
    """Delete the message without checking permissions."""
    channel = world.channel(message.channel_id)
    del world.messages[channel.id][message.id]
    for attachment in message.attachments:
        world.uploads.drop(attachment.id)
    if message.pinned_at:
        world.emit(EventKind.PINS_CHANGED, channel, channel=channel)
    world.emit(EventKind.MESSAGE_DELETED, message, channel=channel, only_for=message.only_for)


def pin(world: World, message: Message, *, by: str, pinned: bool) -> None:
    """Pin or unpin the message; needs PIN_MESSAGES."""
    channel = world.channel(message.channel_id)
    world.require(by, channel, Permission.PIN_MESSAGES)
    if pinned == bool(message.pinned_at):
        return
    if pinned and len(pins(world, channel)) >= 250:
        raise Refused(Refusal.TOO_MANY_PINS)
    message.pinned_at = world.clock.now() if pinned else None
    world.emit(EventKind.MESSAGE_EDITED, message, channel=channel)
    world.emit(EventKind.PINS_CHANGED, channel, channel=channel)
    if pinned:
        note = Message(
            world.ids.next(), channel.id, by, world.clock.now(), MessageKind.PINNED, reply_to=message.id
        )
        world.messages[channel.id][note.id] = note
        world.emit(EventKind.MESSAGE_CREATED, note, channel=channel)


def pins(world: World, channel: Channel) -> list[Message]:
    """Return the channel's pinned messages, the latest pin first."""
    pinned = [
        (message.pinned_at, message) for message in world.messages[channel.id].values() if message.pinned_at
    ]
    return [message for _, message in sorted(pinned, key=lambda pair: pair[0], reverse=True)]


def history(world: World, channel: Channel, person_id: str) -> Iterator[Message]:
    """Iterate over the channel's messages, oldest first, without the ephemeral ones of others."""
    return (
        message
        for message in world.messages[channel.id].values()
        if message.only_for is None or message.only_for == person_id
    )


def _reached(world: World, author_id: str, other_id: str) -> bool:
    """Return True if direct messages of the author reach the other account.

    A person must accept them; those of the bot also need a server in common or an installation by the person.
    """
    other = world.people[other_id]
    if other_id == author_id or other.bot:
        return True
    if author_id == world.bot_id and not other.installed_app:
        shared = any({author_id, other_id} <= server.members.keys() for server in world.servers.values())
        return shared and other.takes_direct_messages
    return other.takes_direct_messages


def _with_nonce(world: World, channel: Channel, author_id: str, nonce: str | int | None) -> Message | None:
    """Return the author's message with this nonce from the last five minutes, None if there is none."""
    since = world.clock.now() - NONCE_LIFE
    for message in reversed(world.messages[channel.id].values()):
        if message.created_at < since:
            return None
        if nonce is not None and message.author_id == author_id and message.nonce == nonce:
            return message
    return None


def _answered(world: World, channel: Channel, reference: Json | None) -> str | None:
    """Return the id of the message that is replied to, None without a reference.

    An unknown message is refused, or gives None if `fail_if_not_exists` is false.
    """
    if not reference:
        return None
    message_id = str(reference["message_id"])
    if message_id in world.messages[channel.id]:
        return message_id
    if reference.get("fail_if_not_exists", True):
        raise InvalidForm(("message_reference", "Unknown message"))
    return None
