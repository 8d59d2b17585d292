"""Interactions: started by a person, answered by the bot within 3 seconds, followed up for 15 minutes."""

from __future__ import annotations

import secrets
from datetime import timedelta

from sandbox.world import limits, messages
from sandbox.world.commands import GUILD_INSTALL, USER_INSTALL
from sandbox.world.drafts import Draft
from sandbox.world.errors import InvalidForm, Refusal, Refused
from sandbox.world.events import EventKind
from sandbox.world.permissions import Permission
from sandbox.world.state import World
from sandbox.world.values import (
    BRANCHES,
    Callback,
    Channel,
    CommandKind,
    Interaction,
    InteractionKind,
    Json,
    Message,
    MessageFlag,
    MessageKind,
    Origin,
    Person,
)

ANSWER_SECONDS = 3.0
TOKEN_LIFE = timedelta(minutes=15)
USER_INSTALL_FOLLOWUPS = 5
KEPT_INTERACTIONS = 2000

POSSIBLE_ANSWERS = {
    InteractionKind.COMMAND: {Callback.MESSAGE, Callback.DEFERRED_MESSAGE, Callback.MODAL},
    InteractionKind.COMPONENT: set(Callback) - {Callback.CHOICES},
    InteractionKind.AUTOCOMPLETE: {Callback.CHOICES},
    InteractionKind.MODAL: set(Callback) - {Callback.CHOICES, Callback.MODAL},
}


def begin(
    world: World,
    kind: InteractionKind,
    person: Person,
    channel: Channel,
    data: Json,
    *,
    message: Message | None = None,
    user_install: bool = False,
) -> Interaction:
    """Start an interaction and announce it to the bot; the caller must call `fail` when no answer came in time."""
    if not world.sees(person.id, channel):
        raise Refused(Refusal.MISSING_ACCESS)
    needs_right = kind in (InteractionKind.COMMAND, InteractionKind.AUTOCOMPLETE)
    if needs_right and not world.permissions(person.id, channel) & Permission.USE_APPLICATION_COMMANDS:
        raise Refused(Refusal.MISSING_PERMISSIONS)
    if user_install:
        owners: tuple[tuple[str, str], ...] = ((str(USER_INSTALL), person.id),)
    elif channel.server_id:
        owners = ((str(GUILD_INSTALL), channel.server_id),)
    else:
        owners = ((str(GUILD_INSTALL), "0"),)
    interaction = Interaction(
        world.ids.next(),
        secrets.token_urlsafe(48),
        kind,
        person,
        channel.id,
        channel.server_id,
        data,
        world.clock.now(),
        message.id if message else None,
        owners,
    )
    world.interactions[interaction.token] = interaction
    while len(world.interactions) > KEPT_INTERACTIONS:
        del world.interactions[next(iter(world.interactions))]
    world.emit(EventKind.INTERACTION_BEGUN, interaction, channel=channel, only_for=person.id)
    return interaction


def fail(world: World, interaction: Interaction) -> None:
    """Mark a pending interaction as failed: 'The application did not respond'."""
    if interaction.pending:
        interaction.failed = True
        _announce(world, EventKind.INTERACTION_FAILED, interaction)


def answer(world: World, interaction: Interaction, callback: Callback, draft: Draft) -> Message | None:
    """Apply the bot's first answer; return the message that it posted or changed, if any."""
    if interaction.failed:
        raise Refused(Refusal.UNKNOWN_INTERACTION)
    if interaction.answer is not None:
        raise Refused(Refusal.ALREADY_ACKNOWLEDGED)
    _check_open(world, interaction)
    possible = POSSIBLE_ANSWERS[interaction.kind] - (
        {Callback.UPDATE, Callback.DEFERRED_UPDATE} if interaction.message_id is None else set()
    )
    if callback not in possible:
        raise InvalidForm(
            ("type", f"Not a possible answer to an interaction of type {interaction.kind.value}")
        )
    message = None
    match callback:
        case Callback.MESSAGE | Callback.DEFERRED_MESSAGE:
            message = _respond(world, interaction, draft, loading=callback is Callback.DEFERRED_MESSAGE)
            interaction.original_id = message.id
        case Callback.UPDATE:
            message = messages.edit(world, _source(world, interaction), draft)
            interaction.original_id = interaction.message_id
        case Callback.DEFERRED_UPDATE:
            interaction.original_id = interaction.message_id
        case Callback.CHOICES:
            interaction.choices = draft.body.get("choices") or []
            if reasons := list(limits.choices(interaction.choices)):
                raise InvalidForm(*reasons)
        case Callback.MODAL:
            if reasons := list(limits.modal(draft.body)):
                raise InvalidForm(*reasons)
            interaction.modal = draft.body
    interaction.answer = callback
    interaction.last_message = message
    _announce(world, EventKind.INTERACTION_ANSWERED, interaction)
    return message


def by_token(world: World, token: str) -> Interaction:
    """Return the interaction with this token; refuses one that is unknown or older than 15 minutes."""
    interaction = world.interactions.get(token)
    if interaction is None or world.clock.now() - interaction.begun_at > TOKEN_LIFE:
        raise Refused(Refusal.INVALID_TOKEN)
    return interaction


def follow_up(world: World, interaction: Interaction, draft: Draft) -> Message:
    """Post another message; the first one after a deferral replaces 'is thinking'."""
    if interaction.answer is None:
        raise Refused(Refusal.UNKNOWN_WEBHOOK)
    _check_open(world, interaction)
    channel = world.channel(interaction.channel_id)
    original = world.messages[channel.id].get(interaction.original_id or "")
    if original is not None and MessageFlag.LOADING in original.flags:
        return edit(world, interaction, original, draft)
    if interaction.owners[0][0] == str(USER_INSTALL):
        if interaction.followups >= USER_INSTALL_FOLLOWUPS:
            raise Refused(Refusal.TOO_MANY_FOLLOWUPS)
        interaction.followups += 1
    message = _respond(world, interaction, draft)
    _used(world, interaction, message)
    return message


def message_of(world: World, interaction: Interaction, message_id: str) -> Message:
    """Return a message of the interaction; `@original` is its first answer."""
    found = interaction.original_id if message_id == "@original" else message_id
    if found is None:
        raise Refused(Refusal.UNKNOWN_WEBHOOK if interaction.answer is None else Refusal.UNKNOWN_MESSAGE)
    message = world.message(interaction.channel_id, found)
    if message.author_id != world.bot_id:
        raise Refused(Refusal.NOT_YOUR_MESSAGE)
    return message


def edit(world: World, interaction: Interaction, message: Message, draft: Draft) -> Message:
    """Edit a message of the interaction and return it."""
    messages.edit(world, message, draft)
    _used(world, interaction, message)
    return message


def delete(world: World, interaction: Interaction, message: Message) -> None:
    """Delete a message of the interaction."""
    messages.delete(world, message)
    _used(world, interaction, None)


def _check_open(world: World, interaction: Interaction) -> None:
    """Refuse every answer, even an ephemeral one, in a thread that is archived and locked."""
    channel = world.channels.get(interaction.channel_id)
    if channel is not None and channel.archived and channel.locked:
        raise Refused(Refusal.THREAD_ARCHIVED)


def _command_name(data: Json) -> str | None:
    """Return the name of the command with its group and subcommand, None if `data` is not a command's."""
    if "name" not in data:
        return None
    names, options = [data["name"]], data.get("options") or []
    while options and options[0]["type"] in BRANCHES:
        names.append(options[0]["name"])
        options = options[0].get("options") or []
    return " ".join(names)


def _respond(world: World, interaction: Interaction, draft: Draft, *, loading: bool = False) -> Message:
    channel = world.channel(interaction.channel_id)
    ephemeral = bool((draft.body.get("flags") or 0) & MessageFlag.EPHEMERAL)
    replies = interaction.message_id is not None or interaction.original_id is not None
    return messages.post(
        world,
        channel,
        world.bot_id,
        draft,
        kind=_message_kind(interaction, replies=replies),
        origin=Origin(
            interaction.id,
            interaction.kind.value,
            interaction.person.id,
            _command_name(interaction.data),
            interaction.owners,
            interaction.original_id,
            interaction.message_id,
            *_targets(interaction.data),
        ),
        only_for=interaction.person.id if ephemeral else None,
        loading=loading,
        reply_to=interaction.original_id or interaction.message_id,
    )


def _message_kind(interaction: Interaction, *, replies: bool) -> MessageKind:
    if interaction.kind is InteractionKind.COMMAND and interaction.original_id is None:
        typed = interaction.data["type"] == CommandKind.TYPED
        return MessageKind.CHAT_COMMAND if typed else MessageKind.MENU_COMMAND
    return MessageKind.REPLY if replies else MessageKind.DEFAULT


def _targets(data: Json) -> tuple[str | None, str | None]:
    """Return the ids of the person and of the message whose context menu was used, each None otherwise."""
    target = data.get("target_id")
    if data.get("type") == CommandKind.MESSAGE_MENU:
        return None, target
    return target, None


def _source(world: World, interaction: Interaction) -> Message:
    return world.message(interaction.channel_id, interaction.message_id or "")


def _used(world: World, interaction: Interaction, message: Message | None) -> None:
    interaction.uses += 1
    interaction.last_message = message
    _announce(world, EventKind.INTERACTION_USED, interaction)


def _announce(world: World, kind: EventKind, interaction: Interaction) -> None:
    channel = world.channels.get(interaction.channel_id)
    world.emit(kind, interaction, channel=channel, only_for=interaction.person.id)
