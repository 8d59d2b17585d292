"""Finds messages that Discord has posted but whose confirmation was lost, by the controls they carry."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import suppress
from datetime import timedelta

import discord

from bot.platform.custom_ids import ControlId, Kind
from bot.platform.message_parts import controls, shown_pictures
from model.ids import ChannelId, MessageId
from model.outbox import (
    ChallengeDelivery,
    Delivery,
    GameDelivery,
    LadderDelivery,
    Posted,
    PuzzleDelivery,
    TournamentDelivery,
)

CLOCKS_DIFFER = timedelta(seconds=30)
"""How much Discord's clock may be behind ours."""

RECENT = 50
"""How many of a channel's newest messages are searched for one that may have been posted before a crash."""


async def posted_in(client: discord.Client, place: ChannelId, delivery: Delivery) -> list[Posted]:
    """Return the messages in a channel that are (parts of) this one, the newest first.

    Messages older than the delivery do not count: after a backup is restored numbers are used again, so that
    they may be about something else.
    """
    return [
        Posted(place, MessageId(message.id), bool(shown_pictures(message)))
        async for message in _own_messages(client, place)
        if message.created_at > delivery.made_at - CLOCKS_DIFFER
        and any(_belongs(control, delivery) for control in controls(message))
    ]


def _belongs(control: ControlId, delivery: Delivery) -> bool:
    """Return True if a control is one of this message's.

    In a message of a game the Board button carries its state and kind, in all others every button carries the
    number of the message.
    """
    found = (control.kind, control.game, control.seq)
    match delivery:
        case GameDelivery():
            expected = (delivery.game, delivery.seq, delivery.kind.value)
            return (control.game, control.seq, control.choice) == expected
        case TournamentDelivery():
            return found == (Kind.TOURNAMENT, delivery.tournament, delivery.number)
        case PuzzleDelivery():
            return found == (Kind.PUZZLE, str(delivery.guild), delivery.number)
        case ChallengeDelivery():
            return found == (Kind.CHALLENGE, delivery.challenge, delivery.number)
        case LadderDelivery():
            return found == (Kind.LADDER, delivery.ladder, delivery.number)
        case _:
            return False


async def _own_messages(client: discord.Client, place: ChannelId) -> AsyncIterator[discord.Message]:
    """Yield the bot's own messages among the newest `RECENT` of a channel, the newest first."""
    assert client.user is not None
    channel, empty = client.get_partial_messageable(place), True
    async for message in channel.history(limit=RECENT):
        empty = False
        if message.author.id == client.user.id:
            yield message
    if empty:
        # Without the permission to read it a history is empty; fetching any message raises Forbidden then.
        with suppress(discord.NotFound):
            await channel.fetch_message(place)
