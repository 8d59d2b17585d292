"""The private panel in which a puzzle is answered: cell, turn and figure, confirmed once. There is one try."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import ui

from bot.features.puzzles.messages import SEE, TABLE, solution_picture
from bot.features.puzzles.words import answer_lines, mover_text, solution_lines, table_text
from bot.i18n import Language
from bot.pictures import choices
from bot.pictures.boards import cells_picture, close_up_picture, tile_picture
from bot.pictures.gallery import beside, gallery
from bot.pictures.pool import Drawn, files_of
from bot.platform import limits
from bot.platform.context import Context
from bot.platform.controls import Button, Press, button, in_rows, pressed, reading, style_of
from bot.platform.custom_ids import Kind, read_number
from bot.platform.text_view import text_view
from bot.text.words import choice_name, degrees, sets_meeple, timestamp
from game.notation.moves import move_text, parse_move
from game.values.moves import Deploy, Move, Place, Skip, Spot
from host.errors import HostReason, HostRefusal
from host.puzzles.puzzles import PuzzleView
from model.ids import GuildId
from rendering.boards.cell_names import cell_name

CELLS, TURNS, FIGURE, ANSWER = "cells", "turns", "lies", "sure"
"""The acts of the panel's controls: show the cells, lay or turn the tile, set a figure on it, answer.

Turning the tile and setting nothing can lead to the same turn, and no two custom ids in a message may be
equal.
"""


@pressed(Kind.PUZZLE)
async def puzzle_pressed(press: Press) -> None:
    """Open the panel or the table of points from a public message, or carry out a choice in the panel."""
    with reading():
        action, number, *turn = press.control.choice.split(" ")
        guild, puzzle = GuildId(int(press.control.game)), read_number(number)
        moves = tuple(parse_move(move) for move in turn)
    if guild != press.place.guild:
        raise HostRefusal(HostReason.NO_PUZZLE)
    if action in (SEE, TABLE):
        press.defer_if_slow()
    elif action == ANSWER:
        await press.defer_edit()
    else:
        press.defer_edit_if_slow()
    if action == TABLE:
        await show_table(press, guild)
        return
    if action == ANSWER:
        with reading():
            place, then = _turn(moves)
        await press.host.puzzles.answer(guild, puzzle, press.person.id, place, then)
    view = await press.host.puzzles.view(guild, puzzle, press.person.id)
    if view.answer is not None or not view.open:
        await _show_answered(press, view)
    elif action in (TURNS, FIGURE):
        with reading():
            place, then = _turn(moves)
        await _show_placed(press, view, place, then)
    else:
        await _show_cells(press, view)


async def show_newest(context: Context) -> None:
    """Show in the deferred answer the puzzle that was posted last."""
    view = await context.host.puzzles.newest(context.place.server, context.person.id)
    if view.answer is not None or not view.open:
        await _show_answered(context, view)
    else:
        await _show_cells(context, view)


async def show_table(context: Context, guild: GuildId) -> None:
    """Show in the deferred answer the points and streaks of a server."""
    found = await context.host.puzzles.standings(guild)
    text = table_text(context.language, found, context.person.id)
    await context.fill(text_view(text))


async def _show_answered(context: Context, view: PuzzleView) -> None:
    """Show what the person has answered to a puzzle, with the solution once the puzzle is closed."""
    words, drawn = context.language, list[Drawn]()
    lines = [words.say("puzzle-title", number=view.daily.number or 0)]
    lines += answer_lines(words, view) if view.answer is not None else [words.say("puzzle-missed")]
    if view.open:
        plan = await context.host.puzzles.plan(view.daily.guild)
        when = words.say("puzzle-until-next")
        lines.append(words.say("puzzle-solution-comes", when=timestamp(plan.next_at)) if plan else when)
    else:
        lines += solution_lines(words, view.puzzle)
        drawn.append(await solution_picture(await context.drawing(), view.puzzle))
    message = text_view("\n".join(lines))
    for picture in drawn:
        message.add_item(gallery(words, picture))
    await context.fill(message, files_of(drawn))


async def _show_cells(context: Context, view: PuzzleView) -> None:
    """Show in the deferred answer the cells on which the tile fits, with a button for each."""
    words, position = context.language, view.puzzle.position
    tile, drawing = position.drawn, await context.drawing()
    assert tile is not None
    places = choices.first_places(position)
    thumbnail, board = await asyncio.gather(
        tile_picture(drawing, tile),
        cells_picture(
            drawing,
            position,
            tile=tile,
            cells=tuple(place.cell for place in places),
        ),
    )
    text = words.say("puzzle-choose-cell", seat=mover_text(words, position))
    message = ui.LayoutView(timeout=None).add_item(beside(text, thumbnail)).add_item(gallery(words, board))
    numbers = [_control(view, str(number), TURNS, place, Skip()) for number, place in enumerate(places, 1)]
    for row in in_rows(numbers, limits.NUMBERS_IN_A_ROW):
        message.add_item(row)
    await context.fill(message, [*board.files(), *thumbnail.files()])


async def _show_placed(context: Context, view: PuzzleView, place: Place, then: Move) -> None:
    """Show in the deferred answer the tile as it would lie, with a button for each finish of the turn."""
    words, position = context.language, view.puzzle.position
    turned = choices.placements_on(position, place.cell)
    finishes = choices.finishes(choices.laid(position, place))
    letters = choices.letters([(place, finishes)])
    spots = dict(zip(choices.spots(finishes), letters.values(), strict=True))
    drawn = await close_up_picture(
        await context.drawing(),
        position,
        place=place,
        turns=tuple(sorted({placement.turns for placement in turned} | {place.turns})),
        spots=spots,
        finish=then,
    )
    text = words.say(
        "panel-preview",
        cell=cell_name(place.cell),
        degrees=place.turns * 90,
        choice=choice_name(words, then),
        meeple=sets_meeple(then),
    )
    message = text_view(text).add_item(gallery(words, drawn))
    sure = words.say("button-puzzle-sure")
    message.add_item(
        ui.ActionRow[Any](
            _control(view, sure, ANSWER, place, then, style=discord.ButtonStyle.success),
            _control(view, words.say("panel-other-cell"), CELLS),
        )
    )
    turns = _turn_buttons(words, view, place, turned)
    figures = _figure_buttons(words, view, place, then, finishes, spots)
    for controls in (turns, figures):
        # One way alone is no choice.
        if len(controls) > 1:
            for row in in_rows(controls):
                message.add_item(row)
    message.add_item(ui.TextDisplay(words.say("puzzle-one-try")))
    await context.fill(message, drawn.files())


def _turn(moves: Sequence[Move]) -> tuple[Place, Move]:
    """Return the placement and the finish of a whole turn. Refuses anything else with ValueError."""
    place, then = moves
    if not isinstance(place, Place):
        raise ValueError(place)
    return place, then


def _turn_buttons(words: Language, view: PuzzleView, place: Place, turned: Sequence[Place]) -> list[Button]:
    """Return a button for each placement on the cell, by its turn."""
    return [
        _control(
            view,
            degrees(words, placement.turns),
            TURNS,
            placement,
            Skip(),
            style=style_of(chosen=placement == place),
        )
        for placement in turned
    ]


def _figure_buttons(
    words: Language,
    view: PuzzleView,
    place: Place,
    then: Move,
    finishes: Sequence[Move],
    letters: Mapping[Spot, str],
) -> list[Button]:
    """Return a button for each finish, and one that sets nothing; `letters` are those of spots in the picture."""
    buttons = []
    for finish in (*finishes, Skip()):
        label = words.say("panel-nobody") if isinstance(finish, Skip) else choice_name(words, finish)
        if isinstance(finish, Deploy) and finish.spot in letters:
            label = words.say("panel-finish-option", letter=letters[finish.spot], choice=label)
        style = style_of(chosen=finish == then)
        buttons.append(_control(view, label, FIGURE, place, finish, style=style))
    return buttons


def _control(
    view: PuzzleView,
    label: str,
    action: str,
    *moves: Move,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> Button:
    choice = " ".join((action, str(view.daily.number), *(move_text(move) for move in moves)))
    return button(Kind.PUZZLE, label, game=str(view.daily.guild), choice=choice, style=style)
