"""Forms, which Discord calls modals: a submitted form is handed to the handler of its kind.

As with controls, the whole state of a form is in its custom id, so that a form that was opened before a
restart is answered as well.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord
from discord import app_commands, ui

from bot.platform import errors, limits
from bot.platform.context import Context, bind_log_context, context_of, fields_of
from bot.platform.custom_ids import ControlId, Kind, Shape, parse
from bot.platform.limits import clipped


@dataclass(frozen=True, slots=True)
class Submission(Context):
    """The context of a submitted form, with its custom id's content and the values and files of each field."""

    control: ControlId
    values: Mapping[str, tuple[str, ...]]
    files: Mapping[str, tuple[discord.Attachment, ...]]


Handler: TypeAlias = Callable[[Submission], Awaitable[None]]

_handlers: dict[Kind, Handler] = {}


def submitted(kind: Kind) -> Callable[[Handler], Handler]:
    """Register the handler that answers forms of a kind."""

    def register(handler: Handler) -> Handler:
        assert kind not in _handlers, kind
        _handlers[kind] = handler
        return handler

    return register


def answered_forms() -> frozenset[Kind]:
    """Return the kinds of forms that have a handler."""
    return frozenset(_handlers)


def form(
    kind: Kind, title: str, fields: Sequence[ui.Label[Any]], *, game: str = "", seq: int = 0, choice: str = ""
) -> ui.Modal:
    """Return a form of one to five fields; `game`, `seq` and `choice` are returned with the submitted form."""
    assert 1 <= len(fields) <= limits.FIELDS, (kind, len(fields))
    control = ControlId(Shape.FORM, kind, game, seq, choice, kind.version)
    modal = ui.Modal(title=clipped(title, limits.FORM_TITLE), custom_id=str(control))
    for field in fields:
        modal.add_item(field)
    # discord.py would keep the form until it is submitted, which may be never; `answer` does not need it.
    modal.stop()
    return modal


@dataclass(frozen=True, slots=True)
class FormChoice:
    """A choice in a form; `value` is submitted if it is chosen."""

    value: str
    label: str
    text: str | None = None
    chosen: bool = False


def one_of(name: str, label: str, choices: Sequence[FormChoice]) -> ui.Label[Any]:
    """Return a field in which one of two to ten choices is made."""
    assert 1 < len(choices) <= limits.GROUP, (name, len(choices))
    group = ui.RadioGroup[Any](custom_id=name)
    return _offering(label, group, choices)


def some_of(name: str, label: str, choices: Sequence[FormChoice]) -> ui.Label[Any]:
    """Return a field in which any of one to ten choices are made, or none."""
    assert 1 <= len(choices) <= limits.GROUP, (name, len(choices))
    group = ui.CheckboxGroup[Any](custom_id=name, required=False, min_values=0, max_values=len(choices))
    return _offering(label, group, choices)


def _offering(
    label: str, group: ui.RadioGroup[Any] | ui.CheckboxGroup[Any], choices: Sequence[FormChoice]
) -> ui.Label[Any]:
    for choice in choices:
        group.add_option(
            label=clipped(choice.label, limits.OPTION),
            value=choice.value,
            description=None if choice.text is None else clipped(choice.text, limits.OPTION),
            default=choice.chosen,
        )
    return ui.Label(text=clipped(label, limits.FIELD), component=group)


def one_file(name: str, label: str, text: str) -> ui.Label[Any]:
    """Return a field that takes one file."""
    return ui.Label(
        text=clipped(label, limits.FIELD),
        description=clipped(text, limits.OPTION),
        component=ui.FileUpload[Any](custom_id=name, required=True, min_values=1, max_values=1),
    )


def one_line(
    name: str, label: str, text: str, *, value: str, example: str = "", required: bool
) -> ui.Label[Any]:
    """Return a field for a line of text; `value` is its initial text."""
    return ui.Label(
        text=clipped(label, limits.FIELD),
        description=clipped(text, limits.OPTION) if text else None,
        component=ui.TextInput[Any](
            custom_id=name,
            default=value or None,
            placeholder=clipped(example, limits.OPTION) or None,
            required=required,
            max_length=limits.TYPED,
        ),
    )


async def answer(interaction: discord.Interaction[Any]) -> None:
    """Hand a submitted form to the handler of its kind; ignore other interactions."""
    if interaction.type is not discord.InteractionType.modal_submit:
        return
    data: dict[str, Any] = dict(interaction.data or {})
    control, context = parse(data["custom_id"]), context_of(interaction)
    bind_log_context(interaction, control, form=control.kind.value if control else None)
    values = dict(_values(data.get("components", ())))
    try:
        if control is None or control.shape is not Shape.FORM or control.kind not in _handlers:
            raise errors.Refusal("control-unknown")
        files = _files(interaction, data.get("resolved", {}), values)
        submission = Submission(**fields_of(context), control=control, values=values, files=files)
        async with context.first_answer:
            await _handlers[control.kind](submission)
    except Exception as error:
        await errors.answer(interaction, error, context.language)


def _values(components: Sequence[dict[str, Any]]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the custom id and the values of each field; an empty field has no values."""
    for part in components:
        field = part.get("component", part)
        if "values" in field:
            yield field["custom_id"], tuple(field["values"])
        elif field.get("value") is not None:
            yield field["custom_id"], (str(field["value"]),)


def _files(
    interaction: discord.Interaction[Any], resolved: Any, values: Mapping[str, tuple[str, ...]]
) -> dict[str, tuple[discord.Attachment, ...]]:
    """Return the files that came with a form, by the custom ids of the fields."""
    attachments = resolved.get("attachments", {})
    named: list[Any] = [
        {"name": custom_id, "type": discord.AppCommandOptionType.attachment.value, "value": custom_id}
        for custom_id in attachments
    ]
    found = app_commands.Namespace(interaction, resolved, named)
    return {
        name: tuple(found[custom_id] for custom_id in chosen if custom_id in attachments)
        for name, chosen in values.items()
    }
