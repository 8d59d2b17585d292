"""Messages ready to be sent, and the interface of the renderers that make them, one for each kind."""

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
    """A message to be sent: its components, its files, and the people whom it mentions.

    Posting it pings the people in `mentions`; an edit pings nobody, but has to name them again.

    With a `text` its `view` holds only buttons: Discord's push notifications show the text of a message, but
    not its components. `instead_of_text` says that the posted message may have a text, which the components
    replace.

    `place` is the channel; None means that of the delivery. If Discord forbids posting in it, `fallback` is
    sent instead.
    """

    view: ui.LayoutView | ui.View
    files: Sequence[discord.File] = ()
    mentions: Sequence[PersonId] = ()
    place: ChannelId | None = None
    fallback: Message | None = None
    text: str = ""
    instead_of_text: bool = False


class Renderer(Protocol[Subject]):
    """Makes the messages of one kind, and the edits of those already posted."""

    async def possible_channels(self, delivery: Subject) -> Sequence[ChannelId]:
        """Return the channels in which an earlier attempt may have posted the message."""

    async def render(self, delivery: Subject) -> Sequence[Message]:
        """Return the message in its parts, mostly one; empty if nothing is left to say."""

    async def after_posting(self, delivery: Subject, posted: Posted | None) -> None:
        """Do what follows once all parts are posted; done again if the process ends before that is stored."""

    async def refreshed(self, delivery: Subject) -> Message | None:
        """Return the message with its present state, such as the clock; None once what it shows is over.

        A message without files keeps those that it has.
        """

    async def without_controls(self, delivery: Subject) -> Message:
        """Return the message once what it shows is over. Without files it keeps those that it has."""


class StaysAsPosted(Generic[Subject]):
    """A base of renderers whose messages stay as they were posted, in the channel of the delivery."""

    async def possible_channels(self, delivery: Subject) -> Sequence[ChannelId]:
        """Return the channel of the delivery."""
        return (delivery.channel,)

    async def after_posting(self, delivery: Subject, posted: Posted | None) -> None:
        """Do nothing."""

    async def refreshed(self, delivery: Subject) -> Message | None:  # noqa: ARG002
        """Return None: the message shows nothing that changes."""
        return None

    async def without_controls(self, delivery: Subject) -> Message:
        """Refuse: the message has no controls that are ever disabled."""
        raise AssertionError(delivery)


AnyRenderer = Renderer[Any]
