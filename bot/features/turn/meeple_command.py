"""/meeple and /skip: what is set on the tile just laid."""

from __future__ import annotations

from contextlib import suppress

from discord import app_commands

from bot.features.turn.controls import make_move
from bot.i18n import codes, language
from bot.i18n.command_words import described, parameters
from bot.pictures import choices
from bot.platform.autocomplete import offered
from bot.platform.commands import Commands
from bot.platform.context import Context, in_context
from bot.platform.errors import Refusal
from bot.platform.here import my_turn_here, seen_here
from bot.platform.limits import clipped
from bot.text.words import choice_name
from game.engine.position import Phase, Position
from game.notation.moves import move_text, parse_move
from game.values.errors import GameError, IllegalMove, Reason
from game.values.moves import Deploy, Recall, Skip


@app_commands.command(name="meeple", description=described("meeple"))
@app_commands.describe(**parameters("meeple", "on"))
@app_commands.guild_only()
@in_context
async def meeple(context: Context, on: str) -> None:
    """Sets a meeple on a feature of the tile just laid, and ends the turn."""
    await context.defer()
    view = await my_turn_here(context)
    if view.position.phase is not Phase.DEPLOY:
        raise IllegalMove(Reason.DEPLOY_PHASE, on)
    await make_move(context, view.id, view.seq, (_chosen(context, view.position, on),))


@app_commands.command(name="skip", description=described("skip"))
@app_commands.guild_only()
@in_context
async def skip(context: Context) -> None:
    """Sets nothing and ends the turn."""
    await context.defer()
    view = await my_turn_here(context)
    await make_move(context, view.id, view.seq, (Skip(),))


COMMANDS: Commands = (meeple, skip)


@meeple.autocomplete("on")
@in_context
async def offer_spots(context: Context, typed: str) -> list[app_commands.Choice[str]]:
    """What may be set now, in the person's language."""
    view = await seen_here(context)
    if view is None:
        return []
    words = context.language
    found = choices.finishes(view.position)
    return offered(typed, ((choice_name(words, finish), move_text(finish)) for finish in found))


def _chosen(context: Context, position: Position, typed: str) -> Deploy | Recall:
    """What was typed or chosen: as offered, by its name in any of our languages, or as a written move."""
    text = typed.strip()
    found = choices.finishes(position)
    for finish in found:
        names = {choice_name(language(code), finish).casefold() for code in codes()}
        if text.casefold() in names or text.removeprefix("+") == move_text(finish).removeprefix("+"):
            return finish
    with suppress(GameError):
        move = parse_move(text if text.startswith(("+", "-")) else f"+{text}")
        if isinstance(move, Deploy | Recall):
            return move
    words = context.language
    possible = words.join(choice_name(words, finish) for finish in found)
    raise Refusal("meeple-unknown-spot", typed=clipped(text, 40), spots=possible)
