"""Messages in channels, and pins."""

from __future__ import annotations

from itertools import islice

from sandbox.rest.routing import NO_CONTENT, Answer, Call, Routes
from sandbox.wire import message_payloads, payloads
from sandbox.world import messages
from sandbox.world.errors import InvalidForm, Refusal, Refused
from sandbox.world.events import EventKind
from sandbox.world.permissions import Permission

routes = Routes()


@routes("POST", "/channels/{channel_id}/messages")
def create(call: Call) -> Answer:
    """Post a message and return it."""
    return Answer(
        200,
        message_payloads.message(
            call.world, messages.send(call.world, call.channel, call.world.bot_id, call.draft)
        ),
    )


@routes("GET", "/channels/{channel_id}/messages")
def read_many(call: Call) -> Answer:
    """Return up to 100 messages, the latest first: before or after a message, or the last ones."""
    call.world.require(call.world.bot_id, call.channel, Permission.VIEW_CHANNEL)
    if not call.world.permissions(call.world.bot_id, call.channel) & Permission.READ_MESSAGE_HISTORY:
        return Answer(200, [])
    limit = int(call.query.get("limit", 50))
    if not 1 <= limit <= 100:
        raise InvalidForm(("limit", "int value should be between 1 and 100."))
    visible = [
        message for message in call.world.messages[call.channel.id].values() if message.only_for is None
    ]
    if "after" in call.query:
        later = (message for message in visible if int(message.id) > int(call.query["after"]))
        chosen = list(islice(later, limit))
    else:
        before = int(call.query.get("before", 2**63))
        chosen = [message for message in visible if int(message.id) < before][-limit:]
    return Answer(200, [message_payloads.message(call.world, message) for message in reversed(chosen)])


@routes("GET", "/channels/{channel_id}/messages/{message_id}")
def read(call: Call) -> Answer:
    """Return one message."""
    call.world.require(call.world.bot_id, call.channel, Permission.READ_MESSAGE_HISTORY)
    return Answer(200, message_payloads.message(call.world, call.message))


@routes("PATCH", "/channels/{channel_id}/messages/{message_id}")
def edit(call: Call) -> Answer:
    """Edit one of the bot's own messages and return it."""
    call.world.require(call.world.bot_id, call.channel, Permission.VIEW_CHANNEL)
    message = call.message
    if message.author_id != call.world.bot_id:
        raise Refused(Refusal.NOT_YOUR_MESSAGE)
    return Answer(200, message_payloads.message(call.world, messages.edit(call.world, message, call.draft)))


@routes("DELETE", "/channels/{channel_id}/messages/{message_id}")
def delete(call: Call) -> Answer:
    """Delete a message; another author's needs MANAGE_MESSAGES."""
    message = call.message
    own = message.author_id == call.world.bot_id
    call.world.require(
        call.world.bot_id, call.channel, Permission.VIEW_CHANNEL if own else Permission.MANAGE_MESSAGES
    )
    messages.delete(call.world, message)
    return NO_CONTENT


@routes("POST", "/channels/{channel_id}/typing")
def typing(call: Call) -> Answer:
    """Show the bot as typing."""
    call.world.require(call.world.bot_id, call.channel, Permission.SEND_MESSAGES)
    call.world.emit(EventKind.TYPING, call.world.people[call.world.bot_id], channel=call.channel)
    return NO_CONTENT


@routes("GET", "/channels/{channel_id}/messages/pins")
def read_pins(call: Call) -> Answer:
    """Return the pinned messages with the times when they were pinned."""
    call.world.require(call.world.bot_id, call.channel, Permission.VIEW_CHANNEL)
    pinned = messages.pins(call.world, call.channel)
    items = [
        {
            "pinned_at": payloads.moment(message.pinned_at),
            "message": message_payloads.message(call.world, message),
        }
        for message in pinned
        if message.pinned_at
    ]
    return Answer(200, {"items": items, "has_more": False})


@routes("PUT", "/channels/{channel_id}/messages/pins/{message_id}")
@routes("PUT", "/channels/{channel_id}/pins/{message_id}")
def pin(call: Call) -> Answer:
    """Pin a message."""
    messages.pin(call.world, call.message, by=call.world.bot_id, pinned=True)
    return NO_CONTENT


@routes("DELETE", "/channels/{channel_id}/messages/pins/{message_id}")
@routes("DELETE", "/channels/{channel_id}/pins/{message_id}")
def unpin(call: Call) -> Answer:
    """Unpin a message."""
    messages.pin(call.world, call.message, by=call.world.bot_id, pinned=False)
    return NO_CONTENT
