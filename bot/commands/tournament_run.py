"""/tournament for those who run one: announcing, starting, deciding."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.acknowledging import defer
from bot.commands import Commands
from bot.commands.tournament import check_organiser, cup_here, offer_tournaments, tournament
from bot.cup_words import match_names
from bot.errors import Refusal, shown, tell_privately
from bot.host import HostReason, HostRefusal
from bot.i18n import for_locale
from bot.i18n.command_words import choice, described, parameters
from bot.limits import OPTION, OPTIONS, clipped
from bot.offers import offer_presets
from bot.people import channel_id, guild_id, manages, person_id
from bot.people import person as person_of
from bot.permissions import missing, named
from bot.reader import server_language
from bot.views.cup import refresh, sign_up_message
from bot.views.looks import show
from bot.words import mention
from storage.tournaments import Cup, Plan
from storage.values import (
    DecisionKind,
    Format,
    HelpLevel,
    MessageId,
    PersonId,
    TableOptions,
    TournamentStatus,
)

if TYPE_CHECKING:
    from bot.client import Bastide

COMMANDS: Commands = ()

REPORT = "report"
ACTIONS = (
    *(kind.value for kind in DecisionKind if kind is not DecisionKind.DROP),
    REPORT,
)


@tournament.command(name="create", description=described("tournament create"))
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
    if not manages(interaction):
        raise Refusal("settings-managers-only")
    _check_permissions(interaction)
    options = await _options(interaction, preset)
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


@tournament.command(name="start", description=described("tournament start"))
@app_commands.describe(**parameters("tournament start", "tournament"))
@app_commands.autocomplete(tournament=offer_tournaments)
async def start(interaction: discord.Interaction[Bastide], tournament: str | None = None) -> None:
    """Closes the sign-up and starts."""
    cup = await cup_here(interaction, tournament)
    check_organiser(interaction, cup)
    await interaction.client.host.director.start_now(cup.id)
    words = for_locale(interaction.locale)
    await tell_privately(interaction, words.say("cup-started", name=shown(cup.row.name)))


@tournament.command(name="drop", description=described("tournament drop"))
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
        raise HostRefusal(HostReason.NOT_ENTERED)
    await defer(interaction, ephemeral=True, thinking=True)
    if cup.row.status is TournamentStatus.SIGN_UP:
        after = await desk.leave(cup.id, entrant.person)
    else:
        after = await desk.drop(cup.id, entrant, person_id(interaction))
    words = for_locale(interaction.locale)
    await interaction.edit_original_response(content=words.say("cup-dropped", person=mention(entrant.person)))
    await refresh(interaction.client, after)


@tournament.command(name="referee", description=described("tournament referee"))
@app_commands.describe(
    **parameters("tournament referee", "action", "match", "person", "by", "hours", "tournament")
)
@app_commands.choices(action=[choice(f"decision-{value}", value) for value in ACTIONS])
async def referee(
    interaction: discord.Interaction[Bastide],
    action: str,
    match: str | None = None,
    person: discord.User | None = None,
    by: discord.User | None = None,
    hours: app_commands.Range[int, 1, 1440] | None = None,
    tournament: str | None = None,
) -> None:
    """Does what a referee does."""
    cup = await cup_here(interaction, tournament)
    check_organiser(interaction, cup)
    await defer(interaction, ephemeral=True, thinking=True)
    if action == REPORT:
        await _report(interaction)
        return
    await _decide(interaction, cup, DecisionKind(action), match, person, by, hours)
    await interaction.edit_original_response(content=for_locale(interaction.locale).say("cup-decided"))


@referee.autocomplete("match")
async def offer_matches(
    interaction: discord.Interaction[Bastide], typed: str
) -> list[app_commands.Choice[str]]:
    """The matches of the newest round."""
    try:
        cup = await cup_here(interaction, getattr(interaction.namespace, "tournament", None))
    except (HostRefusal, Refusal):
        return []
    words = for_locale(interaction.locale)
    found = [
        (f"{match.round}.{match.number + 1} · {match_names(words, cup, match)}", match)
        for match in cup.matches_of(len(cup.rounds))
    ]
    return [
        app_commands.Choice(name=clipped(name, OPTION), value=f"{match.round}.{match.number + 1}")
        for name, match in found
        if typed.casefold() in name.casefold()
    ][:OPTIONS]


referee.autocomplete("tournament")(offer_tournaments)


async def _decide(
    interaction: discord.Interaction[Bastide],
    cup: Cup,
    kind: DecisionKind,
    table: str | None,
    whom: discord.User | None,
    by: discord.User | None,
    hours: int | None,
) -> None:
    tools, me = interaction.client.host.referee, person_id(interaction)
    match kind:
        case DecisionKind.PAUSE:
            await tools.pause(cup.id, me)
        case DecisionKind.RESUME:
            await tools.resume(cup.id, me)
        case DecisionKind.EXTEND:
            if hours is None:
                raise Refusal("tournament-need-hours")
            found = None if table is None else await _match(interaction, cup, table)
            await tools.extend(cup.id, me, timedelta(hours=hours), found)
        case DecisionKind.REPLACE:
            if whom is None or by is None or by.bot:
                raise Refusal("tournament-need-person")
            await tools.replace(cup.id, me, PersonId(whom.id), person_of(by))
        case DecisionKind.UNDO:
            await tools.undo(cup.id, me, await _match(interaction, cup, table))
        case _:
            winner = None if whom is None else PersonId(whom.id)
            await tools.decide(cup.id, me, kind, await _match(interaction, cup, table), winner)


async def _match(interaction: discord.Interaction[Bastide], cup: Cup, table: str | None) -> tuple[int, int]:
    """Round and number of the match that was named, or of the one whose thread this is."""
    if table is None:
        here = channel_id(interaction)
        found = next((match for match in reversed(cup.matches) if match.channel == here), None)
        if found is None:
            raise Refusal("tournament-need-match")
        return found.round, found.number
    number, _, match = table.strip().partition(".")
    if not (number.isdecimal() and match.isdecimal()):
        raise HostRefusal(HostReason.NO_SUCH_MATCH)
    return int(number), int(match) - 1


async def _report(interaction: discord.Interaction[Bastide]) -> None:
    words = for_locale(interaction.locale)
    found = await interaction.client.host.referee.anomalies(guild_id(interaction))
    if not found:
        await show(interaction, words.say("report-none"))
        return
    lines = [
        words.say(
            "report-line",
            gains=mention(one.gains),
            loses=mention(one.loses),
            won=one.won,
            games=one.games,
            expected=one.expected,
            left=one.left,
        )
        for one in found[:OPTIONS]
    ]
    await show(interaction, "\n".join([words.say("report-title"), *lines, words.say("report-note")]))


async def _options(interaction: discord.Interaction[Bastide], preset: str | None) -> TableOptions:
    """The rules of the games: a preset or what tables of this server begin with, in the server's language."""
    host, guild = interaction.client.host, guild_id(interaction)
    settings = await host.guilds.settings(guild)
    options = settings.defaults
    if preset is not None:
        presets = await host.guilds.presets(guild)
        if preset not in presets:
            raise HostRefusal(HostReason.NO_SUCH_PRESET, preset=preset)
        options = presets[preset]
    return replace(options, language=server_language(interaction, settings))


def _check_permissions(interaction: discord.Interaction[Bastide]) -> None:
    """Refuse a channel in which no threads can be made or told, and name what is missing."""
    words = for_locale(interaction.locale)
    lacking = missing(interaction.app_permissions, thread=False)
    if not interaction.app_permissions.create_public_threads:
        lacking = (*lacking, "create_public_threads")
    if not isinstance(interaction.channel, discord.TextChannel):
        raise Refusal("tournament-not-here")
    if lacking:
        raise Refusal(
            "permission-missing",
            channel=f"<#{interaction.channel_id}>",
            permissions=named(words, lacking),
        )
