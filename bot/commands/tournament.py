"""/tournament: entering, and following what happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.acknowledging import defer
from bot.commands import Commands
from bot.cup_words import as_csv
from bot.errors import Refusal, shown
from bot.host import HostReason, HostRefusal
from bot.i18n import for_locale
from bot.i18n.command_words import described, parameters
from bot.limits import OPTIONS
from bot.people import channel_id, guild_id, manages, person_id
from bot.views.cup import CHECK_IN, JOIN, LEAVE, enter, show_bracket, show_round, show_standings, text_file
from storage.tournaments import OPEN, Cup
from storage.values import TournamentId

if TYPE_CHECKING:
    from bot.client import Bastide

tournament = app_commands.Group(name="tournament", description=described("tournament"), guild_only=True)
COMMANDS: Commands = (tournament,)


async def offer_tournaments(
    interaction: discord.Interaction[Bastide], typed: str
) -> list[app_commands.Choice[str]]:
    """The tournaments of this server, open ones first."""
    rows = await interaction.client.host.tournaments.of_guild(guild_id(interaction))
    return [
        app_commands.Choice(name=row.name, value=row.id)
        for row in rows
        if typed.casefold() in row.name.casefold()
    ][:OPTIONS]


async def cup_here(interaction: discord.Interaction[Bastide], wanted: str | None) -> Cup:
    """The tournament that is meant: the one named, the one of this thread, the only open one, or the last."""
    desk = interaction.client.host.tournaments
    rows = await desk.of_guild(guild_id(interaction))
    if wanted is not None:
        typed = wanted.strip().casefold()
        named = [row for row in rows if row.id == wanted or row.name.casefold() == typed]
        if not named:
            raise HostRefusal(HostReason.NO_SUCH_TOURNAMENT)
        return await desk.cup(named[0].id)
    game = await interaction.client.host.table.in_channel(channel_id(interaction))
    of_game = None if game is None else await desk.of_game(game)
    if of_game is not None:
        return await desk.cup(of_game[0])
    open_rows = [row for row in rows if row.status in OPEN]
    if len(open_rows) > 1:
        words = for_locale(interaction.locale)
        names = words.join(str(shown(row.name)) for row in open_rows)
        raise Refusal("tournament-several", names=names)
    if not rows:
        raise HostRefusal(HostReason.NO_SUCH_TOURNAMENT)
    return await desk.cup((open_rows or rows)[0].id)


def check_organiser(interaction: discord.Interaction[Bastide], cup: Cup) -> None:
    """Nothing for the organiser, those with the tournament's role, and managers. Refuses ORGANISER_ONLY."""
    user = interaction.user
    has_role = isinstance(user, discord.Member) and user.get_role(cup.row.role or 0) is not None
    if not (manages(interaction) or has_role or cup.row.organiser == person_id(interaction)):
        raise HostRefusal(HostReason.ORGANISER_ONLY)


@tournament.command(name="join", description=described("tournament join"))
@app_commands.describe(**parameters("tournament join", "tournament"))
@app_commands.autocomplete(tournament=offer_tournaments)
async def join(interaction: discord.Interaction[Bastide], tournament: str | None = None) -> None:
    """Enters a tournament."""
    await enter(interaction, await cup_here(interaction, tournament), JOIN)


@tournament.command(name="leave", description=described("tournament leave"))
@app_commands.describe(**parameters("tournament leave", "tournament"))
@app_commands.autocomplete(tournament=offer_tournaments)
async def leave(interaction: discord.Interaction[Bastide], tournament: str | None = None) -> None:
    """Withdraws, or drops out."""
    await enter(interaction, await cup_here(interaction, tournament), LEAVE)


@tournament.command(name="checkin", description=described("tournament checkin"))
@app_commands.describe(**parameters("tournament checkin", "tournament"))
@app_commands.autocomplete(tournament=offer_tournaments)
async def checkin(interaction: discord.Interaction[Bastide], tournament: str | None = None) -> None:
    """Checks in."""
    await enter(interaction, await cup_here(interaction, tournament), CHECK_IN)


@tournament.command(name="standings", description=described("tournament standings"))
@app_commands.describe(**parameters("tournament standings", "tournament"))
@app_commands.autocomplete(tournament=offer_tournaments)
async def standings(interaction: discord.Interaction[Bastide], tournament: str | None = None) -> None:
    """Shows who stands where."""
    await defer(interaction, ephemeral=True, thinking=True)
    await show_standings(interaction, await cup_here(interaction, tournament))


@tournament.command(name="bracket", description=described("tournament bracket"))
@app_commands.describe(**parameters("tournament bracket", "tournament"))
@app_commands.autocomplete(tournament=offer_tournaments)
async def bracket(interaction: discord.Interaction[Bastide], tournament: str | None = None) -> None:
    """Shows the knock-out."""
    await defer(interaction, ephemeral=True, thinking=True)
    await show_bracket(interaction, await cup_here(interaction, tournament))


@tournament.command(name="round", description=described("tournament round"))
@app_commands.describe(**parameters("tournament round", "next", "tournament"))
@app_commands.autocomplete(tournament=offer_tournaments)
async def round_(
    interaction: discord.Interaction[Bastide],
    next: bool = False,  # noqa: A002 - the name people type
    tournament: str | None = None,
) -> None:
    """Shows the matches of the round, or begins the next one."""
    await defer(interaction, ephemeral=True, thinking=True)
    cup = await cup_here(interaction, tournament)
    if not next:
        await show_round(interaction, cup)
        return
    check_organiser(interaction, cup)
    begun = await interaction.client.host.director.begin_round(cup.id)
    text = for_locale(interaction.locale).say("cup-next-begins" if begun else "cup-was-last")
    await interaction.edit_original_response(content=text)


@tournament.command(name="export", description=described("tournament export"))
@app_commands.describe(**parameters("tournament export", "tournament"))
@app_commands.autocomplete(tournament=offer_tournaments)
async def export(interaction: discord.Interaction[Bastide], tournament: str | None = None) -> None:
    """Hands over standings and matches as comma-separated values."""
    await defer(interaction, ephemeral=True, thinking=True)
    cup = await cup_here(interaction, tournament)
    table = as_csv(cup, await interaction.client.host.tournaments.standings(cup))
    file = text_file(table, f"{TournamentId(cup.id)}.csv")
    await interaction.edit_original_response(attachments=[file])
