"""Starting a tournament before its check-in is over: who would be left out is asked about first, in private."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.features.tournaments.choices import Choice
from bot.features.tournaments.names import lists_named, player, title_of
from bot.features.tournaments.which import check_organiser
from bot.i18n import Language
from bot.platform.controls import Press, button
from bot.platform.custom_ids import Kind
from bot.platform.limits import TEXT
from model.tournaments import Entrant, Tournament, TournamentStatus


def left_out(tournament: Tournament) -> list[Entrant]:
    """Return whom a start would remove: those who have not checked in, where others have been asked to and did."""
    if (
        tournament.header.status is not TournamentStatus.SIGN_UP
        or not tournament.header.plan.check_in_seconds
    ):
        return []
    if not any(one.checked_in for one in tournament.entrants):
        return []  # then it is refused, as too few are there
    return [one for one in tournament.entrants if one.confirmed and not one.checked_in]


def start_view(words: Language, tournament: Tournament, absent: list[Entrant]) -> ui.LayoutView:
    """Return the question whether a tournament starts without some, with its button."""
    asked = words.say(
        "tournament-start-ask",
        name=title_of(tournament),
        count=len(tournament.entrants) - len(absent),
        entered=len(tournament.entrants),
    )
    people = [player(words, tournament, one.number) for one in absent]
    names = lists_named(words, [("tournament-left-out", people)], TEXT - len(asked) - 1)
    surely = button(
        Kind.TOURNAMENT,
        words.say("button-start"),
        game=tournament.id,
        choice=Choice.START.value,
        style=discord.ButtonStyle.danger,
    )
    view = ui.LayoutView(timeout=None).add_item(ui.TextDisplay[Any](f"{asked}\n{names}"))
    return view.add_item(ui.ActionRow[Any](surely))


async def start_without(press: Press, tournament: Tournament) -> None:
    """Start a tournament with those who have checked in, and say so in place of the question."""
    check_organiser(press, tournament)
    await press.host.director.start_now(tournament.id)
    text = press.language.say("tournament-started", name=title_of(tournament))
    await press.update(ui.LayoutView(timeout=None).add_item(ui.TextDisplay[Any](text)))
