"""/resign and /replace: a seat changes hands, with its meeples and its points."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.i18n.command_words import described, parameters
from bot.platform.autocomplete import offered
from bot.platform.commands import Commands
from bot.platform.context import Context, in_context, person_of
from bot.platform.controls import Press, button, pressed, reading
from bot.platform.custom_ids import Kind
from bot.platform.errors import Refusal
from bot.platform.here import seen_here, view_here
from bot.text.words import seat_name
from game.values.ruleset import Colour
from host.errors import HostReason, HostRefusal
from host.games.computer_seats import DEFAULT_MIND
from model.games import GameId

COMPUTER, CLOSE = "computer", "close"


@app_commands.command(name="resign", description=described("resign"))
@app_commands.guild_only()
@in_context
async def resign(context: Context) -> None:
    """Asks once more, and offers a computer or an empty seat in one's place."""
    view = await view_here(context)
    if view.seat is None:
        raise HostRefusal(HostReason.NOT_SEATED)
    words = context.language
    panel = discord.ui.LayoutView(timeout=None).add_item(discord.ui.TextDisplay(words.say("resign-ask")))
    panel.add_item(
        discord.ui.ActionRow(
            button(Kind.RESIGN, words.say("resign-computer"), game=view.id, choice=COMPUTER),
            button(Kind.RESIGN, words.say("resign-close"), game=view.id, choice=CLOSE),
        )
    )
    await context.interaction.response.send_message(view=panel, ephemeral=True)


@pressed(Kind.RESIGN)
async def confirm_resignation(press: Press) -> None:
    """Gives the seat away."""
    with reading():
        mind = {COMPUTER: DEFAULT_MIND, CLOSE: None}[press.control.choice]
    await press.host.seats.resign(GameId(press.control.game), press.person.id, mind)
    done = discord.ui.LayoutView(timeout=None).add_item(
        discord.ui.TextDisplay(press.language.say("resign-done"))
    )
    await press.interaction.response.edit_message(view=done)


@app_commands.command(name="replace", description=described("replace"))
@app_commands.describe(**parameters("replace", "seat", "by"))
@app_commands.guild_only()
@in_context
async def replace(context: Context, seat: str, by: discord.Member | None = None) -> None:
    """Gives a seat to a person, or to a computer when nobody is named."""
    view = await view_here(context)
    try:
        colour = Colour(seat)
    except ValueError:
        raise Refusal("replace-unknown-seat") from None
    if by is not None and by.bot:
        raise Refusal("replace-no-bots")
    await context.host.seats.replace(
        view.id, context.person.id, colour, DEFAULT_MIND if by is None else person_of(by)
    )
    await context.tell(context.language.say("replace-done"))


@replace.autocomplete("seat")
@in_context
async def offer_seats(context: Context, typed: str) -> list[app_commands.Choice[str]]:
    """The seats of this game, by colour and name."""
    view = await seen_here(context)
    if view is None:
        return []
    words = context.language
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
