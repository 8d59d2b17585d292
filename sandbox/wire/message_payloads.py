"""Discord's JSON objects of messages and interactions."""

from __future__ import annotations

from sandbox.wire.payloads import channel, member, moment, user
from sandbox.world.commands import BOT_DIRECT_CONTEXT, GUILD_CONTEXT, PRIVATE_CONTEXT
from sandbox.world.permissions import Permission
from sandbox.world.posted import attachment_url, unreferenced_attachments
from sandbox.world.state import World
from sandbox.world.uploads import UPLOAD_LIMIT
from sandbox.world.values import (
    Attachment,
    Channel,
    ChannelKind,
    Interaction,
    InteractionKind,
    Json,
    Message,
    MessageFlag,
    MessageKind,
)


def attachment(held: Attachment, channel_id: str, *, ephemeral: bool) -> Json:
    """Return an attachment object."""
    url = attachment_url(channel_id, held)
    found: Json = {
        "id": held.id,
        "filename": held.filename,
        "size": held.size,
        "url": url,
        "proxy_url": url,
        "content_type": held.content_type,
        "ephemeral": ephemeral,
    }
    if held.width is not None:
        found |= {"width": held.width, "height": held.height}
    if held.description is not None:
        found["description"] = held.description
    return found


def message(world: World, held: Message) -> Json:
    """Return a message object as in answers of the REST API."""
    ephemeral = MessageFlag.EPHEMERAL in held.flags
    found: Json = {
        "id": held.id,
        "channel_id": held.channel_id,
        "author": user(world.people[held.author_id]),
        "content": held.content,
        "timestamp": moment(held.created_at),
        "edited_timestamp": moment(held.edited_at) if held.edited_at else None,
        "tts": False,
        "mention_everyone": held.mentions_everyone,
        "mentions": [user(world.people[person_id]) for person_id in held.mentions],
        "mention_roles": [],
        "attachments": [
            attachment(unreferenced, held.channel_id, ephemeral=ephemeral)
            for unreferenced in unreferenced_attachments(held)
        ],
        "embeds": [{"type": "rich", **embed} for embed in held.embeds],
        "components": held.components,
        "pinned": held.pinned_at is not None,
        "type": int(held.kind),
        "flags": int(held.flags),
    }
    if held.nonce is not None:
        found["nonce"] = held.nonce
    if held.author_id == world.bot_id:
        found["application_id"] = world.bot_id
    if held.origin is not None:
        found["webhook_id"] = world.bot_id
        found["interaction_metadata"] = _origin(world, held)
    if held.reply_to is not None and held.kind not in (MessageKind.CHAT_COMMAND, MessageKind.MENU_COMMAND):
        found["message_reference"] = {"type": 0, "channel_id": held.channel_id, "message_id": held.reply_to}
        if held.kind is MessageKind.REPLY:
            replied = world.messages[held.channel_id].get(held.reply_to)
            found["referenced_message"] = (
                message(world, replied) if replied and not replied.reply_to else None
            )
    if held.thread_id in world.channels:
        found["thread"] = channel(world, world.channels[held.thread_id])
    return found


def _origin(world: World, held: Message) -> Json:
    assert held.origin is not None
    origin = held.origin
    person = user(world.people[origin.person_id])
    found: Json = {
        "id": origin.interaction_id,
        "type": origin.kind,
        "user": person,
        "authorizing_integration_owners": dict(origin.owners),
    }
    if origin.original_id:
        found["original_response_message_id"] = origin.original_id
    if origin.kind == InteractionKind.COMMAND:
        found["name"] = origin.command_name
        if origin.target_person_id in world.people:
            found["target_user"] = user(world.people[origin.target_person_id])
        if origin.target_message_id:
            found["target_message_id"] = origin.target_message_id
    elif origin.kind == InteractionKind.COMPONENT:
        found["interacted_message_id"] = origin.source_message_id
    else:
        opened = {"id": origin.interaction_id, "user": person, "type": 2, "name": "modal"}
        opened["authorizing_integration_owners"] = dict(origin.owners)
        if origin.source_message_id:
            opened |= {"type": 3, "interacted_message_id": origin.source_message_id}
            del opened["name"]
        found["triggering_interaction_metadata"] = opened
    return found


def gateway_message(world: World, held: Message, *, with_content: bool) -> Json:
    """Return a message object as in gateway events, with server and member.

    Its text, embeds, attachments and components are empty if the bot may not read them.
    """
    found = message(world, held)
    place = world.channels[held.channel_id]
    if place.server_id:
        found["guild_id"] = place.server_id
        if author := world.servers[place.server_id].members.get(held.author_id):
            found["member"] = member(world, world.servers[place.server_id], author)
            del found["member"]["user"]
    readable = held.author_id == world.bot_id or world.bot_id in held.mentions or not place.server_id
    if not (with_content or readable):
        found |= {"content": "", "embeds": [], "attachments": [], "components": []}
    return found


def interaction(world: World, held: Interaction) -> Json:
    """Return the data of INTERACTION_CREATE."""
    place = world.channels[held.channel_id]
    found: Json = {
        "id": held.id,
        "application_id": world.bot_id,
        "type": int(held.kind),
        "data": held.data,
        "token": held.token,
        "version": 1,
        "channel_id": place.id,
        "channel": channel(world, place)
        | {"permissions": str(int(world.permissions(held.person.id, place)))},
        "app_permissions": str(int(world.permissions(world.bot_id, place) or Permission.ATTACH_FILES)),
        "locale": held.person.locale,
        "entitlements": [],
        "entitlement_sku_ids": [],
        "attachment_size_limit": UPLOAD_LIMIT,
        "authorizing_integration_owners": dict(held.owners),
        "context": _context(world, place),
    }
    if held.server_id:
        home = world.servers[held.server_id]
        found["guild_id"] = home.id
        found["guild_locale"] = home.locale
        found["guild"] = {"id": home.id, "locale": home.locale, "features": []}
        found["member"] = member(world, home, home.members[held.person.id])
        found["member"]["permissions"] = str(int(world.permissions(held.person.id, place)))
    else:
        found["user"] = user(held.person)
    if held.message_id:
        found["message"] = message(world, world.message(place.id, held.message_id))
    return found


def _context(world: World, place: Channel) -> int:
    if place.kind is not ChannelKind.DIRECT:
        return GUILD_CONTEXT
    return BOT_DIRECT_CONTEXT if world.bot_id in place.recipients else PRIVATE_CONTEXT
