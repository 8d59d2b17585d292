"""The message of a ladder, and the buttons under it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord
from discord import ui

from bot.features.ladders.lookup import check_organiser
from bot.features.ladders.picture import ladder_pictures
from bot.features.ladders.words import members_text, rules_text, standings_text, title_of
from bot.i18n import Language, language
from bot.platform.answers import show
from bot.platform.context import Context
from bot.platform.controls import Press, button, pressed
from bot.platform.custom_ids import Kind
from bot.platform.errors import Refusal
from bot.platform.public_message import PublicMessage, public_message_of
from bot.platform.rules_link import rules_button
from bot.platform.text_view import text_view
from bot.text.table_options import summary
from host.errors import HostReason, HostRefusal
from host.host import Host
from model.ids import LadderId
from model.ladders import Ladder

JOIN, LEAVE, LOOK = "join", "leave", "look"
"""The choices of the controls below the message of a ladder."""
LEAVE_CONFIRMED, CLOSE_CONFIRMED = "out", "close"
"""The choices of the controls of private confirmations."""

GREEN = 0x4C7A45


def ladder_message(ladder: Ladder) -> ui.LayoutView:
    """Return the public message in which people join."""
    words = language(ladder.spec.options.language)
    container = ui.Container[Any](
        ui.TextDisplay[Any](rules_text(words, ladder)),
        ui.TextDisplay[Any](members_text(words, ladder)),
        ui.Separator[Any](),
        ui.TextDisplay[Any](summary(words, ladder.spec.options)),
        accent_colour=GREEN,
    )
    container.add_item(_buttons(words, ladder))
    return ui.LayoutView(timeout=None).add_item(container)


def news_message(words: Language, ladder: Ladder, text: str, number: int) -> ui.LayoutView:
    """Return message number `number` of a ladder, with a news `text` and a button that shows the ladder."""
    container = ui.Container[Any](ui.TextDisplay[Any](text), accent_colour=GREEN)
    look = button(Kind.LADDER, words.say("ladder-look"), game=ladder.id, seq=number, choice=LOOK)
    return ui.LayoutView(timeout=None).add_item(container.add_item(ui.ActionRow[Any](look)))


def _buttons(words: Language, ladder: Ladder) -> ui.ActionRow[Any]:
    row = ui.ActionRow[Any]()
    if ladder.open:
        green = discord.ButtonStyle.success
        row.add_item(button(Kind.LADDER, words.say("ladder-join"), game=ladder.id, choice=JOIN, style=green))
        row.add_item(button(Kind.LADDER, words.say("ladder-leave"), game=ladder.id, choice=LEAVE))
    row.add_item(button(Kind.LADDER, words.say("ladder-look"), game=ladder.id, choice=LOOK))
    return row.add_item(rules_button(words, "ladder")) if ladder.open else row


@public_message_of.register
async def _(ladder: Ladder, host: Host) -> PublicMessage:
    current = await host.ladders.get(ladder.id)
    return PublicMessage(current.spec.channel, current.message, ladder_message(current))


@pressed(Kind.LADDER)
async def act(press: Press) -> None:
    """Join, leave, look, or close. Refuses NO_SUCH_LADDER on another server."""
    handler = _ACTS.get(press.control.choice)
    if handler is None:
        raise Refusal("control-unknown")
    ladder = await press.host.ladders.get(LadderId(press.control.game))
    if ladder.spec.guild != press.place.guild:
        raise HostRefusal(HostReason.NO_SUCH_LADDER)
    try:
        await handler(press, ladder)
    except HostRefusal:
        await press.redraw(ladder)
        raise


async def join(context: Context, ladder: Ladder) -> None:
    """Put the person on the lowest place, say so privately, and update the public message."""
    after = await context.host.ladders.join(ladder.id, context.person)
    words = context.language
    async with context.refreshing(after):
        await context.tell(words.say("ladder-joined", name=title_of(ladder), place=len(after.members)))


async def ask_to_leave(context: Context, ladder: Ladder) -> None:
    """Ask privately for confirmation to give up the place. Refuses LADDER_CLOSED, NOT_ON_LADDER."""
    _check_open(ladder)
    place = ladder.member_for(context.person.id)
    if place is None:
        raise HostRefusal(HostReason.NOT_ON_LADDER, yours="yes")
    text = context.language.say(
        "ladder-leave-ask", name=title_of(ladder), place=ladder.members.index(place) + 1
    )
    await _ask(context, ladder, text, "ladder-leave", LEAVE_CONFIRMED)


async def ask_to_close(context: Context, ladder: Ladder) -> None:
    """Ask the organiser privately for confirmation to close. Refuses everybody else, and LADDER_CLOSED."""
    check_organiser(context, ladder)
    _check_open(ladder)
    text = context.language.say("ladder-close-ask", name=title_of(ladder))
    await _ask(context, ladder, text, "ladder-close", CLOSE_CONFIRMED)


async def _ask(context: Context, ladder: Ladder, text: str, label: str, choice: str) -> None:
    red = discord.ButtonStyle.danger
    confirm = button(Kind.LADDER, context.language.say(label), game=ladder.id, choice=choice, style=red)
    await context.reply(text_view(text).add_item(ui.ActionRow[Any](confirm)))


def _check_open(ladder: Ladder) -> None:
    if not ladder.open:
        raise HostRefusal(HostReason.LADDER_CLOSED)


async def _leave(press: Press, ladder: Ladder) -> None:
    """Take the person off the ladder, say so in place of the question, and update the public message."""
    async with press.concluding():
        after = await press.host.ladders.leave(ladder.id, press.person.id)
        async with press.refreshing(after):
            await press.conclude(press.language.say("ladder-left", name=title_of(ladder)))


async def _close(press: Press, ladder: Ladder) -> None:
    """End the ladder, say so in place of the question, and update the public message."""
    check_organiser(press, ladder)
    async with press.concluding():
        after = await press.host.ladders.close(ladder.id)
        async with press.refreshing(after):
            await press.conclude(press.language.say("ladder-closed-now", name=title_of(ladder)))


async def show_ladder(context: Context, ladder: Ladder) -> None:
    """Show all places privately, as text and in pictures."""
    context.defer_if_slow()
    words, reader = context.language, context.person.id
    under_way = await context.host.ladders.under_way(ladder.id)
    pictures = await ladder_pictures(context.services, words, ladder, reader)
    text = f"**{title_of(ladder)}**\n{standings_text(words, ladder, under_way, reader)}"
    await show(context, text, pictures)


_ACTS: Mapping[str, Callable[[Press, Ladder], Awaitable[None]]] = {
    JOIN: join,
    LEAVE: ask_to_leave,
    LOOK: show_ladder,
    LEAVE_CONFIRMED: _leave,
    CLOSE_CONFIRMED: _close,
}
