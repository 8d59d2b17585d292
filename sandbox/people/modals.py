"""Modals as people submit them, checked as Discord's client checks them before sending."""

from __future__ import annotations

from typing import Any

from sandbox.people import calls
from sandbox.world.components import ComponentKind, tree
from sandbox.world.errors import InvalidForm
from sandbox.world.state import World
from sandbox.world.uploads import Upload
from sandbox.world.values import Channel, Json, OptionKind

CHOSEN_IN = {
    ComponentKind.PERSON_SELECT: OptionKind.PERSON,
    ComponentKind.ROLE_SELECT: OptionKind.ROLE,
    ComponentKind.MENTIONABLE_SELECT: OptionKind.MENTIONABLE,
    ComponentKind.CHANNEL_SELECT: OptionKind.CHANNEL,
}
"""For each kind of select that offers ids, the kind of option with the same ids."""


def submission(world: World, channel: Channel, modal: Json, values: dict[str, Any]) -> Json:
    """Return the `data` of the interaction that submits the modal; refuses values that no client sends.

    `values` maps custom ids to the person's entries; other fields are sent with their presets.
    """
    known = {part["custom_id"] for _, part in tree(modal["components"]) if "custom_id" in part}
    if unknown := values.keys() - known:
        raise InvalidForm(*((name, "There is no such field") for name in sorted(unknown)))
    resolved: Json = {}
    fill = _Filling(world, channel, values, resolved)
    filled = [fill.component(part, index) for index, part in enumerate(modal["components"], 1)]
    data: Json = {"custom_id": modal["custom_id"], "components": filled}
    return data | ({"resolved": resolved} if resolved else {})


def check_values(part: Json, values: list[Any]) -> None:
    """Refuse values that are not among the options of a select or group, and too few or too many."""
    custom_id = part["custom_id"]
    offered = [option["value"] for option in part.get("options") or []]
    if offered and not set(values) <= set(offered):
        raise InvalidForm((custom_id, f"{values} are not all among the options {offered}"))
    if part.get("required") is False and not values:
        return
    least, most = part.get("min_values"), part.get("max_values")
    if most is None:
        most = len(offered) if part["type"] == ComponentKind.CHECKBOX_GROUP else 1
    if not (1 if least is None else least) <= len(values) <= most:
        raise InvalidForm((custom_id, f"{len(values)} values are too few or too many"))


class _Filling:
    """Fills in the components of one modal."""

    def __init__(self, world: World, channel: Channel, values: dict[str, Any], resolved: Json) -> None:
        self._world = world
        self._channel = channel
        self._values = values
        self._resolved = resolved

    def component(self, part: Json, number: int) -> Json:
        """Return the component as it is submitted; `number` is its id if it has none."""
        kind = part["type"]
        found: Json = {"type": kind, "id": part.get("id") or number}
        if kind == ComponentKind.LABEL:
            return found | {"component": self.component(part["component"], number + 100)}
        if kind == ComponentKind.TEXT:
            return found
        if "components" in part:
            inner = enumerate(part["components"], number * 10 + 100)
            return found | {"components": [self.component(part, index) for index, part in inner]}
        return found | {"custom_id": part["custom_id"]} | self._filled(part)

    def _filled(self, part: Json) -> Json:
        kind, custom_id = part["type"], part["custom_id"]
        if kind == ComponentKind.TEXT_INPUT:
            return {"value": _text(part, str(self._values.get(custom_id, part.get("value") or "")))}
        if kind == ComponentKind.CHECKBOX:
            return {"value": bool(self._values.get(custom_id, part.get("default", False)))}
        chosen = self._chosen(part)
        check_values(part, chosen)
        if kind == ComponentKind.RADIO_GROUP:
            return {"value": chosen[0] if chosen else None}
        if kind == ComponentKind.FILE_UPLOAD:
            return {"values": calls.uploaded(self._world, self._channel, chosen, self._resolved)}
        if kind in CHOSEN_IN:
            found = calls.resolve(self._world, self._channel, CHOSEN_IN[kind], chosen)
            for name, objects in found.items():
                self._resolved.setdefault(name, {}).update(objects)
        return {"values": chosen}

    def _chosen(self, part: Json) -> list[Any]:
        preset = [option["value"] for option in part.get("options") or [] if option.get("default")]
        chosen = self._values.get(part["custom_id"], preset)
        values = [chosen] if isinstance(chosen, str | Upload) else list(chosen)
        takes_files = part["type"] == ComponentKind.FILE_UPLOAD
        if any(isinstance(value, Upload) != takes_files for value in values):
            raise InvalidForm((part["custom_id"], "Files belong in a file upload, and nothing else does"))
        return values


def _text(part: Json, text: str) -> str:
    required = part.get("required", True)
    least = (part.get("min_length") or (1 if required else 0)) if text or required else 0
    if not least <= len(text) <= (part.get("max_length") or 4000):
        raise InvalidForm((part["custom_id"], "The text is too short or too long"))
    return text
