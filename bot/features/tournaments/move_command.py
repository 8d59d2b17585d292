"""/tournament move: move a tournament to another channel."""

from __future__ import annotations

from discord import app_commands

from bot.features.tournaments.controls import sign_up_message
from bot.features.tournaments.lookup import check_organiser, offer_tournaments, tournament_here
from bot.features.tournaments.match_threads import check_threads
from bot.features.tournaments.names import title_of
from bot.i18n import language
from bot.i18n.command_words import described, described_parameters
from bot.platform.commands import Typed
from bot.platform.context import Context, in_context
from bot.platform.errors import Refusal
from bot.platform.permissions import require_text_channel
from bot.platform.public_message import MovedAway


@app_commands.command(name="move", description=described("tournament move"))
@described_parameters("tournament move")
@app_commands.autocomplete(tournament=offer_tournaments)
@in_context
async def move(context: Context, tournament: Typed | None = None) -> None:
    """Move a tournament to this channel, and say so here and where it was announced."""
    found = await tournament_here(context, tournament)
    check_organiser(context, found)
    require_text_channel(context, Refusal("tournament-not-here"))
    check_threads(context, found.header.plan)
    moved = await context.host.tournaments.move_to(found.id, context.place.channel)
    words = language(moved.header.options.language)
    text = words.say("tournament-moved", name=title_of(moved), channel=f"<#{moved.header.channel}>")
    message = await context.announce(sign_up_message(moved, call=text))
    await context.host.tournaments.set_message(moved.id, message)
    if (await context.host.tournaments.get(moved.id)).entrants != moved.entrants:
        # A person has entered before the new message was stored, so it does not show them.
        await context.refresh(moved)
    if found.header.message is not None:
        await context.refresh(MovedAway(found.id, found.header.channel, found.header.message, text))
