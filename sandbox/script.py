"""Scripted people, who call commands, press buttons, choose in selects, write and read messages.

    async with Sandbox() as box:
        table = box.channel("games")
        ada = box.person("Ada", locale="de")
        reply = await ada.slash(table, "game new", seats=3)
        panel = await ada.click(reply.message, "Play")
        await ada.choose(panel.message, "cell", "D7")

Every action waits for the bot's answer, and after a deferral for the message, without sleeping. An action
that the person could not take (no such button, no permission) raises `sandbox.world.errors.Refused`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sandbox.people.seen import Reply, ReplyKind, SeenMessage
from sandbox.server import Loopback, Settings
from sandbox.world import channels, commands, messages
from sandbox.world.components import SELECTS, ComponentKind
from sandbox.world.values import Callback, Channel, Interaction, Json, Person, Server
from sandbox.world.waiting import until

PATIENCE_SECONDS = 60.0
SERVER = "Carcassonne"


class Actor:
    """A scripted person."""

    def __init__(self, box: Sandbox, person: Person) -> None:
        self._box = box
        self.person = person

    @property
    def id(self) -> str:
        """The person's id."""
        return self.person.id

    async def slash(self, channel: Channel, path: str, *, settle: bool = True, **options: Any) -> Reply:
        """Call a command: `await ada.slash(table, "game new", seats=3)`. Actors and channels may be values."""
        values = {name: _plain(value) for name, value in options.items()}
        return await self._box.outcome(
            self._box.actions.slash(self.person, channel, path, values), settle=settle
        )

    async def autocomplete(self, channel: Channel, path: str, *, focused: str, **typed: Any) -> list[Json]:
        """Return the choices offered for the option `focused`, with the options `typed` so far."""
        values = {name: _plain(value) for name, value in typed.items()}
        interaction = self._box.actions.autocomplete(self.person, channel, path, focused, values)
        return (await self._box.outcome(interaction)).choices

    async def click(self, message: SeenMessage | None, button: str, *, settle: bool = True) -> Reply:
        """Press the button with this label or custom id."""
        assert message is not None, "there is no message to press a button on"
        custom_id = message.control(button, (ComponentKind.BUTTON,)).get("custom_id", "")
        return await self._box.outcome(
            self._box.actions.press(self.person, message.raw, custom_id), settle=settle
        )

    async def choose(
        self, message: SeenMessage | None, select: str, *values: Any, settle: bool = True
    ) -> Reply:
        """Choose values, or options by their labels, in the select with this custom id or placeholder."""
        assert message is not None, "there is no message to choose on"
        part = message.control(select, SELECTS)
        by_label = {option["label"]: option["value"] for option in part.get("options") or []}
        plain_values = [_plain(value) for value in values]
        chosen = [by_label.get(value, value) for value in plain_values]
        begun = self._box.actions.choose(self.person, message.raw, part["custom_id"], chosen)
        return await self._box.outcome(begun, settle=settle)

    async def menu(self, channel: Channel, name: str, target: Actor | SeenMessage | None) -> Reply:
        """Call a command in the menu of a person or a message: `await ada.menu(table, "Challenge", bruno)`."""
        assert target is not None, "there is no message to open the menu of"
        chosen = target.person if isinstance(target, Actor) else target.raw
        return await self._box.outcome(self._box.actions.menu(self.person, channel, name, chosen))

    async def submit(self, reply: Reply, values: dict[str, Any], *, settle: bool = True) -> Reply:
        """Submit the modal that the reply opened; `values` are given by custom id, files as `Upload`."""
        assert reply.modal is not None, f"{reply} opened no modal"
        return await self._box.outcome(self._box.actions.submit(reply.interaction, values), settle=settle)

    async def write(self, channel: Channel, text: str) -> SeenMessage:
        """Post a plain message."""
        return SeenMessage(self._box.world, self._box.actions.write(self.person, channel, text))

    def messages(self, channel: Channel) -> list[SeenMessage]:
        """Return the messages that the person sees in the channel, oldest first."""
        world = self._box.world
        if channel.id not in world.channels or not world.sees(self.id, channel):
            return []
        return [SeenMessage(world, message) for message in messages.history(world, channel, self.id)]

    def last(self, channel: Channel) -> SeenMessage:
        """Return the last message that the person sees in the channel."""
        return self.messages(channel)[-1]

    def direct(self) -> Channel:
        """Return the direct messages with the bot."""
        world = self._box.world
        return channels.open_direct(world, self.person, world.people[world.bot_id])

    def set_locale(self, locale: str) -> None:
        """Change the person's language."""
        self._box.world.change_person(self.person, locale=locale)


class Sandbox:
    """A running sandbox with one server and two channels; people join at the first call of `person`."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.loopback = Loopback(settings)
        self.world = self.loopback.world
        self.actions = self.loopback.actions
        self.faults = self.loopback.faults
        self.gateway = self.loopback.gateway
        self.server: Server = channels.add_server(self.world, SERVER)
        self._actors: dict[str, Actor] = {}

    async def __aenter__(self) -> Sandbox:
        await self.loopback.__aenter__()
        return self

    async def __aexit__(self, *failure: Any) -> None:
        await self.loopback.__aexit__(*failure)

    @property
    def socket_path(self) -> str:
        """The bot's socket: `aiohttp.UnixConnector(path=box.socket_path)`."""
        return str(self.loopback.socket_path)

    def person(self, name: str, *, locale: str = "en-US") -> Actor:
        """Return the person of that name, who joins the server at the first call."""
        if name not in self._actors:
            person = self.world.add_person(name, locale=locale)
            self.world.join(self.server, person)
            self._actors[name] = Actor(self, person)
        return self._actors[name]

    def grant(self, actor: Actor, *roles: str) -> None:
        """Give the person exactly these roles of the server, such as Organiser or Administrator."""
        held = {self.world.role(self.server, name).id for name in roles}
        self.world.set_roles(self.server, actor.person, held)

    def channel(self, name: str) -> Channel:
        """Return the server's channel or thread of that name; add a channel if there is none."""
        return self.find(name) or channels.add_channel(self.world, self.server, name)

    def find(self, name: str) -> Channel | None:
        """Return the server's channel or thread of that name, None if there is none."""
        for channel in self.world.channels.values():
            if channel.server_id == self.server.id and channel.name == name:
                return channel
        return None

    def direct(self, one: Actor, other: Actor) -> Channel:
        """Return the direct messages between two people."""
        return channels.open_direct(self.world, one.person, other.person)

    async def bot_ready(self, seconds: float = PATIENCE_SECONDS) -> None:
        """Wait until the bot is connected with all its shards and has registered its commands."""
        shards = set(range(self.loopback.settings.shards))
        await self.wait_for(
            lambda: shards <= self.gateway.ready_shards and commands.registered(self.world),
            "the bot",
            seconds,
        )

    async def wait_for(
        self, true: Callable[[], object], goal: str = "what was waited for", seconds: float = PATIENCE_SECONDS
    ) -> None:
        """Wait until `true()` is true; it is evaluated after every event and at intervals."""
        await until(self.world, true, goal, seconds)

    async def message_for(
        self,
        actor: Actor,
        channel: Channel,
        fits: Callable[[SeenMessage], object],
        seconds: float = PATIENCE_SECONDS,
    ) -> SeenMessage:
        """Wait for a message in the channel that the person sees and that fits; return the latest one."""

        def latest() -> SeenMessage | None:
            return next((message for message in reversed(actor.messages(channel)) if fits(message)), None)

        await self.wait_for(latest, f"a message for {actor.person.name} in {channel.name}", seconds)
        found = latest()
        assert found is not None, "nothing has happened since"
        return found

    def advance(self, seconds: float) -> None:
        """Move the clock forward."""
        self.world.advance(seconds)

    async def outcome(self, interaction: Interaction, *, settle: bool = True) -> Reply:
        """Wait for the bot's answer and return it; with `settle`, also wait for the outcome of a deferral."""
        await self.wait_for(lambda: not interaction.pending, "an answer")
        match interaction.answer:
            case None:
                return Reply(ReplyKind.FAILED, interaction)
            case Callback.MODAL:
                return Reply(ReplyKind.MODAL, interaction)
            case Callback.CHOICES:
                return Reply(ReplyKind.CHOICES, interaction)
            case Callback.DEFERRED_MESSAGE | Callback.DEFERRED_UPDATE if settle:
                await self.wait_for(lambda: interaction.uses, "what the bot had deferred")
        updates = interaction.answer in (Callback.UPDATE, Callback.DEFERRED_UPDATE)
        held = interaction.last_message
        kind = ReplyKind.UPDATE if updates else ReplyKind.MESSAGE
        return Reply(kind, interaction, SeenMessage(self.world, held) if held else None)


def _plain(value: Any) -> Any:
    """Return the id of an actor, channel or person, and anything else as it is."""
    return value.id if isinstance(value, (Actor, Channel, Person)) else value


__all__ = ["Actor", "Reply", "ReplyKind", "Sandbox", "SeenMessage", "Settings"]
