"""What a person does on the page, carried out in the world. The JSON is described in `api`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from sandbox.page.views import Views
from sandbox.people.actions import Actions
from sandbox.world import channels, messages
from sandbox.world.errors import InvalidForm, Refusal, Refused
from sandbox.world.events import EventKind
from sandbox.world.permissions import Permission
from sandbox.world.state import World
from sandbox.world.uploads import Upload
from sandbox.world.values import Callback, Channel, Interaction, Json, Message, Person
from sandbox.world.waiting import until

GRACE_SECONDS = 10.0
OUTCOMES = {
    None: "failed",
    Callback.MESSAGE: "message",
    Callback.DEFERRED_MESSAGE: "deferred",
    Callback.UPDATE: "update",
    Callback.DEFERRED_UPDATE: "deferred_update",
    Callback.CHOICES: "choices",
    Callback.MODAL: "modal",
}
WRITTEN_LIMIT = 2000


class PageActions:
    """Carries out the page's actions on behalf of a person."""

    def __init__(self, world: World, actions: Actions, views: Views) -> None:
        self._world = world
        self._actions = actions
        self._views = views
        self._interaction_handlers: dict[str, Callable[[Person, Json], Interaction]] = {
            "slash": self._slash,
            "autocomplete": self._autocomplete,
            "click": self._click,
            "select": self._select,
            "person_menu": self._person_menu,
            "message_menu": self._message_menu,
            "modal": self._modal,
        }
        self._other_handlers: dict[str, Callable[[Person, Json], Message | Channel | None]] = {
            "write": self._write,
            "thread": self._thread,
            "archive": self._archive,
            "direct": self._direct,
            "read": self._read,
            "dismiss": self._dismiss,
            "delete": self._delete,
            "pin": self._pin,
        }

    async def act(self, person: Person, wanted: Json, files: tuple[Upload, ...] = ()) -> Json:
        """Carry out the action and return its outcome; an interaction waits for the bot's answer, up to 3 seconds."""
        kind = wanted.get("kind")
        try:
            wanted = _with_files(wanted, {file.slot: file for file in files})
            if kind in self._interaction_handlers:
                return await self._outcome(self._interaction_handlers[kind](person, wanted), person)
            if kind in self._other_handlers:
                return self._done(self._other_handlers[kind](person, wanted), person)
        except (KeyError, TypeError) as fault:
            raise InvalidForm(("", f"Something is missing or malformed: {fault}")) from None
        raise InvalidForm(("kind", "Not a kind of act"))

    async def _outcome(self, interaction: Interaction, person: Person) -> Json:
        await until(self._world, lambda: not interaction.pending, "an answer", GRACE_SECONDS)
        message = interaction.last_message
        return {
            "kind": OUTCOMES[interaction.answer],
            "interaction": interaction.id,
            "modal": interaction.modal,
            "choices": interaction.choices,
            "message": self._views.message(message, person) if message else None,
            "channel": None,
        }

    def _done(self, made: Message | Channel | None, person: Person) -> Json:
        return {
            "kind": "done",
            "interaction": None,
            "modal": None,
            "choices": None,
            "message": self._views.message(made, person) if isinstance(made, Message) else None,
            "channel": self._views.channel(made, person) if isinstance(made, Channel) else None,
        }

    # Interactions

    def _slash(self, person: Person, wanted: Json) -> Interaction:
        return self._actions.slash(
            person, self._channel(wanted), wanted["command"], wanted.get("options") or {}
        )

    def _autocomplete(self, person: Person, wanted: Json) -> Interaction:
        typed = wanted.get("options") or {}
        return self._actions.autocomplete(
            person, self._channel(wanted), wanted["command"], wanted["focused"], typed
        )

    def _click(self, person: Person, wanted: Json) -> Interaction:
        return self._actions.press(person, self._message(wanted), wanted["custom_id"])

    def _select(self, person: Person, wanted: Json) -> Interaction:
        values = [str(value) for value in wanted["values"]]
        return self._actions.choose(person, self._message(wanted), wanted["custom_id"], values)

    def _person_menu(self, person: Person, wanted: Json) -> Interaction:
        target = self._world.person(str(wanted["target"]))
        return self._actions.menu(person, self._channel(wanted), wanted["command"], target)

    def _message_menu(self, person: Person, wanted: Json) -> Interaction:
        return self._actions.menu(person, self._channel(wanted), wanted["command"], self._message(wanted))

    def _modal(self, person: Person, wanted: Json) -> Interaction:
        for interaction in self._world.interactions.values():
            if interaction.id == wanted["interaction"] and interaction.person is person and interaction.modal:
                return self._actions.submit(interaction, wanted.get("values") or {})
        raise Refused(Refusal.UNKNOWN_INTERACTION)

    # Other actions

    def _write(self, person: Person, wanted: Json) -> Message:
        text = str(wanted["text"])[: WRITTEN_LIMIT + 1]
        channel = self._channel(wanted)
        message = self._actions.write(person, channel, text, reply_to=wanted.get("reply_to"))
        self._views.read(channel, person)
        return message

    def _thread(self, person: Person, wanted: Json) -> Channel:
        start = self._message(wanted) if wanted.get("message") else None
        return channels.open_thread(
            self._world,
            self._channel(wanted),
            str(wanted["name"]),
            person.id,
            start=start,
            private=bool(wanted.get("private")),
        )

    def _archive(self, person: Person, wanted: Json) -> Channel:
        thread = self._channel(wanted)
        if not thread.is_thread:
            raise Refused(Refusal.WRONG_CHANNEL_KIND)
        archived, locked = wanted.get("archived"), wanted.get("locked")
        channels.change_thread(self._world, thread, by=person.id, archived=archived, locked=locked)
        return thread

    def _direct(self, person: Person, wanted: Json) -> Channel:
        return channels.open_direct(self._world, person, self._world.person(wanted["with"]))

    def _read(self, person: Person, wanted: Json) -> None:
        channel = self._channel(wanted)
        self._views.read(channel, person)
        self._world.emit(EventKind.READ, channel, channel=channel, only_for=person.id)

    def _dismiss(self, person: Person, wanted: Json) -> None:
        message = self._message(wanted)
        if message.only_for != person.id:
            raise Refused(Refusal.MISSING_PERMISSIONS)
        messages.delete(self._world, message)

    def _delete(self, person: Person, wanted: Json) -> None:
        message = self._message(wanted)
        if message.author_id != person.id:
            self._world.require(person.id, self._channel(wanted), Permission.MANAGE_MESSAGES)
        messages.delete(self._world, message)

    def _pin(self, person: Person, wanted: Json) -> None:
        messages.pin(self._world, self._message(wanted), by=person.id, pinned=bool(wanted["pinned"]))

    def _channel(self, wanted: Json) -> Channel:
        return self._world.channel(str(wanted["channel"]))

    def _message(self, wanted: Json) -> Message:
        return self._world.message(str(wanted["channel"]), str(wanted["message"]))


def _with_files(value: Any, files: Mapping[int, Upload]) -> Any:
    """Return the value with each `{"upload": n}` replaced by the request's file number n."""
    match value:
        case {"upload": int(slot), **others} if not others:
            return files[slot]
        case dict():
            return {name: _with_files(inner, files) for name, inner in value.items()}
        case list():
            return [_with_files(inner, files) for inner in value]
        case _:
            return value
