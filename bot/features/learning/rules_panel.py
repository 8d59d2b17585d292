"""The pages of the rules: sentences, mostly an example with what it pays, and controls to the other pages."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import discord
from discord import ui

from bot.features.learning.example_pictures import example_picture
from bot.features.learning.examples import Example, example
from bot.features.learning.pages import PAGES, Chapter, Page, neighbours, page_named
from bot.i18n import Language
from bot.pictures.gallery import gallery
from bot.platform.context import Context
from bot.platform.controls import Press, button, option, pressed, select
from bot.platform.custom_ids import Kind
from bot.platform.errors import Refusal
from bot.platform.rules_link import OPENS
from bot.text.emoji_marks import seat_mark
from bot.text.seat_lines import position_lines
from bot.text.words import colour_names, labels, paid_text, rules_names
from game.values.ruleset import Ruleset

PAID_SHOWN = 8
"""The most payments that are listed below an example; none of our examples has more."""


@pressed(Kind.RULES)
async def choose_page(press: Press) -> None:
    """Show another page in the same message, or the rules in a message of their own."""
    page = page_named(press.choice)
    if page is None:
        raise Refusal("control-unknown")
    if press.control.game == OPENS:
        press.defer_if_slow()
    else:
        press.defer_edit_if_slow()
    await show_rules(press, page)


async def show_rules(context: Context, page: Page) -> None:
    """Show a page, with its example if it has one, in the deferred answer."""
    words = context.language
    message = ui.LayoutView(timeout=None)
    message.add_item(ui.TextDisplay(page_text(words, page)))
    files = await _add_example(context, message, page) if page.has_example else []
    for row in _ways(words, page):
        message.add_item(row)
    await context.fill(message, files)


async def _add_example(context: Context, message: ui.LayoutView, page: Page) -> list[discord.File]:
    """Add the picture of a page and the lines below it to its message; return the files to send with it."""
    words = context.language
    found = await asyncio.to_thread(example, page.name)
    drawn = await example_picture(await context.drawing(), found)
    message.add_item(gallery(words, drawn))
    below = [*example_lines(words, page, found), *played_lines(words, page, await _played(context))]
    if below:
        message.add_item(ui.TextDisplay("\n".join(below)))
    return drawn.files()


def page_text(words: Language, page: Page) -> str:
    """Return the title and a sentence or two for each rule."""
    title = words.say("rules-page", title=words.say(page.title))
    sentences = [words.say(key) for key in page.sentences]
    if len(sentences) > 1:
        sentences = [f"• {sentence}" for sentence in sentences]
    return "\n".join((title, *sentences))


def example_lines(words: Language, page: Page, found: Example) -> Iterator[str]:
    """Yield lines on what the picture shows: what the rules pay for it, or what they allow."""
    if page.name == "written":
        yield f"```\n{found.text}```"
    elif found.drawn is not None:
        cells = len({place.cell for place in found.fitting})
        yield words.say("rules-example-fits", tile=labels(words).tile(found.drawn), cells=cells)
    elif found.spots:
        spots = words.join(labels(words).spot(spot) for spot in found.spots)
        yield words.say("rules-example-spots", spots=spots)
    elif found.paid:
        names = colour_names(words, found.position.seats)
        yield words.say("rules-example")
        for paid in found.paid[:PAID_SHOWN]:
            seats = [f"{seat_mark(seat)} {names[seat]}" for seat in paid.seats]
            yield words.say("news-scored", scored=paid_text(words, paid, seats))
    if found.shows == "table":
        yield position_lines(found.position, colour_names(words, found.position.seats))


def played_lines(words: Language, page: Page, ruleset: Ruleset | None) -> Iterator[str]:
    """Yield lines on the rules of this channel's game; none without a game."""
    if ruleset is None:
        return
    if page.about is not None:
        yield words.say("rules-here-this", played="yes" if ruleset.has(page.about) else "no")
    named, options = rules_names(words, ruleset)
    yield words.say("rules-here", rules=named)
    if options:
        yield words.say("rules-here-options", rules=options)


async def _played(context: Context) -> Ruleset | None:
    """Return the rules of this channel's open table or game; None without one."""
    host, channel = context.host, context.place.channel
    game = await host.games.in_channel(channel)
    lobby = await host.lobby.in_channel(channel) if game is None else await host.lobby.view(game)
    return None if lobby is None else lobby.options.ruleset


def _ways(words: Language, page: Page) -> Iterator[ui.ActionRow[Any]]:
    before, after = neighbours(page)
    yield ui.ActionRow[Any](
        button(Kind.RULES, words.say(before.title), choice=before.name, emoji="◀️"),
        button(Kind.RULES, words.say(after.title), choice=after.name, emoji="▶️"),
    )
    for chapter in Chapter:
        listed = [
            option(words.say(entry.title), entry.name, chosen=entry is page)
            for entry in PAGES
            if entry.chapter is chapter
        ]
        yield select(Kind.RULES, words.say(f"rules-select-{chapter.value}"), listed, choice=chapter.value)
