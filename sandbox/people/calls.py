"""Calls of commands: their options, checked as Discord's client checks them before sending."""

from __future__ import annotations

from typing import Any

from sandbox.wire import message_payloads, payloads
from sandbox.world.commands import CommandKind, Leaf, OptionKind
from sandbox.world.errors import InvalidForm
from sandbox.world.state import World
from sandbox.world.values import Channel, Json


def call(
    world: World, leaf: Leaf, channel: Channel, values: dict[str, Any], *, focused: str | None = None
) -> Json:
    """Return the `data` of the interaction that calls the command; refuses values that Discord's client would not send.

    `values` holds, by the option's name, a text, number or boolean, or the id of a person, channel, role or of an
    attachment of some message.
    """
    resolved: Json = {}
    given = []
    unknown = values.keys() - {option["name"] for option in leaf.options}
    if unknown:
        raise InvalidForm(*((name, "There is no such option") for name in sorted(unknown)))
    for option in leaf.options:
        name = option["name"]
        if name not in values:
            if option.get("required") and focused is None:
                raise InvalidForm((name, "This option is required"))
            continue
        entry = {"name": name, "type": option["type"], "value": values[name]}
        if name == focused:
            entry["focused"] = True
        else:
            _judge(option, values[name])
        _resolve(world, channel, option["type"], values[name], resolved)
        given.append(entry)
    for step in reversed(leaf.chain[1:]):
        given = [{"name": step["name"], "type": step["type"], "options": given}]
    data: Json = {
        "id": leaf.command["id"],
        "name": leaf.command["name"],
        "type": int(CommandKind.TYPED),
        "options": given,
    }
    if resolved:
        data["resolved"] = resolved
    if "guild_id" in leaf.command:
        data["guild_id"] = leaf.command["guild_id"]
    return data


def _judge(option: Json, value: Any) -> None:
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
    """Add the object that an option's id stands for to `resolved`."""
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
    """Return an attachment of some message as if it were uploaded again."""
    for messages in world.messages.values():
        for message in messages.values():
            for held in message.attachments:
                if held.id == file_id:
                    return message_payloads.attachment(held, message.channel_id, ephemeral=True)
    raise InvalidForm(("value", f"there is no file {file_id}"))
