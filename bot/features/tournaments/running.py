"""Announcing a tournament, starting it, and taking people out of it."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.features.lobby.new_tables import usual_options
from bot.features.tournaments.controls import refresh, sign_up_message
from bot.features.tournaments.which import check_organiser, cup_here, offer_tournaments
from bot.i18n import for_locale
from bot.i18n.command_words import choice, described, parameters
from bot.platform.acknowledging import defer
from bot.platform.autocomplete import offer_presets
from bot.platform.errors import Refusal, shown, tell_privately
from bot.platform.identities import channel_id, guild_id, managers_only, person_id
from bot.platform.permissions import missing, missing_here, require
from bot.text.words import mention
from host.errors import HostReason, HostRefusal
from model.games import HelpLevel, MessageId, PersonId
from model.tournaments import Format, TournamentStatus
from storage.tournaments import Plan

if TYPE_CHECKING:
    from bot.app.client import Bastide


@app_commands.command(name="create", description=described("tournament create"))
@app_commands.describe(
    **parameters(
        "tournament create",
        "name",
        "format",
        "sign_up_hours",
        "round_days",
        "turn_hours",
        "rounds",
        "table_seats",
        "knockout",
        "championship",
        "best_of",
        "check_in_minutes",
        "duplicate",
        "late",
        "preset",
        "help",
        "rated",
        "organisers",
    )
)
@app_commands.choices(
    format=[choice(f"format-{one.value}", one.value) for one in Format],
    help=[choice(f"help-{one.value}", one.value) for one in HelpLevel],
)
@app_commands.autocomplete(preset=offer_presets)
async def create(
    interaction: discord.Interaction[Bastide],
    name: str,
    format: str,  # noqa: A002 - the name people type
    sign_up_hours: app_commands.Range[int, 1, 2000] = 72,
    round_days: app_commands.Range[int, 1, 90] = 14,
    turn_hours: app_commands.Range[int, 1, 720] | None = None,
    rounds: app_commands.Range[int, 1, 15] | None = None,
    table_seats: app_commands.Range[int, 2, 5] | None = None,
    knockout: int = 0,
    championship: bool = False,
    best_of: int = 1,
    check_in_minutes: app_commands.Range[int, 0, 10080] = 0,
    duplicate: bool = False,
    late: bool = False,
    preset: str | None = None,
    help: str | None = None,  # noqa: A002 - the name people type
    rated: bool = True,
    organisers: discord.Role | None = None,
) -> None:
    """Announces a tournament that people can enter."""
    managers_only(interaction)
    _check_channel(interaction)
    options = await usual_options(interaction, preset)
    if turn_hours is not None:
        options = replace(options, turn_seconds=turn_hours * 3600)
    if help is not None:
        options = replace(options, help=HelpLevel(help))
    wanted = Format(format)
    seats = table_seats or (4 if wanted is Format.TABLES else 2)
    plan = Plan(
        rounds=rounds,
        table_seats=seats,
        best_of=best_of,
        knock_out=knockout,
        championship=championship,
        duplicate=duplicate,
        late=late,
        round_seconds=round_days * 24 * 3600,
        check_in_seconds=check_in_minutes * 60,
    )
    host = interaction.client.host
    cup = await host.tournaments.create(
        guild_id(interaction),
        channel_id(interaction),
        person_id(interaction),
        name,
        wanted,
        plan,
        replace(options, rated=rated, seats=max(seats, 2)),
        interaction.client.clock.now() + timedelta(hours=sign_up_hours),
        organisers.id if organisers is not None else None,
    )
    answer = await interaction.response.send_message(view=sign_up_message(cup))
    assert answer.message_id is not None
    await host.tournaments.shown(cup.id, MessageId(answer.message_id))


@app_commands.command(name="start", description=described("tournament start"))
@app_commands.describe(**parameters("tournament start", "tournament"))
@app_commands.autocomplete(tournament=offer_tournaments)
async def start(interaction: discord.Interaction[Bastide], tournament: str | None = None) -> None:
    """Closes the sign-up and starts."""
    cup = await cup_here(interaction, tournament)
    check_organiser(interaction, cup)
    await interaction.client.host.director.start_now(cup.id)
    words = for_locale(interaction.locale)
    await tell_privately(interaction, words.say("cup-started", name=shown(cup.row.name)))


@app_commands.command(name="drop", description=described("tournament drop"))
@app_commands.describe(**parameters("tournament drop", "person", "tournament"))
@app_commands.autocomplete(tournament=offer_tournaments)
async def drop(
    interaction: discord.Interaction[Bastide], person: discord.User, tournament: str | None = None
) -> None:
    """Takes somebody out of a tournament, also somebody who has left the server."""
    cup = await cup_here(interaction, tournament)
    check_organiser(interaction, cup)
    desk = interaction.client.host.tournaments
    entrant = cup.entered(PersonId(person.id))
    if entrant is None or entrant.gone:
        raise HostRefusal(HostReason.NOT_ENTERED, yours="no")
    await defer(interaction, ephemeral=True, thinking=True)
    if cup.row.status is TournamentStatus.SIGN_UP:
        after = await desk.leave(cup.id, entrant.person)
    else:
        after = await desk.drop(cup.id, entrant.person, person_id(interaction))
    words = for_locale(interaction.locale)
    await interaction.edit_original_response(content=words.say("cup-dropped", person=mention(entrant.person)))
    await refresh(interaction.client, after)


def _check_channel(interaction: discord.Interaction[Bastide]) -> None:
    """Refuse a channel in which the tournament or the threads of its matches could not be told."""
    if not isinstance(interaction.channel, discord.TextChannel):
        raise Refusal("tournament-not-here")
    here = missing(interaction.app_permissions, thread=False)
    there = missing_here(interaction, own_thread=True)
    require(interaction, dict.fromkeys((*here, *there)))
