"""/rules: the rules by topic, most with the picture of a position, and how tournaments and ladders work."""

from __future__ import annotations

from discord import app_commands

from bot.features.learning.pages import FIRST_PAGE, PAGES, Page, page_named
from bot.features.learning.rules_panel import show_rules
from bot.i18n import Language
from bot.i18n.command_words import described, described_parameters
from bot.platform.autocomplete import matching_choices
from bot.platform.commands import Commands, Typed
from bot.platform.context import Context, in_context
from bot.platform.errors import Refusal
from bot.platform.escaping import escaped


@app_commands.command(name="rules", description=described("rules"))
@described_parameters("rules")
@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
@in_context
async def rules(context: Context, topic: Typed = FIRST_PAGE.name) -> None:
    """Show one page of the rules, with controls to the others."""
    context.defer_if_slow()
    found = page_named(topic) or next(iter(pages_about(context.language, topic)), None)
    if found is None:
        raise Refusal("rules-unknown-topic", typed=escaped(topic))
    await show_rules(context, found)


@rules.autocomplete("topic")
@in_context
async def topics(context: Context, typed: str) -> list[app_commands.Choice[str]]:
    """Return the pages about what was typed, in the reader's language."""
    words = context.language
    # Pages that mention the text may not have it in their titles, so `matching_choices` must not filter by it.
    return matching_choices("", ((words.say(page.title), page.name) for page in pages_about(words, typed)))


def pages_about(words: Language, typed: str) -> list[Page]:
    """Return the pages with the text in their title, then those that mention it; all pages for an empty text."""
    text = typed.strip().casefold()
    titled = [page for page in PAGES if text in words.say(page.title).casefold()]
    speaking = [
        page
        for page in PAGES
        if page not in titled and any(text in words.say(key).casefold() for key in page.sentences)
    ]
    return titled + speaking


COMMANDS: Commands = (rules,)
