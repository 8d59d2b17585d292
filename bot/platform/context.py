"""The context of a command or a press: the person, the place, their language, and the ways to answer."""

from __future__ import annotations

import inspect
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, fields
from datetime import datetime
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

import discord
import structlog
from discord import app_commands, ui

from bot.i18n import Language
from bot.pictures.drawing_context import DrawingContext
from bot.pictures.pool import Pictures
from bot.platform import errors, limits
from bot.platform.acknowledging import NOBODY, FirstAnswer, rewound
from bot.platform.custom_ids import ControlId
from bot.platform.errors import Refusal
from bot.platform.language_choice import language_for
from bot.platform.mentions import allowed_mentions
from bot.platform.message_parts import controls
from bot.platform.public_message import Shown, refresh_if_possible
from bot.platform.services import Services, ServingClient
from bot.platform.text_view import text_view
from host.errors import HostRefusal
from host.games.views import Person
from host.host import Host
from host.typed_names import readable_name
from model.ids import ChannelId, GuildId, MessageId, PersonId

log = logging.getLogger(__name__)

Parameters = ParamSpec("Parameters")
Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class Place:
    """A channel; `guild` is its server, None for direct messages."""

    guild: GuildId | None
    channel: ChannelId

    @property
    def server(self) -> GuildId:
        """The server; refuses direct messages."""
        if self.guild is None:
            raise Refusal("only-in-servers")
        return self.guild


@dataclass(frozen=True, slots=True)
class Context:
    """What the handler of a command or a press works with.

    `interaction` is discord.py's interaction, with the permissions; `first_answer` sends its first answer.
    """

    interaction: discord.Interaction[ServingClient]
    services: Services
    language: Language
    person: Person
    place: Place
    first_answer: FirstAnswer

    @property
    def host(self) -> Host:
        """The use cases of the host."""
        return self.services.host

    @property
    def pictures(self) -> Pictures:
        """The service that draws pictures."""
        return self.services.pictures

    def now(self) -> datetime:
        """Return the time, aware and in UTC."""
        return self.services.now()

    async def drawing(self) -> DrawingContext:
        """Return the context of pictures for this person, in the theme that the server has chosen."""
        return await self.drawing_of(self.place.guild)

    async def drawing_of(self, guild: GuildId | None) -> DrawingContext:
        """Return the context of pictures for this person, in the theme of `guild`, the server of what is shown."""
        return await self.services.drawing(self.language, guild)

    @property
    def manages(self) -> bool:
        """True if this person manages the server of this channel."""
        return self.interaction.permissions.manage_guild

    def manages_server(self, guild: GuildId | None) -> bool:
        """Return whether this person manages `guild`, which need not be the server of this channel."""
        return self.manages and guild is not None and guild == self.place.guild

    def has_role(self, role: int | None) -> bool:
        """Return whether this person has a role on this server; False for None."""
        user = self.interaction.user
        return role is not None and isinstance(user, discord.Member) and user.get_role(role) is not None

    def require_manager(self) -> None:
        """Refuse a person who does not manage the server."""
        if not self.manages:
            raise Refusal("settings-managers-only")

    async def defer(self) -> None:
        """Acknowledge now and answer later, in a message that only this person sees."""
        await self.first_answer.acknowledge(edits=False)

    async def defer_edit(self) -> None:
        """Acknowledge now and edit the message with the pressed control later."""
        await self.first_answer.acknowledge(edits=True)

    def defer_if_slow(self) -> None:
        """Acknowledge only if the answer, a private message, is not ready soon."""
        self.first_answer.acknowledge_if_slow(edits=False)

    def defer_edit_if_slow(self) -> None:
        """Acknowledge only if the answer, an edit of the message with the pressed control, is not ready soon."""
        self.first_answer.acknowledge_if_slow(edits=True)

    async def tell(self, text: str) -> None:
        """Answer with a sentence that only this person sees, whatever was answered before."""
        if await self.first_answer.settle():
            await errors.tell_privately(self.interaction, text)
            return
        answer = limits.clipped(text, limits.CONTENT)
        await self.first_answer.send(lambda: self.interaction.response.send_message(answer, ephemeral=True))

    async def reply(self, parts: ui.LayoutView) -> None:
        """Answer at once with a private message, without pinging anyone."""
        view, response = _detached(parts), self.interaction.response
        await self.first_answer.send(
            lambda: response.send_message(view=view, ephemeral=True, allowed_mentions=NOBODY)
        )

    async def ask(self, form: ui.Modal) -> None:
        """Answer at once with a form for this person to fill in."""
        await self.first_answer.send(lambda: self.interaction.response.send_modal(form))

    async def send_file(self, text: str, file: discord.File) -> None:
        """Answer with a sentence and a file that only this person sees, deferred or not."""
        if await self.first_answer.settle():
            await self.interaction.edit_original_response(content=text, attachments=[rewound(file)])
            return
        response = self.interaction.response
        await self.first_answer.send(lambda: response.send_message(text, file=rewound(file), ephemeral=True))

    async def announce(self, parts: ui.LayoutView, mentions: Sequence[PersonId] = ()) -> MessageId:
        """Answer at once with a public message that pings the people in `mentions`, and return its id."""
        allowed = allowed_mentions(mentions)
        view, posted = _detached(parts), None

        async def post() -> None:
            nonlocal posted
            response = await self.interaction.response.send_message(view=view, allowed_mentions=allowed)
            posted = response.message_id

        await self.first_answer.send(post)
        if posted is None:
            # Discord has accepted an earlier attempt whose confirmation was lost.
            posted = (await self.interaction.original_response()).id
        return MessageId(posted)

    async def update(self, parts: ui.LayoutView) -> None:
        """Answer at once by editing the message with the pressed control."""
        view = _detached(parts)
        await self.first_answer.send(lambda: self.interaction.response.edit_message(view=view))

    @property
    def in_private_message(self) -> bool:
        """True if the pressed control is on a private message."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    async def conclude(self, text: str) -> None:
        """Answer with a sentence and without controls.

        It replaces the private message with the pressed control; otherwise it is a new private message.
        """
        if self.in_private_message:
            await self.update(text_view(text))
        else:
            await self.tell(text)

    @asynccontextmanager
    async def concluding(self) -> AsyncIterator[None]:
        """Inside the context, a refusal by the host replaces the private message whose control was pressed.

        For questions that cannot be answered again after a refusal. On a public message, and if another press has
        already replaced the question, the refusal is raised and answered like any other.
        """
        try:
            yield
        except HostRefusal as refusal:
            if not (self.in_private_message and await self._still_has_controls()):
                raise
            words = await errors.quoting(self.interaction, self.language)
            await self.fill(text_view(errors.refusal_text(refusal, words)))

    async def _still_has_controls(self) -> bool:
        """Acknowledge the press and return whether the message whose control was pressed still has controls."""
        await self.defer_edit()
        try:
            message = await self.interaction.original_response()
        except discord.HTTPException as failure:
            log.info("could not fetch the private message whose control was pressed: %s", failure)
            return False
        return any(controls(message))

    async def fill(self, parts: ui.LayoutView, files: Sequence[discord.File] = ()) -> None:
        """Send parts and files as the answer, deferred or not, without pinging anyone."""
        await self.first_answer.give(_detached(parts), files)

    def message(self, channel: ChannelId, message: MessageId) -> discord.PartialMessage:
        """Return a partial message with these ids."""
        return self.interaction.client.get_partial_messageable(channel).get_partial_message(message)

    async def refresh(self, subject: Shown, shown: ui.LayoutView | None = None) -> None:
        """Update the public message of a table, ladder or tournament to the present state, if Discord allows it.

        `shown` is what the message shows already: it is edited only if that has changed.
        """
        await refresh_if_possible(self.interaction.client, subject, shown)

    @asynccontextmanager
    async def refreshing(
        self, *subjects: Shown | None, shown: ui.LayoutView | None = None
    ) -> AsyncIterator[None]:
        """Update the public messages of what has changed on exit, after the person was answered in the context.

        This is done even if the answer fails, since the change is stored. `shown` is what the answer shows: if it
        is sent, a message that shows the same is not edited. None stands for what cannot be read, and is skipped.
        """
        failure: Exception | None = None
        try:
            yield
        except Exception as raised:
            failure = raised
        for subject in filter(None, subjects):
            await self.refresh(subject, shown if failure is None else None)
        if failure is not None:
            raise failure


def _detached(parts: ui.LayoutView) -> ui.LayoutView:
    """Return a view that discord.py does not keep after sending, since its controls carry their own state."""
    parts.stop()
    return parts


def fields_of(context: Context) -> dict[str, Any]:
    """Return the values of the fields that all contexts have, by name."""
    return {field.name: getattr(context, field.name) for field in fields(Context)}


def bind_log_context(
    interaction: discord.Interaction[Any], control: ControlId | None = None, **about: str | None
) -> None:
    """Put an interaction into the context of all later log entries of this task.

    `about` are further words of the context; a control or form adds its game and the state it was made for.
    """
    structlog.contextvars.bind_contextvars(guild=interaction.guild_id, interaction=interaction.id, **about)
    if control is not None:
        structlog.contextvars.bind_contextvars(game=control.game, seq=control.seq)


def context_of(interaction: discord.Interaction[ServingClient]) -> Context:
    """Return the context in which an interaction is answered."""
    services = interaction.client.services
    # Every command and press has a channel; only pings have none.
    assert interaction.channel_id is not None
    guild = None if interaction.guild_id is None else GuildId(interaction.guild_id)
    return Context(
        interaction,
        services,
        language_for(services.host, interaction),
        person_of(interaction.user),
        Place(guild, ChannelId(interaction.channel_id)),
        FirstAnswer(interaction),
    )


def person_of(user: discord.User | discord.Member) -> Person:
    """Return a user as a person, with the name shown on this server."""
    # The user name has plain letters only, unlike a display name.
    return Person(PersonId(user.id), readable_name(user.display_name) or user.name)


def in_context(
    handler: Callable[Concatenate[Context, Parameters], Coroutine[Any, Any, Answer]],
) -> Callable[Concatenate[discord.Interaction[Any], Parameters], Coroutine[Any, Any, Answer]]:
    """Wrap a handler that takes a context into a command or an autocomplete with discord.py's signature."""

    @wraps(handler)
    async def answer(
        interaction: discord.Interaction[Any], /, *args: Parameters.args, **options: Parameters.kwargs
    ) -> Answer:
        context = context_of(interaction)
        async with context.first_answer:
            _check_choices(interaction, options)
            return await handler(context, *args, **options)

    # discord.py reads the parameters from here, and would resolve their types in the namespace of this module.
    answer.__dict__["__signature__"] = inspect.signature(handler, eval_str=True)
    return answer


def _check_choices(interaction: discord.Interaction[Any], options: Mapping[str, object]) -> None:
    """Refuse a value that is not among the choices of its parameter, as of a command that has changed since.

    discord.py passes such values on.
    """
    command = interaction.command
    for parameter in command.parameters if isinstance(command, app_commands.Command) else ():
        offered = [choice.value for choice in parameter.choices]
        # An autocomplete is called without the options of its command.
        chosen = options.get(parameter.name, parameter.default)
        if offered and chosen not in (parameter.default, *offered):
            raise Refusal("command-unknown")
