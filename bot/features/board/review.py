"""/review: what each turn of a finished game, or of one in a file, was worth, and where luck decided."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.features.board.review_pages import AGAIN, ALL, Reviewed, show_all, show_turn
from bot.features.board.stepping import step_of
from bot.features.board.written_game import attached_text, file_names, file_text, refusing_records, replays
from bot.i18n.command_words import described, described_parameters
from bot.pictures.boards import names
from bot.pictures.themes import theme_of
from bot.platform.channel_game import game_here, visible_view
from bot.platform.commands import Commands
from bot.platform.context import Context, in_context
from bot.platform.controls import Press, pressed, reading
from bot.platform.custom_ids import Kind
from bot.platform.escaping import escaped
from bot.text.emoji_marks import SHAPES
from bot.text.words import seat_brief
from game.engine.position import Position
from model.ids import GameId


@app_commands.command(name="review", description=described("review"))
@described_parameters("review")
@app_commands.guild_only()
@in_context
async def review(context: Context, file: discord.Attachment | None = None) -> None:
    """Show what the turns of the channel's last game cost, or those of a game in a file."""
    context.defer_if_slow()
    if file is None:
        await show_all(context, await _of_game(context, await game_here(context)))
    else:
        await show_all(context, await _of_file(context, await file_text(file.size, file.read)))


COMMANDS: Commands = (review,)


@pressed(Kind.REVIEW)
async def review_pressed(press: Press) -> None:
    """Open the review from the message of a game's end, refresh it, step to a turn, or go back to all turns.

    A control without a game reviews the game file that is attached to its message.
    """
    chosen, again = press.choice, press.choice == AGAIN
    whole = chosen in ("", ALL, AGAIN)
    with reading():
        index = 0 if whole else int(chosen) if chosen.isdecimal() else step_of(press)
    if not chosen:
        press.defer_if_slow()
    else:
        press.defer_edit_if_slow()
    if press.control.game:
        shown = await _of_game(press, GameId(press.control.game), again=again)
    else:
        shown = await _of_file(press, await attached_text(press), again=again)
    if whole:
        await show_all(press, shown)
    else:
        await show_turn(press, shown, index)


async def _of_game(context: Context, game: GameId, *, again: bool = False) -> Reviewed:
    """Return the review of a game as far as it is made. Refuses what `Reviews.review` refuses."""
    words, host, person = context.language, context.host, context.person.id
    view = await visible_view(context, game)
    found = await host.reviews.review(game, again=again)

    async def before(index: int) -> Position:
        return (await host.games.view(game, person, seq=found.states[index])).position

    return Reviewed(
        review=found,
        seats=view.position.seats,
        names=names(words, view),
        brief={seat.colour: seat_brief(words, seat) for seat in view.seats},
        before=before,
        theme=await theme_of(host, view.guild),
        game=game,
    )


async def _of_file(context: Context, text: str, *, again: bool = False) -> Reviewed:
    """Return the review of a written game as far as it is made. Refuses what `Reviews.review_file` refuses."""
    words = context.language
    with refusing_records(words), replays.slot(context.person.id):
        read = await context.host.reviews.review_file(text, context.person.id, again=again)

    async def before(index: int) -> Position:
        return read.laid[index].before

    seats = read.laid[0].before.seats if read.laid else ()
    called = file_names(words, read.names, seats)
    return Reviewed(
        review=read.review,
        seats=seats,
        names=called,
        brief={seat: f"{SHAPES[seat]} {escaped(called[seat])}" for seat in seats},
        before=before,
        theme=await theme_of(context.host, context.place.guild),
        file=text,
    )
