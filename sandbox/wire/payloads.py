"""Discord's JSON objects of people, servers and channels; for messages see `message_payloads`."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from sandbox.world.state import World
from sandbox.world.values import Channel, ChannelKind, Json, Member, Person, Role, Server


def moment(at: datetime) -> str:
    """Return the time in Discord's ISO 8601 format."""
    return at.isoformat()


def user(person: Person) -> Json:
    """Return a user object."""
    return {
        "id": person.id,
        "username": person.name.lower().replace(" ", "_"),
        "discriminator": "0000" if person.bot else "0",
        "global_name": None if person.bot else person.name,
        "avatar": None,
        "bot": person.bot,
        "public_flags": 0,
        "flags": 0,
        "banner": None,
        "accent_color": None,
        "primary_guild": None,
    }


def own_user(person: Person) -> Json:
    """Return the user object of the bot itself."""
    return user(person) | {"mfa_enabled": False, "locale": person.locale, "verified": True, "email": None}


def role(held: Role) -> Json:
    """Return a role object."""
    return {
        "id": held.id,
        "name": held.name,
        "description": None,
        "color": held.colour,
        "colors": {"primary_color": held.colour, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "position": held.position,
        "permissions": str(int(held.permissions)),
        "managed": held.managed,
        "mentionable": False,
        "flags": 0,
        "icon": None,
        "unicode_emoji": None,
    }


def member(world: World, server: Server, held: Member) -> Json:
    """Return a member object with its user."""
    until = "2099-01-01T00:00:00+00:00" if held.timed_out else None
    return {
        "user": user(world.people[held.person_id]),
        "nick": None,
        "avatar": None,
        "banner": None,
        "roles": sorted(held.roles & server.roles.keys()),
        "joined_at": moment(held.joined_at),
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "premium_since": None,
        "communication_disabled_until": until,
    }


FIELDS_BY_KIND: Mapping[ChannelKind, Json] = {
    ChannelKind.VOICE: {
        "bitrate": 64_000,
        "user_limit": 0,
        "rtc_region": None,
        "video_quality_mode": 1,
    },
    ChannelKind.FORUM: {
        "available_tags": [],
        "default_reaction_emoji": None,
        "default_sort_order": None,
        "default_forum_layout": 0,
        "default_thread_rate_limit_per_user": 0,
    },
}
"""The additional fields of channels of some kinds."""


def channel(world: World, held: Channel) -> Json:
    """Return a channel object of a channel, thread or direct messages."""
    if held.kind is ChannelKind.DIRECT:
        others = [user(world.people[person_id]) for person_id in held.recipients if person_id != world.bot_id]
        return {
            "id": held.id,
            "type": int(held.kind),
            "last_message_id": held.last_message_id,
            "flags": 0,
            "recipients": others,
        }
    common: Json = {
        "id": held.id,
        "type": int(held.kind),
        "guild_id": held.server_id,
        "name": held.name,
        "parent_id": held.parent_id,
        "last_message_id": held.last_message_id,
        "rate_limit_per_user": 0,
        "flags": 0,
        "permissions": str(int(world.permissions(world.bot_id, held))),
    }
    if held.is_thread:
        return common | _thread(world, held)
    return {
        **common,
        **FIELDS_BY_KIND.get(held.kind, {}),
        "position": held.position,
        "topic": held.topic,
        "nsfw": False,
        "permission_overwrites": [
            {
                "id": overwrite.target_id,
                "type": 0 if overwrite.for_role else 1,
                "allow": str(overwrite.allow),
                "deny": str(overwrite.deny),
            }
            for overwrite in held.overwrites.values()
        ],
    }


def _thread(world: World, held: Channel) -> Json:
    changed = moment(held.changed_at or held.created_at)
    extra: Json = {
        "owner_id": held.owner_id,
        "message_count": held.message_count,
        "total_message_sent": held.message_count,
        "member_count": len(held.thread_members),
        "thread_metadata": {
            "archived": held.archived,
            "auto_archive_duration": held.archive_minutes,
            "archive_timestamp": changed,
            "locked": held.locked,
            "create_timestamp": moment(held.created_at),
        },
    }
    if held.kind is ChannelKind.PRIVATE_THREAD:
        extra["thread_metadata"]["invitable"] = held.invitable
    if world.bot_id in held.thread_members:
        extra["member"] = thread_member(held, world.bot_id)
    return extra


def thread_member(held: Channel, person_id: str) -> Json:
    """Return a thread member object."""
    return {"id": held.id, "user_id": person_id, "join_timestamp": moment(held.created_at), "flags": 0}


def server(held: Server) -> Json:
    """Return a guild object as in answers of the REST API."""
    null_fields = (
        "icon splash discovery_splash home_header description banner afk_channel_id application_id "
        "system_channel_id rules_channel_id vanity_url_code public_updates_channel_id safety_alerts_channel_id "
        "widget_channel_id max_presences incidents_data"
    )
    return {
        **dict.fromkeys(null_fields.split()),
        "id": held.id,
        "name": held.name,
        "owner_id": held.owner_id,
        "region": "loopback",
        "features": [],
        "emojis": [],
        "stickers": [],
        "roles": [role(held_role) for held_role in held.roles.values()],
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "nsfw": False,
        "widget_enabled": False,
        "system_channel_flags": 0,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "preferred_locale": held.locale,
        "max_members": 500000,
        "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50,
    }


def server_arrival(world: World, held: Server, *, with_members: bool) -> Json:
    """Return a guild object as in GUILD_CREATE; without the members intent its only member is the bot."""
    channels = [place for place in world.channels.values() if place.server_id == held.id]
    members = held.members.values() if with_members else [held.members[world.bot_id]]
    return server(held) | {
        "joined_at": moment(held.members[world.bot_id].joined_at),
        "large": False,
        "member_count": len(held.members),
        "members": [member(world, held, person) for person in members],
        "channels": [channel(world, place) for place in channels if not place.is_thread],
        "threads": [
            channel(world, place)
            for place in channels
            if place.is_thread and not place.archived and world.sees(world.bot_id, place)
        ],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }
