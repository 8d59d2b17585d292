"""Discord's limits on messages, modals and choices, checked with or without its official description.

Each function yields (place, why) for every limit that is exceeded, with places like `components[0].label`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sandbox.world.components import SELECTS, ComponentKind, tree
from sandbox.world.values import Json, MessageFlag

Reason = tuple[str, str]

LINK, PREMIUM = 5, 6
"""Styles of buttons."""

LINK_SCHEMES = ("http", "https", "discord")
MEDIA_SCHEMES = ("http", "https", "attachment")

LENGTHS = {"custom_id": 100, "placeholder": 150, "description": 1024}


def message(body: Json, flags: MessageFlag) -> Iterator[Reason]:
    """Check the body of a message that is sent or edited; `flags` are those that the message will have."""
    content, embeds, components = body.get("content"), body.get("embeds"), body.get("components") or []
    if content and len(content) > 2000:
        yield "content", "Must be 2000 or fewer in length."
    if embeds:
        if len(embeds) > 10:
            yield "embeds", "Must be 10 or fewer in length."
        if sum(map(_embed_length, embeds)) > 6000:
            yield "embeds", "Embed size exceeds maximum size of 6000"
        yield from _embed_fields(embeds)
    yield from _allowed_mentions(body.get("allowed_mentions") or {})
    if MessageFlag.COMPONENTS_V2 in flags:
        yield from _layout(body, components)
    else:
        yield from _action_rows(components)
    yield from _components(list(tree(components, "components")))


def _layout(body: Json, components: list[Json]) -> Iterator[Reason]:
    """Check a message with the flag IS_COMPONENTS_V2."""
    for name in ("content", "embeds", "poll", "sticker_ids"):
        if body.get(name):
            yield name, "Cannot be used with the IS_COMPONENTS_V2 flag"
    parts = [part for _, part in tree(components)]
    if len(parts) > 40:
        yield "components", "The total number of components cannot exceed 40"
    texts = [part.get("content") or "" for part in parts if part.get("type") == ComponentKind.TEXT]
    if sum(map(len, texts)) > 4000:
        yield "components", "The total text displayed cannot exceed 4000 characters"
    if any(part.get("type") in (ComponentKind.BUTTON, *SELECTS) for part in components):
        yield "components", "Buttons and selects need an action row or a section"


def _action_rows(components: list[Json]) -> Iterator[Reason]:
    """Check the components of a message without the flag IS_COMPONENTS_V2."""
    if len(components) > 5:
        yield "components", "Must be 5 or fewer in length."
    if any(part.get("type") != ComponentKind.ROW for part in components):
        yield "components", "Only action rows without the IS_COMPONENTS_V2 flag"


def modal(body: Json) -> Iterator[Reason]:
    """Check the data of a modal."""
    if not 1 <= len(body.get("title") or "") <= 45:
        yield "title", "Must be between 1 and 45 in length."
    if not 1 <= len(body.get("custom_id") or "") <= 100:
        yield "custom_id", "Must be between 1 and 100 in length."
    components = body.get("components") or []
    if not 1 <= len(components) <= 5:
        yield "components", "Must be between 1 and 5 in length."
    placed = list(tree(components, "components"))
    yield from _components(placed)
    for place, part in placed:
        if part.get("disabled") and part.get("type") in SELECTS:
            yield f"{place}.disabled", "Cannot be used in a modal"
        if part.get("type") == ComponentKind.TEXT_INPUT:
            yield from _text_input(part, place)


def choices(offered: list[Json]) -> Iterator[Reason]:
    """Check the choices of an autocomplete."""
    if len(offered) > 25:
        yield "choices", "Must be 25 or fewer in length."
    for index, choice in enumerate(offered):
        if not 1 <= len(str(choice.get("name", ""))) <= 100:
            yield f"choices[{index}].name", "Must be between 1 and 100 in length."
        if isinstance(choice.get("value"), str) and len(choice["value"]) > 100:
            yield f"choices[{index}].value", "Must be 100 or fewer in length."
    if len({choice.get("name") for choice in offered}) < len(offered):
        yield "choices", "Choice names must be unique"


def _components(placed: list[tuple[str, Json]]) -> Iterator[Reason]:
    seen: set[str] = set()
    ids: set[int] = set()
    for place, part in placed:
        if custom_id := part.get("custom_id"):
            if custom_id in seen:
                yield f"{place}.custom_id", "Component custom id cannot be duplicated"
            seen.add(custom_id)
        if part_id := part.get("id"):
            if part_id in ids:
                yield f"{place}.id", "Component id cannot be duplicated"
            ids.add(part_id)
        yield from _component(part, place)


def _component(part: Json, place: str) -> Iterator[Reason]:
    for name, limit in LENGTHS.items():
        if len(part.get(name) or "") > limit:
            yield f"{place}.{name}", f"Must be {limit} or fewer in length."
    match part.get("type"):
        case ComponentKind.ROW:
            yield from _row(part.get("components") or [], place)
        case ComponentKind.BUTTON:
            yield from _button(part, place)
        case ComponentKind.STRING_SELECT:
            yield from _select(part, place)
        case ComponentKind.LABEL:
            yield from _label(part, place)
        case ComponentKind.RADIO_GROUP:
            yield from _group(part, place, least=2)
        case ComponentKind.CHECKBOX_GROUP:
            yield from _group(part, place, least=1)
        case ComponentKind.FILE_UPLOAD:
            yield from _upload(part, place)
        case ComponentKind.SECTION if not part.get("accessory"):
            yield f"{place}.accessory", "This field is required"
        case kind if kind in SELECTS:
            yield from _select_of_ids(part, place)
        case ComponentKind.GALLERY:
            yield from _gallery(part.get("items") or [], place)
        case ComponentKind.THUMBNAIL:
            yield from _scheme(part.get("media") or {}, f"{place}.media.url", MEDIA_SCHEMES)
        case ComponentKind.FILE:
            yield from _scheme(part.get("file") or {}, f"{place}.file.url", ("attachment",))
        case ComponentKind.CONTAINER if any(
            inner.get("type") == ComponentKind.CONTAINER for inner in part.get("components") or []
        ):
            yield f"{place}.components", "A container cannot hold a container"


def _row(held: list[Json], place: str) -> Iterator[Reason]:
    selects = sum(part.get("type") in SELECTS for part in held)
    if not 1 <= len(held) <= 5 or (selects and len(held) > 1):
        yield f"{place}.components", "An action row holds 1 to 5 buttons or a single select"


def _button(part: Json, place: str) -> Iterator[Reason]:
    if len(part.get("label") or "") > 80:
        yield f"{place}.label", "Must be 80 or fewer in length."
    style = part.get("style")
    if style == PREMIUM:
        return
    if not part.get("label") and not part.get("emoji"):
        yield place, "A button must have a label or an emoji"
    if (style == LINK) != bool(part.get("url")) or (style == LINK) == bool(part.get("custom_id")):
        yield place, "A link button has a url, every other one a custom id"
    if part.get("url"):
        yield from _scheme(part, f"{place}.url", LINK_SCHEMES)


def _select(part: Json, place: str) -> Iterator[Reason]:
    options = part.get("options") or []
    if not 1 <= len(options) <= 25:
        yield f"{place}.options", "Must be between 1 and 25 in length."
    if len({str(option.get("value")) for option in options}) < len(options):
        yield f"{place}.options", "The specified option value is already used"
    for index, option in enumerate(options):
        for name in ("label", "value", "description"):
            if len(str(option.get(name) or "")) > 100:
                yield f"{place}.options[{index}].{name}", "Must be 100 or fewer in length."
    least, most = _bounds(part)
    if least > most or most > len(options):
        yield f"{place}.max_values", "Must be at least min_values and at most the number of options"
    if sum(bool(option.get("default")) for option in options) > most:
        yield f"{place}.options", "More defaults than max_values"


def _select_of_ids(part: Json, place: str) -> Iterator[Reason]:
    """Check a select of people, roles or channels."""
    least, most = _bounds(part)
    if least > most:
        yield f"{place}.max_values", "Must be at least min_values"
    preset = part.get("default_values") or []
    if preset and not least <= len(preset) <= most:
        yield f"{place}.default_values", "Must be between min_values and max_values in length."


def _bounds(part: Json) -> tuple[int, int]:
    """Return the least and the greatest number of values that may be chosen; one if missing or null."""
    least, most = part.get("min_values"), part.get("max_values")
    return 1 if least is None else least, 1 if most is None else most


def _gallery(items: list[Json], place: str) -> Iterator[Reason]:
    if not 1 <= len(items) <= 10:
        yield f"{place}.items", "Must be between 1 and 10 in length."
    for index, item in enumerate(items):
        yield from _scheme(item.get("media") or {}, f"{place}.items[{index}].media.url", MEDIA_SCHEMES)


def _scheme(holder: Json, place: str, allowed: tuple[str, ...]) -> Iterator[Reason]:
    scheme = str(holder.get("url") or "").partition("://")[0]
    if scheme not in allowed:
        yield place, f"Scheme {scheme!r} is not supported. Scheme must be one of {allowed}."


def _text_input(part: Json, place: str) -> Iterator[Reason]:
    least, most = part.get("min_length") or 0, part.get("max_length") or 4000
    if least > most:
        yield f"{place}.max_length", "Must be at least min_length"
    if len(part.get("value") or "") > most:
        yield f"{place}.value", f"Must be {most} or fewer in length."


def _label(part: Json, place: str) -> Iterator[Reason]:
    if not 1 <= len(part.get("label") or "") <= 45:
        yield f"{place}.label", "Must be between 1 and 45 in length."
    if len(part.get("description") or "") > 100:
        yield f"{place}.description", "Must be 100 or fewer in length."
    if not part.get("component"):
        yield f"{place}.component", "This field is required"


def _group(part: Json, place: str, *, least: int) -> Iterator[Reason]:
    """Check the options of a group of radio buttons or checkboxes."""
    options = part.get("options") or []
    if not least <= len(options) <= 10:
        yield f"{place}.options", f"Must be between {least} and 10 in length."
    if len({str(option.get("value")) for option in options}) < len(options):
        yield f"{place}.options", "The specified option value is already used"
    most = 1 if part.get("type") == ComponentKind.RADIO_GROUP else part.get("max_values") or len(options)
    if (part.get("min_values") or 0) > most or most > len(options):
        yield f"{place}.max_values", "Must be at least min_values and at most the number of options"
    if sum(bool(option.get("default")) for option in options) > most:
        yield f"{place}.options", "More defaults than max_values"


def _upload(part: Json, place: str) -> Iterator[Reason]:
    least, most = _bounds(part)
    if not 0 <= least <= most <= 10 or most < 1:
        yield f"{place}.max_values", "Must be between 1 and 10, and at least min_values"


def _embed_length(embed: dict[str, Any]) -> int:
    texts = [embed.get("title"), embed.get("description"), (embed.get("footer") or {}).get("text")]
    texts.append((embed.get("author") or {}).get("name"))
    for row in embed.get("fields") or []:
        texts += [row.get("name"), row.get("value")]
    return sum(len(text or "") for text in texts)


def _embed_fields(embeds: list[Json]) -> Iterator[Reason]:
    for number, embed in enumerate(embeds):
        for index, row in enumerate(embed.get("fields") or []):
            for name in ("name", "value"):
                if not row.get(name):
                    yield f"embeds[{number}].fields[{index}].{name}", "This field is required"


def _allowed_mentions(allowed: Json) -> Iterator[Reason]:
    for name in ("users", "roles"):
        if name in (allowed.get("parse") or []) and allowed.get(name):
            yield "allowed_mentions", f'parse:["{name}"] and {name}: [ids...] are mutually exclusive.'
