"""Discord's limits on the commands of an application, checked with or without its official description."""

from __future__ import annotations

import re
from collections.abc import Iterator

from sandbox.world.limits import Reason
from sandbox.world.values import BRANCHES, CommandKind, Json

NAME = re.compile(r"[-_'\w\u0900-\u097F\u0E00-\u0E7F]{1,32}")

MOST_COMMANDS = {CommandKind.TYPED: 100, CommandKind.PERSON_MENU: 15, CommandKind.MESSAGE_MENU: 15}

LOCALES = (
    "ar bg cs da de el en-GB en-US es-419 es-ES fi fr he hi hr hu id it ja ko lt nl no pl pt-BR ro "
    "ru sv-SE th tr uk vi zh-CN zh-TW"
)
"""The languages that Discord has, separated by spaces."""


def commands(bodies: list[Json]) -> Iterator[Reason]:
    """Yield (place, why) for every limit that the commands of one server, or the global ones, exceed."""
    for kind, limit in MOST_COMMANDS.items():
        same = [command for command in bodies if command.get("type", CommandKind.TYPED) == kind]
        if len(same) > limit:
            yield "", f"Maximum number of application commands reached ({limit})"
        if len({command.get("name") for command in same}) < len(same):
            yield "", "Application command names must be unique"
    for index, command in enumerate(bodies):
        if command.get("type", CommandKind.TYPED) == CommandKind.TYPED:
            yield from _command(command, f"[{index}]")
            if _command_length(command) > 8000:
                yield f"[{index}]", "Command exceeds maximum size (8000)"
        elif command.get("description"):
            yield f"[{index}].description", "Context menu commands cannot have description"


def _command(part: Json, place: str) -> Iterator[Reason]:
    for text in (part.get("name"), *(part.get("name_localizations") or {}).values()):
        if not NAME.fullmatch(text or "") or text != (text or "").lower():
            yield f"{place}.name", "Command name is invalid"
    for text in (part.get("description"), *(part.get("description_localizations") or {}).values()):
        if not 1 <= len(text or "") <= 100:
            yield f"{place}.description", "Must be between 1 and 100 in length."
    yield from _locales(part, place)
    options = part.get("options") or []
    if len(options) > 25:
        yield f"{place}.options", "Must be 25 or fewer in length."
    if len({option.get("name") for option in options}) < len(options):
        yield f"{place}.options", "Option names must be unique"
    if len({option.get("type") in BRANCHES for option in options}) > 1:
        yield f"{place}.options", "Subcommands and groups cannot stand beside other options"
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        yield f"{place}.options", "Required options must be placed before non-required options"
    for index, option in enumerate(options):
        yield from _option(option, f"{place}.options[{index}]")
        yield from _command(option, f"{place}.options[{index}]")


def _option(part: Json, place: str) -> Iterator[Reason]:
    choices = part.get("choices") or []
    if len(choices) > 25:
        yield f"{place}.choices", "Must be 25 or fewer in length."
    if choices and part.get("autocomplete"):
        yield f"{place}.autocomplete", "Cannot be set with choices"
    for number, choice in enumerate(choices):
        yield from _locales(choice, f"{place}.choices[{number}]")
        if isinstance(choice.get("value"), str) and len(choice["value"]) > 100:
            yield f"{place}.choices[{number}].value", "Must be 100 or fewer in length."
    for least, most in (("min_value", "max_value"), ("min_length", "max_length")):
        if None not in (part.get(least), part.get(most)) and part[least] > part[most]:
            yield f"{place}.{most}", f"Must be at least {least}"


def _locales(part: Json, place: str) -> Iterator[Reason]:
    """Check that translations are in languages that Discord has."""
    for name in ("name_localizations", "description_localizations"):
        for unknown in sorted((part.get(name) or {}).keys() - set(LOCALES.split())):
            yield f"{place}.{name}", f"Unknown locale: {unknown}"


def _command_length(part: Json) -> int:
    own = 0
    for name in ("name", "description"):
        texts = [part.get(name) or "", *(part.get(f"{name}_localizations") or {}).values()]
        own += max(len(text or "") for text in texts)
    own += sum(len(str(c.get("name", ""))) + len(str(c.get("value", ""))) for c in part.get("choices") or [])
    return own + sum(_command_length(option) for option in part.get("options") or [])
