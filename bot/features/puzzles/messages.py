"""The public messages of the tile of the day: the puzzle, and the solution of the one before."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

import discord
from discord import ui

from bot.features.puzzles.words import mover_text, score_lines, solution_lines
from bot.i18n import Language
from bot.pictures import choices
from bot.pictures.boards import BOARD_FILE, tile_picture
from bot.pictures.drawing_context import DrawingContext
from bot.pictures.gallery import beside, gallery
from bot.pictures.pool import Drawn
from bot.platform.controls import Button, button
from bot.platform.custom_ids import Kind
from bot.text.words import colour_names, labels, timestamp
from game.engine import rules
from game.puzzles.puzzle import Puzzle, Verdict
from host.puzzles.puzzles import PuzzleView
from model.ids import GuildId
from rendering.boards.layout import window_round
from rendering.views.board_image import BoardView, Idle, draw_board
from rendering.views.board_words import describe_board

SEE, TABLE = "see", "table"
"""The choices of the messages' buttons: the panel of the puzzle, and the table of points."""

ROUND = 3
"""Cells that the picture of a solution shows on each side of the tile."""

Made = tuple[ui.LayoutView, Sequence[Drawn]]
"""A message and the pictures that it shows."""


async def puzzle_message(
    drawing: DrawingContext, puzzle_view: PuzzleView, *, next_at: datetime | None, message: int
) -> Made:
    """Return the message that opens a puzzle; `message` is its number in the outbox, by which it is found again."""
    words = drawing.words
    position, number = puzzle_view.puzzle.position, _number(puzzle_view)
    assert position.drawn is not None, "a tile is to be laid"
    view = BoardView(
        position=position,
        names=colour_names(words, position.seats),
        labels=labels(words),
        theme=drawing.theme,
        numbered=choices.cells(position),
    )
    board, tile = await asyncio.gather(
        drawing.pictures.draw(draw_board, view, name=BOARD_FILE, describe=describe_board),
        tile_picture(drawing, position.drawn),
    )
    text = "\n".join(
        (
            words.say("puzzle-title", number=number),
            words.say("puzzle-ask", seat=mover_text(words, position)),
        )
    )
    when = words.say("puzzle-until", when=timestamp(next_at)) if next_at else words.say("puzzle-until-next")
    container = ui.Container[Any](beside(text, tile))
    container.add_item(ui.TextDisplay(score_lines(words, puzzle_view.puzzle)))
    container.add_item(gallery(words, board))
    container.add_item(ui.TextDisplay(when))
    guild = puzzle_view.daily.guild
    solve = _button(words.say("button-puzzle"), guild, message, SEE, number, discord.ButtonStyle.primary)
    container.add_item(ui.ActionRow(solve, _table(words, guild, message, number)))
    return ui.LayoutView(timeout=None).add_item(container), [board, tile]


async def solution_message(
    drawing: DrawingContext, puzzle_view: PuzzleView, *, right: int, answered: int, message: int
) -> Made:
    """Return the message with the solution of a puzzle, its picture, and how many people have found it."""
    words = drawing.words
    number = _number(puzzle_view)
    drawn = await solution_picture(drawing, puzzle_view.puzzle)
    count = (
        words.say("puzzle-found", right=right, answered=answered)
        if answered
        else words.say("puzzle-found-nobody")
    )
    title = words.say("puzzle-solution-title", number=number)
    container = ui.Container[Any](
        ui.TextDisplay("\n".join((title, *solution_lines(words, puzzle_view.puzzle)))),
        gallery(words, drawn),
        ui.TextDisplay(f"{count}\n{words.say('puzzle-note')}"),
    )
    container.add_item(ui.ActionRow(_table(words, puzzle_view.daily.guild, message, number)))
    return ui.LayoutView(timeout=None).add_item(container), [drawn]


async def solution_picture(drawing: DrawingContext, puzzle: Puzzle) -> Drawn:
    """Draw the board round the tile after the best turn."""
    words = drawing.words
    position = puzzle.position
    for move in puzzle.best.moves:
        position, _ = rules.apply(position, move)
    cell = puzzle.best.whole[0].cell
    view = BoardView(
        position=position,
        names=colour_names(words, position.seats),
        labels=labels(words),
        theme=drawing.theme,
        changed_since=len(puzzle.position.board),
        area=window_round((cell,), ROUND),
        idle=Idle.LOOKED_AT,
    )
    return await drawing.pictures.draw(draw_board, view, name="solution.png", describe=describe_board)


def found_by(verdicts: Mapping[Verdict, int]) -> tuple[int, int]:
    """Return how many people have found the solution, and how many have answered."""
    return verdicts.get(Verdict.BEST, 0), sum(verdicts.values())


def _table(words: Language, guild: GuildId, message: int, number: int) -> Button:
    return _button(words.say("button-puzzle-table"), guild, message, TABLE, number)


def _button(
    label: str,
    guild: GuildId,
    message: int,
    action: str,
    number: int,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> Button:
    return button(Kind.PUZZLE, label, game=str(guild), seq=message, choice=f"{action} {number}", style=style)


def _number(puzzle_view: PuzzleView) -> int:
    assert puzzle_view.daily.number is not None, "it is posted"
    return puzzle_view.daily.number
