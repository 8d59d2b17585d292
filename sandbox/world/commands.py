"""The application's commands: registering them, and which of them a person may use in a channel."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sandbox.world import command_limits
from sandbox.world.errors import InvalidForm, Refusal, Refused
from sandbox.world.events import EventKind
from sandbox.world.permissions import Permission
from sandbox.world.state import World
from sandbox.world.values import BRANCHES, Channel, ChannelKind, CommandKind, Json, Person

GUILD_CONTEXT, BOT_DIRECT_CONTEXT, PRIVATE_CONTEXT = 0, 1, 2
GUILD_INSTALL, USER_INSTALL = 0, 1


@dataclass(frozen=True, slots=True)
class Leaf:
    """A command or subcommand that can be typed.

    `path` is the text after the slash, such as `game new`; `chain` the JSON of the command, its group and its
    subcommand, as far as they exist.
    """

    path: str
    command: Json
    chain: tuple[Json, ...]

    @property
    def options(self) -> list[Json]:
        """The options that a caller can give."""
        return list(self.chain[-1].get("options") or [])


# What the bot registers. `server_id` None means the global commands.


def registered(world: World, server_id: str | None = None) -> list[Json]:
    """Return the commands that are registered for the server, or globally."""
    return list(world.commands.get(server_id, {}).values())


def find(world: World, command_id: str, server_id: str | None = None) -> Json:
    """Return the command with this id; refuses an unknown one."""
    try:
        return world.commands[server_id][command_id]
    except KeyError:
        raise Refused(Refusal.UNKNOWN_COMMAND) from None


def register(world: World, bodies: list[Json], server_id: str | None = None) -> list[Json]:
    """Register these commands and no others; return them with their ids.

    A command that keeps its name and kind keeps its id, and an unchanged one its version.
    """
    if reasons := list(command_limits.commands(bodies)):
        raise InvalidForm(*reasons)
    old = {_name(command): command for command in registered(world, server_id)}
    world.commands[server_id] = {}
    for body in bodies:
        before = old.get(_name(body), {})
        entry = _complete(world, body, before.get("id") or world.ids.next(), server_id)
        if entry | {"version": before.get("version")} == before:
            entry = before
        world.commands[server_id][entry["id"]] = entry
    world.emit(EventKind.COMMANDS_CHANGED, server_id=server_id)
    return registered(world, server_id)


def put(world: World, body: Json, server_id: str | None = None) -> Json:
    """Register one more command, replacing any of the same name and kind; return it."""
    others = [held for held in registered(world, server_id) if _name(held) != _name(body)]
    return register(world, [*others, body], server_id)[-1]


def remove(world: World, command_id: str, server_id: str | None = None) -> None:
    """Remove the command; refuses an unknown one."""
    find(world, command_id, server_id)
    del world.commands[server_id][command_id]
    world.emit(EventKind.COMMANDS_CHANGED, server_id=server_id)


def _name(command: Json) -> tuple[int, str]:
    return command.get("type", CommandKind.TYPED), command["name"]


def _complete(world: World, body: Json, command_id: str, server_id: str | None) -> Json:
    command = {
        "type": int(CommandKind.TYPED),
        "description": "",
        "default_member_permissions": None,
        "nsfw": False,
        "integration_types": [GUILD_INSTALL],
        "contexts": None,
        **{name: value for name, value in body.items() if value is not None or name == "contexts"},
        "id": command_id,
        "application_id": world.bot_id,
        "version": world.ids.next(),
    }
    if command["default_member_permissions"] is not None:
        command["default_member_permissions"] = str(command["default_member_permissions"])
    if server_id is None:
        command["dm_permission"] = command["contexts"] is None or BOT_DIRECT_CONTEXT in command["contexts"]
    else:
        command["guild_id"] = server_id
    return command


# The commands that a person can use


def typed(world: World, person: Person, channel: Channel) -> Iterator[Leaf]:
    """Iterate over the commands that the person can type in the channel."""
    for command in _offered(world, CommandKind.TYPED, person, channel):
        yield from _leaves(command, (command,))


def leaf(world: World, person: Person, channel: Channel, path: str) -> Leaf:
    """Return the command that is typed as `path`; refuses one that the person cannot use in the channel."""
    for found in typed(world, person, channel):
        if found.path == path.removeprefix("/"):
            return found
    raise Refused(Refusal.UNKNOWN_COMMAND)


def menu(world: World, kind: CommandKind, person: Person, channel: Channel) -> Iterator[Json]:
    """Iterate over the commands of this kind of context menu that the person can use in the channel."""
    assert kind is not CommandKind.TYPED
    return _offered(world, kind, person, channel)


def menu_command(world: World, kind: CommandKind, person: Person, channel: Channel, name: str) -> Json:
    """Return the menu's command of this name; refuses one that the person cannot use in the channel."""
    for command in menu(world, kind, person, channel):
        if command["name"] == name:
            return command
    raise Refused(Refusal.UNKNOWN_COMMAND)


def is_user_install(world: World, command: Json, channel: Channel) -> bool:
    """Return True if the command is there only because the person installed the application themselves."""
    if channel.kind is ChannelKind.DIRECT:
        return world.bot_id not in channel.recipients
    members = world.servers[channel.server_id or ""].members
    return world.bot_id not in members or GUILD_INSTALL not in command["integration_types"]


def _offered(world: World, kind: CommandKind, person: Person, channel: Channel) -> Iterator[Json]:
    for scope in (channel.server_id, None) if channel.server_id else (None,):
        for command in registered(world, scope):
            if command["type"] == kind and _is_offered(world, command, person, channel):
                yield command


def _is_offered(world: World, command: Json, person: Person, channel: Channel) -> bool:
    contexts, installs = command["contexts"], command["integration_types"]
    if channel.kind is ChannelKind.DIRECT:
        with_bot = world.bot_id in channel.recipients
        context = BOT_DIRECT_CONTEXT if with_bot else PRIVATE_CONTEXT
        installed = with_bot or (person.installed_app and USER_INSTALL in installs)
        return installed and (with_bot if contexts is None else context in contexts)
    server = world.servers[channel.server_id or ""]
    allowed = world.permissions(person.id, channel)
    by_server = world.bot_id in server.members and GUILD_INSTALL in installs
    by_person = person.installed_app and USER_INSTALL in installs
    needed = int(command["default_member_permissions"] or 0)
    return (
        (by_server or by_person)
        and (contexts is None or GUILD_CONTEXT in contexts)
        and bool(allowed & Permission.USE_APPLICATION_COMMANDS)
        and needed & ~int(allowed) == 0
    )


def _leaves(command: Json, chain: tuple[Json, ...]) -> Iterator[Leaf]:
    inner = [option for option in chain[-1].get("options") or [] if option["type"] in BRANCHES]
    if not inner:
        yield Leaf(" ".join(step["name"] for step in chain), command, chain)
    for option in inner:
        yield from _leaves(command, (*chain, option))
