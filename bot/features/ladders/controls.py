"""The message of a ladder, and the buttons under it."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.features.ladders.picture import ladder_drawn
from bot.features.ladders.words import members_text, rules_text, standings_text, title_of
from bot.i18n import Language, language
from bot.platform.answers import show
from bot.platform.context import Context
from bot.platform.controls import Press, button, pressed
from bot.platform.custom_ids import Kind
from bot.platform.errors import Refusal
from bot.platform.public_message import PublicMessage, shows
from bot.platform.rules_link import rules_button
from bot.text.table_options import summary
from model.ids import LadderId
from model.ladders import Ladder

JOIN, LEAVE, LOOK = "join", "leave", "look"
"""The choices of the controls of a ladder."""

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
    """Return the message of what has happened, with a button to look at the ladder; `number` is the message's own."""
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


@shows.register
def _(ladder: Ladder) -> PublicMessage:
    return PublicMessage(ladder.spec.channel, ladder.message, ladder_message(ladder))


@pressed(Kind.LADDER)
async def act(press: Press) -> None:
    """Join, leave, or look."""
    choice = press.control.choice
    if choice not in (JOIN, LEAVE, LOOK):
        raise Refusal("control-unknown")
    ladder = await press.host.ladders.get(LadderId(press.control.game))
    if choice == JOIN:
        await join(press, ladder)
    elif choice == LEAVE:
        await leave(press, ladder)
    else:
        press.defer_if_slow()
        await show_ladder(press, ladder)


async def join(context: Context, ladder: Ladder) -> None:
    """Put the person on the lowest place and say so privately; the public message follows."""
    after = await context.host.ladders.join(ladder.id, context.person)
    words = context.language
    await context.tell(words.say("ladder-joined", name=title_of(ladder), place=len(after.members)))
    await context.refresh(after)


async def leave(context: Context, ladder: Ladder) -> None:
    """Take the person off the ladder and say so privately; the public message follows."""
    after = await context.host.ladders.leave(ladder.id, context.person.id)
    await context.tell(context.language.say("ladder-left", name=title_of(ladder)))
    await context.refresh(after)


async def show_ladder(context: Context, ladder: Ladder) -> None:
    """Put the ladder into the answer that was deferred: all places in words, and in pictures."""
    words, reader = context.language, context.person.id
    under_way = await context.host.ladders.under_way(ladder.id)
    pictures = await ladder_drawn(context.services, words, ladder, reader)
    text = f"**{title_of(ladder)}**\n{standings_text(words, ladder, under_way, reader)}"
    await show(context, text, pictures)
