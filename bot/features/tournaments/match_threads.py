"""Threads of matches. Those of duplicate rounds are private; once the round is over anybody can be added."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import ui

from bot.features.tournaments.choices import Choice
from bot.features.tournaments.lookup import is_organiser
from bot.features.tournaments.names import match_number, read_match_number
from bot.features.tournaments.round_words import match_names
from bot.i18n import Language
from bot.platform import limits
from bot.platform.context import Context
from bot.platform.controls import Press, option, reading, select
from bot.platform.custom_ids import Kind
from bot.platform.errors import Refusal
from bot.platform.permissions import missing_for_threads, require
from bot.text.ratings import game_link
from host.errors import HostReason, HostRefusal
from model.ids import ChannelId, PersonId
from model.matches import Match
from model.tournaments import Plan, Tournament


async def add_members(client: discord.Client, channel: ChannelId, people: Iterable[PersonId]) -> bool:
    """Add people to a thread if it is private, as far as Discord can; return False if the thread is gone."""
    try:
        thread = client.get_channel(channel) or await client.fetch_channel(channel)
    except discord.NotFound:
        return False
    if not isinstance(thread, discord.Thread) or not thread.is_private():
        return True
    if thread.archived:
        # Discord adds nobody to an archived thread.
        thread = await thread.edit(archived=False)
    for person in people:
        try:
            await thread.add_user(discord.Object(person))
        except (discord.NotFound, discord.Forbidden):
            continue
    return True


def check_threads(context: Context, plan: Plan) -> None:
    """Refuse a plan with private threads if the channel cannot have any, or the bot lacks the permission."""
    if plan.duplicate:
        channel = context.interaction.channel
        if isinstance(channel, discord.TextChannel) and channel.is_news():
            raise Refusal("tournament-not-here")
        require(context, missing_for_threads(context.interaction.app_permissions, private=True))


def thread_select(
    words: Language, tournament: Tournament, matches: Sequence[Match]
) -> ui.ActionRow[Any] | None:
    """Return the select of these matches' private threads; None if there are none."""
    listed = [
        option(f"{match_number(match)} {match_names(words, tournament, match)}", match_number(match))
        for match in matches
        if match.channel is not None
    ]
    if not tournament.header.plan.duplicate or not listed:
        return None
    return select(
        Kind.TOURNAMENT,
        words.say("tournament-open-thread"),
        listed[: limits.OPTIONS],
        game=tournament.id,
        choice=Choice.OPEN_THREAD.value,
    )


def may_open(context: Context, tournament: Tournament, round_number: int) -> bool:
    """Return whether the person may read the private threads of a round: anybody may once it is over.

    Before that only organisers, including those by the tournament's role, may, if they do not play.
    """
    if tournament.rounds[round_number - 1].ended_at is not None:
        return True
    return is_organiser(context, tournament) and tournament.entered(context.person.id) is None


async def open_thread(press: Press, tournament: Tournament) -> None:
    """Add the person to the thread that they chose. Refuses people who may not read it yet."""
    with reading():
        where = read_match_number(press.values[0])
    match = None if where is None else tournament.match(*where)
    if match is None or match.channel is None:
        raise HostRefusal(HostReason.NO_SUCH_MATCH)
    if not may_open(press, tournament, match.round):
        raise Refusal("tournament-thread-private")
    if not await add_members(press.interaction.client, match.channel, [press.person.id]):
        raise Refusal("tournament-thread-gone")
    link = game_link(tournament.header.guild, match.channel, None)
    await press.tell(press.language.say("tournament-thread-open", thread=f"<{link}>"))
