"""Threads and their members."""

from __future__ import annotations

from sandbox.rest.routing import NO_CONTENT, Answer, Call, Routes
from sandbox.wire import payloads
from sandbox.world import channels
from sandbox.world.errors import Refusal, Refused
from sandbox.world.permissions import Permission
from sandbox.world.values import Channel, ChannelKind

routes = Routes()


@routes("POST", "/channels/{channel_id}/messages/{message_id}/threads")
def open_on_message(call: Call) -> Answer:
    """Open a public thread on a message; it has the message's id."""
    thread = channels.open_thread(
        call.world,
        call.channel,
        call.body["name"],
        call.world.bot_id,
        start=call.message,
        archive_minutes=call.body.get("auto_archive_duration") or 1440,
    )
    return Answer(201, payloads.channel(call.world, thread))


@routes("POST", "/channels/{channel_id}/threads")
def open_alone(call: Call) -> Answer:
    """Open a thread without a message, private by default; refuses a kind that the channel cannot have."""
    kind = call.body.get("type", ChannelKind.PRIVATE_THREAD)
    announces = call.channel.kind is ChannelKind.ANNOUNCEMENT
    if announces is not (kind == ChannelKind.ANNOUNCEMENT_THREAD):
        raise Refused(Refusal.WRONG_CHANNEL_KIND)
    thread = channels.open_thread(
        call.world,
        call.channel,
        call.body["name"],
        call.world.bot_id,
        private=kind == ChannelKind.PRIVATE_THREAD,
        invitable=call.body.get("invitable", True),
        archive_minutes=call.body.get("auto_archive_duration") or 1440,
    )
    return Answer(201, payloads.channel(call.world, thread))


@routes("PUT", "/channels/{channel_id}/thread-members/{user_id}")
def join(call: Call) -> Answer:
    """Add a person to a thread."""
    call.world.require(call.world.bot_id, call.channel, Permission.SEND_MESSAGES_IN_THREADS)
    channels.join_thread(call.world, call.channel, _person(call))
    return NO_CONTENT


@routes("DELETE", "/channels/{channel_id}/thread-members/{user_id}")
def leave(call: Call) -> Answer:
    """Remove a person from a thread."""
    person = _person(call)
    if person != call.world.bot_id and call.channel.owner_id != call.world.bot_id:
        call.world.require(call.world.bot_id, call.channel, Permission.MANAGE_THREADS)
    channels.leave_thread(call.world, call.channel, person)
    return NO_CONTENT


@routes("GET", "/channels/{channel_id}/thread-members")
def members(call: Call) -> Answer:
    """Return the members of a thread."""
    call.world.require(call.world.bot_id, call.channel, Permission.VIEW_CHANNEL)
    return Answer(
        200, [payloads.thread_member(call.channel, member) for member in sorted(call.channel.thread_members)]
    )


@routes("GET", "/guilds/{guild_id}/threads/active")
def active(call: Call) -> Answer:
    """Return the server's threads that are not archived."""
    server = call.server
    return _listed(
        call,
        [channel for channel in call.world.channels.values() if channel.server_id == server.id],
        archived=False,
    )


@routes("GET", "/channels/{channel_id}/threads/archived/public")
def archived_public(call: Call) -> Answer:
    """Return the channel's archived public threads."""
    call.world.require(call.world.bot_id, call.channel, Permission.READ_MESSAGE_HISTORY)
    of_channel = [channel for channel in call.world.channels.values() if channel.parent_id == call.channel.id]
    public = [thread for thread in of_channel if thread.kind is not ChannelKind.PRIVATE_THREAD]
    return _listed(call, public, archived=True)


def _listed(call: Call, among: list[Channel], *, archived: bool) -> Answer:
    bot_id = call.world.bot_id
    threads = [
        thread
        for thread in among
        if thread.is_thread and thread.archived is archived and call.world.sees(bot_id, thread)
    ]
    found = {
        "threads": [payloads.channel(call.world, thread) for thread in threads],
        "members": [
            payloads.thread_member(thread, bot_id) for thread in threads if bot_id in thread.thread_members
        ],
    }
    return Answer(200, found | {"has_more": False})


def _person(call: Call) -> str:
    return (
        call.world.bot_id if call.params["user_id"] == "@me" else call.world.person(call.params["user_id"]).id
    )
