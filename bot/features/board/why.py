"""/why: how a paid feature added up, or why a computer played as it did."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from discord import app_commands

from bot.features.board.why_computer import explain_turn, offer_turns
from bot.i18n import Language
from bot.i18n.command_words import described, described_parameters
from bot.pictures.boards import BOARD_FILE, board_view
from bot.pictures.themes import theme_of
from bot.platform.answers import show
from bot.platform.autocomplete import matching_choices
from bot.platform.channel_game import view_here, view_here_or_none
from bot.platform.commands import Commands, Typed
from bot.platform.context import Context, in_context
from bot.platform.errors import Refusal
from bot.text.words import scored_text, seat_name
from game.values.events import Scored
from host.games.views import Payment
from model.tables import Seat
from rendering.boards.layout import window_round
from rendering.boards.overlays import paid_feature
from rendering.views.board_image import draw_board
from rendering.views.board_words import describe_board


@app_commands.command(name="why", description=described("why"))
@described_parameters("why")
@app_commands.guild_only()
@in_context
async def why(context: Context, feature: Typed | None = None, computer: Typed | None = None) -> None:
    """Show a paid feature with its tiles marked, and how its points added up; by default the last one.

    With `computer` show instead the turns that a computer considered.
    """
    context.defer_if_slow()
    if computer is not None:
        if feature is not None:
            raise Refusal("why-one-of-both")
        await explain_turn(context, computer)
        return
    words = context.language
    view = await view_here(context)
    payments = await context.host.history.payments(view.id)
    if not payments:
        raise Refusal("why-nothing")
    payment = payments[-1] if feature is None else payments[_number(feature, len(payments)) - 1]
    state = await context.host.games.view(view.id, seq=payment.seq)
    board = board_view(words, state, await theme_of(context.host, view.guild))
    if isinstance(payment.scored, Scored):
        paid = paid_feature(state.position, payment.scored)
        # On a phone, a short road could not be seen in a picture of a large board.
        board = replace(board, numbered=(), overlay=paid, area=window_round(paid.feature.cells, 1))
    else:
        around = window_round(payment.scored.cells, 2) if payment.scored.cells else None
        board = replace(board, numbered=(), area=around)
    drawn = await context.pictures.draw(draw_board, board, name=BOARD_FILE, describe=describe_board)
    text = words.say("why-paid", turn=payment.turn, scored=scored_text(words, payment.scored, view.seats))
    await show(context, text, [drawn])


COMMANDS: Commands = (why,)


@why.autocomplete("feature")
@in_context
async def offer_payments(context: Context, typed: str) -> list[app_commands.Choice[str]]:
    """Return the paid features, the newest first."""
    view = await view_here_or_none(context)
    if view is None:
        return []
    words = context.language
    payments = await context.host.history.payments(view.id)
    named = [
        (_name(words, number, payment, view.seats), str(number))
        for number, payment in enumerate(payments, start=1)
    ]
    return matching_choices(typed, reversed(named))


why.autocomplete("computer")(offer_turns)


def _name(words: Language, number: int, payment: Payment, seats: Sequence[Seat]) -> str:
    """Return a payment on one line, in plain letters, with a number that tells it from similar ones."""
    scored = payment.scored
    return words.say(
        "why-option",
        number=number,
        turn=payment.turn,
        feature=words.say("why-about", about=scored.about),
        points=scored.points,
        seats=words.join(seat_name(words, seat) for seat in seats if seat.colour in scored.seats),
    )


def _number(typed: str, count: int) -> int:
    """Return the number of a payment, from 1 to `count`, as its name in the choices begins with it."""
    if not typed.isdecimal() or not 1 <= int(typed) <= count:
        raise Refusal("why-unknown")
    return int(typed)
