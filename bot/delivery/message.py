"""Messages ready to be sent, and what makes them: a renderer for each kind of message."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

import discord
from discord import ui

from model.ids import ChannelId, PersonId
from model.outbox import Delivery, Posted

Subject = TypeVar("Subject", bound=Delivery, contravariant=True)


@dataclass(frozen=True, slots=True)
class Message:
    """A message to be sent: its parts, its files, and whom it calls.

    With a `text` its view is buttons alone: Discord's push notifications show the text of a message, but nothing of
    its parts. `instead_of_text` says that the message that stands may be such a one, whose text the parts replace.

    `place` None is where its game or tournament lives. Where Discord does not let us post it there, `otherwise` is
    sent in its stead.
    """

    view: ui.LayoutView | ui.View
    files: Sequence[discord.File] = ()
    called: Sequence[PersonId] = ()
    place: ChannelId | None = None
    otherwise: Message | None = None
    text: str = ""
    instead_of_text: bool = False


class Renderer(Protocol[Subject]):
    """Makes the messages of one kind, and changes those that stand."""

    async def places(self, delivery: Subject) -> Sequence[ChannelId]:
        """Return where an earlier attempt may have posted the message."""

    async def render(self, delivery: Subject) -> Sequence[Message]:
        """Return the message in its parts (mostly one); none where nothing is left to say."""

    async def posted(self, delivery: Subject, posted: Posted | None) -> None:
        """Do what follows once all parts stand; it may be done again if the process ends before that is noted."""

    async def brought_up_to_date(self, delivery: Subject) -> Message | None:
        """Return the message with the clock and the steps as they are now; None where its turn is over.

        Without files it keeps those that it has.
        """

    async def without_controls(self, delivery: Subject) -> Message:
        """Return the message as it stands once what it shows is over. Without files it keeps those that it has."""


class StaysAsPosted(Generic[Subject]):
    """A base of renderers whose messages stay as they were posted, in the channel of what they are about."""

    async def places(self, delivery: Subject) -> Sequence[ChannelId]:
        """Return the channel of what the message is about."""
        return (delivery.channel,)

    async def posted(self, delivery: Subject, posted: Posted | None) -> None:
        """Do nothing: nothing follows."""

    async def brought_up_to_date(self, delivery: Subject) -> Message | None:  # noqa: ARG002
        """Return None: the message shows nothing that changes."""
        return None

    async def without_controls(self, delivery: Subject) -> Message:
        """Refuse: the message has no controls that are ever disabled."""
        raise AssertionError(delivery)


AnyRenderer = Renderer[Any]
