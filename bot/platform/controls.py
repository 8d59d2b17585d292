"""Creates all buttons and selects, and hands presses to the handler of their kind.

The whole state of a control is in its custom id. No message is kept in memory, so a press on an old message
is answered like one on a new message.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Self, TypeAlias

import discord
from discord import ui
from discord.ui.select import BaseSelect

from bot.platform import errors, limits
from bot.platform.context import Context, bind_log_context, context_of, fields_of
from bot.platform.custom_ids import ControlId, Kind, Shape, parse, template
from bot.platform.limits import clipped
from bot.platform.public_message import Shown, public_message_of
from bot.platform.services import ServingClient
from game.values.errors import RecordError
from model.errors import StorageTrouble
from model.ids import GameId, MessageId

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Press(Context):
    """The context of a press, with the content of the custom id and the values chosen in a select."""

    control: ControlId
    values: tuple[str, ...] = ()

    @property
    def choice(self) -> str:
        """The value chosen in a select, or the choice of the pressed button."""
        return self.values[0] if self.values else self.control.choice

    async def redraw(self, subject: Shown) -> None:
        """Update the public message of `subject` after a refused press, since it may be outdated.

        If no message is stored, the confirmation that it was posted got lost: then it is the pressed message.
        """
        current = await public_message_of(subject, self.host)
        if current.message is None:
            await self.update(current.parts)
        else:
            await self.refresh(subject)


@contextmanager
def reading() -> Iterator[None]:
    """Inside the context, turn errors from reading a control's state into the refusal of an outdated control."""
    try:
        yield
    except (ValueError, LookupError, OverflowError, RecordError) as problem:
        raise errors.Refusal("control-unknown") from problem


Handler: TypeAlias = Callable[[Press], Awaitable[None]]

_handlers: dict[Kind, Handler] = {}


def pressed(kind: Kind) -> Callable[[Handler], Handler]:
    """Register the handler that answers presses of a kind; a handler may answer several kinds."""

    def register(handler: Handler) -> Handler:
        assert kind not in _handlers, kind
        _handlers[kind] = handler
        return handler

    return register


async def follow(context: Context, kind: Kind, *, game: str = "", seq: int = 0) -> None:
    """Continue as if a button of that kind had been pressed, so that one feature can hand over to another."""
    control = ControlId(Shape.BUTTON, kind, game, seq, version=kind.version)
    await _handlers[kind](_press(context, control))


def answered_kinds() -> frozenset[Kind]:
    """Return the kinds that have a handler."""
    return frozenset(_handlers)


def _press(context: Context, control: ControlId, values: tuple[str, ...] = ()) -> Press:
    return Press(**fields_of(context), control=control, values=values)


async def _dispatch(interaction: discord.Interaction[ServingClient]) -> None:
    """Hand a press to the handler of its kind, and answer what that raises."""
    interaction.client.unfinished.add_current()
    data: dict[str, Any] = dict(interaction.data or {})
    control, values = parse(data["custom_id"]), tuple(data.get("values", ()))
    context = context_of(interaction)
    bind_log_context(interaction, control, press=control.kind.value if control else None)
    try:
        if control is None or control.kind not in _handlers:
            raise errors.Refusal("control-unknown")
        async with context.first_answer:
            await _handlers[control.kind](_press(context, control, values))
    except Exception as error:
        await errors.answer(interaction, error, context.language)
    if control is not None:
        await _post_present_state(context, control)


async def _post_present_state(context: Context, control: ControlId) -> None:
    """Post the present state of a game, after a press on a public message whose state is not in its log."""
    message, game = context.interaction.message, GameId(control.game)
    if message is None or message.flags.ephemeral:
        return
    if not context.host.games.is_ahead(game, control.seq, context.place.guild):
        return
    try:
        await context.host.outbox.catch_up(game, control.seq, MessageId(message.id))
    except StorageTrouble as trouble:
        # The next press on the message tries again.
        log.warning(
            "could not post game %s again, whose log is behind what Discord shows (a restored backup): %s",
            game,
            trouble,
        )


class Button(ui.DynamicItem[ui.Button[Any]], template=template(Shape.BUTTON)):
    """A button whose custom id is ours."""

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], _match: re.Match[str], /
    ) -> Self:
        """Return the button that was pressed."""
        assert isinstance(item, ui.Button)
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press to the handler of its kind."""
        await _dispatch(interaction)


class Select(ui.DynamicItem[BaseSelect[Any]], template=template(Shape.SELECT)):
    """A select whose custom id is ours."""

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], _match: re.Match[str], /
    ) -> Self:
        """Return the select in which something was chosen."""
        assert isinstance(item, BaseSelect)
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the choice to the handler of its kind."""
        await _dispatch(interaction)


CONTROLS: tuple[type[ui.DynamicItem[Any]], ...] = (Button, Select)
"""The classes to register with the client, so that presses on old messages are answered."""


def style_of(*, chosen: bool) -> discord.ButtonStyle:
    """Return the style of a button in a group in which the chosen one is highlighted."""
    return discord.ButtonStyle.primary if chosen else discord.ButtonStyle.secondary


def in_rows(buttons: Sequence[Button], row: int = limits.ROW) -> list[ui.ActionRow[Any]]:
    """Return the buttons in rows of at most `row`, in their order."""
    return [ui.ActionRow[Any](*buttons[n : n + row]) for n in range(0, len(buttons), row)]


def button(
    kind: Kind,
    label: str,
    *,
    game: str = "",
    seq: int = 0,
    choice: str = "",
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: str | discord.PartialEmoji | None = None,
    disabled: bool = False,
) -> Button:
    """Return a button; `game`, `seq` (the state it was made for) and `choice` are returned with its press."""
    control = ControlId(Shape.BUTTON, kind, game, seq, choice, kind.version)
    return Button(
        ui.Button(
            style=style,
            label=clipped(label, limits.LABEL),
            emoji=emoji,
            disabled=disabled,
            custom_id=str(control),
        )
    )


def select(
    kind: Kind,
    placeholder: str,
    options: Sequence[discord.SelectOption],
    *,
    game: str = "",
    seq: int = 0,
    choice: str = "",
    least: int = 1,
    most: int = 1,
) -> ui.ActionRow[Any]:
    """Return a row with a select of 1 to 25 options, of which `least` to `most` are chosen."""
    assert 1 <= len(options) <= limits.OPTIONS, (kind, len(options))
    control = ControlId(Shape.SELECT, kind, game, seq, choice, kind.version)
    return ui.ActionRow(
        Select(
            ui.Select(
                custom_id=str(control),
                placeholder=clipped(placeholder, limits.PLACEHOLDER),
                options=list(options),
                min_values=least,
                max_values=min(most, len(options)),
            )
        )
    )


def role_select(
    kind: Kind, placeholder: str, role: int | None, *, game: str = "", choice: str = "", least: int = 1
) -> ui.ActionRow[Any]:
    """Return a row with a select of one of the server's roles, or with `least` 0 of none; `role` is the present one."""
    control = ControlId(Shape.SELECT, kind, game, choice=choice, version=kind.version)
    return ui.ActionRow(
        Select(
            ui.RoleSelect(
                custom_id=str(control),
                placeholder=clipped(placeholder, limits.PLACEHOLDER),
                min_values=least,
                default_values=[] if role is None else [discord.Object(role)],
            )
        )
    )


def option(
    label: str,
    value: str,
    *,
    text: str | None = None,
    emoji: str | discord.PartialEmoji | None = None,
    chosen: bool = False,
) -> discord.SelectOption:
    """Return an option of a select, cut to Discord's lengths."""
    return discord.SelectOption(
        label=clipped(label, limits.OPTION),
        value=value,
        description=None if text is None else clipped(text, limits.OPTION),
        emoji=emoji,
        default=chosen,
    )
