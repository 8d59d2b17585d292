"""Decides whom a message of the bot may call."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from model.ids import PersonId


def calling(people: Iterable[PersonId]) -> discord.AllowedMentions:
    """Return permission to call these people and nobody else, whoever is named: no role, not everyone.

    Somebody who had their data deleted has a negative id, which is nobody's at Discord.
    """
    called = [discord.Object(person) for person in people if person > 0]
    return discord.AllowedMentions(everyone=False, roles=False, users=called, replied_user=False)
