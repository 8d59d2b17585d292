"""Byes on request: asked for by a command, taken back by the button below its answer."""

from __future__ import annotations

import discord
from discord import ui

from bot.features.tournaments.choices import Choice
from bot.features.tournaments.confirmations import question_view
from bot.features.tournaments.names import title_of
from bot.i18n import Language
from bot.platform.controls import Press
from model.tournaments import Tournament


def bye_view(words: Language, tournament: Tournament) -> ui.LayoutView:
    """Return the answer that the person has a bye in the next round, with the button that cancels it."""
    text = words.say("tournament-bye-asked", round=len(tournament.rounds) + 1, name=title_of(tournament))
    style = discord.ButtonStyle.secondary
    return question_view(tournament, text, words.say("button-play-after-all"), Choice.NO_BYE, style)


async def take_back(press: Press, tournament: Tournament) -> None:
    """Cancel the person's bye in the next round, and say so in place of the button."""
    async with press.concluding():
        after = await press.host.tournaments.take_back_bye(tournament.id, press.person.id)
        words, number = press.language, len(after.rounds) + 1
        await press.conclude(words.say("tournament-bye-taken-back", round=number, name=title_of(after)))
