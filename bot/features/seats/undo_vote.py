"""Taking a turn back: at once while nobody has seen the next tile, afterwards if everybody agrees."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
from discord import ui

from bot.i18n import Language, language
from bot.platform.context import Context
from bot.platform.controls import Press, button, follow, pressed, reading
from bot.platform.custom_ids import ASK_UNDO, Kind
from bot.platform.text_view import text_view
from bot.text.turn_news import news
from bot.text.words import TABLE_ACCENT, mention, seat_text
from game.values.ruleset import Option
from host.games.views import GameView
from model.ids import GameId, PersonId
from model.outbox import MessageKind

HANDS = {Option.HAND_EARLY_DRAW, Option.HAND_THREE}
"""The rules with which an undo gives back hands, and no tile is drawn."""

AGREE = "yes"
REFUSE = "no"


@pressed(Kind.UNDO)
async def undo(press: Press) -> None:
    """Say what would be undone and who must agree; a press on that answer asks them."""
    game = GameId(press.control.game)
    if press.control.choice == ASK_UNDO:
        await press.defer_edit()
        async with press.concluding():
            await _ask_undo(press, game, press.control.seq)
    else:
        await press.defer()
        await offer_undo(press, game)


async def offer_undo(context: Context, game: GameId) -> None:
    """Undo at once if nobody else must agree; else say in the deferred answer what is undone and who must."""
    host, asker, words = context.host, context.person.id, context.language
    view = await host.games.view(game, asker)
    preview = await host.undo.preview(game, asker)
    if not preview.waiting:
        await _ask_undo(context, game, view.seq)
        return
    text = words.say(
        "undo-offer",
        undone=news(words, preview.undone, view.seats),
        people=words.join(mention(person) for person in preview.waiting),
        hands="yes" if view.options.ruleset.options & HANDS else "no",
    )
    message = text_view(text)
    message.add_item(
        ui.ActionRow(
            button(Kind.UNDO, words.say("button-ask-undo"), game=game, seq=view.seq, choice=ASK_UNDO)
        )
    )
    await context.fill(message)


async def _ask_undo(context: Context, game: GameId, seq: int) -> None:
    """Ask for an undo in state `seq` and show the result in the deferred answer."""
    words = context.language
    view = await context.host.undo.ask(game, context.person.id, seq)
    if view.vote is None and view.seat is not None and view.position.to_move == view.seat:
        await follow(context, Kind.PLAY, game=game, seq=view.turn_seq)
        return
    text = words.say("undo-asked" if view.vote is not None else "undo-done")
    await context.fill(text_view(text))


def vote_message(words: Language, view: GameView, closed: str = "") -> ui.LayoutView:
    """Return the public question whether all agree to an undo; `closed` is the outcome of a past vote."""
    container = ui.Container[Any](accent_colour=TABLE_ACCENT)
    message = ui.LayoutView(timeout=None).add_item(container)
    vote = view.vote
    if vote is None:
        container.add_item(ui.TextDisplay(closed or words.say("vote-closed")))
        return message
    lines = [
        words.say("vote-asks", seat=seat_text(words, view.seat_of(vote.seat))),
        news(words, vote.undone, view.seats),
        words.say("vote-waiting", people=words.join(mention(person) for person in vote.waiting)),
    ]
    container.add_item(ui.TextDisplay("\n".join(lines)))
    make_button = partial(button, game=view.id, seq=view.seq)
    container.add_item(
        ui.ActionRow(
            make_button(
                Kind.VOTE, words.say("button-agree"), choice=AGREE, style=discord.ButtonStyle.success
            ),
            make_button(Kind.VOTE, words.say("button-refuse"), choice=REFUSE),
            make_button(Kind.BOARD, words.say("button-board"), choice=MessageKind.VOTE.value),
        )
    )
    return message


@pressed(Kind.VOTE)
async def answer(press: Press) -> None:
    """Agree or refuse: the last agreement undoes the turn, one refusal closes the vote.

    The person who asked withdraws the question by refusing.
    """
    person: PersonId = press.person.id
    with reading():
        agree = {AGREE: True, REFUSE: False}[press.control.choice]
    game = GameId(press.control.game)
    vote = (await press.host.games.view(game)).vote
    view = await press.host.undo.answer(game, person, press.control.seq, agree=agree)
    words = language(view.options.language)
    seat = next(seat for seat in view.seats if seat.person == person)
    withdrawn = vote is not None and vote.seat is seat.colour
    closed = words.say("vote-withdrawn" if withdrawn else "vote-refused", seat=seat_text(words, seat))
    await press.update(vote_message(words, view, "" if agree else closed))
