"""/challenge, and *Challenge* in a person's context menu: a game for two, to be answered within days."""

from __future__ import annotations

from collections.abc import Awaitable, Mapping
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands

from bot.features.lobby.challenge_words import made_view, waiting_view
from bot.features.lobby.open_table import check_opening
from bot.i18n.command_words import described, described_parameters, menu_name, parameter_names
from bot.platform.autocomplete import matching_choices
from bot.platform.commands import Typed
from bot.platform.context import Context, in_context, person_of
from bot.platform.errors import Refusal
from bot.platform.permissions import missing_for_threads, missing_here, require, require_channel_for_games
from bot.platform.presets import offer_presets, usual_options
from host.challenges.challenges import LEAST_DAYS, MOST_DAYS, USUAL_DAYS
from host.errors import HostReason, HostRefusal
from model.challenges import Challenge
from model.ids import PersonId
from model.ladders import Ladder


@app_commands.command(name="challenge", description=described("challenge"))
@described_parameters("challenge")
@app_commands.autocomplete(preset=offer_presets)
@app_commands.guild_only()
@in_context
async def challenge(
    context: Context,
    person: discord.Member | discord.User,
    rated: bool | None = None,
    preset: Typed | None = None,
    days: app_commands.Range[int, LEAST_DAYS, MOST_DAYS] | None = None,
    ladder: Typed | None = None,
) -> None:
    """Challenge somebody, with the usual rules of this server, those of a preset, or those of a ladder."""
    _check_person(context, person)
    if ladder is None:
        await _challenge(context, person, rated, preset, USUAL_DAYS if days is None else days)
        return
    _check_unused(context, {"rated": rated, "preset": preset, "days": days})
    chosen_ladder = await _ladder_named(context, ladder)
    # If the question could not be posted, the person asked could not answer, and would lose their place.
    require_channel_for_games(context, chosen_ladder.spec.channel)
    making = context.host.ladders.challenge(chosen_ladder.id, context.person, person_of(person))
    await _answer(context, person, making, chosen_ladder)


@challenge.autocomplete("ladder")
@in_context
async def offer_ladders(context: Context, typed: str) -> list[app_commands.Choice[str]]:
    """Return the open ladders of this server."""
    found = await context.host.ladders.of_guild(context.place.server)
    return matching_choices(typed, ((ladder.spec.name, str(ladder.id)) for ladder in found if ladder.open))


@app_commands.context_menu(name=menu_name("challenge"))
@app_commands.guild_only()
@in_context
async def challenge_in_menu(context: Context, person: discord.Member | discord.User) -> None:
    """Challenge somebody with the usual rules of this server."""
    _check_person(context, person)
    await _challenge(context, person, None, None, USUAL_DAYS)


async def _challenge(
    context: Context,
    person: discord.Member | discord.User,
    rated: bool | None,
    preset: str | None,
    days: int,
) -> None:
    """Challenge a person to a game with the usual rules or those of a preset; `rated` None keeps theirs."""
    await check_opening(context)
    _check_place(context)
    options = await usual_options(context, preset)
    if rated is not None:
        options = replace(options, rated=rated)
    challenges, guild, channel = context.host.challenges, context.place.server, context.place.channel
    shared = await _ladder_shared_here(context, PersonId(person.id))
    making = challenges.make(guild, channel, (context.person, person_of(person)), options, days)
    await _answer(context, person, making, shared)


async def _answer(
    context: Context,
    person: discord.Member | discord.User,
    making: Awaitable[Challenge],
    ladder: Ladder | None,
) -> None:
    """Say that the challenge was made, or show the one that is already open between the two.

    If both are on the `ladder`, the answer says what is at stake on it.
    """
    challenges, guild = context.host.challenges, context.place.server
    try:
        challenge = await making
    except HostRefusal as refusal:
        if refusal.reason not in (HostReason.CHALLENGE_WAITS, HostReason.LADDER_BUSY):
            raise
        waiting = await challenges.between(guild, context.person.id, PersonId(person.id))
        if waiting is None:
            raise
        waiting_ladder = None if waiting.ladder is None else await context.host.ladders.get(waiting.ladder)
        await context.reply(waiting_view(context.language, waiting, waiting_ladder, context.person.id))
        return
    await context.reply(made_view(context.language, challenge, ladder))


def _check_person(context: Context, person: discord.Member | discord.User) -> None:
    """Refuse people who are not on the server, bots, and the person themselves."""
    if not isinstance(person, discord.Member):
        raise Refusal("challenge-left")
    if person.bot:
        raise Refusal("challenge-bot")
    if person.id == context.person.id:
        raise HostRefusal(HostReason.CHALLENGE_SELF)


def _check_unused(context: Context, options: Mapping[str, object]) -> None:
    """Refuse options, by name, that have a value although the rules of a ladder decide."""
    used = [name for name, value in options.items() if value is not None]
    if used:
        names = parameter_names(context.language, "challenge", used)
        raise Refusal("challenge-ladder-options", options=names)


async def _ladder_shared_here(context: Context, other: PersonId) -> Ladder | None:
    """Return the open ladder of this channel that both people are on; None if there is none."""
    for candidate in await context.host.ladders.of_guild(context.place.server):
        if candidate.open and candidate.spec.channel == context.place.channel:
            ladder = await context.host.ladders.get(candidate.id)
            if ladder.member_for(context.person.id) is not None and ladder.member_for(other) is not None:
                return ladder
    return None


async def _ladder_named(context: Context, name: str) -> Ladder:
    """Return the open ladder of this server with this name or id. Refuses NO_SUCH_LADDER."""
    typed = name.strip().casefold()
    found = await context.host.ladders.of_guild(context.place.server)
    for ladder in found:
        if ladder.open and typed in (ladder.id, ladder.spec.name.casefold()):
            return await context.host.ladders.get(ladder.id)
    raise HostRefusal(HostReason.NO_SUCH_LADDER)


def _check_place(context: Context) -> None:
    """Refuse channels in which the bot cannot post a message or open a thread for the game."""
    channel = context.interaction.channel
    parent = channel.parent if isinstance(channel, discord.Thread) else channel
    if not isinstance(parent, discord.TextChannel):
        raise Refusal("thread-not-here")
    require(context, missing_for_threads(context.interaction.app_permissions))
    require(context, missing_here(context.interaction))


COMMANDS: tuple[app_commands.Command[Any, ..., Any] | app_commands.ContextMenu, ...] = (
    challenge,
    challenge_in_menu,
)
