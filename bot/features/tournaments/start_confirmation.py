"""Starting a tournament before its check-in is over: who would be left out is asked about first, in private."""

from __future__ import annotations

from datetime import datetime

from discord import ui

from bot.features.tournaments.choices import Choice
from bot.features.tournaments.confirmations import question_view
from bot.features.tournaments.lookup import check_organiser
from bot.features.tournaments.names import lists_named, player, title_of
from bot.i18n import Language
from bot.platform.controls import Press
from bot.platform.limits import TEXT
from bot.platform.text_view import text_view
from host.tournaments.running.sign_up import counts_checked_in
from model.tournaments import Entrant, Tournament, TournamentStatus


def left_out(tournament: Tournament, now: datetime) -> list[Entrant]:
    """Return whom a start would remove: those who have not checked in, where others have been asked to and did."""
    if tournament.header.status is not TournamentStatus.SIGN_UP or not counts_checked_in(tournament, now):
        return []
    if not any(one.checked_in for one in tournament.entrants):
        return []  # then it is refused, as too few are there
    return [one for one in tournament.entrants if one.confirmed and not one.checked_in]


def start_view(words: Language, tournament: Tournament, absent: list[Entrant]) -> ui.LayoutView:
    """Return the question whether a tournament starts without some, with its button."""
    entered = sum(one.confirmed for one in tournament.entrants)
    asked = words.say(
        "tournament-start-ask", name=title_of(tournament), count=entered - len(absent), entered=entered
    )
    people = [player(words, tournament, one.number) for one in absent]
    names = lists_named(words, [("tournament-left-out", people)], TEXT - len(asked) - 1)
    return question_view(tournament, f"{asked}\n{names}", words.say("button-start"), Choice.START)


async def start_without(press: Press, tournament: Tournament) -> None:
    """Start a tournament with those who have checked in, and say so in place of the question."""
    check_organiser(press, tournament)
    await press.defer_edit()
    async with press.concluding():
        await press.host.director.start_now(tournament.id)
        text = press.language.say("tournament-started", name=title_of(tournament))
        await press.fill(text_view(text))
