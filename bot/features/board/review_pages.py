"""The pages of a review: one of all turns with a chart, and one for each turn beside a better one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.features.board.stepping import stepping_row
from bot.features.board.turn_pictures import turn_picture
from bot.features.board.written_game import FILE
from bot.i18n import Language
from bot.pictures.gallery import gallery
from bot.pictures.pool import Drawn, files_of
from bot.platform.context import Context
from bot.platform.controls import button, option, reading, select
from bot.platform.custom_ids import Kind
from bot.platform.files import text_file
from bot.platform.text_view import text_view
from bot.text.words import labels, lead_text, moves_text
from game.engine.position import Position
from game.review import ReviewedTurn
from game.values.ruleset import Colour
from host.reviews.reviews import Review
from rendering.base.theme import Theme
from rendering.charts.score_chart import ScoreChartView, draw_score_chart
from rendering.views.alt_text import describe_chart

WORTH_TELLING = 0.5
"""The least points that a turn must have cost to be offered in the select."""

OFFERED = 15
"""The most turns that are offered; they are those that cost most."""

ALL, AGAIN = "all", "retry"
"""The choices of buttons that lead to the page of all turns; `AGAIN` starts a failed review again first."""


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A review with what its pages need.

    Pictures show the seats by `names`, texts by `brief` ones. `before` returns the position before the turn
    with an index. A game from a file has no `game`; the text of its `file` is attached to each page.
    """

    review: Review
    seats: tuple[Colour, ...]
    names: Mapping[Colour, str]
    brief: Mapping[Colour, str]
    before: Callable[[int], Awaitable[Position]]
    theme: Theme
    game: str = ""
    file: str | None = None


async def show_all(context: Context, shown: Reviewed) -> None:
    """Show the page of all turns in the deferred answer."""
    words, review = context.language, shown.review
    lines = [words.say("review-title"), *_seat_lines(words, shown)]
    if review.failed:
        lines.append(words.say("review-failed"))
    elif not review.done:
        lines.append(words.say("review-progress", done=len(review.turns), turns=review.total))
    elif not _costly(review.turns):
        lines.append(words.say("review-nothing"))
    if review.turns:
        lines.append(words.say("review-note"))
    message = text_view("\n".join(lines))
    drawn: list[Drawn] = []
    if review.turns:
        drawn.append(await _chart(context, shown))
        message.add_item(gallery(words, drawn[0]))
    if picks := _picks(words, shown):
        message.add_item(picks)
    if review.turns:
        message.add_item(stepping_row(Kind.REVIEW, -1, len(review.turns) - 1, game=shown.game))
    if not review.done:
        label, choice = ("button-review-retry", AGAIN) if review.failed else ("button-review-again", ALL)
        retry_button = button(Kind.REVIEW, words.say(label), game=shown.game, choice=choice)
        message.add_item(ui.ActionRow(retry_button))
    await _fill(context, shown, message, drawn)


async def show_turn(context: Context, shown: Reviewed, index: int) -> None:
    """Show the page of one turn in the deferred answer."""
    words, review = context.language, shown.review
    with reading():
        turn = review.turns[index]
    before = await shown.before(index)
    lines = [
        words.say("review-turn", turn=turn.number, seat=shown.brief[turn.seat]),
        words.say("review-played", moves=moves_text(words, turn.played), lead=lead_text(words, turn.lead)),
    ]
    drawn = [
        await turn_picture(context, before, shown.names, shown.theme, turn.played, "played.png"),
    ]
    if turn.better != turn.played:
        lines.append(
            words.say(
                "review-better", moves=moves_text(words, turn.better), lead=lead_text(words, turn.best_lead)
            )
        )
        drawn.append(await turn_picture(context, before, shown.names, shown.theme, turn.better, "better.png"))
    else:
        lines.append(words.say("review-best"))
    if turn.luck:
        lines.append(words.say("review-luck", points=lead_text(words, turn.luck)))
    message = text_view("\n".join(lines[:2]))
    message.add_item(gallery(words, drawn[0]))
    message.add_item(ui.TextDisplay("\n".join(lines[2:])))
    for picture in drawn[1:]:
        message.add_item(gallery(words, picture))
    message.add_item(stepping_row(Kind.REVIEW, index, len(review.turns) - 1, game=shown.game))
    if picks := _picks(words, shown):
        message.add_item(picks)
    row = ui.ActionRow[Any](button(Kind.REVIEW, words.say("button-review-all"), game=shown.game, choice=ALL))
    if shown.game:
        row.add_item(button(Kind.HISTORY, words.say("button-history"), game=shown.game))
    message.add_item(row)
    await _fill(context, shown, message, drawn)


async def _fill(context: Context, shown: Reviewed, message: ui.LayoutView, drawn: Sequence[Drawn]) -> None:
    files = files_of(drawn)
    if shown.file is not None:
        message.add_item(ui.File(f"attachment://{FILE}"))
        files.append(text_file(shown.file, FILE))
    await context.fill(message, files)


def _seat_lines(words: Language, shown: Reviewed) -> list[str]:
    """Return a line for each seat with a reviewed turn: the points that its play cost and its luck gained."""
    lines = []
    for colour in shown.seats:
        own = [turn for turn in shown.review.turns if turn.seat is colour]
        if not own:
            continue
        play, luck = -sum(turn.cost for turn in own), sum(turn.luck for turn in own)
        values = {"play": lead_text(words, play), "luck": lead_text(words, luck)}
        lines.append(words.say("review-seat", seat=shown.brief[colour], **values))
    return lines


def _costly(turns: Sequence[ReviewedTurn]) -> list[int]:
    """Return the indexes of the turns to offer, `WORTH_TELLING` or more, the costliest first."""
    costly = [index for index, turn in enumerate(turns) if turn.cost >= WORTH_TELLING]
    return sorted(costly, key=lambda index: -turns[index].cost)[:OFFERED]


def _picks(words: Language, shown: Reviewed) -> ui.ActionRow[ui.LayoutView] | None:
    """Return a select of the turns that cost most; None if no turn cost enough."""
    options: list[discord.SelectOption] = []
    for index in _costly(shown.review.turns):
        turn = shown.review.turns[index]
        seat, cost = shown.names[turn.seat], lead_text(words, -turn.cost)
        label = words.say("review-option", turn=turn.number, seat=seat, points=cost)
        options.append(option(label, str(index), text=moves_text(words, turn.played)))
    return select(Kind.REVIEW, words.say("review-pick"), options, game=shown.game) if options else None


async def _chart(context: Context, shown: Reviewed) -> Drawn:
    """Draw the chart of the lead, in points, that each seat could expect after each of its turns."""
    leads = {colour: [0] for colour in shown.seats}
    for turn in shown.review.turns:
        for colour, line in leads.items():
            line.append(round(turn.lead) if colour is turn.seat else line[-1])
    chart = ScoreChartView(
        seats=shown.seats,
        names=shown.names,
        scores={colour: tuple(line) for colour, line in leads.items()},
        labels=labels(context.language),
        theme=shown.theme,
        title="picture-review",
    )
    return await context.pictures.draw(draw_score_chart, chart, name="review.png", describe=describe_chart)
