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

    async def act(self, person: Person, body: Json, files: tuple[Upload, ...] = ()) -> Json:
        """Carry out the action and return its outcome; an interaction waits for the bot's answer, up to 3 seconds."""
        kind = body.get("kind")
        try:
            body = _with_files(body, {file.slot: file for file in files})
            if kind in self._interaction_handlers:
                return await self._outcome(self._interaction_handlers[kind](person, body), person)
            if kind in self._other_handlers:
                return self._done(self._other_handlers[kind](person, body), person)
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

    def _done(self, result: Message | Channel | None, person: Person) -> Json:
        return {
            "kind": "done",
            "interaction": None,
            "modal": None,
            "choices": None,
            "message": self._views.message(result, person) if isinstance(result, Message) else None,
            "channel": self._views.channel(result, person) if isinstance(result, Channel) else None,
        }

    # Interactions

    def _slash(self, person: Person, body: Json) -> Interaction:
        return self._actions.slash(person, self._channel(body), body["command"], body.get("options") or {})

    def _autocomplete(self, person: Person, body: Json) -> Interaction:
        typed = body.get("options") or {}
        return self._actions.autocomplete(
            person, self._channel(body), body["command"], body["focused"], typed
        )

    def _click(self, person: Person, body: Json) -> Interaction:
        return self._actions.press(person, self._message(body), body["custom_id"])

    def _select(self, person: Person, body: Json) -> Interaction:
        values = [str(value) for value in body["values"]]
        return self._actions.choose(person, self._message(body), body["custom_id"], values)

    def _person_menu(self, person: Person, body: Json) -> Interaction:
        target = self._world.person(str(body["target"]))
        return self._actions.menu(person, self._channel(body), body["command"], target)

    def _message_menu(self, person: Person, body: Json) -> Interaction:
        return self._actions.menu(person, self._channel(body), body["command"], self._message(body))

    def _modal(self, person: Person, body: Json) -> Interaction:
        for interaction in self._world.interactions.values():
            if interaction.id == body["interaction"] and interaction.person is person and interaction.modal:
                return self._actions.submit(interaction, body.get("values") or {})
        raise Refused(Refusal.UNKNOWN_INTERACTION)

    # Other actions

    def _write(self, person: Person, body: Json) -> Message:
        text = str(body["text"])[: WRITTEN_LIMIT + 1]
        channel = self._channel(body)
        message = self._actions.write(person, channel, text, reply_to=body.get("reply_to"))
        self._views.read(channel, person)
        return message

    def _thread(self, person: Person, body: Json) -> Channel:
        start = self._message(body) if body.get("message") else None
        return channels.open_thread(
            self._world,
            self._channel(body),
            str(body["name"]),
            person.id,
            start=start,
            private=bool(body.get("private")),
        )

    def _archive(self, person: Person, body: Json) -> Channel:
        thread = self._channel(body)
        if not thread.is_thread:
            raise Refused(Refusal.WRONG_CHANNEL_KIND)
        archived, locked = body.get("archived"), body.get("locked")
        channels.change_thread(self._world, thread, by=person.id, archived=archived, locked=locked)
        return thread

    def _direct(self, person: Person, body: Json) -> Channel:
        return channels.open_direct(self._world, person, self._world.person(body["with"]))

    def _read(self, person: Person, body: Json) -> None:
        channel = self._channel(body)
        self._views.read(channel, person)
        self._world.emit(EventKind.READ, channel, channel=channel, only_for=person.id)

    def _dismiss(self, person: Person, body: Json) -> None:
        message = self._message(body)
        if message.only_for != person.id:
            raise Refused(Refusal.MISSING_PERMISSIONS)
        messages.delete(self._world, message)

    def _delete(self, person: Person, body: Json) -> None:
        message = self._message(body)
        if message.author_id != person.id:
            self._world.require(person.id, self._channel(body), Permission.MANAGE_MESSAGES)
        messages.delete(self._world, message)

    def _pin(self, person: Person, body: Json) -> None:
        messages.pin(self._world, self._message(body), by=person.id, pinned=bool(body["pinned"]))

    def _channel(self, body: Json) -> Channel:
        return self._world.channel(str(body["channel"]))

    def _message(self, body: Json) -> Message:
        return self._world.message(str(body["channel"]), str(body["message"]))


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
