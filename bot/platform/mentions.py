"""Decides which people a message of the bot may ping."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from model.ids import PersonId


def allowed_mentions(people: Iterable[PersonId]) -> discord.AllowedMentions:
    """Return allowed mentions for these people only: no others, no role, not everyone.

    A person whose data was deleted has a negative id, which no Discord user has.
    """
    users = [discord.Object(person) for person in people if person > 0]
    return discord.AllowedMentions(everyone=False, roles=False, users=users, replied_user=False)
