"""Finding the tournament that a command means, and checking who may run it and whether it has begun."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from discord import app_commands

from bot.features.tournaments.round_words import round_name
from bot.platform.autocomplete import matching_choices
from bot.platform.context import Context, in_context
from bot.platform.controls import Press
from bot.platform.errors import Refusal
from bot.platform.escaping import escaped
from bot.platform.forms import Submission
from bot.text.lists import first_names
from host.errors import HostReason, HostRefusal
from host.tournaments.running.knock_out import knock_out_rounds
from model.ids import TournamentId
from model.tournaments import OPEN, Tournament, TournamentStatus


@in_context
async def offer_tournaments(context: Context, typed: str) -> list[app_commands.Choice[str]]:
    """Return the tournaments of this server, open ones first."""
    rows = await context.host.tournaments.of_guild(context.place.server)
    return matching_choices(typed, ((row.name, str(row.id)) for row in rows))


@in_context
async def offer_rounds(context: Context, typed: str) -> list[app_commands.Choice[int]]:
    """Return the rounds that have begun, the newest first."""
    return await _offer(context, typed, lambda tournament: range(1, len(tournament.rounds) + 1))


@in_context
async def offer_knock_out_rounds(context: Context, typed: str) -> list[app_commands.Choice[int]]:
    """Return the rounds of the knock-out that have begun, the newest first."""
    return await _offer(context, typed, knock_out_rounds)


async def _offer(
    context: Context, typed: str, rounds: Callable[[Tournament], Sequence[int]]
) -> list[app_commands.Choice[int]]:
    found, words = await tournament_so_far(context), context.language
    if found is None:
        return []
    numbers = reversed(rounds(found))
    return matching_choices(typed, ((round_name(words, found, number), number) for number in numbers))


async def tournament_so_far(context: Context) -> Tournament | None:
    """Return the tournament that the command means as it is typed so far; None where `tournament_here` refuses."""
    try:
        return await tournament_here(context, getattr(context.interaction.namespace, "tournament", None))
    except (HostRefusal, Refusal):
        return None


async def tournament_here(context: Context, name: str | None) -> Tournament:
    """Return the named tournament, else the one of this thread's game, else the only open one.

    Of several open ones, return the only one of this channel (or of this thread's channel). Without open
    ones, return the last, of this channel if it has any. Refuses NO_SUCH_TOURNAMENT, several to choose from,
    and a server without any.
    """
    tournaments = context.host.tournaments
    rows = await tournaments.of_guild(context.place.server)
    if name is not None:
        typed = name.strip().casefold()
        matching = [row for row in rows if typed in (row.id, row.name.casefold())]
        if not matching:
            raise HostRefusal(HostReason.NO_SUCH_TOURNAMENT)
        return await tournaments.get(matching[0].id)
    game = await context.host.games.in_channel(context.place.channel)
    of_game = None if game is None else await tournaments.of_game(game)
    if of_game is not None:
        return await tournaments.get(of_game[0])
    open_rows = [row for row in rows if row.status in OPEN]
    rows_here = [row for row in open_rows or rows if row.channel in _places(context)]
    if len(rows_here) == 1 or (rows_here and not open_rows):
        return await tournaments.get(rows_here[0].id)
    if len(open_rows) > 1:
        words = context.language
        names = first_names(words, [escaped(row.name) for row in open_rows])
        raise Refusal("tournament-several", names=names)
    if not rows:
        raise Refusal("tournament-none-yet")
    return await tournaments.get((open_rows or rows)[0].id)


async def tournament_of(context: Press | Submission) -> Tournament:
    """Return the tournament that a control or form names. Refuses NO_SUCH_TOURNAMENT on another server."""
    found = await context.host.tournaments.get(TournamentId(context.control.game))
    if found.header.guild != context.place.guild:
        raise HostRefusal(HostReason.NO_SUCH_TOURNAMENT)
    return found


def _places(context: Context) -> tuple[int | None, ...]:
    """Return this channel and, if it is a thread, its parent channel."""
    return (context.place.channel, getattr(context.interaction.channel, "parent_id", None))


def is_organiser(context: Context, tournament: Tournament) -> bool:
    """Return whether the person is the organiser, has the tournament's role, or manages the server."""
    header = tournament.header
    may_run = context.manages_server(header.guild) or context.has_role(header.role)
    return may_run or header.organiser == context.person.id


def check_organiser(context: Context, tournament: Tournament) -> None:
    """Refuse ORGANISER_ONLY, except to the organiser, those with the tournament's role, and managers."""
    if not is_organiser(context, tournament):
        raise HostRefusal(HostReason.ORGANISER_ONLY)


def check_begun(tournament: Tournament) -> None:
    """Refuse a tournament without rounds, with TOURNAMENT_STATUS if it was cancelled."""
    if not tournament.rounds:
        check_not_cancelled(tournament)
        raise Refusal("tournament-no-rounds")


def check_not_cancelled(tournament: Tournament) -> None:
    """Refuse a cancelled tournament with TOURNAMENT_STATUS."""
    status = tournament.header.status
    if status is TournamentStatus.CANCELLED:
        raise HostRefusal(HostReason.TOURNAMENT_STATUS, status=status.value)


def check_running(tournament: Tournament) -> None:
    """Refuse a tournament that does not run, with TOURNAMENT_STATUS."""
    status = tournament.header.status
    if status is not TournamentStatus.RUNNING:
        raise HostRefusal(HostReason.TOURNAMENT_STATUS, status=status.value)
