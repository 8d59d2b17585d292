"""/review: what each turn of a finished game was worth, and where luck decided."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands, ui

from bot.features.board.turn_pictures import turn_picture
from bot.i18n import Language
from bot.i18n.command_words import described
from bot.pictures.boards import names
from bot.pictures.gallery import gallery
from bot.pictures.pool import Drawn
from bot.pictures.themes import theme_of
from bot.platform.commands import Commands
from bot.platform.context import Context, in_context
from bot.platform.controls import Press, button, option, pressed, reading, select
from bot.platform.custom_ids import Kind
from bot.platform.here import game_here
from bot.text.words import labels, lead_text, moves_text, seat_brief, seat_name
from game.review import ReviewedTurn
from host.games.views import GameView
from host.reviews.reviews import Review
from model.ids import GameId
from rendering.charts.charts import ScoreChartView, draw_score_chart
from rendering.views.alt_text import describe_chart

WORTH_TELLING = 0.5
"""Points that a turn must have cost to be offered."""

OFFERED = 15
"""Turns that are offered at most, those that cost most."""

_ALL = "all"


@app_commands.command(name="review", description=described("review"))
@app_commands.guild_only()
@in_context
async def review(context: Context) -> None:
    """Show what the turns of the last game of this channel cost."""
    await context.defer()
    await _show_all(context, await game_here(context))


COMMANDS: Commands = (review,)


@pressed(Kind.REVIEW)
async def review_pressed(press: Press) -> None:
    """Open the review from the message of a game's end, look again, or show one turn and go back."""
    game, chosen = GameId(press.control.game), press.values[0] if press.values else press.control.choice
    if not chosen:
        await press.defer()
    else:
        await press.defer_edit()
    if chosen in ("", _ALL):
        await _show_all(press, game)
    else:
        with reading():
            index = int(chosen)
        await _show_turn(press, game, index)


async def _show_all(context: Context, game: GameId) -> None:
    words, found = context.language, await context.host.reviews.review(game)
    view = await context.host.games.view(game, context.person.id)
    lines = [words.say("review-title"), *_seat_lines(words, view, found.turns)]
    if not found.done:
        lines.append(_progress(words, found))
    elif not _costly(found.turns):
        lines.append(words.say("review-nothing"))
    lines.append(words.say("review-note"))
    message = ui.LayoutView(timeout=None).add_item(ui.TextDisplay("\n".join(lines)))
    drawn: list[Drawn] = []
    if found.turns:
        drawn.append(await _chart(context, view, found.turns))
        message.add_item(gallery(words, drawn[0]))
    if picks := _picks(words, view, found.turns):
        message.add_item(picks)
    if not found.done:
        again = button(Kind.REVIEW, words.say("button-review-again"), game=game, choice=_ALL)
        message.add_item(ui.ActionRow(again))
    await context.fill(message, [file for one in drawn for file in one.files()])


async def _show_turn(context: Context, game: GameId, index: int) -> None:
    words, found = context.language, await context.host.reviews.review(game)
    with reading():
        turn, state = found.turns[index], found.states[index]
    view = await context.host.games.view(game, context.person.id, seq=state)
    seat = seat_brief(words, view.seat_of(turn.seat))
    lines = [
        words.say("review-turn", turn=turn.number, seat=seat),
        words.say("review-played", moves=moves_text(words, turn.played), lead=lead_text(words, turn.margin)),
    ]
    drawn = [await turn_picture(context, view, turn.played, "played.png")]
    if turn.better != turn.played:
        lines.append(
            words.say("review-better", moves=moves_text(words, turn.better), lead=lead_text(words, turn.best))
        )
        drawn.append(await turn_picture(context, view, turn.better, "better.png"))
    else:
        lines.append(words.say("review-best"))
    if turn.luck:
        lines.append(words.say("review-luck", points=lead_text(words, turn.luck)))
    message = ui.LayoutView(timeout=None).add_item(ui.TextDisplay("\n".join(lines[:2])))
    message.add_item(gallery(words, drawn[0]))
    message.add_item(ui.TextDisplay("\n".join(lines[2:])))
    for one in drawn[1:]:
        message.add_item(gallery(words, one))
    if picks := _picks(words, view, found.turns):
        message.add_item(picks)
    back = button(Kind.REVIEW, words.say("button-review-all"), game=game, choice=_ALL)
    message.add_item(ui.ActionRow(back))
    await context.fill(message, [file for one in drawn for file in one.files()])


def _seat_lines(words: Language, view: GameView, turns: Sequence[ReviewedTurn]) -> list[str]:
    lines = []
    for colour in view.position.seats:
        own = [turn for turn in turns if turn.seat is colour]
        play, luck = -sum(turn.cost for turn in own), sum(turn.luck for turn in own)
        seat = seat_brief(words, view.seat_of(colour))
        lines.append(
            words.say("review-seat", seat=seat, play=lead_text(words, play), luck=lead_text(words, luck))
        )
    return lines


def _progress(words: Language, found: Review) -> str:
    return words.say("review-progress", done=len(found.turns), turns=found.total)


def _costly(turns: Sequence[ReviewedTurn]) -> list[int]:
    """Return the indexes of the turns that cost most, those that cost nothing left out."""
    costly = [index for index, turn in enumerate(turns) if turn.cost >= WORTH_TELLING]
    return sorted(costly, key=lambda index: -turns[index].cost)[:OFFERED]


def _picks(
    words: Language, view: GameView, turns: Sequence[ReviewedTurn]
) -> ui.ActionRow[ui.LayoutView] | None:
    """Return a select of the turns that cost most."""
    options: list[discord.SelectOption] = []
    for index in _costly(turns):
        turn = turns[index]
        seat, cost = seat_name(words, view.seat_of(turn.seat)), lead_text(words, -turn.cost)
        label = words.say("review-option", turn=turn.number, seat=seat, points=cost)
        options.append(option(label, str(index), text=moves_text(words, turn.played)))
    return select(Kind.REVIEW, words.say("review-pick"), options, game=view.id) if options else None


async def _chart(context: Context, view: GameView, turns: Sequence[ReviewedTurn]) -> Drawn:
    """Return the chart of what each seat could expect to be ahead after each of its turns."""
    leads = {colour: [0] for colour in view.position.seats}
    for turn in turns:
        for colour, line in leads.items():
            line.append(round(turn.margin) if colour is turn.seat else line[-1])
    chart = ScoreChartView(
        seats=view.position.seats,
        names=names(context.language, view),
        scores={colour: tuple(line) for colour, line in leads.items()},
        labels=labels(context.language),
        theme=await theme_of(context.host, view.guild),
        title="picture-review",
    )
    return await context.pictures.draw(draw_score_chart, chart, name="review.png", describe=describe_chart)
