"""What a request wants a message to be, and how it becomes one: files, components, mentions."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from sandbox import limits
from sandbox.components import tree
from sandbox.errors import InvalidForm, Refusal, Refused
from sandbox.model import Attachment, Json, Message
from sandbox.permissions import Permission
from sandbox.uploads import UPLOAD_LIMIT, Upload, content_type, picture_size
from sandbox.world import World

CDN = "https://cdn.discordapp.com"
MENTION = re.compile(r"<@!?(\d+)>")
FILLED = ("content", "embeds", "components", "attachments", "mentions", "mentions_everyone")
"""The fields of a message that a draft fills."""


@dataclass(frozen=True, slots=True)
class Draft:
    """What a request wants a message to be: Discord's JSON and the files that came with it."""

    body: Json
    files: tuple[Upload, ...] = field(default=())


def fill(world: World, message: Message, draft: Draft) -> None:
    """Put into the message what the draft names; refuses what breaks Discord's limits for the message's flags."""
    body = draft.body
    if sum(len(file.data) for file in draft.files) > UPLOAD_LIMIT:
        raise Refused(Refusal.TOO_LARGE)
    if reasons := list(limits.message(body, message.flags)):
        raise InvalidForm(*reasons)
    message.attachments = _attachments(message, draft, world)
    if len(message.attachments) > 10:
        raise InvalidForm(("attachments", "Must be 10 or fewer in length."))
    if "content" in body:
        message.content = body["content"] or ""
    if "embeds" in body:
        message.embeds = [_resolved(embed, message) for embed in body["embeds"] or []]
    if "components" in body:
        components = _numbered([_resolved(part, message) for part in body["components"] or []])
        _check_emojis(world, components)
        message.components = components
    _mention(world, message, body.get("allowed_mentions"))


def keep_files(world: World, message: Message, draft: Draft) -> None:
    """Keep the bytes of the attachments that came with the draft; they are the message's last ones."""
    fresh = message.attachments[len(message.attachments) - len(draft.files) :]
    for attachment, file in zip(fresh, draft.files, strict=True):
        world.uploads.put(attachment.id, file.data)


def attachment_url(channel_id: str, attachment: Attachment) -> str:
    """Where the file lies, as Discord would say it."""
    return f"{CDN}/attachments/{channel_id}/{attachment.id}/{attachment.filename}"


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
        known = next((a for a in reversed(message.attachments) if a.filename == named), None)
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


def _check_emojis(world: World, components: list[Json]) -> None:
    """Write the ids of emojis as Discord answers them; refuses emojis that the application does not have."""
    for place, part in tree(components, "components"):
        for holder in (part, *part.get("options", ())):
            emoji = holder.get("emoji") or {}
            if emoji.get("id") is None:
                continue
            emoji["id"] = str(emoji["id"])
            if emoji["id"] not in world.emojis:
                raise InvalidForm((f"{place}.emoji.id", "Invalid emoji"))


def _numbered(components: list[Json]) -> list[Json]:
    """The tree with an id for every component that came without one."""
    used = {part["id"] for _, part in tree(components) if part.get("id")}
    fresh = 0
    for _, part in tree(components):
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
