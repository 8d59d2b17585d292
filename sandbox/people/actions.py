"""What people do at their client: call commands, press buttons, choose, fill in modals, write.

Each action is checked as Discord's client checks it before sending; the bot has 3 seconds to answer.
"""

from __future__ import annotations

import asyncio
from typing import Any

from sandbox.people import calls
from sandbox.world import commands, interactions, messages
from sandbox.world.commands import GUILD_INSTALL, USER_INSTALL, Leaf, OptionKind
from sandbox.world.components import SELECTS, ComponentKind, tree
from sandbox.world.drafts import Draft
from sandbox.world.errors import InvalidForm, Refusal, Refused
from sandbox.world.events import Event, EventKind
from sandbox.world.interactions import ANSWER_SECONDS
from sandbox.world.limits import LINK
from sandbox.world.state import World
from sandbox.world.values import (
    Channel,
    ChannelKind,
    Interaction,
    InteractionKind,
    Json,
    Message,
    MessageFlag,
    Person,
)

CHOSEN_IN = {
    ComponentKind.PERSON_SELECT: OptionKind.PERSON,
    ComponentKind.ROLE_SELECT: OptionKind.ROLE,
    ComponentKind.MENTIONABLE_SELECT: OptionKind.MENTIONABLE,
    ComponentKind.CHANNEL_SELECT: OptionKind.CHANNEL,
}
"""What the values of a select are ids of, as a kind of option."""


class Actions:
    """Carries out the actions of all people of one world."""

    def __init__(self, world: World, answer_seconds: float = ANSWER_SECONDS) -> None:
        self._world = world
        self._answer_seconds = answer_seconds
        self._timers: dict[str, asyncio.TimerHandle] = {}
        world.subscribe(self._hear)

    def slash(self, person: Person, channel: Channel, path: str, values: dict[str, Any]) -> Interaction:
        """Call the command `path` with these options."""
        leaf = commands.leaf(self._world, person, channel, path)
        data = calls.call(self._world, leaf, channel, values)
        return self._begin(
            InteractionKind.COMMAND, person, channel, data, by_person=self._by_person(leaf, channel)
        )

    def autocomplete(
        self, person: Person, channel: Channel, path: str, focused: str, values: dict[str, Any]
    ) -> Interaction:
        """Ask for the choices of the option `focused`; `values` holds what is typed so far."""
        leaf = commands.leaf(self._world, person, channel, path)
        option = next((option for option in leaf.options if option["name"] == focused), None)
        if option is None or not option.get("autocomplete"):
            raise InvalidForm((focused, "This option has no autocomplete"))
        data = calls.call(self._world, leaf, channel, {focused: ""} | values, focused=focused)
        return self._begin(
            InteractionKind.AUTOCOMPLETE, person, channel, data, by_person=self._by_person(leaf, channel)
        )

    def press(self, person: Person, message: Message, custom_id: str) -> Interaction:
        """Press the button."""
        part = self._control(person, message, custom_id)
        if part["type"] != ComponentKind.BUTTON or part["style"] == LINK:
            raise InvalidForm((custom_id, "This is not a button"))
        data = {"custom_id": custom_id, "component_type": part["type"], "id": part["id"]}
        return self._use(person, message, data)

    def choose(self, person: Person, message: Message, custom_id: str, values: list[str]) -> Interaction:
        """Choose in the select: option values, or the ids of people, roles and channels."""
        part = self._control(person, message, custom_id)
        if part["type"] not in SELECTS:
            raise InvalidForm((custom_id, "This is not a select"))
        _judge_values(part, values, custom_id)
        data: Json = {
            "custom_id": custom_id,
            "component_type": part["type"],
            "id": part["id"],
            "values": values,
        }
        if part["type"] != ComponentKind.STRING_SELECT:
            channel = self._world.channel(message.channel_id)
            data["resolved"] = calls.resolve(self._world, channel, CHOSEN_IN[part["type"]], values)
        return self._use(person, message, data)

    def submit(self, opener: Interaction, values: dict[str, Any]) -> Interaction:
        """Submit the modal that the interaction opened; `values` by custom id, the rest as it was preset."""
        assert opener.modal is not None
        modal, world = opener.modal, self._world
        known = {part["custom_id"] for _, part in tree(modal["components"]) if "custom_id" in part}
        if unknown := values.keys() - known:
            raise InvalidForm(*((name, "There is no such field") for name in sorted(unknown)))
        filled = [_filled(part, values, index) for index, part in enumerate(modal["components"], 1)]
        data = {"custom_id": modal["custom_id"], "components": filled}
        message = world.messages[opener.channel_id].get(opener.message_id or "")
        channel = world.channel(opener.channel_id)
        by_person = opener.owners[0][0] == str(USER_INSTALL)
        return self._begin(
            InteractionKind.MODAL, opener.person, channel, data, message=message, by_person=by_person
        )

    def write(self, person: Person, channel: Channel, text: str, *, reply_to: str | None = None) -> Message:
        """Post a plain message."""
        body: Json = {"content": text}
        if reply_to is not None:
            body["message_reference"] = {"message_id": reply_to}
        return messages.send(self._world, channel, person.id, Draft(body))

    def close(self) -> None:
        """Stop waiting for answers."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    # Shared parts

    def _use(self, person: Person, message: Message, data: Json) -> Interaction:
        channel = self._world.channel(message.channel_id)
        by_person = bool(message.origin and dict(message.origin.owners).get(str(USER_INSTALL)))
        return self._begin(
            InteractionKind.COMPONENT, person, channel, data, message=message, by_person=by_person
        )

    def _begin(
        self,
        kind: InteractionKind,
        person: Person,
        channel: Channel,
        data: Json,
        *,
        message: Message | None = None,
        by_person: bool = False,
    ) -> Interaction:
        interaction = interactions.begin(
            self._world, kind, person, channel, data, message=message, by_person_install=by_person
        )
        if interaction.pending:
            timer = asyncio.get_running_loop().call_later(
                self._answer_seconds, interactions.fail, self._world, interaction
            )
            self._timers[interaction.id] = timer
        return interaction

    def _hear(self, event: Event) -> None:
        if event.kind in (EventKind.INTERACTION_ANSWERED, EventKind.INTERACTION_FAILED):
            timer = self._timers.pop(event.subject.id, None)
            if timer is not None:
                timer.cancel()

    def _control(self, person: Person, message: Message, custom_id: str) -> Json:
        """Return the control on the message as it is now; refuses one that the person cannot see or use."""
        channel = self._world.channel(message.channel_id)
        held = self._world.messages[channel.id].get(message.id)
        hidden = held is None or (held.only_for is not None and held.only_for != person.id)
        if held is None or hidden or not self._world.sees(person.id, channel):
            raise Refused(Refusal.UNKNOWN_MESSAGE)
        for part in held.parts():
            if part.get("custom_id") == custom_id:
                if part.get("disabled") or MessageFlag.LOADING in held.flags:
                    raise InvalidForm((custom_id, "This control is disabled"))
                return part
        raise InvalidForm((custom_id, "There is no such control on the message"))

    def _by_person(self, leaf: Leaf, channel: Channel) -> bool:
        """Return True if the person has the command only because they installed the application themselves."""
        if channel.kind is ChannelKind.DIRECT:
            return self._world.bot_id not in channel.recipients
        members = self._world.servers[channel.server_id or ""].members
        return self._world.bot_id not in members or GUILD_INSTALL not in leaf.command["integration_types"]


def _filled(part: Json, values: dict[str, Any], number: int) -> Json:
    """Return a modal's component as it is submitted, with what the person filled in."""
    kind = part["type"]
    found: Json = {"type": kind, "id": part.get("id") or number}
    if kind == ComponentKind.LABEL:
        return found | {"component": _filled(part["component"], values, number + 100)}
    if kind == ComponentKind.TEXT:
        return found
    if "components" in part:
        inner = [
            _filled(each, values, number * 10 + index) for index, each in enumerate(part["components"], 100)
        ]
        return found | {"components": inner}
    custom_id = part["custom_id"]
    found["custom_id"] = custom_id
    if kind == ComponentKind.TEXT_INPUT:
        text = str(values.get(custom_id, part.get("value") or ""))
        least = part.get("min_length") or (1 if part.get("required", True) else 0)
        if (
            not (least if text or part.get("required", True) else 0)
            <= len(text)
            <= part.get("max_length", 4000)
        ):
            raise InvalidForm((custom_id, "The text is too short or too long"))
        return found | {"value": text}
    if kind == ComponentKind.CHECKBOX:
        return found | {"value": bool(values.get(custom_id, part.get("default", False)))}
    preset = [option["value"] for option in part.get("options") or [] if option.get("default")]
    chosen = values.get(custom_id, preset)
    chosen = [chosen] if isinstance(chosen, str) else list(chosen)
    _judge_values(part, chosen, custom_id)
    if kind == ComponentKind.RADIO_GROUP:
        return found | {"value": chosen[0] if chosen else None}
    return found | {"values": chosen}


def _judge_values(part: Json, values: list[str], custom_id: str) -> None:
    offered = [option["value"] for option in part.get("options") or []]
    if offered and not set(values) <= set(offered):
        raise InvalidForm((custom_id, f"{values} are not all among the options {offered}"))
    optional = part.get("required") is False and not values
    least, most = part.get("min_values"), part.get("max_values")
    if most is None:
        most = len(offered) if part["type"] == ComponentKind.CHECKBOX_GROUP else 1
    if not optional and not (1 if least is None else least) <= len(values) <= most:
        raise InvalidForm((custom_id, f"{len(values)} values are too few or too many"))
