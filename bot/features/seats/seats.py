"""/resign and /replace: a seat changes hands, with its meeples and its points."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.features.lobby.panel import DEFAULT_MIND
from bot.i18n import for_locale
from bot.i18n.command_words import described, parameters
from bot.platform.autocomplete import offered
from bot.platform.commands import Commands
from bot.platform.controls import Press, button, pressed, reading
from bot.platform.custom_ids import Kind
from bot.platform.errors import Refusal, tell_privately
from bot.platform.here import seen_here, view_here
from bot.platform.identities import person, person_id
from bot.text.words import seat_name
from game.values.ruleset import Colour
from host.errors import HostReason, HostRefusal
from model.games import GameId

if TYPE_CHECKING:
    from bot.app.client import Bastide

COMPUTER, CLOSE = "computer", "close"


@app_commands.command(name="resign", description=described("resign"))
@app_commands.guild_only()
async def resign(interaction: discord.Interaction[Bastide]) -> None:
    """Asks once more, and offers a computer or an empty seat in one's place."""
    view = await view_here(interaction)
    if view.seat is None:
        raise HostRefusal(HostReason.NOT_SEATED)
    words = for_locale(interaction.locale)
    panel = discord.ui.LayoutView(timeout=None).add_item(discord.ui.TextDisplay(words.say("resign-ask")))
    panel.add_item(
        discord.ui.ActionRow(
            button(Kind.RESIGN, words.say("resign-computer"), game=view.id, choice=COMPUTER),
            button(Kind.RESIGN, words.say("resign-close"), game=view.id, choice=CLOSE),
        )
    )
    await interaction.response.send_message(view=panel, ephemeral=True)


@pressed(Kind.RESIGN)
async def confirm_resignation(press: Press) -> None:
    """Gives the seat away."""
    with reading():
        mind = {COMPUTER: DEFAULT_MIND, CLOSE: None}[press.control.choice]
    await press.client.host.seats.resign(GameId(press.control.game), person_id(press.interaction), mind)
    done = discord.ui.LayoutView(timeout=None).add_item(
        discord.ui.TextDisplay(press.language.say("resign-done"))
    )
    await press.interaction.response.edit_message(view=done)


@app_commands.command(name="replace", description=described("replace"))
@app_commands.describe(**parameters("replace", "seat", "by"))
@app_commands.guild_only()
async def replace(
    interaction: discord.Interaction[Bastide], seat: str, by: discord.Member | None = None
) -> None:
    """Gives a seat to a person, or to a computer when nobody is named."""
    view = await view_here(interaction)
    try:
        colour = Colour(seat)
    except ValueError:
        raise Refusal("replace-unknown-seat") from None
    if by is not None and by.bot:
        raise Refusal("replace-no-bots")
    await interaction.client.host.seats.replace(
        view.id, person_id(interaction), colour, DEFAULT_MIND if by is None else person(by)
    )
    await tell_privately(interaction, for_locale(interaction.locale).say("replace-done"))


@replace.autocomplete("seat")
async def offer_seats(
    interaction: discord.Interaction[Bastide], typed: str
) -> list[app_commands.Choice[str]]:
    """The seats of this game, by colour and name."""
    view = await seen_here(interaction)
    if view is None:
        return []
    words = for_locale(interaction.locale)
    names = [
        (
            words.say(
                "replace-seat", colour=words.say(f"colour-{seat.colour.value}"), name=seat_name(words, seat)
            ),
            seat.colour.value,
        )
        for seat in view.seats
    ]
    return offered(typed, names)


COMMANDS: Commands = (resign, replace)
