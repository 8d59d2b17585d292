"""/tournament join, leave, checkin, bye, standings, bracket, round and export."""

from __future__ import annotations

from discord import app_commands

from bot.features.tournaments.byes import bye_view
from bot.features.tournaments.choices import Choice
from bot.features.tournaments.controls import enter, show_standings
from bot.features.tournaments.csv_export import as_csv
from bot.features.tournaments.lookup import (
    check_organiser,
    offer_knock_out_rounds,
    offer_rounds,
    offer_tournaments,
    tournament_here,
)
from bot.features.tournaments.round_pages import show_bracket, show_round
from bot.features.tournaments.team_csv import as_team_csv
from bot.i18n.command_words import described, described_parameters
from bot.platform.answers import show
from bot.platform.commands import Typed
from bot.platform.context import Context, in_context
from bot.platform.files import named_after, text_file


@app_commands.command(name="join", description=described("tournament join"))
@described_parameters("tournament join")
@app_commands.autocomplete(tournament=offer_tournaments)
@in_context
async def join(context: Context, tournament: Typed | None = None) -> None:
    """Enter a tournament."""
    await enter(context, await tournament_here(context, tournament), Choice.JOIN)


@app_commands.command(name="leave", description=described("tournament leave"))
@described_parameters("tournament leave")
@app_commands.autocomplete(tournament=offer_tournaments)
@in_context
async def leave(context: Context, tournament: Typed | None = None) -> None:
    """Withdraw, or ask for confirmation to drop out of a running tournament."""
    await enter(context, await tournament_here(context, tournament), Choice.LEAVE)


@app_commands.command(name="checkin", description=described("tournament checkin"))
@described_parameters("tournament checkin")
@app_commands.autocomplete(tournament=offer_tournaments)
@in_context
async def checkin(context: Context, tournament: Typed | None = None) -> None:
    """Check in."""
    await enter(context, await tournament_here(context, tournament), Choice.CHECK_IN)


@app_commands.command(name="bye", description=described("tournament bye"))
@described_parameters("tournament bye")
@app_commands.autocomplete(tournament=offer_tournaments)
@in_context
async def bye(context: Context, tournament: Typed | None = None) -> None:
    """Ask for a bye in the next round; the answer has a button that takes it back."""
    found = await tournament_here(context, tournament)
    after = await context.host.tournaments.request_bye(found.id, context.person.id)
    await context.reply(bye_view(context.language, after))


@app_commands.command(name="standings", description=described("tournament standings"))
@described_parameters("tournament standings")
@app_commands.autocomplete(tournament=offer_tournaments)
@in_context
async def standings(context: Context, tournament: Typed | None = None) -> None:
    """Show the standings."""
    context.defer_if_slow()
    await show_standings(context, await tournament_here(context, tournament))


@app_commands.command(name="bracket", description=described("tournament bracket"))
@described_parameters("tournament bracket")
@app_commands.autocomplete(number=offer_knock_out_rounds)
@app_commands.autocomplete(tournament=offer_tournaments)
@in_context
async def bracket(
    context: Context,
    number: app_commands.Range[int, 1] | None = None,
    tournament: Typed | None = None,
) -> None:
    """Show the knock-out, or a round of it."""
    context.defer_if_slow()
    await show_bracket(context, await tournament_here(context, tournament), number or 0)


@app_commands.command(name="round", description=described("tournament round"))
@described_parameters("tournament round")
@app_commands.autocomplete(number=offer_rounds)
@app_commands.autocomplete(tournament=offer_tournaments)
@in_context
async def round_(
    context: Context,
    number: app_commands.Range[int, 1] | None = None,
    next: bool = False,  # noqa: A002 - the name people type
    tournament: Typed | None = None,
) -> None:
    """Show the matches of a round, or begin the next one."""
    await context.defer()
    found = await tournament_here(context, tournament)
    if not next:
        await show_round(context, found, number or 0)
        return
    check_organiser(context, found)
    begun = await context.host.director.begin_round(found.id)
    text = context.language.say("tournament-next-begins" if begun else "tournament-was-last")
    await show(context, text)


@app_commands.command(name="export", description=described("tournament export"))
@described_parameters("tournament export")
@app_commands.autocomplete(tournament=offer_tournaments)
@in_context
async def export(context: Context, tournament: Typed | None = None) -> None:
    """Send standings and matches as comma-separated values."""
    await context.defer()
    found = await context.host.public_results.of(await tournament_here(context, tournament))
    tournaments = context.host.tournaments
    if found.header.plan.boards:
        table = as_team_csv(found, await context.host.teams.standings(found))
    else:
        divided = await context.host.seasons.divisions(found)
        table = as_csv(
            found, await tournaments.standings(found), await tournaments.final_order(found), divided
        )
    file = text_file(table, f"{named_after(found.header.name, found.id)}.csv")
    await context.interaction.edit_original_response(attachments=[file])
