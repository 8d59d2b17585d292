"""/tournament season, and the button below a league that is over: open its next season."""

from __future__ import annotations

from datetime import timedelta

from discord import app_commands

from bot.features.tournaments.lookup import check_organiser, offer_tournaments, tournament_here
from bot.features.tournaments.names import lists_named, title_of
from bot.i18n import Language
from bot.i18n.command_words import described, described_parameters
from bot.platform.commands import Typed
from bot.platform.context import Context, in_context
from bot.platform.permissions import require_channel_for_games
from bot.text.lists import TEXT_ROOM
from bot.text.words import mention
from model.tournaments import Tournament

SIGN_UP_HOURS = 7 * 24


@app_commands.command(name="season", description=described("tournament season"))
@described_parameters("tournament season")
@app_commands.autocomplete(tournament=offer_tournaments)
@in_context
async def season(
    context: Context,
    name: Typed | None = None,
    sign_up_hours: app_commands.Range[int, 1, 2000] = SIGN_UP_HOURS,
    tournament: Typed | None = None,
) -> None:
    """Open the next season of a league that is over."""
    await open_season(context, await tournament_here(context, tournament), name, sign_up_hours)


def answers_text(words: Language, tournament: Tournament, last: Tournament) -> str:
    """Return who of the last season plays on, who of it has not answered yet, and who is new."""
    before = [
        entrant.person
        for entrant in last.entrants
        if entrant.person > 0 and entrant.confirmed and not entrant.gone
    ]
    entered = [entrant.person for entrant in tournament.entrants if entrant.person > 0 and entrant.confirmed]
    groups = (
        ("season-stays", [person for person in before if person in entered]),
        ("season-unanswered", [person for person in before if person not in entered]),
        ("season-new", [person for person in entered if person not in before]),
    )
    lists = [(key, list(map(mention, found))) for key, found in groups]
    return lists_named(words, lists, TEXT_ROOM) or words.say("tournament-entered-nobody")


async def open_season(
    context: Context, last: Tournament, name: str | None = None, sign_up_hours: int = SIGN_UP_HOURS
) -> None:
    """Open the next season and say so privately; its sign-up is then posted in the league's channel.

    Refuses if the bot lacks a permission there that the season needs.
    """
    check_organiser(context, last)
    require_channel_for_games(context, last.header.channel, private=last.header.plan.duplicate)
    until = context.now() + timedelta(hours=sign_up_hours)
    opened = await context.host.seasons.open(last.id, context.person.id, until, name)
    await context.tell(context.language.say("season-opened", name=title_of(opened)))
