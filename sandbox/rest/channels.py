"""Channels, servers, members and direct messages."""

from __future__ import annotations

from sandbox.rest.routing import NO_CONTENT, Answer, Call, Routes
from sandbox.wire import payloads
from sandbox.world import channels
from sandbox.world.errors import Refusal, Refused
from sandbox.world.permissions import Permission
from sandbox.world.values import ChannelKind

routes = Routes()


@routes("GET", "/channels/{channel_id}")
def read(call: Call) -> Answer:
    """Return the channel; refuses one that the bot may not see."""
    call.world.require(call.world.bot_id, call.channel, Permission.VIEW_CHANNEL)
    return Answer(200, payloads.channel(call.world, call.channel))


@routes("PATCH", "/channels/{channel_id}")
def change(call: Call) -> Answer:
    """Change a channel's name or topic, or a thread's name, state and idle time before it is archived; return it."""
    channel, body = call.channel, call.body or {}
    if channel.is_thread:
        channels.change_thread(
            call.world,
            channel,
            by=call.world.bot_id,
            name=body.get("name"),
            archived=body.get("archived"),
            locked=body.get("locked"),
            archive_minutes=body.get("auto_archive_duration"),
        )
    else:
        call.world.require(call.world.bot_id, channel, Permission.MANAGE_CHANNELS)
        channels.change_channel(call.world, channel, name=body.get("name"), topic=body.get("topic"))
    return Answer(200, payloads.channel(call.world, channel))


@routes("DELETE", "/channels/{channel_id}")
def delete(call: Call) -> Answer:
    """Delete a channel and return it; direct messages are only closed."""
    channel = call.channel
    found = payloads.channel(call.world, channel)
    if channel.kind is not ChannelKind.DIRECT:
        needed = Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS
        call.world.require(call.world.bot_id, channel, needed)
        channels.delete_channel(call.world, channel)
    return Answer(200, found)


@routes("POST", "/users/@me/channels")
def open_direct(call: Call) -> Answer:
    """Open the direct messages with a person and return them."""
    person = call.world.person(str((call.body or {}).get("recipient_id")))
    if person.bot:
        raise Refused(Refusal.CANNOT_MESSAGE_PERSON)
    channel = channels.open_direct(call.world, call.world.people[call.world.bot_id], person)
    return Answer(200, payloads.channel(call.world, channel))


@routes("GET", "/users/{user_id}")
def read_person(call: Call) -> Answer:
    """Return a person."""
    return Answer(200, payloads.user(call.world.person(call.params["user_id"])))


@routes("GET", "/guilds/{guild_id}")
def read_server(call: Call) -> Answer:
    """Return the server; refuses one that the bot is not in."""
    return Answer(200, payloads.server(call.server))


@routes("GET", "/guilds/{guild_id}/channels")
def read_channels(call: Call) -> Answer:
    """Return the server's channels without threads."""
    server = call.server
    found = [
        channel
        for channel in call.world.channels.values()
        if channel.server_id == server.id and not channel.is_thread
    ]
    return Answer(200, [payloads.channel(call.world, channel) for channel in found])


@routes("GET", "/guilds/{guild_id}/roles")
def read_roles(call: Call) -> Answer:
    """Return the server's roles."""
    return Answer(200, [payloads.role(role) for role in call.server.roles.values()])


@routes("GET", "/guilds/{guild_id}/members/{user_id}")
def read_member(call: Call) -> Answer:
    """Return a member."""
    server = call.server
    member = server.members.get(call.params["user_id"])
    if member is None:
        raise Refused(Refusal.UNKNOWN_MEMBER)
    return Answer(200, payloads.member(call.world, server, member))


@routes("DELETE", "/users/@me/guilds/{guild_id}")
def leave(call: Call) -> Answer:
    """Leave a server."""
    call.world.remove_bot(call.server)
    return NO_CONTENT
