"""Discord's limits on messages, modals, choices and commands, checked with or without its official description.

Each function yields (place, why) for every limit that is exceeded, with places like `components[0].label`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from sandbox.world.components import SELECTS, ComponentKind, tree
from sandbox.world.values import Json, MessageFlag

Reason = tuple[str, str]

LINK, PREMIUM = 5, 6
"""Styles of buttons."""

NAME = re.compile(r"[-_'\w\u0900-\u097F\u0E00-\u0E7F]{1,32}")
LENGTHS = {"custom_id": 100, "placeholder": 150, "description": 1024}


def message(body: Json, flags: MessageFlag) -> Iterator[Reason]:
    """Check a message as it is sent, with the flags that it will have."""
    content, embeds, components = body.get("content"), body.get("embeds"), body.get("components") or []
    if content and len(content) > 2000:
        yield "content", "Must be 2000 or fewer in length."
    if embeds:
        if len(embeds) > 10:
            yield "embeds", "Must be 10 or fewer in length."
        if sum(map(_embed_length, embeds)) > 6000:
            yield "embeds", "Embed size exceeds maximum size of 6000"
    placed = list(tree(components, "components"))
    if MessageFlag.COMPONENTS_V2 in flags:
        for name in ("content", "embeds", "poll", "sticker_ids"):
            if body.get(name):
                yield name, "Cannot be used with the IS_COMPONENTS_V2 flag"
        if len(placed) > 40:
            yield "components", "The total number of components cannot exceed 40"
        if (
            sum(
                len(part.get("content") or "") for _, part in placed if part.get("type") == ComponentKind.TEXT
            )
            > 4000
        ):
            yield "components", "The total text displayed cannot exceed 4000 characters"
        if any(part.get("type") in (ComponentKind.BUTTON, *SELECTS) for part in components):
            yield "components", "Buttons and selects need an action row or a section"
    else:
        if len(components) > 5:
            yield "components", "Must be 5 or fewer in length."
        if any(part.get("type") != ComponentKind.ROW for part in components):
            yield "components", "Only action rows without the IS_COMPONENTS_V2 flag"
    yield from _components(placed)


def modal(body: Json) -> Iterator[Reason]:
    """Check the data of a modal."""
    if not 1 <= len(body.get("title") or "") <= 45:
        yield "title", "Must be between 1 and 45 in length."
    if not 1 <= len(body.get("custom_id") or "") <= 100:
        yield "custom_id", "Must be between 1 and 100 in length."
    components = body.get("components") or []
    if not 1 <= len(components) <= 5:
        yield "components", "Must be between 1 and 5 in length."
    yield from _components(list(tree(components, "components")))


def choices(offered: list[Json]) -> Iterator[Reason]:
    """Check the choices of an autocomplete."""
    if len(offered) > 25:
        yield "choices", "Must be 25 or fewer in length."
    for index, choice in enumerate(offered):
        if not 1 <= len(str(choice.get("name", ""))) <= 100:
            yield f"choices[{index}].name", "Must be between 1 and 100 in length."
    if len({choice.get("name") for choice in offered}) < len(offered):
        yield "choices", "Choice names must be unique"


def commands(wanted: list[Json]) -> Iterator[Reason]:
    """Check all commands of an application."""
    for kind, limit in ((1, 100), (2, 15), (3, 15)):
        same = [command for command in wanted if command.get("type", 1) == kind]
        if len(same) > limit:
            yield "", f"Maximum number of application commands reached ({limit})"
        if len({command.get("name") for command in same}) < len(same):
            yield "", "Application command names must be unique"
    for index, command in enumerate(wanted):
        if command.get("type", 1) == 1:
            yield from _command(command, f"[{index}]")
            if _command_length(command) > 8000:
                yield f"[{index}]", "Command exceeds maximum size (8000)"


def _components(placed: list[tuple[str, Json]]) -> Iterator[Reason]:
    seen: set[str] = set()
    for place, part in placed:
        for name, limit in LENGTHS.items():
            if len(part.get(name) or "") > limit:
                yield f"{place}.{name}", f"Must be {limit} or fewer in length."
        if custom_id := part.get("custom_id"):
            if custom_id in seen:
                yield f"{place}.custom_id", "Component custom id cannot be duplicated"
            seen.add(custom_id)
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
            case ComponentKind.GALLERY if not 1 <= len(part.get("items") or []) <= 10:
                yield f"{place}.items", "Must be between 1 and 10 in length."
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
    most = part.get("max_values", 1)
    if part.get("min_values", 1) > most or most > len(options):
        yield f"{place}.max_values", "Must be at least min_values and at most the number of options"
    if sum(bool(option.get("default")) for option in options) > most:
        yield f"{place}.options", "More defaults than max_values"


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
    least, most = part.get("min_values"), part.get("max_values")
    least, most = 1 if least is None else least, 1 if most is None else most
    if not 0 <= least <= most <= 10 or most < 1:
        yield f"{place}.max_values", "Must be between 1 and 10, and at least min_values"


def _command(part: Json, place: str) -> Iterator[Reason]:
    for text in (part.get("name"), *(part.get("name_localizations") or {}).values()):
        if not NAME.fullmatch(text or "") or text != (text or "").lower():
            yield f"{place}.name", "Command name is invalid"
    for text in (part.get("description"), *(part.get("description_localizations") or {}).values()):
        if not 1 <= len(text or "") <= 100:
            yield f"{place}.description", "Must be between 1 and 100 in length."
    options = part.get("options") or []
    if len(options) > 25:
        yield f"{place}.options", "Must be 25 or fewer in length."
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        yield f"{place}.options", "Required options must be placed before non-required options"
    for index, option in enumerate(options):
        if len(option.get("choices") or []) > 25:
            yield f"{place}.options[{index}].choices", "Must be 25 or fewer in length."
        yield from _command(option, f"{place}.options[{index}]")


def _command_length(part: Json) -> int:
    own = 0
    for name in ("name", "description"):
        texts = [part.get(name) or "", *(part.get(f"{name}_localizations") or {}).values()]
        own += max(len(text or "") for text in texts)
    own += sum(len(str(c.get("name", ""))) + len(str(c.get("value", ""))) for c in part.get("choices") or [])
    return own + sum(_command_length(option) for option in part.get("options") or [])


def _embed_length(embed: dict[str, Any]) -> int:
    texts = [embed.get("title"), embed.get("description"), (embed.get("footer") or {}).get("text")]
    texts.append((embed.get("author") or {}).get("name"))
    for row in embed.get("fields") or []:
        texts += [row.get("name"), row.get("value")]
    return sum(len(text or "") for text in texts)
