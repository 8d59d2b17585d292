"""What people do at their client: call commands, press buttons, choose, fill in modals, write.

Each action is checked as Discord's client checks it before sending; the bot has 3 seconds to answer.
"""

from __future__ import annotations

import asyncio
from typing import Any

from sandbox.people import calls, modals
from sandbox.world import channels, commands, interactions, messages
from sandbox.world.commands import USER_INSTALL
from sandbox.world.components import SELECTS, ComponentKind
from sandbox.world.drafts import Draft
from sandbox.world.errors import InvalidForm, Refusal, Refused
from sandbox.world.events import Event, EventKind
from sandbox.world.limits import LINK
from sandbox.world.state import World
from sandbox.world.values import (
    Channel,
    CommandKind,
    Interaction,
    InteractionKind,
    Json,
    Message,
    MessageFlag,
    Person,
)


class Actions:
    """Carries out the actions of all people of one world."""

    def __init__(self, world: World, answer_seconds: float) -> None:
        self._world = world
        self._answer_seconds = answer_seconds
        self._timers: dict[str, asyncio.TimerHandle] = {}
        world.subscribe(self._on_event)

    def slash(self, person: Person, channel: Channel, path: str, values: dict[str, Any]) -> Interaction:
        """Call the command `path` with these options."""
        leaf = commands.leaf(self._world, person, channel, path)
        data = calls.call(self._world, leaf, channel, values)
        return self._begin(InteractionKind.COMMAND, person, channel, data, command=leaf.command)

    def autocomplete(
        self, person: Person, channel: Channel, path: str, focused: str, values: dict[str, Any]
    ) -> Interaction:
        """Ask for the choices of the option `focused`; `values` holds what is typed so far."""
        leaf = commands.leaf(self._world, person, channel, path)
        option = next((option for option in leaf.options if option["name"] == focused), None)
        if option is None or not option.get("autocomplete"):
            raise InvalidForm((focused, "This option has no autocomplete"))
        data = calls.call(self._world, leaf, channel, {focused: ""} | values, focused=focused)
        return self._begin(InteractionKind.AUTOCOMPLETE, person, channel, data, command=leaf.command)

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
        modals.check_values(part, values)
        data: Json = {
            "custom_id": custom_id,
            "component_type": part["type"],
            "id": part["id"],
            "values": values,
        }
        if part["type"] in modals.CHOSEN_IN:
            channel = self._world.channel(message.channel_id)
            data["resolved"] = calls.resolve(self._world, channel, modals.CHOSEN_IN[part["type"]], values)
        return self._use(person, message, data)

    def menu(self, person: Person, channel: Channel, name: str, target: Person | Message) -> Interaction:
        """Call the command of this name in the target's context menu; refuses an ephemeral message."""
        if isinstance(target, Message):
            kind = CommandKind.MESSAGE_MENU
            channel = self._visible(person, target)
            if target.only_for is not None:
                raise Refused(Refusal.UNKNOWN_MESSAGE)
        else:
            kind = CommandKind.PERSON_MENU
        command = commands.menu_command(self._world, kind, person, channel, name)
        data = calls.menu_call(self._world, command, channel, target)
        return self._begin(InteractionKind.COMMAND, person, channel, data, command=command)

    def submit(self, opener: Interaction, values: dict[str, Any]) -> Interaction:
        """Submit the modal that the interaction opened; fields without a value keep their preset.

        `values` maps custom ids to a text, a boolean, a list of options or ids, or a list of `Upload`.
        """
        assert opener.modal is not None
        world = self._world
        channel = world.channel(opener.channel_id)
        data = modals.submission(world, channel, opener.modal, values)
        message = world.messages[opener.channel_id].get(opener.message_id or "")
        user_install = opener.owners[0][0] == str(USER_INSTALL)
        return self._begin(
            InteractionKind.MODAL, opener.person, channel, data, message=message, user_install=user_install
        )

    def write(self, person: Person, channel: Channel, text: str, *, reply_to: str | None = None) -> Message:
        """Post a plain message."""
        body: Json = {"content": text}
        if reply_to is not None:
            body["message_reference"] = {"message_id": reply_to}
        return messages.send(self._world, channel, person.id, Draft(body))

    def close(self) -> None:
        """Cancel the timers of unanswered interactions."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    # Shared parts

    def _use(self, person: Person, message: Message, data: Json) -> Interaction:
        channel = self._world.channel(message.channel_id)
        user_install = bool(message.origin and dict(message.origin.owners).get(str(USER_INSTALL)))
        return self._begin(
            InteractionKind.COMPONENT, person, channel, data, message=message, user_install=user_install
        )

    def _begin(
        self,
        kind: InteractionKind,
        person: Person,
        channel: Channel,
        data: Json,
        *,
        message: Message | None = None,
        command: Json | None = None,
        user_install: bool = False,
    ) -> Interaction:
        if command is not None:
            user_install = commands.is_user_install(self._world, command, channel)
        self._reopen(person, channel)
        interaction = interactions.begin(
            self._world, kind, person, channel, data, message=message, user_install=user_install
        )
        if interaction.pending:
            timer = asyncio.get_running_loop().call_later(
                self._answer_seconds, interactions.fail, self._world, interaction
            )
            self._timers[interaction.id] = timer
        return interaction

    def _reopen(self, person: Person, channel: Channel) -> None:
        """Reopen an archived thread first, as clients do.

        Refuses a person who may not, but not because of a lock: then the thread stays archived.
        """
        if channel.archived:
            try:
                channels.change_thread(self._world, channel, by=person.id, archived=False)
            except Refused:
                if not channel.locked:
                    raise

    def _on_event(self, event: Event) -> None:
        if event.kind in (EventKind.INTERACTION_ANSWERED, EventKind.INTERACTION_FAILED):
            timer = self._timers.pop(event.subject.id, None)
            if timer is not None:
                timer.cancel()

    def _control(self, person: Person, message: Message, custom_id: str) -> Json:
        """Return the control on the message as it is now; refuses one that the person cannot see or use."""
        self._visible(person, message)
        held = self._world.message(message.channel_id, message.id)
        for part in held.parts():
            if part.get("custom_id") == custom_id:
                if part.get("disabled") or MessageFlag.LOADING in held.flags:
                    raise InvalidForm((custom_id, "This control is disabled"))
                return part
        raise InvalidForm((custom_id, "There is no such control on the message"))

    def _visible(self, person: Person, message: Message) -> Channel:
        """Return the message's channel; refuses a message that is gone or that the person cannot see."""
        channel = self._world.channel(message.channel_id)
        held = self._world.messages[channel.id].get(message.id)
        hidden = held is None or held.only_for not in (None, person.id)
        if hidden or not self._world.sees(person.id, channel):
            raise Refused(Refusal.UNKNOWN_MESSAGE)
        return channel
