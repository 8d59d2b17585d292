"""The world as JSON for the page, as one person sees it. The JSON is described in `api`."""

from __future__ import annotations

from collections.abc import Iterator

from sandbox.wire import message_payloads
from sandbox.world import commands
from sandbox.world.commands import Leaf
from sandbox.world.errors import InvalidForm
from sandbox.world.permissions import Permission
from sandbox.world.state import World
from sandbox.world.values import (
    Channel,
    ChannelKind,
    CommandKind,
    Json,
    Message,
    MessageFlag,
    MessageKind,
    Person,
    Server,
)

ROLE_OF = {"member": None, "timed_out": None, "organiser": "Organiser", "administrator": "Administrator"}
BOUNDS = ("min_value", "max_value", "min_length", "max_length")
EXCERPT_LENGTH = 120


class Views:
    """Makes the page's JSON; keeps what each person has read."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._read: dict[tuple[str, str], int] = {}

    def people(self) -> Iterator[Person]:
        """Iterate over the people that the page can act as: not the bot, and not the owners of servers."""
        owners = {server.owner_id for server in self._world.servers.values()}
        return (
            person for person in self._world.people.values() if not person.bot and person.id not in owners
        )

    def state(self, me: Person) -> Json:
        """Return everything but the messages."""
        world = self._world
        bot = world.people[world.bot_id]
        direct = [channel for channel in world.channels.values() if me.id in channel.recipients]
        return {
            "me": self.person(me),
            "bot": {"id": bot.id, "name": bot.name, "online": world.bot_online},
            "clock": self.clock(),
            "people": [self.person(person) for person in self.people()],
            "servers": [
                self._server(server, me) for server in world.servers.values() if me.id in server.members
            ],
            "direct": [self.channel(channel, me) for channel in direct],
        }

    def person(self, person: Person) -> Json:
        """Return a person with their standing in every server that they are in."""
        return {
            "id": person.id,
            "name": person.name,
            "locale": person.locale,
            "bot": person.bot,
            "takes_direct_messages": person.takes_direct_messages,
            "installed_app": person.installed_app,
            "standing": {
                server.id: self._standing(server, person)
                for server in self._world.servers.values()
                if person.id in server.members
            },
        }

    def clock(self) -> Json:
        """Return the sandbox's time."""
        clock = self._world.clock
        return {"now": clock.now().isoformat(), "offset_seconds": clock.offset_seconds}

    def channel(self, channel: Channel, me: Person) -> Json:
        """Return a channel with the permissions of `me` there and the numbers of unread messages."""
        world = self._world
        # A forum itself has no messages; they are written in its posts.
        allowed = Permission(0) if channel.kind is ChannelKind.FORUM else world.permissions(me.id, channel)
        write = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
        other = next((recipient for recipient in channel.recipients if recipient != me.id), None)
        name = world.people[other].name if other else channel.name
        return {
            "id": channel.id,
            "type": int(channel.kind),
            "name": name,
            "topic": channel.topic,
            "server_id": channel.server_id,
            "parent_id": channel.parent_id,
            "position": channel.position,
            "archived": channel.archived,
            "locked": channel.locked,
            "can_write": bool(allowed & write),
            "can_use_commands": bool(allowed & Permission.USE_APPLICATION_COMMANDS),
            "with": other,
            "last_message_id": channel.last_message_id,
            **self.unread(channel, me),
        }

    def unread(self, channel: Channel, me: Person) -> Json:
        """Return the numbers of unread messages and mentions; each direct message is a mention."""
        mark = self._read.get((me.id, channel.id), 0)
        unread = mentions = 0
        for message in reversed(self._world.messages[channel.id].values()):
            if int(message.id) <= mark:
                break
            if message.author_id != me.id and message.only_for in (None, me.id):
                unread += 1
                mentions += _mentions(message, me) or channel.kind is ChannelKind.DIRECT
        return {"unread": unread, "mentions": mentions}

    def read(self, channel: Channel, me: Person) -> None:
        """Mark everything in the channel as read by `me`."""
        self._read[me.id, channel.id] = int(self._world.ids.next())

    def message(self, message: Message, me: Person) -> Json:
        """Return Discord's message object with the page's additions."""
        excerpt = None
        if message.reply_to and message.kind in (MessageKind.REPLY, MessageKind.PINNED):
            replied = self._world.messages[message.channel_id].get(message.reply_to)
            if replied is not None and replied.only_for in (None, me.id):
                excerpt = replied.text()[:EXCERPT_LENGTH]
        return message_payloads.message(self._world, message) | {
            "for_me": MessageFlag.EPHEMERAL in message.flags,
            "mentions_me": _mentions(message, me),
            "reply_excerpt": excerpt,
        }

    def commands(self, me: Person, channel: Channel) -> list[Json]:
        """Return the commands that `me` may type there, in their language."""
        leaves = commands.typed(self._world, me, channel)
        return [_command(leaf, me.locale) for leaf in sorted(leaves, key=lambda leaf: leaf.path)]

    def menus(self, me: Person, channel: Channel) -> Json:
        """Return the commands that `me` may use there in the menus of people and messages."""
        kinds = {"person": CommandKind.PERSON_MENU, "message": CommandKind.MESSAGE_MENU}
        return {
            word: [
                {"name": command["name"], "shown": _localised(command, "name", me.locale)}
                for command in commands.menu(self._world, kind, me, channel)
            ]
            for word, kind in kinds.items()
        }

    def set_standing(self, server: Server, person: Person, standing: str) -> None:
        """Give the member the roles of this standing."""
        if standing not in ROLE_OF:
            raise InvalidForm(("standing", f"Must be one of {', '.join(ROLE_OF)}."))
        name = ROLE_OF[standing]
        roles = {self._world.role(server, name).id} if name else set()
        self._world.set_roles(server, person, roles, timed_out=standing == "timed_out")

    def _standing(self, server: Server, person: Person) -> str:
        member = server.members[person.id]
        if member.timed_out:
            return "timed_out"
        held = {server.roles[role_id].name for role_id in member.roles}
        return next((word for word, role in reversed(ROLE_OF.items()) if role in held), "member")

    def _server(self, server: Server, me: Person) -> Json:
        channels = [channel for channel in self._world.channels.values() if channel.server_id == server.id]
        return {
            "id": server.id,
            "name": server.name,
            "locale": server.locale,
            "bot": self._world.bot_id in server.members,
            "standing": self._standing(server, me),
            "roles": [{"id": role.id, "name": role.name} for role in server.roles.values()],
            "channels": [
                self.channel(channel, me) for channel in channels if self._world.sees(me.id, channel)
            ],
        }


def _mentions(message: Message, me: Person) -> bool:
    return message.mentions_everyone or me.id in message.mentions


def _command(leaf: Leaf, locale: str) -> Json:
    return {
        "path": leaf.path,
        "shown": " ".join(_localised(step, "name", locale) for step in leaf.chain),
        "description": _localised(leaf.chain[-1], "description", locale),
        "options": [_option(option, locale) for option in leaf.options],
    }


def _option(option: Json, locale: str) -> Json:
    choices = option.get("choices") or []
    return {
        "name": option["name"],
        "shown": _localised(option, "name", locale),
        "description": _localised(option, "description", locale),
        "type": option["type"],
        "required": bool(option.get("required")),
        "autocomplete": bool(option.get("autocomplete")),
        "choices": [
            {"name": _localised(choice, "name", locale), "value": choice["value"]} for choice in choices
        ],
        **{bound: option.get(bound) for bound in BOUNDS},
    }


def _localised(part: Json, name: str, locale: str) -> str:
    return str((part.get(f"{name}_localizations") or {}).get(locale) or part[name])
