"""Drafts: the message content that a request brings, and its application to a message."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from sandbox.world import limits, posted
from sandbox.world.errors import InvalidForm, Refusal, Refused
from sandbox.world.permissions import Permission
from sandbox.world.state import World
from sandbox.world.uploads import UPLOAD_LIMIT, Upload, content_type, picture_size
from sandbox.world.values import Attachment, Json, Message, MessageKind

MENTION = re.compile(r"<@!?(\d+)>")
FILLED = ("content", "embeds", "components", "attachments", "mentions", "mentions_everyone")
"""The fields of a message that `fill` sets."""


@dataclass(frozen=True, slots=True)
class Draft:
    """The content of a message in a request: Discord's JSON and the uploaded files."""

    body: Json
    files: tuple[Upload, ...] = ()


def fill(world: World, message: Message, draft: Draft) -> None:
    """Set the message's fields that the draft names; refuses a draft that exceeds Discord's limits."""
    body = draft.body
    if sum(len(file.data) for file in draft.files) > UPLOAD_LIMIT:
        raise Refused(Refusal.TOO_LARGE)
    if reasons := list(limits.message(body, message.flags)):
        raise InvalidForm(*reasons)
    message.attachments = _attachments(world, message, draft)
    if len(message.attachments) > 10:
        raise InvalidForm(("attachments", "Must be 10 or fewer in length."))
    if "content" in body:
        message.content = body["content"] or ""
    if "embeds" in body:
        message.embeds = posted.embeds(message, body["embeds"] or [])
    if "components" in body:
        message.components = posted.components(world, message, body["components"] or [])
    _mention(world, message, body.get("allowed_mentions"))


def attachment(attachment_id: str, file: Upload, *, filename: str | None = None) -> Attachment:
    """Return the attachment that an uploaded file becomes."""
    width, height = picture_size(file.data) or (None, None)
    name = filename or file.filename
    return Attachment(attachment_id, name, content_type(name), len(file.data), width, height)


def keep_files(world: World, message: Message, draft: Draft) -> None:
    """Keep the bytes of the draft's files, which are the message's last attachments."""
    fresh = message.attachments[len(message.attachments) - len(draft.files) :]
    for attachment, file in zip(fresh, draft.files, strict=True):
        world.uploads.put(attachment.id, file.data)


def _attachments(world: World, message: Message, draft: Draft) -> list[Attachment]:
    """Return the message's attachments after the draft: the kept ones, then the draft's files.

    A draft without `attachments` and without files keeps all; any other keeps those that it lists.
    """
    listed = {str(entry["id"]): entry for entry in draft.body.get("attachments") or []}
    silent = "attachments" not in draft.body and not draft.files
    kept = [held for held in message.attachments if silent or held.id in listed]
    fresh = []
    for file in draft.files:
        entry = listed.get(str(file.slot), {})
        new = attachment(world.ids.next(), file, filename=entry.get("filename"))
        fresh.append(replace(new, description=entry.get("description")))
    return kept + fresh


def _mention(world: World, message: Message, allowed: Json | None) -> None:
    """Set the mentions: those in texts outside of embeds and the author replied to.

    @everyone needs MENTION_EVERYONE. `allowed_mentions` limits all of them; if it is present, the author
    replied to is mentioned only with `replied_user`.
    """
    text = message.mentioning_text()
    named = [person_id for person_id in dict.fromkeys(MENTION.findall(text)) if person_id in world.people]
    parsed = ["users", "everyone"] if allowed is None else allowed.get("parse") or []
    if "users" not in parsed:
        chosen = {str(person_id) for person_id in (allowed or {}).get("users") or []}
        named = [person_id for person_id in named if person_id in chosen]
    addressee = _addressee(world, message)
    if addressee is not None and (allowed is None or allowed.get("replied_user")):
        named.append(addressee)
    message.mentions = tuple(dict.fromkeys(named))
    everyone = "everyone" in parsed and ("@everyone" in text or "@here" in text)
    channel = world.channels[message.channel_id]
    message.mentions_everyone = everyone and bool(
        world.permissions(message.author_id, channel) & Permission.MENTION_EVERYONE
    )


def _addressee(world: World, message: Message) -> str | None:
    """Return the author of the message that is replied to; None if that is the same author or it is no reply.

    Messages of an interaction also refer to a message, but mention no author by that.
    """
    if message.kind is not MessageKind.REPLY or message.origin is not None:
        return None
    replied = world.messages[message.channel_id].get(message.reply_to or "")
    return replied.author_id if replied is not None and replied.author_id != message.author_id else None
