"""Permissions: Discord's bits, and how roles and channel overwrites combine."""

from __future__ import annotations

from enum import IntFlag
from functools import reduce
from operator import or_

from sandbox.world.values import Channel, Member, Server


class Permission(IntFlag):
    """The permissions that are checked here or that commands may require."""

    KICK_MEMBERS = 1 << 1
    BAN_MEMBERS = 1 << 2
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    MANAGE_ROLES = 1 << 28
    MANAGE_WEBHOOKS = 1 << 29
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_EVENTS = 1 << 33
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    MODERATE_MEMBERS = 1 << 40
    PIN_MESSAGES = 1 << 51


EVERYTHING = reduce(or_, Permission)
EVERYONE = (
    Permission.ADD_REACTIONS
    | Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)
ORGANISER = (
    Permission.MANAGE_GUILD
    | Permission.MANAGE_EVENTS
    | Permission.MANAGE_MESSAGES
    | Permission.MANAGE_THREADS
    | Permission.PIN_MESSAGES
)
OF_BOT = EVERYONE | Permission.PIN_MESSAGES
"""The permissions that servers give to the bot."""
IN_DIRECT_MESSAGES = EVERYONE | Permission.PIN_MESSAGES
"""The permissions of both sides of direct messages."""


def in_server(server: Server, member: Member) -> Permission:
    """Return what the member's roles allow, before any channel's overwrites."""
    if member.person_id == server.owner_id:
        return EVERYTHING
    bits = server.roles[server.id].permissions
    for role_id in member.roles:
        bits |= server.roles[role_id].permissions
    return EVERYTHING if bits & Permission.ADMINISTRATOR else Permission(bits)


def in_channel(server: Server, member: Member, channel: Channel) -> Permission:
    """Return what the member may do in the channel; for a thread pass its parent.

    The overwrites apply in Discord's order: @everyone, the member's roles, the member.
    """
    bits = int(in_server(server, member))
    if bits & Permission.ADMINISTRATOR:
        return EVERYTHING
    overwrites = channel.overwrites
    if everyone := overwrites.get(server.id):
        bits = bits & ~everyone.deny | everyone.allow
    held = [overwrites[role_id] for role_id in member.roles if role_id in overwrites]
    for overwrite in held:
        bits &= ~overwrite.deny
    for overwrite in held:
        bits |= overwrite.allow
    if own := overwrites.get(member.person_id):
        bits = bits & ~own.deny | own.allow
    return Permission(bits & ~_silenced(member, bits))


def _silenced(member: Member, bits: int) -> int:
    """Return the permissions that a time-out removes, or all in a channel that the member may not view."""
    if not bits & Permission.VIEW_CHANNEL:
        return bits
    if member.timed_out:
        return bits & ~(Permission.VIEW_CHANNEL | Permission.READ_MESSAGE_HISTORY)
    return 0
