"""What a scripted person sees: messages, and the bot's replies to their actions."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from sandbox.world.components import SELECTS, ComponentKind
from sandbox.world.errors import InvalidForm
from sandbox.world.state import World
from sandbox.world.values import Attachment, Interaction, Json, Message


class ReplyKind(Enum):
    """The kinds of the bot's answers to an interaction."""

    MESSAGE = "message"
    UPDATE = "update"
    MODAL = "modal"
    CHOICES = "choices"
    FAILED = "failed"  # 'The application did not respond'


class SeenMessage:
    """A message as its reader sees it; it follows edits."""

    def __init__(self, world: World, message: Message) -> None:
        self._world = world
        self.raw = message

    @property
    def id(self) -> str:
        """The message's id."""
        return self.raw.id

    @property
    def text(self) -> str:
        """Content, text components and embeds."""
        return self.raw.text()

    @property
    def ephemeral(self) -> bool:
        """True if only one person sees the message."""
        return self.raw.only_for is not None

    @property
    def gone(self) -> bool:
        """True once the message was deleted."""
        return self.raw.id not in self._world.messages.get(self.raw.channel_id, {})

    @property
    def controls(self) -> list[Json]:
        """Buttons and selects, in reading order."""
        return [part for part in self.raw.parts() if part["type"] in (ComponentKind.BUTTON, *SELECTS)]

    @property
    def buttons(self) -> list[str]:
        """The labels of the buttons that can be pressed; the emoji's name where there is no label."""
        return [
            _label(part)
            for part in self.controls
            if part["type"] == ComponentKind.BUTTON and not part.get("disabled")
        ]

    @property
    def attachments(self) -> list[Attachment]:
        """The attached files."""
        return self.raw.attachments

    def picture(self, index: int = 0) -> bytes:
        """Return the bytes of an attachment."""
        data = self._world.uploads.get(self.raw.attachments[index].id)
        assert data is not None, "the attachment was dropped for room"
        return data

    def control(self, text: str, kinds: tuple[int, ...]) -> Json:
        """Return the control whose label, custom id or placeholder is `text`, or else starts with it."""
        among = [part for part in self.controls if part["type"] in kinds]
        for agrees in (str.__eq__, str.startswith):
            for part in among:
                if any(agrees(name, text) for name in _names(part)):
                    return part
        raise InvalidForm((text, f"not among the controls {[_names(part) for part in among]}"))

    def __repr__(self) -> str:
        return f"<message {self.raw.id}: {self.text!r} {[_label(part) for part in self.controls]}>"


@dataclass(frozen=True, slots=True)
class Reply:
    """The bot's reply to an action. `message` is what it posted or changed, `modal` what it opened."""

    kind: ReplyKind
    interaction: Interaction = field(repr=False)
    message: SeenMessage | None = None

    @property
    def modal(self) -> Json | None:
        """Discord's JSON of the modal that was opened."""
        return self.interaction.modal

    @property
    def choices(self) -> list[Json]:
        """The choices of an autocomplete, as name and value."""
        return self.interaction.choices or []

    @property
    def ephemeral(self) -> bool:
        """True if only the person sees the answer."""
        return self.message is not None and self.message.ephemeral

    @property
    def text(self) -> str:
        """The text of the answer's message, empty if there is none."""
        return self.message.text if self.message else ""

    @property
    def buttons(self) -> list[str]:
        """The labels of the answer's buttons."""
        return self.message.buttons if self.message else []


def _label(part: Json) -> str:
    return str(part.get("label") or (part.get("emoji") or {}).get("name") or part.get("placeholder") or "")


def _names(part: Json) -> list[str]:
    return [name for name in (_label(part), part.get("custom_id"), part.get("placeholder")) if name]
