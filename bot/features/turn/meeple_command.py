"""/meeple and /skip: finish a turn whose tile is laid."""

from __future__ import annotations

from discord import app_commands

from bot.features.turn.controls import make_move
from bot.features.turn.finishes import named_finishes, read_finish, why_refused
from bot.features.turn.market_panel import check_no_market
from bot.i18n.command_words import described, described_parameters
from bot.pictures import choices
from bot.platform.autocomplete import matching_choices
from bot.platform.channel_game import my_turn_here, view_here_or_none
from bot.platform.commands import Commands, Typed
from bot.platform.context import Context, in_context
from game.values.errors import IllegalMove, Reason
from game.values.moves import Move, Skip
from game.values.phases import Phase
from host.games.views import GameView
from model.tables import HelpLevel


@app_commands.command(name="meeple", description=described("meeple"))
@described_parameters("meeple")
@app_commands.guild_only()
@in_context
async def meeple(context: Context, on: Typed) -> None:
    """Set a meeple on a feature of the tile just laid, or where its flight ends, and end the turn."""
    await context.defer()
    view = await my_turn_here(context)
    check_no_market(view)
    found = _found(view)
    if not found and view.position.phase is not Phase.DEPLOY:
        raise IllegalMove(Reason.DEPLOY_PHASE, on)
    chosen = read_finish(context.language, on, found, choices.conceivable_finishes(view.position))
    await make_move(context, view.id, view.seq, (chosen,))


@app_commands.command(name="skip", description=described("skip"))
@app_commands.guild_only()
@in_context
async def skip(context: Context) -> None:
    """Set nothing and end the turn."""
    await context.defer()
    view = await my_turn_here(context)
    check_no_market(view)
    await make_move(context, view.id, view.seq, (Skip(),))


COMMANDS: Commands = (meeple, skip)


@meeple.autocomplete("on")
@in_context
async def offer_spots(context: Context, typed: str) -> list[app_commands.Choice[str]]:
    """Return the finishes that may be chosen now, named in the person's language; for another, why not."""
    view = await view_here_or_none(context)
    if view is None:
        return []
    words, position = context.language, view.position
    return matching_choices(typed, named_finishes(words, _found(view))) or why_refused(
        words, position, typed, choices.conceivable_finishes(position)
    )


def _found(view: GameView) -> tuple[Move, ...]:
    """Return the finishes to choose from, *none* last; under the purist help level illegal ones, too."""
    nothing = (Skip(),) if view.position.phase is Phase.DEPLOY else ()
    return (*choices.finishes(view.position, purist=view.options.help is HelpLevel.PURIST), *nothing)
