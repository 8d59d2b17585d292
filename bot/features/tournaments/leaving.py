"""Leaving a tournament or a team, with a private confirmation of what cannot be undone."""

from __future__ import annotations

from discord import ui

from bot.features.tournaments.choices import Choice
from bot.features.tournaments.confirmations import question_view
from bot.features.tournaments.names import title_of
from bot.i18n import Language
from bot.platform.controls import Press
from bot.platform.text_view import text_view
from model.ids import PersonId
from model.tournaments import Tournament, TournamentStatus


def is_final(tournament: Tournament, person: PersonId) -> bool:
    """Return whether a person who leaves now is out for good: the tournament runs, and they play in it."""
    entrant = tournament.entered(person)
    return (
        tournament.header.status is TournamentStatus.RUNNING
        and entrant is not None
        and entrant.confirmed
        and not entrant.gone
    )


def drop_out_view(words: Language, tournament: Tournament) -> ui.LayoutView:
    """Return the question whether somebody wants to drop out of a tournament that runs."""
    text = words.say("tournament-drop-out-ask", name=title_of(tournament))
    return question_view(tournament, text, words.say("button-drop-out"), Choice.DROP_OUT)


def leave_team_view(words: Language, tournament: Tournament, team: str) -> ui.LayoutView:
    """Return the confirmation of leaving a team before the start."""
    text = words.say("team-leave-ask", team=team)
    return question_view(tournament, text, words.say("button-withdraw"), Choice.LEAVE)


async def drop_out(press: Press, tournament: Tournament) -> None:
    """Drop the person out of a running tournament, and say so in place of the question."""
    person = press.person.id
    async with press.concluding():
        after = await press.host.tournaments.drop(tournament.id, person, person)
        text = press.language.say("tournament-left", name=title_of(tournament))
        async with press.refreshing(after):
            await press.update(text_view(text))
