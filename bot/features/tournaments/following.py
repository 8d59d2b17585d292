"""Entering a tournament, and following what happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.features.tournaments.controls import Entering, enter, show_standings, text_file
from bot.features.tournaments.csv_export import as_csv
from bot.features.tournaments.round_pages import show_bracket, show_round
from bot.features.tournaments.which import (
    check_organiser,
    cup_here,
    offer_knock_out_rounds,
    offer_rounds,
    offer_tournaments,
)
from bot.i18n import for_locale
from bot.i18n.command_words import described, parameters
from bot.platform.acknowledging import defer
from model.tournaments import TournamentId

if TYPE_CHECKING:
    from bot.app.client import Bastide


@app_commands.command(name="join", description=described("tournament join"))
@app_commands.describe(**parameters("tournament join", "tournament"))
@app_commands.autocomplete(tournament=offer_tournaments)
async def join(interaction: discord.Interaction[Bastide], tournament: str | None = None) -> None:
    """Enters a tournament."""
    await enter(interaction, await cup_here(interaction, tournament), Entering.JOIN)


@app_commands.command(name="leave", description=described("tournament leave"))
@app_commands.describe(**parameters("tournament leave", "tournament"))
@app_commands.autocomplete(tournament=offer_tournaments)
async def leave(interaction: discord.Interaction[Bastide], tournament: str | None = None) -> None:
    """Withdraws, or drops out."""
    await enter(interaction, await cup_here(interaction, tournament), Entering.LEAVE)


@app_commands.command(name="checkin", description=described("tournament checkin"))
@app_commands.describe(**parameters("tournament checkin", "tournament"))
@app_commands.autocomplete(tournament=offer_tournaments)
async def checkin(interaction: discord.Interaction[Bastide], tournament: str | None = None) -> None:
    """Checks in."""
    await enter(interaction, await cup_here(interaction, tournament), Entering.CHECK_IN)


@app_commands.command(name="standings", description=described("tournament standings"))
@app_commands.describe(**parameters("tournament standings", "tournament"))
@app_commands.autocomplete(tournament=offer_tournaments)
async def standings(interaction: discord.Interaction[Bastide], tournament: str | None = None) -> None:
    """Shows who stands where."""
    await defer(interaction, ephemeral=True, thinking=True)
    await show_standings(interaction, await cup_here(interaction, tournament))


@app_commands.command(name="bracket", description=described("tournament bracket"))
@app_commands.describe(**parameters("tournament bracket", "number", "tournament"))
@app_commands.autocomplete(number=offer_knock_out_rounds)
@app_commands.autocomplete(tournament=offer_tournaments)
async def bracket(
    interaction: discord.Interaction[Bastide],
    number: app_commands.Range[int, 1] | None = None,
    tournament: str | None = None,
) -> None:
    """Shows the knock-out, or a round of it."""
    await defer(interaction, ephemeral=True, thinking=True)
    await show_bracket(interaction, await cup_here(interaction, tournament), number or 0)


@app_commands.command(name="round", description=described("tournament round"))
@app_commands.describe(**parameters("tournament round", "number", "next", "tournament"))
@app_commands.autocomplete(number=offer_rounds)
@app_commands.autocomplete(tournament=offer_tournaments)
async def round_(
    interaction: discord.Interaction[Bastide],
    number: app_commands.Range[int, 1] | None = None,
    next: bool = False,  # noqa: A002 - the name people type
    tournament: str | None = None,
) -> None:
    """Shows the matches of a round, or begins the next one."""
    await defer(interaction, ephemeral=True, thinking=True)
    cup = await cup_here(interaction, tournament)
    if not next:
        await show_round(interaction, cup, number or 0)
        return
    check_organiser(interaction, cup)
    begun = await interaction.client.host.director.begin_round(cup.id)
    text = for_locale(interaction.locale).say("cup-next-begins" if begun else "cup-was-last")
    await interaction.edit_original_response(content=text)


@app_commands.command(name="export", description=described("tournament export"))
@app_commands.describe(**parameters("tournament export", "tournament"))
@app_commands.autocomplete(tournament=offer_tournaments)
async def export(interaction: discord.Interaction[Bastide], tournament: str | None = None) -> None:
    """Hands over standings and matches as comma-separated values."""
    await defer(interaction, ephemeral=True, thinking=True)
    cup = await cup_here(interaction, tournament)
    desk = interaction.client.host.tournaments
    table = as_csv(cup, await desk.standings(cup), await desk.final_order(cup))
    file = text_file(table, f"{TournamentId(cup.id)}.csv")
    await interaction.edit_original_response(attachments=[file])
