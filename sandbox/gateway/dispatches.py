"""Gateway events: the name of each change in the world, and the intents with which a session receives it."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntFlag

from sandbox.wire import message_payloads, payloads
from sandbox.world.events import Event, EventKind
from sandbox.world.state import World
from sandbox.world.values import Channel, Json


class Intent(IntFlag):
    """The gateway intents that have an effect here; others are accepted and ignored."""

    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    DIRECT_MESSAGES = 1 << 12
    MESSAGE_CONTENT = 1 << 15


PRIVILEGED = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT

NAMES = {
    EventKind.MESSAGE_CREATED: "MESSAGE_CREATE",
    EventKind.MESSAGE_EDITED: "MESSAGE_UPDATE",
    EventKind.MESSAGE_DELETED: "MESSAGE_DELETE",
    EventKind.CHANNEL_CREATED: "CREATE",
    EventKind.CHANNEL_CHANGED: "UPDATE",
    EventKind.CHANNEL_DELETED: "DELETE",
    EventKind.MEMBER_JOINED: "GUILD_MEMBER_ADD",
    EventKind.MEMBER_CHANGED: "GUILD_MEMBER_UPDATE",
    EventKind.MEMBER_LEFT: "GUILD_MEMBER_REMOVE",
}


def translate(world: World, event: Event, intents: Intent) -> Iterator[tuple[str, Json]]:
    """Iterate over the gateway events, as name and data, that a session with these intents receives."""
    match event.kind:
        case EventKind.INTERACTION_BEGUN:
            yield "INTERACTION_CREATE", message_payloads.interaction(world, event.subject)
        case EventKind.MESSAGE_CREATED | EventKind.MESSAGE_EDITED | EventKind.MESSAGE_DELETED:
            yield from _message(world, event, intents)
        case EventKind.CHANNEL_CREATED | EventKind.CHANNEL_CHANGED | EventKind.CHANNEL_DELETED:
            yield from _channel(world, event, intents)
        case EventKind.PINS_CHANGED if _heard(intents, event, Intent.GUILDS, Intent.DIRECT_MESSAGES):
            if world.sees_event(world.bot_id, event):
                yield "CHANNEL_PINS_UPDATE", _placed(event, {"last_pin_timestamp": None})
        case EventKind.SERVER_CHANGED if Intent.GUILDS in intents and world.sees_event(world.bot_id, event):
            yield "GUILD_UPDATE", payloads.server(event.subject)
        case EventKind.BOT_REMOVED if Intent.GUILDS in intents:
            yield "GUILD_DELETE", {"id": event.server_id}
        case EventKind.MEMBER_JOINED | EventKind.MEMBER_CHANGED | EventKind.MEMBER_LEFT:
            yield from _member(world, event, intents)


def _message(world: World, event: Event, intents: Intent) -> Iterator[tuple[str, Json]]:
    """Yield the event of a message, unless ephemeral, if the bot has its intent and may see the channel."""
    if event.only_for is not None or not world.sees_event(world.bot_id, event):
        return
    if not _heard(intents, event, Intent.GUILD_MESSAGES, Intent.DIRECT_MESSAGES):
        return
    if event.kind is EventKind.MESSAGE_DELETED:
        yield NAMES[event.kind], _placed(event, {"id": event.subject.id})
    else:
        with_content = Intent.MESSAGE_CONTENT in intents
        yield (
            NAMES[event.kind],
            message_payloads.gateway_message(world, event.subject, with_content=with_content),
        )


def _channel(world: World, event: Event, intents: Intent) -> Iterator[tuple[str, Json]]:
    """Yield the event of a channel, even one that the bot may not view, but of a thread only if it may."""
    channel: Channel = event.subject
    if channel.server_id is None or Intent.GUILDS not in intents:
        return
    if world.bot_id not in world.servers[channel.server_id].members:
        return
    if channel.is_thread and not world.sees_event(world.bot_id, event):
        return
    family = "THREAD" if channel.is_thread else "CHANNEL"
    data = payloads.channel(world, channel)
    if channel.is_thread and event.kind is EventKind.CHANNEL_CREATED:
        data["newly_created"] = True
    yield f"{family}_{NAMES[event.kind]}", data


def _member(world: World, event: Event, intents: Intent) -> Iterator[tuple[str, Json]]:
    """Yield the event of a member with the intent GUILD_MEMBERS, of the bot's own membership always."""
    own = event.subject.person_id == world.bot_id
    server = world.servers[event.server_id or ""]
    if world.bot_id not in server.members or not (Intent.GUILD_MEMBERS in intents or own):
        return
    if event.kind is EventKind.MEMBER_LEFT:
        yield (
            NAMES[event.kind],
            {"guild_id": server.id, "user": payloads.user(world.people[event.subject.person_id])},
        )
    else:
        yield NAMES[event.kind], payloads.member(world, server, event.subject) | {"guild_id": server.id}


def _heard(intents: Intent, event: Event, in_server: Intent, in_direct: Intent) -> bool:
    return bool(intents & (in_server if event.server_id else in_direct))


def _placed(event: Event, data: Json) -> Json:
    location = {"channel_id": event.channel_id}
    return data | location | ({"guild_id": event.server_id} if event.server_id else {})
