"""A page of the lesson for each large expansion: what it changes, an example, and buttons to other pages."""

from __future__ import annotations

import asyncio
from typing import Any

from discord import ui

from bot.features.learning.bookmark import ABOUT, SHOW, Bookmark
from bot.features.learning.example_pictures import example_picture
from bot.features.learning.examples import example
from bot.features.learning.pages import PAGES
from bot.i18n import Language
from bot.pictures.drawing_context import DrawingContext
from bot.pictures.gallery import gallery
from bot.pictures.pool import Drawn
from bot.platform.controls import button, option, select
from bot.platform.custom_ids import Kind
from bot.platform.rules_link import OPENS
from bot.text.seat_lines import position_lines
from bot.text.words import colour_names
from game.expansions.dragon.rules import DRAGON
from game.expansions.flyers.rules import FLYERS
from game.expansions.traders.rules import TRADERS
from game.values.ruleset import Expansion

LESSONS: tuple[Expansion, ...] = (TRADERS, DRAGON, FLYERS)
"""The expansions that have a page, in the order in which they are best learned."""


def lesson_named(name: str) -> Expansion:
    """Return the expansion of that name that has a page. Refuses with ValueError any other name."""
    for expansion in LESSONS:
        if expansion.value == name:
            return expansion
    raise ValueError(name)


async def expansion_panel(drawing: DrawingContext, about: Expansion) -> tuple[ui.LayoutView, list[Drawn]]:
    """Return the page of an expansion: its text, the picture of a position, and controls to the rules and pages."""
    words = drawing.words
    found = await asyncio.to_thread(example, f"lesson-{about.value}")
    drawn = await example_picture(drawing, found)
    title = words.say("lesson-expansion", expansion=words.say(f"expansion-{about.value}"))
    message = ui.LayoutView(timeout=None)
    message.add_item(ui.TextDisplay(f"{title}\n{words.say(f'lesson-{about.value}')}"))
    message.add_item(gallery(words, drawn))
    shown = [words.say(f"lesson-{about.value}-shown")]
    if any(found.position.counters.values()):
        shown.append(position_lines(found.position, colour_names(words, found.position.seats)))
    message.add_item(ui.TextDisplay("\n".join(shown)))
    message.add_item(_rules(words, about))
    return message.add_item(expansion_row(words, about)), [drawn]


def expansion_row(words: Language, shown: Expansion | None = None) -> ui.ActionRow[Any]:
    """Return buttons to the pages of all expansions but `shown`; with `shown`, one to the first game, too."""
    buttons = [
        button(Kind.LEARN, words.say(f"expansion-{expansion.value}"), choice=f"{ABOUT} {expansion.value}")
        for expansion in LESSONS
        if expansion is not shown
    ]
    if shown is not None:
        buttons.append(button(Kind.LEARN, words.say("lesson-first"), choice=f"{SHOW} {Bookmark()}"))
    return ui.ActionRow[Any](*buttons)


def _rules(words: Language, about: Expansion) -> ui.ActionRow[Any]:
    """Return the select of the rules pages about the expansion; a page opens in a message of its own."""
    listed = [option(words.say(page.title), page.name) for page in PAGES if page.about is about]
    return select(Kind.RULES, words.say("lesson-rules"), listed, game=OPENS)
