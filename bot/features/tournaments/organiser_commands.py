"""/tournament create, start, seed and drop."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

import discord
from discord import app_commands

from bot.features.tournaments.controls import sign_up_message
from bot.features.tournaments.lookup import check_organiser, offer_tournaments, tournament_here
from bot.features.tournaments.match_threads import check_threads
from bot.features.tournaments.organiser_role import check_role
from bot.features.tournaments.plan_changes import PlanChanges
from bot.features.tournaments.plan_settings import DOUBLE, FORMATS
from bot.features.tournaments.sign_up_words import seeds_text
from bot.features.tournaments.start_confirmation import left_out, start_view, started_text
from bot.i18n.command_words import choice, described, described_parameters, parameter_names
from bot.platform.answers import show
from bot.platform.clocks import budget_choices, chosen_budget
from bot.platform.commands import Typed
from bot.platform.context import Context, in_context
from bot.platform.errors import Refusal
from bot.platform.permissions import require_text_channel
from bot.platform.presets import offer_presets, usual_options
from bot.text.words import mention
from host.errors import HostReason, HostRefusal
from host.tournaments.presets import Preset, preset_plan
from model.ids import PersonId
from model.tables import HelpLevel, TableOptions
from model.tournaments import Format, Plan, TournamentSpec, TournamentStatus


@app_commands.command(name="create", description=described("tournament create"))
@described_parameters("tournament create")
@app_commands.choices(
    kind=[choice(f"kind-{preset.value}", preset.value) for preset in Preset],
    format=[choice(f"format-{value}", value) for value in FORMATS],
    help=[choice(f"help-{level.value}", level.value) for level in HelpLevel],
)
@app_commands.autocomplete(preset=offer_presets)
@in_context
async def create(
    context: Context,
    name: Typed,
    kind: str | None = None,
    format: str | None = None,  # noqa: A002 - the name people type
    sign_up_hours: app_commands.Range[int, 1, 2000] = 72,
    round_days: app_commands.Range[int, 1, 90] | None = None,
    turn_hours: app_commands.Range[int, 1, 720] | None = None,
    budget: Typed | None = None,
    rounds: app_commands.Range[int, 1, 15] | None = None,
    table_seats: app_commands.Range[int, 2, 5] | None = None,
    knockout: int | None = None,
    boards: app_commands.Range[int, 2, 8] | None = None,
    division_size: app_commands.Range[int, 3, 64] | None = None,
    promoted: app_commands.Range[int, 0, 16] | None = None,
    championship: bool | None = None,
    best_of: int | None = None,
    check_in_minutes: app_commands.Range[int, 0, 10080] | None = None,
    duplicate: bool | None = None,
    late: bool | None = None,
    preset: Typed | None = None,
    help: str | None = None,  # noqa: A002 - the name people type
    rated: bool = True,
    organisers: discord.Role | None = None,
) -> None:
    """Announce a tournament that people can enter; other settings follow from its kind, or from the panel."""
    context.require_manager()
    role = None if organisers is None else organisers.id
    check_role(context, role)
    require_text_channel(context, Refusal("tournament-not-here"))
    chosen_format, plan, options = _of_kind(kind, format, await usual_options(context, preset))
    if turn_hours is not None:
        options = replace(options, turn_seconds=turn_hours * 3600)
    if budget is not None:
        options = replace(options, budget_seconds=chosen_budget(budget) or None)
    if help is not None:
        options = replace(options, help=HelpLevel(help))
    seats = table_seats or (4 if chosen_format is Format.TABLES else 2)
    changes = PlanChanges(
        rounds=rounds,
        best_of=best_of,
        knock_out=knockout,
        championship=championship,
        duplicate=duplicate,
        late=late,
        round_seconds=None if round_days is None else round_days * 24 * 3600,
        check_in_seconds=None if check_in_minutes is None else check_in_minutes * 60,
        division_size=division_size,
        promoted=promoted,
        boards=boards,
    )
    plan = changes.applied(replace(plan, table_seats=seats))
    _check_used(context, changes.unused(chosen_format, plan))
    check_threads(context, plan)
    spec = TournamentSpec(
        guild=context.place.server,
        channel=context.place.channel,
        organiser=context.person.id,
        name=name,
        format=chosen_format,
        plan=plan,
        options=replace(options, rated=rated, seats=max(seats, 2)),
        sign_up_until=context.now() + timedelta(hours=sign_up_hours),
        role=role,
    )
    tournament = await context.host.tournaments.create(spec)
    shown = sign_up_message(tournament)
    try:
        message = await context.announce(shown)
    except BaseException:
        # A tournament without a message would keep its name from another attempt.
        await context.host.tournaments.discard(tournament.id)
        raise
    await context.host.tournaments.set_message(tournament.id, message)
    await context.refresh(tournament, shown)


def _of_kind(
    kind: str | None, format_value: str | None, options: TableOptions
) -> tuple[Format, Plan, TableOptions]:
    """Return the format, plan and options of a kind of tournament, with the format instead that was chosen."""
    chosen_format, plan = Format.SWISS, Plan()
    if kind is not None:
        chosen_format, plan, options = preset_plan(Preset(kind), options)
    if format_value is not None:
        chosen_format = Format.ELIMINATION if format_value == DOUBLE else Format(format_value)
        plan = replace(plan, double=format_value == DOUBLE)
    return chosen_format, plan, options


def _check_used(context: Context, unused: Sequence[str]) -> None:
    """Refuse parameters of the command that have no effect."""
    if unused:
        names = parameter_names(context.language, "tournament create", unused)
        raise Refusal("tournament-parameters-unused", parameters=names)


@create.autocomplete("budget")
@in_context
async def offer_budgets(context: Context, typed: str) -> list[app_commands.Choice[str]]:
    """Return the lengths of time that a player may have for a whole game."""
    return budget_choices(context.language, typed)


@app_commands.command(name="start", description=described("tournament start"))
@described_parameters("tournament start")
@app_commands.autocomplete(tournament=offer_tournaments)
@in_context
async def start(context: Context, tournament: Typed | None = None) -> None:
    """Close the sign-up and start."""
    found = await tournament_here(context, tournament)
    check_organiser(context, found)
    words = context.language
    if absent := left_out(found, context.now()):
        await context.reply(start_view(words, found, absent))
        return
    # Pairing a large field takes time.
    await context.defer()
    await context.host.sign_up_ends.start_now(found.id)
    await context.tell(started_text(words, found))


@app_commands.command(name="seed", description=described("tournament seed"))
@described_parameters("tournament seed")
@app_commands.autocomplete(tournament=offer_tournaments)
@in_context
async def seed(
    context: Context,
    person: discord.User,
    place: app_commands.Range[int, 1, 256],
    tournament: Typed | None = None,
) -> None:
    """Seed a person by hand, and show the seeds."""
    found = await tournament_here(context, tournament)
    check_organiser(context, found)
    await context.defer()
    after = await context.host.tournaments.seed(found.id, PersonId(person.id), place)
    async with context.refreshing(after):
        await show(context, seeds_text(context.language, after))


@app_commands.command(name="drop", description=described("tournament drop"))
@described_parameters("tournament drop")
@app_commands.autocomplete(tournament=offer_tournaments)
@in_context
async def drop(context: Context, person: discord.User, tournament: Typed | None = None) -> None:
    """Drop a person out of a tournament, even if they have left the server."""
    found = await tournament_here(context, tournament)
    check_organiser(context, found)
    tournaments = context.host.tournaments
    entrant = found.entered(PersonId(person.id))
    if entrant is None or entrant.gone:
        raise HostRefusal(HostReason.NOT_ENTERED, yours="no")
    await context.defer()
    if found.header.status is TournamentStatus.SIGN_UP:
        after = await tournaments.leave(found.id, entrant.person)
    else:
        after = await tournaments.drop(found.id, entrant.person, context.person.id)
    words = context.language
    async with context.refreshing(after):
        await show(context, words.say("tournament-dropped", person=mention(entrant.person)))
