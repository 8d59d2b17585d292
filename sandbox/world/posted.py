"""Components and embeds as Discord returns them after posting: complete, and with the addresses of their files."""

from __future__ import annotations

import copy
from collections.abc import Iterator

from sandbox.world.components import SELECTS, ComponentKind, tree
from sandbox.world.errors import InvalidForm
from sandbox.world.state import World
from sandbox.world.uploads import picture_size
from sandbox.world.values import Attachment, Json, Message

CDN = "https://cdn.discordapp.com"
NOT_HIDDEN: Json = {"description": None, "spoiler": False}
IMPLIED: dict[int, Json] = {
    ComponentKind.CONTAINER: {"accent_color": None, "spoiler": False},
    ComponentKind.THUMBNAIL: NOT_HIDDEN,
    ComponentKind.FILE: {"name": None, "size": None, "spoiler": False},
    ComponentKind.SEPARATOR: {"divider": True, "spacing": 1},
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECTS},
}
"""The fields that Discord adds to a component in its answers, by kind, with their default values."""

EMBEDDED = {"image": "url", "thumbnail": "url", "author": "icon_url", "footer": "icon_url"}
"""The parts of an embed that show a picture, and the field with its address."""


def attachment_url(channel_id: str, attachment: Attachment) -> str:
    """Return the file's address as Discord would write it."""
    return f"{CDN}/attachments/{channel_id}/{attachment.id}/{attachment.filename}"


def unreferenced_attachments(message: Message) -> list[Attachment]:
    """Return the attachments that no component and no embed shows; a message object lists only these."""
    shown = set(_shown(message))
    return [
        attachment
        for attachment in message.attachments
        if attachment_url(message.channel_id, attachment) not in shown
    ]


def _shown(message: Message) -> Iterator[str | None]:
    """Iterate over the addresses of the files and pictures in the components and embeds."""
    for part in message.parts():
        for media in (
            part.get("media"),
            part.get("file"),
            *(item["media"] for item in part.get("items", ())),
        ):
            if media:
                yield media["url"]
    for embed in message.embeds:
        for name, field in EMBEDDED.items():
            yield (embed.get(name) or {}).get(field)


def components(world: World, message: Message, parts: list[Json]) -> list[Json]:
    """Return the components with ids, implied fields and the addresses of their files.

    Refuses emojis that the application does not have, and files that the message does not have.
    """
    result = copy.deepcopy(parts)
    _number(result)
    for place, part in tree(result, "components"):
        _complete(world, message, part, place)
    return result


def embeds(message: Message, bodies: list[Json]) -> list[Json]:
    """Return the embeds with the addresses of their files."""
    result = copy.deepcopy(bodies)
    for embed in result:
        for row in embed.get("fields") or []:
            row.setdefault("inline", False)
        for name, field in EMBEDDED.items():
            part = embed.get(name) or {}
            if url := part.get(field):
                found = _file(message, url)
                part[field] = attachment_url(message.channel_id, found) if found else url
                if field == "url":
                    part |= _media(message, url)
    return result


def _number(parts: list[Json]) -> None:
    """Give an id to every component that came without one."""
    used = {part["id"] for _, part in tree(parts) if part.get("id")}
    fresh = 0
    for _, part in tree(parts):
        if not part.get("id"):
            fresh = next(n for n in range(fresh + 1, fresh + 1000) if n not in used)
            part["id"] = fresh


def _complete(world: World, message: Message, part: Json, place: str) -> None:
    for holder in (part, *part.get("options", ())):
        _check_emoji(world, holder, f"{place}.emoji.id")
        _drop_nulls(holder)
    for name in IMPLIED.get(part["type"], {}):
        part.setdefault(name, IMPLIED[part["type"]][name])
    if part["type"] == ComponentKind.THUMBNAIL:
        part["media"] = _unfurled(world, message, part["media"]["url"])
    if part["type"] == ComponentKind.GALLERY:
        part["items"] = [
            NOT_HIDDEN | item | {"media": _unfurled(world, message, item["media"]["url"])}
            for item in part["items"]
        ]
    if part["type"] == ComponentKind.FILE:
        held = _file(message, part["file"]["url"])
        part["file"] = _unfurled(world, message, part["file"]["url"])
        if held is not None:
            part["name"], part["size"] = held.filename, held.size


def _drop_nulls(holder: Json) -> None:
    """Remove the fields that a bot set to null: Discord's answers do not have them."""
    for name in [name for name, value in holder.items() if value is None]:
        del holder[name]


def _check_emoji(world: World, holder: Json, place: str) -> None:
    emoji = holder.get("emoji")
    if not emoji:
        return
    if emoji.get("id") is None:
        holder["emoji"] = {"name": emoji.get("name") or ""}
        return
    known = world.emojis.get(str(emoji["id"]))
    if known is None:
        raise InvalidForm((place, "Invalid emoji"))
    holder["emoji"] = {"id": known["id"], "name": known["name"], "animated": known["animated"]}


def _unfurled(world: World, message: Message, url: str) -> Json:
    """Return the media object of a component; a file that is not attached to the message gets a new id."""
    return {"id": world.ids.next()} | _size_elsewhere(world, url) | _media(message, url)


def _size_elsewhere(world: World, url: str) -> Json:
    """Return `width` and `height` of a picture attached to any message; empty for other addresses."""
    if not url.startswith(f"{CDN}/attachments/"):
        return {}
    file_id = url.split("/")[-2]
    size = picture_size(world.uploads.get(file_id) or b"")
    return {} if size is None else {"width": size[0], "height": size[1]}


def _media(message: Message, url: str) -> Json:
    held = _file(message, url)
    if held is None:
        return {"url": url, "proxy_url": url}
    address = attachment_url(message.channel_id, held)
    return {
        "id": held.id,
        "url": address,
        "proxy_url": address,
        "width": held.width,
        "height": held.height,
        "content_type": held.content_type,
        "attachment_id": held.id,
    }


def _file(message: Message, url: str) -> Attachment | None:
    """Return the message's attachment with this `attachment://` name or address.

    An unknown name is refused; None for the address of another file.
    """
    named = url.removeprefix("attachment://")
    if named == url:
        return next((a for a in message.attachments if attachment_url(message.channel_id, a) == url), None)
    for held in reversed(message.attachments):
        if held.filename == named:
            return held
    raise InvalidForm(("components", f"The referenced attachment was not found: {named}"))
