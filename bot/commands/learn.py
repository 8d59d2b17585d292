"""/learn: a first game against a computer, on a small table, with a guide beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands, ui

from bot.commands import Commands
from bot.custom_ids import Kind
from bot.i18n import Language, for_locale
from bot.i18n.command_words import described
from bot.people import channel_id, guild_id, person, person_id
from bot.views.press import Press, button, pressed
from game.ruleset import Option, Ruleset
from storage.values import FirstSeat, HelpLevel, TableOptions

if TYPE_CHECKING:
    from bot.client import Bastide

STEPS = 6
RULES = Ruleset(options=frozenset({Option.TABLE_EDGE, Option.FIELD_OFF}), table=(5, 5))
"""Small, so that it is over in minutes, and without farmers, as beginners play."""


@app_commands.command(name="learn", description=described("learn"))
@app_commands.guild_only()
async def learn(interaction: discord.Interaction[Bastide]) -> None:
    """Starts the game at once, and opens the guide."""
    host, words = interaction.client.host, for_locale(interaction.locale)
    options = TableOptions(
        ruleset=RULES,
        seats=2,
        help=HelpLevel.FULL,
        turn_seconds=None,
        first=FirstSeat.AS_SEATED,
        language=words.code,
    )
    lobby = await host.lobby.open(
        guild_id(interaction), channel_id(interaction), person(interaction.user), options
    )
    easiest = host.opponents.names()[0]
    await host.lobby.add_computer(lobby.id, person_id(interaction), easiest)
    await interaction.response.send_message(view=guide(words, 1), ephemeral=True)
    await host.lobby.start(lobby.id, person_id(interaction))


COMMANDS: Commands = (learn,)


@pressed(Kind.LEARN)
async def turn_page(press: Press) -> None:
    """Shows another step of the guide."""
    step = max(1, min(int(press.control.choice), STEPS))
    await press.interaction.response.edit_message(view=guide(press.language, step))


def guide(words: Language, step: int) -> ui.LayoutView:
    """One step of the guide, with the way on and back."""
    row = ui.ActionRow[Any]()
    if step > 1:
        row.add_item(button(Kind.LEARN, words.say("learn-back"), choice=str(step - 1)))
    if step < STEPS:
        row.add_item(
            button(
                Kind.LEARN,
                words.say("learn-next"),
                choice=str(step + 1),
                style=discord.ButtonStyle.primary,
            )
        )
    text = f"{words.say('learn-title', step=step, steps=STEPS)}\n{words.say(f'learn-{step}')}"
    return ui.LayoutView(timeout=None).add_item(ui.TextDisplay(text)).add_item(row)
