"""Starting a tournament before its check-in is over, after a confirmation that names who is left out."""

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
from host.tournaments.running.sign_up import needs_check_in
from model.tournaments import Entrant, Tournament, TournamentStatus


def left_out(tournament: Tournament, now: datetime) -> list[Entrant]:
    """Return the entrants that a start would remove because they have not checked in.

    Empty if the check-in does not count yet, or if nobody has checked in.
    """
    if tournament.header.status is not TournamentStatus.SIGN_UP or not needs_check_in(tournament, now):
        return []
    if not any(entrant.checked_in for entrant in tournament.entrants):
        return []  # the start is then refused, as too few have checked in
    return [entrant for entrant in tournament.entrants if entrant.confirmed and not entrant.checked_in]


def start_view(words: Language, tournament: Tournament, absent: list[Entrant]) -> ui.LayoutView:
    """Return the question whether a tournament starts without the `absent`, with its button."""
    entered = sum(entrant.confirmed for entrant in tournament.entrants)
    question = words.say(
        "tournament-start-ask", name=title_of(tournament), count=entered - len(absent), entered=entered
    )
    people = [player(words, tournament, entrant.number) for entrant in absent]
    names = lists_named(words, [("tournament-left-out", people)], TEXT - len(question) - 1)
    return question_view(tournament, f"{question}\n{names}", words.say("button-start"), Choice.START)


def started_text(words: Language, tournament: Tournament) -> str:
    """Return the sentence that a tournament starts, or in a pause that it does so after it."""
    paused = "no" if tournament.header.paused_at is None else "yes"
    return words.say("tournament-started", name=title_of(tournament), paused=paused)


async def start_without(press: Press, tournament: Tournament) -> None:
    """Start a tournament with those who have checked in, and say so in place of the question."""
    check_organiser(press, tournament)
    await press.defer_edit()
    async with press.concluding():
        await press.host.sign_up_ends.start_now(tournament.id)
        await press.fill(text_view(started_text(press.language, tournament)))
