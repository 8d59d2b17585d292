"""Simulated people who use commands, controls and forms at random, by a seed, while their server changes."""

from contextlib import suppress
from pathlib import Path

from playing import public_messages

from sandbox.world import channels, commands, messages
from sandbox.world.components import SELECTS, ComponentKind
from sandbox.world.errors import Refused
from sandbox.world.permissions import Permission
from sandbox.world.uploads import Upload
from sandbox.world.values import CommandKind, MessageFlag, OptionKind

TEXTS = (
    "0",
    "-1",
    "3",
    "M50",
    "n51",
    "zz99",
    "E",
    "north",
    "none",
    "meeple city",
    "1 1 1",
    "@everyone",
    "**x**",
    "```",
    "\u200b",
    "\u202eabc",
    "e\u0301" * 5,
    "🎲",
    "İ",
    "ﷺ",
    "2030-01-01 10:00",
    "25:61",
    "22:00-7:30",
    "Europe/Berlin",
    "UTC+14",
    "1h 30m",
    "x" * 90,
    "9" * 30,
    "../../etc",
    "%s",
    "{ $x }",
    "rivers, inns",
    "red",
)
"""Texts that people type. Each is valid for one option at most."""

FILES = (b"", b"x", b"\xff\xfe\x00", b'[Seats "red"]\n1. red')
"""Contents of invalid game files; `uploads` adds valid ones."""

ADVANCING = ("play", "confirm", "market", "answer", "step", "join", "start", "rematch", "spot", "tournament")
"""The kinds of controls that advance games and tournaments. Half of all presses choose among these alone."""

PERMISSIONS = (
    Permission.SEND_MESSAGES,
    Permission.ATTACH_FILES,
    Permission.VIEW_CHANNEL,
    Permission.READ_MESSAGE_HISTORY,
    Permission.CREATE_PUBLIC_THREADS,
    Permission.SEND_MESSAGES_IN_THREADS,
)


def uploads():
    """Return the contents of files that people upload."""
    written = sorted(Path(__file__).parents[1].rglob("*.game"))
    return (*FILES, *(path.read_bytes() for path in written[:3]))


class RandomPeople:
    """Source of random actions of the people of one server; `actions` describes those performed so far."""

    def __init__(self, box, people, chance):
        self._box = box
        self._world = box.world
        self._people = people
        self._chance = chance
        self._files = uploads()
        self._denied = []
        self.actions = []

    async def act(self):
        """Let a random person perform a random action; return the bot's reply, None if there is none."""
        actor = self._chance.choice(self._people)
        places = [channel for channel in self._world.channels.values() if self._is_open_to(actor, channel)]
        if not places:
            return None
        act = self._chance.choice(
            (self._press, self._press, self._type, self._type, self._autocomplete, self._menu)
        )
        try:
            return await act(actor, self._chance.choice(places[-6:]))
        except Refused as refused:
            self.actions.append(f"  refused by the client: {refused}")
            return None

    def _is_open_to(self, actor, channel):
        # A command or press in a thread that is locked and archived cannot be answered.
        return self._world.sees(actor.id, channel) and not (channel.locked and channel.archived)

    async def _press(self, actor, channel):
        """Press a button or choose in a select on a message, mostly on one of the newest."""
        controls = [
            (message, part)
            for message in actor.messages(channel)[-12:]
            for part in message.controls
            if MessageFlag.LOADING not in message.raw.flags
            and not part.get("disabled")
            and part.get("custom_id")
        ]
        advancing = [
            control
            for control in controls
            if control[1]["custom_id"].split(":")[1].partition(".")[0] in ADVANCING
        ]
        if advancing and self._chance.random() < 0.5:
            controls = advancing
        if not controls:
            return None
        message, part = self._chance.choice(controls[-25:])
        custom_id = part["custom_id"]
        if part["type"] in SELECTS:
            values = self._sample(self._offered(part), part.get("min_values", 1), part.get("max_values", 1))
            self._note(actor, channel, f"{custom_id} {values}")
            return await self._submitted(actor, await actor.choose(message, custom_id, *values))
        self._note(actor, channel, custom_id)
        return await self._submitted(actor, await actor.click(message, custom_id))

    def _offered(self, part):
        """Return the values that a select offers."""
        match part["type"]:
            case ComponentKind.STRING_SELECT:
                return [option["value"] for option in part["options"]]
            case ComponentKind.PERSON_SELECT:
                return [*(person.id for person in self._people), self._world.bot_id]
            case ComponentKind.CHANNEL_SELECT:
                kinds = part.get("channel_types") or [0]
                return [channel.id for channel in self._world.channels.values() if int(channel.kind) in kinds]
        return list(self._box.server.roles)

    async def _submitted(self, actor, reply):
        """Fill in and submit the forms that follow, or close one; return the last reply."""
        while reply.modal is not None and self._chance.random() < 0.9:
            fields = [field for field in _fields(reply.modal["components"]) if self._chance.random() < 0.7]
            values = {control["custom_id"]: self._filled(control) for control in fields}
            self.actions.append(f"  submitted {list(values)}")
            reply = await actor.submit(reply, values)
        return reply

    def _filled(self, field):
        options = [option["value"] for option in field.get("options") or []]
        match field["type"]:
            case ComponentKind.CHECKBOX:
                return self._chance.random() < 0.5
            case ComponentKind.RADIO_GROUP:
                return [self._chance.choice(options)]
            case ComponentKind.FILE_UPLOAD:
                return [self._file()]
            case ComponentKind.TEXT_INPUT:
                return self._text()[: field.get("max_length", 100)]
        return self._sample(options, field.get("min_values", 0), field.get("max_values", len(options)))

    async def _type(self, actor, channel):
        """Call a command with some of its options."""
        found = list(commands.typed(self._world, actor.person, channel))
        if not found:
            return None
        leaf, options = self._chance.choice(found), {}
        for option in leaf.options:
            if option.get("required") or self._chance.random() < 0.35:
                options[option["name"]] = await self._value(actor, channel, leaf, option)
        self._note(actor, channel, f"/{leaf.path} {options}"[:200])
        return await self._submitted(actor, await actor.slash(channel, leaf.path, **options))

    async def _value(self, actor, channel, leaf, option):
        """Return a value of an option: one of its choices, one that autocomplete offers, or any other."""
        if option.get("choices"):
            return self._chance.choice(option["choices"])["value"]
        match option["type"]:
            case OptionKind.PERSON:
                return self._chance.choice([*(person.id for person in self._people), self._world.bot_id])
            case OptionKind.ROLE:
                return self._chance.choice(list(self._box.server.roles))
            case OptionKind.BOOLEAN:
                return self._chance.random() < 0.5
            case OptionKind.ATTACHMENT:
                return self._file()
        if option.get("autocomplete") and self._chance.random() < 0.7:
            offered = await actor.autocomplete(channel, leaf.path, focused=option["name"])
            if offered:
                return self._chance.choice(offered)["value"]
        if option["type"] == OptionKind.STRING:
            return self._text()[: option.get("max_length", 6000)].ljust(option.get("min_length", 1), "x")
        least, most = option.get("min_value", -5), option.get("max_value", 400)
        return self._chance.choice((least, most, self._chance.randint(least, min(most, least + 5))))

    async def _autocomplete(self, actor, channel):
        """Type an option's value, so that autocomplete is asked for choices."""
        offering = [
            (leaf, option)
            for leaf in commands.typed(self._world, actor.person, channel)
            for option in leaf.options
            if option.get("autocomplete")
        ]
        if offering:
            leaf, option = self._chance.choice(offering)
            typed = {option["name"]: self._text()}
            self._note(actor, channel, f"completes /{leaf.path} {typed}")
            await actor.autocomplete(channel, leaf.path, focused=option["name"], **typed)

    async def _menu(self, actor, channel):
        """Call a command in the menu of a person or a message."""
        kind = self._chance.choice((CommandKind.PERSON_MENU, CommandKind.MESSAGE_MENU))
        found = list(commands.menu(self._world, kind, actor.person, channel))
        recent = public_messages(actor, channel)[-10:]
        targets = self._people if kind == CommandKind.PERSON_MENU else recent
        if not found or not targets:
            return None
        name = self._chance.choice(found)["name"]
        self._note(actor, channel, f"menu {name}")
        reply = await actor.menu(channel, name, self._chance.choice(targets))
        return await self._submitted(actor, reply)

    def _file(self):
        return Upload(0, "some.game", self._chance.choice(self._files))

    def _text(self):
        people = [person.person.name for person in self._people] + [
            f"<@{person.id}>" for person in self._people
        ]
        return self._chance.choice((*TEXTS, *people))

    def _sample(self, values, least, most):
        most = min(len(values), most)
        return self._chance.sample(values, self._chance.randint(min(least, most), most))

    def _note(self, actor, channel, action):
        self.actions.append(f"{actor.person.name} in {channel.name}: {action}")

    def disturb(self):
        """Change the server at random: delete a message or thread, let a person leave, deny a permission, and so on."""
        places = [
            channel for channel in self._world.channels.values() if channel.server_id == self._box.server.id
        ]
        threads = [channel for channel in places if channel.parent_id is not None]
        channel, actor = self._chance.choice(places), self._chance.choice(self._people)
        moderator = self._box.server.owner_id
        kind = self._chance.choice(
            ("delete", "thread", "permission", "leave", "join", "lock", "direct", "role")
        )
        self.actions.append(f"  {kind}: {channel.name}, {actor.person.name}")
        match kind:
            case "delete":
                held = [
                    message
                    for message in self._world.messages[channel.id].values()
                    if message.only_for is None
                ]
                if held:
                    messages.delete(self._world, self._chance.choice(held[-8:]))
            case "thread" if threads and self._chance.random() < 0.3:
                channels.delete_channel(self._world, self._chance.choice(threads))
            case "permission":
                permission = self._chance.choice(PERMISSIONS)
                channels.deny_bot(self._world, channel, permission)
                self._denied.append((channel, permission))
            case "leave":
                self._world.leave(self._box.server, actor.person)
            case "join":
                self._world.join(self._box.server, actor.person)
            case "lock" if threads:
                locked = self._chance.random() < 0.5
                with suppress(Refused):
                    thread = self._chance.choice(threads)
                    channels.change_thread(self._world, thread, by=moderator, locked=locked, archived=True)
            case "direct":
                self._world.change_person(actor.person, takes_direct_messages=self._chance.random() < 0.5)
            case "role" if actor.id in self._box.server.members:
                self._box.grant(actor, *self._chance.choice(((), ("Organiser",), ("Administrator",))))

    def restore(self):
        """Grant the bot the permissions that were denied."""
        for channel, permission in self._denied:
            if channel.id in self._world.channels:
                channels.deny_bot(self._world, channel, permission, denied=False)
        self._denied.clear()


def _fields(components):
    """Iterate over the fields of a form."""
    for part in components:
        if "component" in part:
            yield from _fields([part["component"]])
        elif "components" in part:
            yield from _fields(part["components"])
        elif part.get("custom_id"):
            yield part
