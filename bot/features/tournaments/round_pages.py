"""Private pages of a tournament's rounds and bracket; the first one shown has the reader's own match."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from discord import ui

from bot.features.tournaments.choices import Choice, Pages
from bot.features.tournaments.lookup import check_begun, check_not_cancelled, is_organiser
from bot.features.tournaments.match_threads import may_open, thread_select
from bot.features.tournaments.picture_views import BracketPart, bracket_text, bracket_views
from bot.features.tournaments.round_words import round_name
from bot.features.tournaments.rounds import matches_on, page_of, page_text, pages, range_of
from bot.i18n import Language
from bot.pictures.gallery import gallery
from bot.pictures.pool import Drawn, files_of
from bot.pictures.themes import theme_of
from bot.platform import limits
from bot.platform.context import Context
from bot.platform.controls import Press, button, in_rows, option, reading, select
from bot.platform.custom_ids import Kind
from bot.platform.errors import Refusal
from bot.platform.services import Services
from host.tournaments.running.knock_out import knock_out_rounds
from model.ids import EntrantId
from model.tournaments import Tournament
from rendering.charts.bracket_image import draw_bracket

BRACKET_FILE = "bracket-{}.png"
_OVERVIEW = 0
"""The round number that stands for the newest round, shown with the last rounds of the bracket."""


async def bracket_pictures(
    services: Services, words: Language, tournament: Tournament, part: BracketPart | None = None
) -> list[Drawn]:
    """Draw the last rounds of the bracket, or a part of it; empty before the knock-out."""
    views = bracket_views(words, tournament, await theme_of(services.host, tournament.header.guild), part)
    return [
        await services.pictures.draw(
            draw_bracket, view, name=BRACKET_FILE.format(number), describe=partial(bracket_text, words)
        )
        for number, view in enumerate(views, start=1)
    ]


async def turn_pages(press: Press, tournament: Tournament, choice: Pages, target: str) -> None:
    """Show the round and page in `target`, such as "2/0"; if empty, the newest round and the reader's page."""
    with reading():
        number, page = (int(part) for part in target.split("/")) if target else (_OVERVIEW, None)
    if not target:
        press.defer_if_slow()
    else:
        # The pages are in a private answer, which is edited.
        press.defer_edit_if_slow()
    show = show_round if choice is Choice.MATCHES else show_bracket
    await show(press, tournament, number, page)


async def show_round(context: Context, tournament: Tournament, number: int, page: int | None = None) -> None:
    """Show the matches of a round (for 0 the newest) in the deferred answer.

    Refuses before the first round.
    """
    check_begun(tournament)
    shown = number or len(tournament.rounds)
    await _show(context, tournament, Choice.MATCHES, range(1, len(tournament.rounds) + 1), shown, page)


async def show_bracket(
    context: Context, tournament: Tournament, number: int, page: int | None = None
) -> None:
    """Show a round of the knock-out and its part of the bracket in the deferred answer.

    For 0 the newest round, with an overview of the last ones. Refuses before the knock-out.
    """
    rounds = knock_out_rounds(tournament)
    if not rounds:
        check_not_cancelled(tournament)
        planned = tournament.header.has_knock_out
        raise Refusal("tournament-no-bracket", planned="yes" if planned else "no")
    await _show(context, tournament, Choice.BRACKET, rounds, number or rounds[-1], page, overview=not number)


async def _show(
    context: Context,
    tournament: Tournament,
    choice: Pages,
    rounds: Sequence[int],
    number: int,
    page: int | None,
    *,
    overview: bool = False,
) -> None:
    """Show a page of a round in the deferred answer, by default the one with the reader's match."""
    words = context.language
    if number not in rounds:
        raise Refusal("tournament-no-such-round", count=len(rounds), first=rounds[0], last=rounds[-1])
    count = pages(tournament, number)
    if page is None:
        page = page_of(tournament, number, reader_of(context, tournament))
    page = max(0, min(page, count - 1))
    tournament = await context.host.public_results.of(tournament)
    text = page_text(words, tournament, number, page, organiser=is_organiser(context, tournament))
    message = ui.LayoutView(timeout=None).add_item(ui.TextDisplay(text))
    pictures: list[Drawn] = []
    if choice is Choice.BRACKET:
        part = None if overview else BracketPart(number, page)
        pictures = await bracket_pictures(context.services, words, tournament, part)
    for drawn in pictures:
        message.add_item(gallery(words, drawn))
    for row in _controls(words, tournament, choice, rounds, _OVERVIEW if overview else number, number, page):
        message.add_item(row)
    threads = thread_select(words, tournament, matches_on(tournament, number, page))
    if threads is not None and may_open(context, tournament, number):
        message.add_item(threads)
    await context.fill(message, files_of(pictures))


def _controls(
    words: Language,
    tournament: Tournament,
    choice: Pages,
    rounds: Sequence[int],
    chosen: int,
    number: int,
    page: int,
) -> list[ui.ActionRow[Any]]:
    """Return buttons to the pages before and after, and a select with as many rounds as it holds."""
    leaves = [
        button(
            Kind.TOURNAMENT,
            range_of(other),
            game=tournament.id,
            choice=f"{choice.value} {number}/{other}",
            emoji=emoji,
        )
        for emoji, other in (("◀️", page - 1), ("▶️", page + 1))
        if 0 <= other < pages(tournament, number)
    ]
    room = limits.OPTIONS - 1
    first = max(0, min(number - rounds[0] - room // 2, len(rounds) - room))
    listed = [
        option(
            _capital(round_name(words, tournament, round_number)),
            f"{round_number}/0",
            chosen=round_number == chosen,
        )
        for round_number in rounds[first : first + room]
    ]
    if choice is Choice.BRACKET:
        listed.insert(0, option(words.say("bracket-overview"), f"{_OVERVIEW}/0", chosen=chosen == _OVERVIEW))
    if len(listed) < 2:
        return in_rows(leaves)
    others = select(
        Kind.TOURNAMENT, words.say("tournament-other-round"), listed, game=tournament.id, choice=choice.value
    )
    return [*in_rows(leaves), others]


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def reader_of(context: Context, tournament: Tournament) -> EntrantId | None:
    """Return the person's entrant number; None if they have not entered."""
    entrant = tournament.entered(context.person.id)
    return None if entrant is None else entrant.number
