"""Private confirmations of actions in a tournament."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.features.tournaments.choices import Choice
from bot.platform.controls import Button, button
from bot.platform.custom_ids import Kind
from bot.platform.text_view import text_view
from model.tournaments import Tournament


def question_view(
    tournament: Tournament,
    text: str,
    label: str,
    choice: Choice,
    style: discord.ButtonStyle = discord.ButtonStyle.danger,
) -> ui.LayoutView:
    """Return a question with one button, which carries out the action."""
    return text_view(text).add_item(ui.ActionRow[Any](confirm_button(tournament, label, choice, style)))


def confirm_button(tournament: Tournament, label: str, choice: Choice, style: discord.ButtonStyle) -> Button:
    """Return the button of a question, which carries out the action."""
    return button(Kind.TOURNAMENT, label, game=tournament.id, choice=choice.value, style=style)
