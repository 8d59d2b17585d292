"""The components of messages and modals: their kinds, and how to walk their tree."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import IntEnum
from typing import Any


class ComponentKind(IntEnum):
    """Discord's numbers for the kinds of components."""

    ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    PERSON_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT = 10
    THUMBNAIL = 11
    GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = (
    ComponentKind.STRING_SELECT,
    ComponentKind.PERSON_SELECT,
    ComponentKind.ROLE_SELECT,
    ComponentKind.MENTIONABLE_SELECT,
    ComponentKind.CHANNEL_SELECT,
)


def tree(components: Sequence[dict[str, Any]], place: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Iterate over every component with its place, in reading order, parents before children."""
    for index, part in enumerate(components):
        part_place = f"{place}[{index}]"
        yield part_place, part
        yield from tree(part.get("components") or [], f"{part_place}.components")
        for name in ("accessory", "component"):
            if inner := part.get(name):
                yield f"{part_place}.{name}", inner
