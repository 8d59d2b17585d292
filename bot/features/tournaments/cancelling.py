"""Cancelling a tournament before it starts, after a confirmation."""

from __future__ import annotations

from discord import ui

from bot.features.tournaments.choices import Choice
from bot.features.tournaments.confirmations import question_view
from bot.features.tournaments.lookup import check_organiser
from bot.features.tournaments.names import title_of
from bot.i18n import Language
from bot.platform.controls import Press
from bot.platform.errors import Refusal
from bot.platform.text_view import text_view
from host.errors import HostReason, HostRefusal
from model.tournaments import Tournament, TournamentStatus


def cancel_view(words: Language, tournament: Tournament) -> ui.LayoutView:
    """Return the question whether a tournament is cancelled, with its button; refuses one that has started."""
    _check_not_started(tournament)
    entered = sum(entrant.confirmed for entrant in tournament.entrants)
    text = words.say("tournament-cancel-ask", name=title_of(tournament), count=entered)
    return question_view(tournament, text, words.say("button-cancel-tournament"), Choice.CANCEL)


async def cancel(press: Press, tournament: Tournament) -> None:
    """Cancel a tournament, and say so in place of the question."""
    check_organiser(press, tournament)
    _check_not_started(tournament)
    await press.defer_edit()
    async with press.concluding():
        await press.host.director.cancel(tournament.id)
        await press.fill(text_view(press.language.say("tournament-cancelled")))


def _check_not_started(tournament: Tournament) -> None:
    status = tournament.header.status
    if status is TournamentStatus.RUNNING:
        raise Refusal("tournament-cancel-running")
    if status is not TournamentStatus.SIGN_UP:
        raise HostRefusal(HostReason.TOURNAMENT_STATUS, status=status.value)
