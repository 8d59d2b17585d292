"""The application's commands: what the bot registered, and who may see which."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sandbox import limits
from sandbox.errors import InvalidForm, Refusal, Refused
from sandbox.events import Happening
from sandbox.model import Channel, ChannelKind, Json, Person
from sandbox.permissions import Permission

if TYPE_CHECKING:
    from sandbox.world import World

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(
    1, 12
)
CHAT_INPUT = 1
GUILD_CONTEXT, BOT_DIRECT_CONTEXT, PRIVATE_CONTEXT = 0, 1, 2
GUILD_INSTALL, USER_INSTALL = 0, 1


@dataclass(frozen=True, slots=True)
class Leaf:
    """Something that can be called: `path` is `game new`, `chain` the JSON of the command, group and subcommand."""

    path: str
    command: Json
    chain: tuple[Json, ...]

    @property
    def options(self) -> list[Json]:
        """The options that a caller can give."""
        return list(self.chain[-1].get("options") or [])


class CommandBook:
    """The commands by the server they belong to; None are the global ones."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._held: dict[str | None, dict[str, Json]] = {}

    def all(self, server_id: str | None = None) -> list[Json]:
        """What is registered for the server, or globally."""
        return list(self._held.get(server_id, {}).values())

    def one(self, command_id: str, server_id: str | None = None) -> Json:
        """The command with this id, or Discord's refusal."""
        try:
            return self._held[server_id][command_id]
        except KeyError:
            raise Refused(Refusal.UNKNOWN_COMMAND) from None

    def replace(self, wanted: list[Json], server_id: str | None = None) -> list[Json]:
        """Register exactly these; one that kept its name and type keeps its id, an unchanged one its version."""
        if reasons := list(limits.commands(wanted)):
            raise InvalidForm(*reasons)
        old = {(command["type"], command["name"]): command for command in self.all(server_id)}
        self._held[server_id] = {}
        for body in wanted:
            before = old.get((body.get("type", CHAT_INPUT), body["name"]), {})
            made = self._made(body, before.get("id") or self._world.ids.next(), server_id)
            if made | {"version": before.get("version")} == before:
                made = before
            self._held[server_id][made["id"]] = made
        self._world.emit(Happening.COMMANDS_CHANGED, server_id=server_id)
        return self.all(server_id)

    def put(self, body: Json, server_id: str | None = None) -> Json:
        """Register one more, over one of the same name and type."""
        others = [
            c for c in self.all(server_id) if (c["type"], c["name"]) != (body.get("type", 1), body["name"])
        ]
        return self.replace([*others, body], server_id)[-1]

    def remove(self, command_id: str, server_id: str | None = None) -> None:
        """Take the command away."""
        self.one(command_id, server_id)
        del self._held[server_id][command_id]
        self._world.emit(Happening.COMMANDS_CHANGED, server_id=server_id)

    def _made(self, body: Json, command_id: str, server_id: str | None) -> Json:
        made = {
            "type": CHAT_INPUT,
            "description": "",
            "default_member_permissions": None,
            "nsfw": False,
            "integration_types": [GUILD_INSTALL],
            "contexts": None,
            **{name: value for name, value in body.items() if value is not None or name == "contexts"},
            "id": command_id,
            "application_id": self._world.bot_id,
            "version": self._world.ids.next(),
        }
        if made["default_member_permissions"] is not None:
            made["default_member_permissions"] = str(made["default_member_permissions"])
        if server_id is None:
            made["dm_permission"] = made["contexts"] is None or BOT_DIRECT_CONTEXT in made["contexts"]
        else:
            made["guild_id"] = server_id
        return made

    # The person's side

    def leaves(self, person: Person, channel: Channel) -> Iterator[Leaf]:
        """Every chat command that the person sees in the channel."""
        for scope in (channel.server_id, None) if channel.server_id else (None,):
            for command in self.all(scope):
                if command["type"] == CHAT_INPUT and self._offered(command, person, channel):
                    yield from _leaves(command, (command,))

    def leaf(self, person: Person, channel: Channel, path: str) -> Leaf:
        """The command of that path, which the person must be able to see here."""
        for leaf in self.leaves(person, channel):
            if leaf.path == path.removeprefix("/"):
                return leaf
        raise Refused(Refusal.UNKNOWN_COMMAND)

    def _offered(self, command: Json, person: Person, channel: Channel) -> bool:
        world, contexts, installs = self._world, command["contexts"], command["integration_types"]
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
    inner = [option for option in chain[-1].get("options") or [] if option["type"] in (SUBCOMMAND, GROUP)]
    if not inner:
        yield Leaf(" ".join(step["name"] for step in chain), command, chain)
    for option in inner:
        yield from _leaves(command, (*chain, option))
