"""Calls of commands: their options, checked as Discord's client checks them before sending."""

from __future__ import annotations

from typing import Any

from sandbox.wire import message_payloads, payloads
from sandbox.world.commands import Leaf
from sandbox.world.drafts import attachment
from sandbox.world.errors import InvalidForm, Refusal, Refused
from sandbox.world.state import World
from sandbox.world.uploads import UPLOAD_LIMIT, Upload
from sandbox.world.values import Channel, Json, Message, OptionKind, Person


def call(
    world: World, leaf: Leaf, channel: Channel, values: dict[str, Any], *, focused: str | None = None
) -> Json:
    """Return the `data` of the interaction that calls the command; refuses values that no client sends.

    `values` maps option names to a text, number or boolean, to the id of a person, channel or role, or for an
    attachment to an `Upload` or the id of any message's attachment.
    """
    resolved: Json = {}
    options = []
    unknown = values.keys() - {option["name"] for option in leaf.options}
    if unknown:
        raise InvalidForm(*((name, "There is no such option") for name in sorted(unknown)))
    for option in leaf.options:
        name = option["name"]
        if name not in values:
            if option.get("required") and focused is None:
                raise InvalidForm((name, "This option is required"))
            continue
        value = values[name]
        if isinstance(value, Upload) and option["type"] == OptionKind.ATTACHMENT:
            (value,) = uploaded(world, channel, [value], resolved)
        else:
            _resolve(world, channel, option["type"], value, resolved)
        entry = {"name": name, "type": option["type"], "value": value}
        if name == focused:
            entry["focused"] = True
        else:
            _check_value(option, value)
        options.append(entry)
    for step in reversed(leaf.chain[1:]):
        options = [{"name": step["name"], "type": step["type"], "options": options}]
    data = _called(leaf.command) | {"options": options}
    if resolved:
        data["resolved"] = resolved
    return data


def menu_call(world: World, command: Json, channel: Channel, target: Person | Message) -> Json:
    """Return the `data` of the interaction that calls the command in the menu of a person or a message."""
    data = _called(command) | {"target_id": target.id}
    if isinstance(target, Message):
        shown = message_payloads.message(world, target)
        return data | {"resolved": {"messages": {target.id: shown}}}
    return data | {"resolved": resolve(world, channel, OptionKind.PERSON, [target.id])}


def uploaded(world: World, channel: Channel, files: list[Upload], resolved: Json) -> list[str]:
    """Keep files that come with an interaction; add them to `resolved` and return the ids of their attachments."""
    if sum(len(file.data) for file in files) > UPLOAD_LIMIT:
        raise Refused(Refusal.TOO_LARGE)
    attachments = [attachment(world.ids.next(), file) for file in files]
    for held, file in zip(attachments, files, strict=True):
        world.uploads.put(held.id, file.data)
        shown = message_payloads.attachment(held, channel.id, ephemeral=True)
        resolved.setdefault("attachments", {})[held.id] = shown
    return [held.id for held in attachments]


def _called(command: Json) -> Json:
    data: Json = {"id": command["id"], "name": command["name"], "type": command["type"]}
    return data | ({"guild_id": command["guild_id"]} if "guild_id" in command else {})


def _check_value(option: Json, value: Any) -> None:
    name, kind = option["name"], option["type"]
    right: dict[int, tuple[type, ...]] = {
        OptionKind.STRING: (str,),
        OptionKind.INTEGER: (int,),
        OptionKind.BOOLEAN: (bool,),
        OptionKind.NUMBER: (int, float),
    }
    if not isinstance(value, right.get(kind, (str,))) or (
        kind != OptionKind.BOOLEAN and isinstance(value, bool)
    ):
        raise InvalidForm((name, f"{value!r} is not a value of option type {kind}"))
    choices = option.get("choices")
    if choices and value not in [choice["value"] for choice in choices]:
        raise InvalidForm((name, f"{value!r} is not one of the choices"))
    size: Any = len(value) if isinstance(value, str) else value
    least = option.get("min_length" if kind == OptionKind.STRING else "min_value")
    most = option.get("max_length" if kind == OptionKind.STRING else "max_value")
    if (least is not None and size < least) or (most is not None and size > most):
        raise InvalidForm((name, f"{value!r} is out of bounds"))


def resolve(world: World, channel: Channel, kind: int, values: list[str]) -> Json:
    """Return the `resolved` objects for ids of one kind of option."""
    resolved: Json = {}
    for value in values:
        _resolve(world, channel, kind, value, resolved)
    return resolved


def _resolve(world: World, channel: Channel, kind: int, value: Any, resolved: Json) -> None:
    """Add the object with the id `value` to `resolved`; nothing for options that are no ids."""
    if kind in (OptionKind.PERSON, OptionKind.MENTIONABLE) and value in world.people:
        resolved.setdefault("users", {})[value] = payloads.user(world.people[value])
        server = world.servers.get(channel.server_id or "")
        if server and value in server.members:
            member = payloads.member(world, server, server.members[value])
            member["permissions"] = str(int(world.permissions(value, channel)))
            del member["user"], member["deaf"], member["mute"]
            resolved.setdefault("members", {})[value] = member
    elif kind in (OptionKind.ROLE, OptionKind.MENTIONABLE) and channel.server_id:
        role = world.servers[channel.server_id].roles[value]
        resolved.setdefault("roles", {})[value] = payloads.role(role)
    elif kind == OptionKind.ATTACHMENT:
        resolved.setdefault("attachments", {})[value] = _file(world, value)
    elif kind == OptionKind.CHANNEL:
        resolved.setdefault("channels", {})[value] = payloads.channel(world, world.channel(value))


def _file(world: World, file_id: str) -> Json:
    """Return any message's attachment by id, as if it were uploaded again; refuses an unknown id."""
    for messages in world.messages.values():
        for message in messages.values():
            for held in message.attachments:
                if held.id == file_id:
                    return message_payloads.attachment(held, message.channel_id, ephemeral=True)
    raise InvalidForm(("value", f"there is no file {file_id}"))
