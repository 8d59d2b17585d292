"""Messages: posted, edited, deleted, pinned. A draft is what a body and its files ask for."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from sandbox import limits
from sandbox.errors import InvalidForm, Refusal, Refused
from sandbox.events import Happening
from sandbox.model import Attachment, Cause, Channel, Json, Message, MessageFlag, MessageKind
from sandbox.permissions import Permission
from sandbox.uploads import UPLOAD_LIMIT, Upload, content_type, picture_size
from sandbox.world import World

KEPT_MESSAGES = 400
"""Messages kept in one channel; older ones are forgotten without a word."""

CDN = "https://cdn.discordapp.com"
MENTION = re.compile(r"<@!?(\d+)>")


@dataclass(frozen=True, slots=True)
class Draft:
    """What a request wants a message to be: Discord's JSON and the files that came with it."""

    body: Json
    files: tuple[Upload, ...] = field(default=())


def say(
    world: World,
    channel: Channel,
    author_id: str,
    draft: Draft,
) -> Message:
    """A message that somebody posts in the channel, with the permissions that this needs."""
    in_thread = channel.is_thread
    needed = Permission.SEND_MESSAGES_IN_THREADS if in_thread else Permission.SEND_MESSAGES
    if draft.files:
        needed |= Permission.ATTACH_FILES
    world.require(author_id, channel, needed)
    for other in channel.recipients:
        if other != author_id and not world.people[other].takes_direct_messages:
            raise Refused(Refusal.CANNOT_MESSAGE_PERSON)
    if channel.locked and not world.permissions(author_id, channel) & Permission.MANAGE_THREADS:
        raise Refused(Refusal.THREAD_ARCHIVED if channel.archived else Refusal.THREAD_LOCKED)
    reference = draft.body.get("message_reference")
    reply_to = None
    if reference:
        reply_to = str(reference["message_id"])
        if reply_to not in world.messages[channel.id]:
            if reference.get("fail_if_not_exists", True):
                raise InvalidForm(("message_reference", "Unknown message"))
            reply_to = None
    if channel.archived:
        channel.archived = False
        world.emit(Happening.CHANNEL_CHANGED, channel, channel=channel)
    kind = MessageKind.REPLY if reply_to else MessageKind.DEFAULT
    return post(world, channel, author_id, draft, kind=kind, reply_to=reply_to)


def post(
    world: World,
    channel: Channel,
    author_id: str,
    draft: Draft,
    *,
    kind: MessageKind = MessageKind.DEFAULT,
    cause: Cause | None = None,
    only_for: str | None = None,
    loading: bool = False,
    reply_to: str | None = None,
) -> Message:
    """A new message in the channel, whoever may do so; refuses what breaks Discord's limits."""
    body = draft.body
    asked = MessageFlag(body.get("flags") or 0)
    flags = asked & ~(MessageFlag.EPHEMERAL | MessageFlag.LOADING)
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
        cause=cause,
        reply_to=reply_to,
        nonce=body.get("nonce"),
    )
    _check(message, draft, flags)
    attachments = _attachments(message, draft, world)
    _fill(world, message, body, attachments)
    if not loading and not (message.content or message.embeds or attachments or message.components):
        raise Refused(Refusal.EMPTY_MESSAGE)
    _keep(world, attachments, draft)
    held = world.messages[channel.id]
    held[message.id] = message
    while len(held) > KEPT_MESSAGES:
        forgotten = held.pop(next(iter(held)))
        for attachment in forgotten.attachments:
            world.uploads.drop(attachment.id)
    if only_for is None:
        channel.last_message_id = message.id
        channel.message_count += 1
    world.emit(Happening.MESSAGE_CREATED, message, channel=channel, only_for=only_for)
    return message


def edit(world: World, message: Message, draft: Draft) -> Message:
    """The message with what the draft names replaced; what it does not name stays."""
    channel = world.channel(message.channel_id)
    if channel.archived:
        raise Refused(Refusal.THREAD_ARCHIVED)
    body = draft.body
    asked = MessageFlag(body.get("flags") or 0)
    flags = message.flags & ~MessageFlag.LOADING | asked & MessageFlag.COMPONENTS_V2
    if "flags" in body:
        flags = flags & ~MessageFlag.SUPPRESS_EMBEDS | asked & MessageFlag.SUPPRESS_EMBEDS
    _check(message, draft, flags)
    if MessageFlag.COMPONENTS_V2 in flags and MessageFlag.COMPONENTS_V2 not in message.flags:
        left = [name for name in ("content", "embeds") if getattr(message, name) and name not in body]
        if left:
            raise InvalidForm(*((name, "Cannot be used with the IS_COMPONENTS_V2 flag") for name in left))
    attachments = _attachments(message, draft, world)
    changed = copy.copy(message)
    _fill(world, changed, body, attachments)
    if not (changed.content or changed.embeds or attachments or changed.components):
        raise Refused(Refusal.EMPTY_MESSAGE)
    _keep(world, attachments, draft)
    for gone in set(message.attachments) - set(attachments):
        world.uploads.drop(gone.id)
    message.flags = flags
    _fill(world, message, body, attachments)
    message.edited_at = world.clock.now()
    world.emit(Happening.MESSAGE_EDITED, message, channel=channel, only_for=message.only_for)
    return message


def delete(world: World, message: Message) -> None:
    """Take the message away, whoever may do so."""
    channel = world.channel(message.channel_id)
    del world.messages[channel.id][message.id]
    for attachment in message.attachments:
        world.uploads.drop(attachment.id)
    if message.pinned_at:
        world.emit(Happening.PINS_CHANGED, channel, channel=channel)
    world.emit(Happening.MESSAGE_DELETED, message, channel=channel, only_for=message.only_for)


def pin(world: World, message: Message, *, by: str, pinned: bool) -> None:
    """Pin or unpin the message; needs PIN_MESSAGES."""
    channel = world.channel(message.channel_id)
    world.require(by, channel, Permission.PIN_MESSAGES)
    if pinned == bool(message.pinned_at):
        return
    if pinned and len(pins(world, channel)) >= 250:
        raise Refused(Refusal.TOO_MANY_PINS)
    message.pinned_at = world.clock.now() if pinned else None
    world.emit(Happening.MESSAGE_EDITED, message, channel=channel)
    world.emit(Happening.PINS_CHANGED, channel, channel=channel)
    if pinned:
        note = Message(
            world.ids.next(), channel.id, by, world.clock.now(), MessageKind.PINNED, reply_to=message.id
        )
        world.messages[channel.id][note.id] = note
        world.emit(Happening.MESSAGE_CREATED, note, channel=channel)


def pins(world: World, channel: Channel) -> list[Message]:
    """The channel's pinned messages, the latest pin first."""
    pinned = [(message.pinned_at, message) for message in world.messages[channel.id].values()]
    return [
        message for at, message in sorted(((a, m) for a, m in pinned if a), key=lambda p: p[0], reverse=True)
    ]


def history(world: World, channel: Channel, person_id: str) -> Iterable[Message]:
    """The messages of the channel that the person sees, oldest first."""
    return (
        message
        for message in world.messages[channel.id].values()
        if message.only_for is None or message.only_for == person_id
    )


def attachment_url(channel_id: str, attachment: Attachment) -> str:
    """Where the file lies, as Discord would say it."""
    return f"{CDN}/attachments/{channel_id}/{attachment.id}/{attachment.filename}"


def _check(message: Message, draft: Draft, flags: MessageFlag) -> None:
    if sum(len(file.data) for file in draft.files) > UPLOAD_LIMIT:
        raise Refused(Refusal.TOO_LARGE)
    if reasons := list(limits.message(draft.body, flags)):
        raise InvalidForm(*reasons)
    if len(message.attachments) + len(draft.files) > 10 and "attachments" not in draft.body:
        raise InvalidForm(("attachments", "Must be 10 or fewer in length."))


def _attachments(message: Message, draft: Draft, world: World) -> list[Attachment]:
    """The attachments the message will have: those kept, then those that came."""
    listed = {str(entry["id"]): entry for entry in draft.body.get("attachments") or []}
    kept = [held for held in message.attachments if "attachments" not in draft.body or held.id in listed]
    fresh = []
    for file in draft.files:
        entry = listed.get(str(file.slot), {})
        size = picture_size(file.data) or (None, None)
        filename = entry.get("filename") or file.filename
        fresh.append(
            Attachment(
                world.ids.next(),
                filename,
                content_type(filename),
                len(file.data),
                size[0],
                size[1],
                entry.get("description"),
            )
        )
    return kept + fresh


def _keep(world: World, attachments: list[Attachment], draft: Draft) -> None:
    fresh = attachments[len(attachments) - len(draft.files) :]
    for attachment, file in zip(fresh, draft.files, strict=True):
        world.uploads.put(attachment.id, file.data)


def _fill(world: World, message: Message, body: Json, attachments: list[Attachment]) -> None:
    message.attachments = attachments
    if "content" in body:
        message.content = body["content"] or ""
    if "embeds" in body:
        message.embeds = [_resolved(embed, message) for embed in body["embeds"] or []]
    if "components" in body:
        message.components = _numbered([_resolved(part, message) for part in body["components"] or []])
    _mention(world, message, body.get("allowed_mentions"))


def _resolved(part: Any, message: Message) -> Any:
    """The JSON with every `attachment://` name turned into where the file lies."""
    if isinstance(part, list):
        return [_resolved(inner, message) for inner in part]
    if not isinstance(part, dict):
        return part
    done = {name: _resolved(value, message) for name, value in part.items()}
    url = done.get("url")
    if isinstance(url, str) and "style" not in done and "title" not in done:
        done |= _media(url, message)
    return done


def _media(url: str, message: Message) -> Json:
    named = url.removeprefix("attachment://")
    if named == url:
        known = next((a for a in message.attachments if attachment_url(message.channel_id, a) == url), None)
    else:
        known = next((a for a in message.attachments if a.filename == named), None)
        if known is None:
            raise InvalidForm(("components", f"The referenced attachment was not found: {named}"))
    if known is None:
        return {"url": url, "proxy_url": url}
    place = attachment_url(message.channel_id, known)
    return {
        "id": known.id,
        "url": place,
        "proxy_url": place,
        "width": known.width,
        "height": known.height,
        "content_type": known.content_type,
        "attachment_id": known.id,
    }


def _numbered(components: list[Json]) -> list[Json]:
    """The tree with an id for every component that came without one."""
    used = {part["id"] for _, part in limits.tree(components, "") if part.get("id")}
    fresh = 0
    for _, part in limits.tree(components, ""):
        if not part.get("id"):
            fresh = next(n for n in range(fresh + 1, fresh + 1000) if n not in used)
            part["id"] = fresh
    return components


def _mention(world: World, message: Message, allowed: Json | None) -> None:
    """Note who is mentioned and may be: `allowed_mentions` narrows it, the permission gates @everyone."""
    text = message.text()
    named = [person_id for person_id in dict.fromkeys(MENTION.findall(text)) if person_id in world.people]
    parsed = ["users", "everyone"] if allowed is None else allowed.get("parse") or []
    if "users" not in parsed:
        chosen = {str(person_id) for person_id in (allowed or {}).get("users") or []}
        named = [person_id for person_id in named if person_id in chosen]
    message.mentions = tuple(named)
    everyone = "everyone" in parsed and ("@everyone" in text or "@here" in text)
    channel = world.channels[message.channel_id]
    message.mentions_everyone = everyone and bool(
        world.permissions(message.author_id, channel) & Permission.MENTION_EVERYONE
    )
